import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { SubmitButton } from './form.tsx';
import { Problem } from './notice.tsx';
import { useTask } from './use-task.ts';

type ConfirmButtonProps = {
  label: string;
  /** Screen reader text that distinguishes several buttons with the same label. */
  of?: string;
  question: string;
  /** The dialog's content: the consequences, and fields to fill in first. */
  children: ComponentChildren;
  confirm: string;
  busyText: string;
  isReady?: boolean;
  action: () => Promise<void>;
};

/** A button for an irreversible action. A dialog asks for confirmation; if the action fails, it stays open and shows why. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, of, question, children, confirm, busyText, isReady = true, action } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const task = useTask(async () => {
    await action();
    dialog.current?.close();
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
            <Button onClick={() => dialog.current?.close()}>Cancel</Button>
            <SubmitButton class="danger" isBusy={task.isBusy} busyText={busyText} isDisabled={!isReady}>
              {confirm}
            </SubmitButton>
          </div>
        </form>
      </dialog>
    </>
  );
}
