/**
 * Somebody's age in whole years on a date, both YYYY-MM-DD; who was born on 29 February is a year older on 1 March of
 * other years. Negative before the birth.
 */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
