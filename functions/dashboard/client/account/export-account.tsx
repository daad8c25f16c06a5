import { exportAccount } from '../api/operations.ts';
import { today } from '../dates.ts';
import { saveFile } from '../save-file.ts';
import { Problem } from '../ui/notice.tsx';
import { useTask } from '../ui/use-task.ts';

/** Hands over everything that is stored about the person, as a file. */
export function ExportAccount() {
  const task = useTask(async () => {
    const text = JSON.stringify(await exportAccount(), null, 2);
    saveFile(new File([text], `horoscope-${today()}.json`, { type: 'application/json' }));
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
