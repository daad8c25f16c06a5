import { invalidField } from '#lib/service-error.ts';
import { instantsAt } from '#lib/time/civil-day.ts';

type TimedBirth = { birthDate: string; birthTime?: string; timeZone: string };

/**
 * Throws `invalid_request` for a birth time in the future, or one that a clock change skipped. If a clock change repeated
 * the time, its first occurrence counts.
 */
export function checkBirthTime({ birthDate, birthTime, timeZone }: TimedBirth, nowMs = Date.now()): void {
  if (birthTime === undefined) return;
  const [birthMs] = instantsAt(birthDate, birthTime, timeZone);
  if (birthMs === undefined)
    throw invalidField(
      'birthTime',
      `birthTime ${birthTime} did not exist on ${birthDate} in ${timeZone}: the clocks went forward.`,
    );
  if (birthMs > nowMs)
    throw invalidField('birthTime', `birthTime ${birthTime} is in the future in ${timeZone}.`);
}
