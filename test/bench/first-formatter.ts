/** Does the minimum work of any first result: time zones require Intl, whose first formatter is slow. */
export function year(): string {
  const options = { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(0);
}
