/** Tells whether a value fits one of an IAM policy's patterns, in which `*` is any text and `?` any one character. */
export function matchesOne(patterns: readonly string[], value: string, { ignoreCase = false } = {}): boolean {
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.'),
  );
  return sources.some((source) => new RegExp(`^${source}$`, ignoreCase ? 'is' : 's').test(value));
}
