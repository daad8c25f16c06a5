import { sunSign } from '#lib/chart/natal-chart.ts';
import type { User } from '#lib/table/users.ts';
import { checkBirthTime } from './check-birth-time.ts';
import { type Birthplace, resolveBirthplace } from './places.ts';

/** A birth as requests give it. */
export type NewBirth = Birthplace & { birthDate: string; birthTime?: string | undefined };

/** Completes a birth with its place, zone and Sun sign. Throws the errors of `resolveBirthplace` and `checkBirthTime`. */
export async function resolveBirth(
  { birthDate, birthTime, ...birthplace }: NewBirth,
  user: () => Promise<User>,
) {
  const place = await resolveBirthplace(birthplace, user);
  const birth = { birthDate, ...(birthTime !== undefined && { birthTime }), ...place };
  checkBirthTime(birth);
  return { ...birth, sunSign: sunSign(birth) };
}
