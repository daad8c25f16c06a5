/** Patterns that no log line may match. `name` matches the names and places that tests use. */
const secrets: Record<string, RegExp> = {
  key: /hsk_/,
  cookie: /__Host-session=|(?<![\w-])[\w-]{43}(?![\w-])/,
  code: /(?<![\w:./-])\d{6}(?![\w:.-])/,
  address: /[^\s@/"]+@[\w-]+\.[a-z]/i,
  date: /\b(19|20)\d\d-\d\d-\d\d\b(?!T)/,
  name: /\b(Ada|Lovelace|London|Paris|Tokyo|Xyzzyville)\b/,
};

/** Finds log lines that contain a key, cookie, code, address or birth data; prefixes each with the kind of leak. */
export function leaksIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    Object.entries(secrets)
      .filter(([, form]) => form.test(line))
      .map(([what]) => `${what}: ${line}`),
  );
}

/** Substring of resource names for which no role has a grant; tests use such names to provoke access errors. */
export const UNGRANTED = 'ungranted';
