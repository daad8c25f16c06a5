import { useSignal } from '@preact/signals';
import { ApiProblem } from '../api.ts';

/** Runs an action, never twice at the same time. `problem` is the last run's `ApiProblem`; `run` rejects with other errors. */
export function useTask(action: () => Promise<void>) {
  const isBusy = useSignal(false);
  const problem = useSignal<ApiProblem | undefined>(undefined);
  async function run(): Promise<void> {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = undefined;
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      problem.value = error;
    } finally {
      isBusy.value = false;
    }
  }
  function onSubmit(event: Event): void {
    event.preventDefault();
    void run();
  }
  return { run, onSubmit, isBusy: isBusy.value, problem: problem.value };
}
