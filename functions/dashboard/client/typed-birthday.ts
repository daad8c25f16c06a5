/** The earliest date of birth that the service accepts. */
export const FIRST_BIRTH_DATE = '1900-01-01';

/** sessionStorage key of the date of birth typed on the landing page, which the first profile's form starts with. */
const KEY = 'birthday';

/** Returns the date of birth typed in this tab, or an empty string; stores `date` if given. */
export function typedBirthday(date?: string): string {
  if (date !== undefined) sessionStorage.setItem(KEY, date);
  return sessionStorage.getItem(KEY) ?? '';
}
