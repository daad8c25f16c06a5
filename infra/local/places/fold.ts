const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Reduces a name to what its spellings share: small letters without accents, one space between words. */
export function fold(name: string): string {
  // Four names of five, and several times quicker.
  if (/^[ -~]*$/.test(name))
    return name
      .toLowerCase()
      .replace(/['`.]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}'’‘ʻʼʹ`´.]+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
