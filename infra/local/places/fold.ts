const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ə: 'a', // prettier
};
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' };

const SAME_WORDS: Record<string, string> = {
  st: 'saint',
  ste: 'saint',
  sankt: 'saint',
  sainte: 'saint',
  sta: 'santa',
  sto: 'santo',
  mt: 'mount',
  ft: 'fort', // prettier
};

/**
 * Reduces a name to what two spellings of it share: lower case, no accents, no apostrophes, single spaces for
 * all other punctuation, no dots in abbreviations (D.C.), and one form of "Saint", "Mount" and "Fort".
 */
export function fold(text: string): string {
  const plain = /^[a-z]+(?: [a-z]+)*$/i.test(text) ? text.toLowerCase() : withoutMarks(text).trim();
  return plain.replace(
    /(?<![^ ])(?:st|ste|sankt|sainte|sta|sto|mt|ft)(?![^ ])/g,
    (word) => SAME_WORDS[word] ?? word,
  );
}

/** The spelling of a name without umlauts, as in Muenchen and Aarhus; undefined where nothing changes. */
export function withoutUmlauts(text: string): string | undefined {
  const composed = text.normalize('NFC');
  if (!/[äöüåøæ]/i.test(composed)) return undefined;
  return composed.toLowerCase().replace(/[äöüåøæ]/g, (letter) => UMLAUTS[letter] ?? letter);
}

const withoutMarks = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}'’‘ʻʼʹ`´]/gu, '')
    .replace(/[ßæœøłđðþħıŋə]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
