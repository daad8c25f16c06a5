import { logSecurityEvent, type SecurityEventName } from '#lib/log.ts';
import { Refusal } from '#lib/refusal.ts';

type About<Result> = { event: SecurityEventName; source: string; userIdOf?: (result: Result) => string };

/** Does a piece of work and logs its end as a security event: allowed, or refused and why. Defects are logged elsewhere. */
export async function withSecurityEvent<Result>(
  { event, source, userIdOf }: About<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    logSecurityEvent({ event, outcome: 'allowed', source, userId: userIdOf?.(result) });
    return result;
  } catch (error) {
    if (error instanceof Refusal)
      logSecurityEvent({ event, outcome: 'refused', reason: error.reason, source });
    throw error;
  }
}
