import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { NewProfile, ProfileEdit } from '#lib/client/types.gen.ts';
import type { Profile } from '../session.ts';
import { changeProfile } from '../session.ts';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';
import { typedIn, useProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';

/** A button that opens a profile in a dialog to be put right; closing it, the browser gives the focus back. */
export function EditProfile({ profile }: { profile: Profile }) {
  // Which time it is open; 0 while it is closed.
  const opening = useSignal(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    if (opening.value > 0) dialog.current?.showModal();
  }, [opening.value]);
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          opening.value += 1;
        }}
      >
        Edit<span class="unseen"> {profile.name}</span>
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClose={() => {
          // A browser tells this some time after, when it may have been opened again.
          if (!dialog.current?.open) opening.value = 0;
        }}
      >
        {opening.value > 0 && (
          <EditForm
            key={opening.value}
            profile={profile}
            titleId={titleId}
            onDone={() => dialog.current?.close()}
          />
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
