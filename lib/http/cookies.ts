/** What the service's cookies hold: 256 bits in base64url. */
const FORM = /^[\w-]{43}$/;

/** The Set-Cookie value that gives a browser a cookie for a time: for this service alone, and for no script. */
export const setCookie = (cookie: string, value: string, maxAgeSeconds: number): string =>
  `${cookie}=${value}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=${maxAgeSeconds}`;

/** The value of a cookie in a Cookie header, if it has one of the form that the service gives; of several, the first. */
export function cookieIn(header: string | undefined, cookie: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookie && FORM.test(value)) return value;
  }
  return undefined;
}
