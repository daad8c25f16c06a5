import * as v from 'valibot';
import { isRealDate, isTimeOfDay } from '#lib/time/civil-day.ts';
import { textField } from './text-field.ts';

const FIRST_DATE = '1900-01-01';

/** Today where the day begins first, UTC+14: nobody on Earth has been born later. */
const latestDate = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** The name of a person: 1 to 80 characters as readers count them, after trimming and NFC. */
export const PersonName = v.pipe(
  textField('name', 80),
  v.metadata({
    description: 'Whose birth it is, 1 to 80 characters.',
    examples: ['Ada'],
  }),
);

/** A city as people write it, in a field of some name: 1 to 120 characters. */
/* @__NO_SIDE_EFFECTS__ */
export const cityText = (field: string) => textField(field, 120);

/** The city of a birth. */
export const BirthCity = v.pipe(
  cityText('birthCity'),
  v.metadata({
    description:
      'The city of birth as people write it, 1 to 120 characters; a `name` of GET /api/places means that very place.',
    examples: ['Munich, Germany'],
  }),
);

/** A real date from 1900-01-01 up to today anywhere on Earth, YYYY-MM-DD. */
export const BirthDate = v.pipe(
  v.string('birthDate must be a string.'),
  v.check(isRealDate, 'birthDate must be a real date in the form YYYY-MM-DD.'),
  v.check((date) => !isRealDate(date) || date >= FIRST_DATE, `birthDate must not be before ${FIRST_DATE}.`),
  v.check((date) => !isRealDate(date) || date <= latestDate(), 'birthDate must not be in the future.'),
  v.metadata({
    description: 'The date of birth by the calendar of the birthplace, from 1900-01-01 to today.',
    format: 'date',
    examples: ['1990-06-15'],
  }),
);

/** A time of day by the clocks of the birthplace, HH:MM from 00:00 to 23:59; null says that nobody knows it. */
export const BirthTime = v.pipe(
  v.nullable(
    v.pipe(
      v.string('birthTime must be a string.'),
      v.check(isTimeOfDay, 'birthTime must be a time of day from 00:00 to 23:59 in the form HH:MM.'),
      v.metadata({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
    ),
  ),
  v.metadata({
    description: 'The time of birth by the clocks of the birthplace, HH:MM; null where nobody knows it.',
    examples: ['14:35'],
  }),
);
