import { addDays, ageOn } from '#lib/time/calendar-date.ts';
import type { Activity } from '../lists/activities.ts';
import { COMING_OF_AGE, WORKING_AGES } from '../reader.ts';
import { dayNumber, isWorkingDay, modulo } from '../rotation.ts';
import type { Condition, Holiday } from '../scenes.ts';

/** Holidays that most of the world shares, `MM-DD`. */
const HOLIDAYS: Readonly<Record<string, Holiday>> = {
  '01-01': 'new-year',
  '05-01': 'may-day',
  '12-24': 'christmas',
  '12-25': 'christmas',
  '12-26': 'christmas',
  '12-31': 'new-years-eve',
};
const VALENTINES_DAY = '02-14';
/** The age up to which readers may have tests and homework ahead. */
const LAST_TESTS = 30;

/** The kind of day, and the reader's age on it: what may stand in a text or a list. */
export type Occasion = {
  age: number;
  isWorkingDay: boolean;
  isMonday: boolean;
  holiday: Holiday | undefined;
  isValentinesDay: boolean;
  isBirthday: boolean;
};

export function occasionOf(date: string, birthDate: string): Occasion {
  const monthAndDay = date.slice(5);
  const holiday = HOLIDAYS[monthAndDay];
  const day = dayNumber(date);
  return {
    age: ageOn(birthDate, date),
    isWorkingDay: isWorkingDay(day) && holiday === undefined,
    isMonday: modulo(day, 7) === 1,
    holiday,
    isValentinesDay: monthAndDay === VALENTINES_DAY,
    isBirthday: ageOn(birthDate, date) > ageOn(birthDate, addDays(date, -1)),
  };
}

/** Whether a text suits an age on any day. */
export function suitsAge(conditions: readonly Condition[], age: number): boolean {
  for (const condition of conditions) {
    if (condition === 'adult' && age < COMING_OF_AGE) return false;
    if (condition === 'working' && (age < WORKING_AGES.from || age > WORKING_AGES.to)) return false;
    if (condition === 'student' && age > LAST_TESTS) return false;
  }
  return true;
}

/** Whether a text suits the kind of day. */
export function suitsDay(conditions: readonly Condition[], isWorkingDay: boolean): boolean {
  return !conditions.includes(isWorkingDay ? 'weekend' : 'workday');
}

/** Whether all conditions of a text are met. */
export function meets(
  conditions: readonly Condition[],
  { age, isWorkingDay: works }: Pick<Occasion, 'age' | 'isWorkingDay'>,
): boolean {
  return suitsAge(conditions, age) && suitsDay(conditions, works);
}

/** Whether the reader's age and the kind of day allow an activity on either list. */
export function isOpen(
  { ages: { from = 0, to = Infinity } = {}, days, closedOnMondays, chore, begins }: Activity,
  { age, isWorkingDay: works, isMonday, holiday }: Occasion,
): boolean {
  if ((closedOnMondays && isMonday) || ((chore || begins) && holiday !== undefined)) return false;
  if (age < from || age > to) return false;
  return days === undefined || (days === 'working') === works;
}
