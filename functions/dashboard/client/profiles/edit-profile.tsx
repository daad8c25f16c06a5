import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { NewProfile, ProfileEdit } from '#lib/client/types.gen.ts';
import type { Profile } from '../session.ts';
import { changeProfile } from '../session.ts';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';
import { typedIn, useProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';

/** A button that opens a profile in a dialog to be put right; closing it, the browser gives the focus back. */
export function EditProfile({ profile }: { profile: Profile }) {
  const isOpen = useSignal(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
  }, [isOpen.value]);
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        Edit<span class="unseen"> {profile.name}</span>
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClose={() => {
          isOpen.value = false;
        }}
      >
        {isOpen.value && (
          <EditForm profile={profile} titleId={titleId} onDone={() => dialog.current?.close()} />
        )}
      </dialog>
    </>
  );
}

type EditFormProps = { profile: Profile; titleId: string; onDone: () => void };

function EditForm({ profile, titleId, onDone }: EditFormProps) {
  const draft = useProfileDraft(profile);
  const { run, isBusy, problem } = useTask(async () => {
    const changes = changesOf(profile, typedIn(draft));
    if (Object.keys(changes).length > 0) await changeProfile(profile.id, changes);
    onDone();
  });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h2 id={titleId}>Edit {profile.name}</h2>
      <ProfileFields draft={draft} problem={problem} />
      <p class="hint">If the birth changes, so do all its forecasts.</p>
      <div class="row end">
        <button type="button" class="quiet" onClick={onDone}>
          Cancel
        </button>
        <SubmitButton isBusy={isBusy} busyText="Saving …">
          Save
        </SubmitButton>
      </div>
    </form>
  );
}

/** What was typed otherwise than the profile has it. */
function changesOf(profile: Profile, typed: NewProfile): ProfileEdit {
  const before: Record<string, unknown> = { ...profile, birthTime: profile.birthTime ?? null };
  return Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== before[field]));
}
