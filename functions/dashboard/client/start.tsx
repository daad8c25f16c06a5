import { useEffect } from 'preact/hooks';
import { refresh } from './session.ts';
import { MoonMark } from './ui/moon-mark.tsx';
import { Problem } from './ui/notice.tsx';
import { Progress } from './ui/progress.tsx';
import { useTask } from './ui/use-task.ts';

/** What is shown until it is known who is signed in. */
export function Start() {
  const task = useTask(refresh);
  // Asked once; after that by hand.
  useEffect(() => void task.run(), []);
  return (
    <main class="sign-in">
      <Progress />
      <MoonMark />
      <h1 class="unseen">Horoscope</h1>
      <Problem text={task.problem} onRetry={() => void task.run()} />
    </main>
  );
}
