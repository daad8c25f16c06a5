/** Tells whether a value fits a pattern of an IAM policy, in which `*` is any text and `?` any one character. */
export function matchesPattern(pattern: string, value: string, { ignoreCase = false } = {}): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, ignoreCase ? 'is' : 's').test(value);
}
