import { addProfile } from '../session.ts';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';
import { clear, typedIn, useProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';

/** Creates a profile from a name, a date, perhaps a time, and a city as it is typed; without a title of its own, the page's is it. */
export function NewProfile({ title }: { title?: string }) {
  const draft = useProfileDraft();
  const { run, isBusy, problem } = useTask(async () => {
    await addProfile(typedIn(draft));
    clear(draft);
  });
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {title && <h2>{title}</h2>}
      <ProfileFields draft={draft} problem={problem} />
      <SubmitButton isBusy={isBusy} busyText="Looking up the city …">
        Create the profile
      </SubmitButton>
    </form>
  );
}
