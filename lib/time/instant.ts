import { isRealDate } from './calendar-date.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is an instant in ISO 8601 with its zone, of a real date: `Date.parse` alone takes 30 February for a day of March. */
export function isInstant(text: string): boolean {
  return isRealDate(FORM.exec(text)?.[1] ?? '') && !Number.isNaN(Date.parse(text));
}
