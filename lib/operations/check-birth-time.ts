import { ServiceError } from '#lib/service-error.ts';
import { instantsAt } from '#lib/time/civil-day.ts';

type TimedBirth = { birthDate: string; birthTime?: string; timeZone: string };

/**
 * Throws `invalid_request` for a birth time in the future, or one that a clock change skipped. Of a time that occurred
 * twice, the first one counts.
 */
export function checkBirthTime({ birthDate, birthTime, timeZone }: TimedBirth, nowMs = Date.now()): void {
  if (birthTime === undefined) return;
  const [birthMs] = instantsAt(birthDate, birthTime, timeZone);
  if (birthMs === undefined)
    throw invalidBirthTime(
      `birthTime ${birthTime} did not exist on ${birthDate} in ${timeZone}: the clocks went forward.`,
    );
  if (birthMs > nowMs) throw invalidBirthTime(`birthTime ${birthTime} is in the future in ${timeZone}.`);
}

const invalidBirthTime = (detail: string): ServiceError =>
  new ServiceError('invalid_request', detail, { fields: [{ field: 'birthTime', detail }] });
