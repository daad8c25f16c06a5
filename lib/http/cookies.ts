/** The value of a cookie in a Cookie header, if it has one that passes; of several, the first. */
export function cookieIn(
  header: string | undefined,
  cookie: string,
  passes: (value: string) => boolean,
): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookie && passes(value)) return value;
  }
  return undefined;
}
