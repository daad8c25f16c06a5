import { exportAccount } from '../api/operations.ts';
import { today } from '../dates.ts';
import { Problem } from '../ui/notice.tsx';
import { useTask } from '../ui/use-task.ts';

/** Hands over everything that is stored about the person, as a file. */
export function ExportAccount() {
  const task = useTask(async () => {
    save(await exportAccount(), `horoscope-${today()}.json`);
  });
  return (
    <section class="card row between">
      <div>
        <h2>Your data</h2>
        <p class="hint">Everything stored about you, as one JSON file.</p>
      </div>
      <button type="button" class="quiet" aria-disabled={task.isBusy} onClick={() => void task.run()}>
        {task.isBusy ? 'Collecting …' : 'Download'}
      </button>
      <Problem problem={task.problem} />
    </section>
  );
}

function save(content: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
