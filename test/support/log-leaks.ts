/** How each thing looks that no log may hold; names and places are those that the tests use. */
const secrets: Record<string, RegExp> = {
  key: /hsk_/,
  cookie: /__Host-session=|(?<![\w-])[\w-]{43}(?![\w-])/,
  code: /(?<![\w:./-])\d{6}(?![\w:.-])/,
  address: /[^\s@/"]+@[\w-]+\.[a-z]/i,
  date: /\b(19|20)\d\d-\d\d-\d\d\b(?!T)/,
  name: /\b(Ada|Lovelace|London|Paris|Tokyo|Xyzzyville)\b/,
};

/** The lines among some log lines that hold a key, cookie, code, address or birth data, each with what it holds. */
export function leaksIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    Object.entries(secrets)
      .filter(([, form]) => form.test(line))
      .map(([what]) => `${what}: ${line}`),
  );
}
