/** What no first answer can do without: the zone of a birth is read through Intl, whose first formatter is slow. */
export function year(): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' }).format(
    0,
  );
}
