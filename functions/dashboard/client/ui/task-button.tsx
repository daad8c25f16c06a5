import { Button } from './button.tsx';
import { Problem } from './notice.tsx';
import { useTask } from './use-task.ts';

type TaskButtonProps = {
  label: string;
  /** Screen reader text that distinguishes several buttons with the same label. */
  of: string;
  action: () => Promise<void>;
};

/** A button that runs an action, never twice at the same time, and shows why it failed. */
export function TaskButton({ label, of, action }: TaskButtonProps) {
  const { run, isBusy, problem } = useTask(action);
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => void run()}>
        {label}
        <span class="unseen"> {of}</span>
      </Button>
      <Problem problem={problem} />
    </>
  );
}
