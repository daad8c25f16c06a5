/** Patterns that no log line may match; its names and places are used by tests. */
const secrets: Record<string, RegExp> = {
  key: /hsk_/,
  cookie: /__Host-session=|(?<![\w-])[\w-]{43}(?![\w-])/,
  code: /(?<![\w:./-])\d{6}(?![\w:.-])/,
  address: /[^\s@/"]+@[\w-]+\.[a-z]/i,
  date: /\b(19|20)\d\d-\d\d-\d\d\b(?!T)/,
  name: /\b(Ada|Lovelace|London|Paris|Tokyo|Xyzzyville)\b/,
};

/** Log lines that contain a key, cookie, code, address or birth data, each after the kind of leak. */
export function leaksIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    Object.entries(secrets)
      .filter(([, form]) => form.test(line))
      .map(([what]) => `${what}: ${line}`),
  );
}

/** Part of resource names on which no role has a grant; tests that use it expect an access error. */
export const UNGRANTED = 'ungranted';
