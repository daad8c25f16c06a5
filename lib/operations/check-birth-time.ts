import { Refusal } from '#lib/refusal.ts';
import { instantsAt } from '#lib/time/civil-day.ts';

type TimedBirth = { birthDate: string; birthTime?: string; timeZone: string };

/**
 * Refuses, as `invalid_request`, a time of birth that the clocks of the birthplace jumped over on that date, or that is
 * still to come. Of a time that they showed twice the first counts.
 */
export function checkBirthTime({ birthDate, birthTime, timeZone }: TimedBirth, nowMs = Date.now()): void {
  if (birthTime === undefined) return;
  const [bornMs] = instantsAt(birthDate, birthTime, timeZone);
  if (bornMs === undefined)
    throw refused(
      `birthTime ${birthTime} never was: on ${birthDate} the clocks of ${timeZone} jumped over it.`,
    );
  if (bornMs > nowMs) throw refused(`birthTime ${birthTime} is still to come in ${timeZone}.`);
}

const refused = (detail: string): Refusal =>
  new Refusal('invalid_request', detail, { fields: [{ field: 'birthTime', detail }] });
