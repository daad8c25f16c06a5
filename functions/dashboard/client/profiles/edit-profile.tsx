import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { ProfileEdit } from '#lib/contract/profiles.ts';
import { changeProfile } from '../edit-profiles.ts';
import type { Profile } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { SubmitButton } from '../ui/form.tsx';
import { useTask } from '../ui/use-task.ts';
import { type Matters, MattersField } from './matters.tsx';
import { type DraftValues, draftValues, ProfileFields, useProfileDraft } from './profile-fields.tsx';

/**
 * A button that opens a dialog to edit a profile, labeled `Edit` by default. The browser restores the focus when the dialog
 * closes.
 */
export function EditProfile({ profile, children = 'Edit' }: { profile: Profile; children?: string }) {
  // Counts openings, so that each opening gets a new form; 0 while the dialog is closed.
  const opening = useSignal(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    if (opening.value > 0) dialog.current?.showModal();
  }, [opening.value]);
  return (
    <>
      <Button
        onClick={() => {
          opening.value += 1;
        }}
      >
        {children}
        <span class="unseen"> {profile.name}</span>
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClose={() => {
          // The close event is asynchronous, so the dialog may be open again.
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

function EditForm({ profile, titleId, onDone }: { profile: Profile; titleId: string; onDone: () => void }) {
  const draft = useProfileDraft(profile);
  const matters = useSignal<Matters | undefined>(undefined);
  const { onSubmit, isBusy, problem } = useTask(async () => {
    const changes = {
      ...changedFields(profile, draftValues(draft)),
      ...(matters.value && { matters: matters.value }),
    };
    if (Object.keys(changes).length > 0) await changeProfile(profile.id, changes);
    onDone();
  });
  return (
    <form class="stack" onSubmit={onSubmit}>
      <h2 id={titleId}>Edit {profile.name}</h2>
      <ProfileFields draft={draft} problem={problem} />
      <MattersField profileId={profile.id} chosen={matters} />
      <p class="hint">If you change the birth data, all forecasts change too.</p>
      <div class="row end">
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton isBusy={isBusy} busyText="Saving …">
          Save
        </SubmitButton>
      </div>
    </form>
  );
}

function changedFields(profile: Profile, values: DraftValues): ProfileEdit {
  const stored: Record<string, unknown> = { ...profile, birthTime: profile.birthTime ?? null };
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]));
}
