import { environmentVariable } from '#lib/environment.ts';
import { logError, logInfo } from '#lib/log/log.ts';
import { CHECKS_PER_LOOKUP, checkNumber } from '#lib/operations/check-schedule.ts';
import { CheckError, checkService } from '#lib/operations/check-service.ts';

/** Uses the stage as a reader does, at the time of its schedule. Throws if a step fails, which Lambda counts. */
export async function handler({ time }: { time: string }): Promise<void> {
  const nowMs = Date.parse(time);
  const looksUp = checkNumber(nowMs) % CHECKS_PER_LOOKUP === 0;
  try {
    const steps = await checkService(environmentVariable('SERVICE_URL'), { nowMs, looksUp });
    logInfo('check passed', { count: steps.length, step: steps.at(-1) });
  } catch (error) {
    const { step, status } = error instanceof CheckError ? error : {};
    logError('check failed', { step, status }, error);
    throw new Error('The check failed');
  }
}
