import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Problem } from '../ui/notice.tsx';
import { useTask } from '../ui/use-task.ts';

const WAIT_SECONDS = 60;

/** Sends another code, once a minute has passed since the last; counts down to it. */
export function ResendButton({ send }: { send: () => Promise<unknown> }) {
  const secondsLeft = useSignal(WAIT_SECONDS);
  const task = useTask(async () => {
    await send();
    secondsLeft.value = WAIT_SECONDS;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (secondsLeft.value > 0) secondsLeft.value -= 1;
    }, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  const isWaiting = secondsLeft.value > 0;
  return (
    <>
      <button type="button" class="quiet" disabled={isWaiting} onClick={() => void task.run()}>
        {isWaiting ? `New code in ${secondsLeft.value} s` : 'Send a new code'}
      </button>
      <Problem problem={task.problem} />
    </>
  );
}
