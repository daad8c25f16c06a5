import { useSignal } from '@preact/signals';
import { ApiProblem } from '../api/api-problem.ts';

/**
 * Runs an action at a person's request, one at a time: `isBusy` while it runs, then `problem` if it was refused. Other errors are defects and are thrown on.
 */
export function useTask<Input extends unknown[]>(action: (...input: Input) => Promise<void>) {
  const isBusy = useSignal(false);
  const problem = useSignal<ApiProblem | undefined>(undefined);
  async function run(...input: Input): Promise<void> {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = undefined;
    try {
      await action(...input);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      problem.value = error;
    } finally {
      isBusy.value = false;
    }
  }
  return { run, isBusy: isBusy.value, problem: problem.value };
}
