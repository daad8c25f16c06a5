import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Problem } from './notice.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useTask } from './use-task.ts';

type ConfirmButtonProps = {
  /** What the button says; `of` tells screen readers which of several is meant. */
  label: string;
  of?: string;
  question: string;
  /** What happens then, and anything that must be filled in first. */
  children: ComponentChildren;
  confirm: string;
  busyText: string;
  isReady?: boolean;
  action: () => Promise<void>;
};

/** A button for what cannot be undone: asks in a dialog, acts, and stays open with the reason if it was refused. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, of, question, children, confirm, busyText, isReady = true, action } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const task = useTask(async () => {
    await action();
    dialog.current?.close();
    // The button that opened the dialog goes with what it deleted.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
  return (
    <>
      <button type="button" class="danger-quiet" onClick={() => dialog.current?.showModal()}>
        {label}
        {of && <span class="unseen"> {of}</span>}
      </button>
      <dialog ref={dialog} aria-labelledby={titleId}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void task.run();
          }}
        >
          <h2 id={titleId}>{question}</h2>
          {children}
          <Problem problem={task.problem} />
          <div class="row end">
            <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <SubmitButton class="danger" isBusy={task.isBusy} busyText={busyText} isDisabled={!isReady}>
              {confirm}
            </SubmitButton>
          </div>
        </form>
      </dialog>
    </>
  );
}
