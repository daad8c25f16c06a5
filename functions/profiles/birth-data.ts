import * as v from 'valibot';
import { textField } from '#lib/http/text-field.ts';
import { isRealDate, isTimeOfDay } from '#lib/time/civil-day.ts';

const FIRST_DATE = '1900-01-01';

/** Today where the day begins first, UTC+14: nobody on Earth has been born later. */
const latestDate = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** The name of a person: 1 to 80 characters as readers count them, after trimming and NFC. */
export const PersonName = textField('name', 80);

/** A city as people write it, in a field of some name: 1 to 120 characters. */
export const cityText = (field: string) => textField(field, 120);

/** The city of a birth. */
export const BirthCity = cityText('birthCity');

/** A real date from 1900-01-01 up to today anywhere on Earth, YYYY-MM-DD. */
export const BirthDate = v.pipe(
  v.string('birthDate must be a string.'),
  v.check(isRealDate, 'birthDate must be a real date in the form YYYY-MM-DD.'),
  v.check((date) => !isRealDate(date) || date >= FIRST_DATE, `birthDate must not be before ${FIRST_DATE}.`),
  v.check((date) => !isRealDate(date) || date <= latestDate(), 'birthDate must not be in the future.'),
);

/** A time of day by the clocks of the birthplace, HH:MM from 00:00 to 23:59; null says that nobody knows it. */
export const BirthTime = v.nullable(
  v.pipe(
    v.string('birthTime must be a string.'),
    v.check(isTimeOfDay, 'birthTime must be a time of day from 00:00 to 23:59 in the form HH:MM.'),
  ),
);
