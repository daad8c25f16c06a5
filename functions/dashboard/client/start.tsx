import { useEffect } from 'preact/hooks';
import { start } from './session.ts';
import { MoonMark } from './ui/moon-mark.tsx';
import { Problem } from './ui/notice.tsx';
import { Progress } from './ui/progress.tsx';
import { Skeleton } from './ui/skeleton.tsx';
import { useTask } from './ui/use-task.ts';

/** What is shown until it is known who is signed in: the shape of what comes. */
export function Start() {
  const task = useTask(start);
  // Asked once; after that by hand.
  useEffect(() => void task.run(), []);
  return (
    <div class="shell">
      <header class="top">
        <Progress />
        <span class="brand">
          <MoonMark />
          Horoscope
        </span>
      </header>
      <main>
        <h1 class="unseen">Horoscope</h1>
        <Problem problem={task.problem} onRetry={() => void task.run()} />
        <Skeleton />
      </main>
    </div>
  );
}
