const CYRILLIC = readLetters(`
  а a  б b  в v  г g  д d  е e  ё yo ж zh з z  и i  й y  к k  л l  м m  н n  о o  п p  р r  с s  т t  у u  ф f
  х kh ц ts ч ch ш sh щ shch ъ - ы y  ь -  э e  ю yu я ya є ye і i  ї yi ґ g  ў u  ј j  љ lj њ nj ћ c  ђ dj џ dz
  ә a  ғ gh қ q  ң ng ө o  ұ u  ү u  һ h`);
const GREEK = readLetters(`
  α a  β v  γ g  δ d  ε e  ζ z  η i  θ th ι i  κ k  λ l  μ m  ν n  ξ x  ο o  π p  ρ r  σ s  ς s  τ t  υ y  φ f
  χ ch ψ ps ω o`);
const HANGUL_INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const HANGUL_VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const HANGUL_FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p h'.split(' ');

/**
 * Writes a name in Cyrillic, Greek or Korean letters in Latin ones, letter by letter as maps do; undefined
 * for all other scripts.
 */
export function romanise(name: string): string | undefined {
  const text = name.normalize('NFC').toLowerCase();
  if (/\p{Script=Cyrillic}/u.test(text)) return spelled(text, CYRILLIC);
  if (/\p{Script=Greek}/u.test(text)) {
    const bare = text.normalize('NFD').replace(/\p{Mn}/gu, '');
    return spelled(
      bare
        .replace(/ου/g, 'u')
        .replace(/(?<=[αε])υ/g, 'v')
        .replace(/γγ/g, 'ng'),
      GREEK,
    );
  }
  if (/\p{Script=Hangul}/u.test(text)) return text.replace(/[가-힣]/g, romanisedSyllable);
  return undefined;
}

/** What the usual romanisations of a Cyrillic or Greek name share (Yekaterinburg, Jekaterinburg, Ekaterinburg). */
export const looseSpelling = (foldedName: string): string =>
  foldedName
    .replace(/[yj]/g, 'i')
    .replace(/i+(?=[aeou])/g, '')
    .replace(/ii+/g, 'i')
    .replace(/kh/g, 'h')
    .replace(/(.)\1/g, '$1');

const spelled = (text: string, letters: Map<string, string>) =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('');

// Unicode composes a syllable from 19 initials, 21 vowels and 28 finals (The Unicode Standard, section 3.12).
function romanisedSyllable(syllable: string): string {
  const index = syllable.charCodeAt(0) - 0xac00;
  const parts = [
    HANGUL_INITIALS[Math.floor(index / 588)],
    HANGUL_VOWELS[Math.floor((index % 588) / 28)],
    HANGUL_FINALS[index % 28],
  ];
  return parts.map((part) => (part === '-' ? '' : part)).join('');
}

function readLetters(table: string): Map<string, string> {
  const cells = table.trim().split(/\s+/);
  const pairs = cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? ''] as const] : []));
  return new Map(pairs.map(([letter, latin]) => [letter, latin === '-' ? '' : latin]));
}
