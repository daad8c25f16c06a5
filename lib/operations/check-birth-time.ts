import { invalidField } from '#lib/service-error.ts';
import { instantsAt, isSkippedDate } from '#lib/time/civil-day.ts';

type LocalBirth = { birthDate: string; birthTime?: string; timeZone: string };

/**
 * Throws `invalid_request` for a birth date or time that the zone skipped, or a time in the future. If a clock change repeated
 * the time, its first occurrence counts.
 */
export function checkBirthTime({ birthDate, birthTime, timeZone }: LocalBirth, nowMs = Date.now()): void {
  if (isSkippedDate(birthDate, timeZone))
    throw invalidField(
      'birthDate',
      `birthDate ${birthDate} did not exist in ${timeZone}: the zone skipped this day.`,
    );
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
