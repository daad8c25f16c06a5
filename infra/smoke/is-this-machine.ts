/** Whether an address leads to this machine and nowhere else. */
export const isThisMachine = (url: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
