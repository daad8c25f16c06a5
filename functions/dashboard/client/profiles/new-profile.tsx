import { addProfile } from '../session.ts';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';
import { typedIn, useProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';

/** Creates a profile from a name, a date, perhaps a time, and a city as it is typed. */
export function NewProfile() {
  const draft = useProfileDraft();
  const { run, isBusy, problem } = useTask(async () => {
    await addProfile(typedIn(draft));
    for (const field of Object.values(draft)) field.value = '';
  });
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h2>New profile</h2>
      <ProfileFields draft={draft} problem={problem} />
      <SubmitButton isBusy={isBusy} busyText="Looking up the city …">
        Create the profile
      </SubmitButton>
    </form>
  );
}
