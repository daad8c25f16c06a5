import { addProfile } from '../edit-profiles.ts';
import { SubmitButton } from '../ui/form.tsx';
import { useTitle } from '../ui/page.tsx';
import { useTask } from '../ui/use-task.ts';
import { clearDraft, draftValues, ProfileFields, useProfileDraft } from './profile-fields.tsx';

/** The welcome page of an account without profiles. */
export function FirstProfile() {
  useTitle('Welcome');
  return (
    <section class="sides">
      <header>
        <h1>Welcome</h1>
        <p class="lead">When and where were you born? That’s all we need.</p>
      </header>
      <NewProfile />
    </section>
  );
}

export function NewProfile({ title }: { title?: string }) {
  const draft = useProfileDraft();
  const { onSubmit, isBusy, problem } = useTask(async () => {
    await addProfile(draftValues(draft));
    clearDraft(draft);
  });
  return (
    <form class="card stack" onSubmit={onSubmit}>
      {title && <h2>{title}</h2>}
      <ProfileFields draft={draft} problem={problem} />
      <SubmitButton isBusy={isBusy} busyText="Looking up the city …">
        {title ? 'Add this person' : 'See my day'}
      </SubmitButton>
    </form>
  );
}
