/** One way to read a text: the name of a city, and what it lies in according to the text. */
export type Reading = { name: string; qualifiers: string[] };

// Commas in the scripts that have their own, and dashes between spaces.
const SEPARATORS = /[,;|\n،、]|\s[-–—]\s/;
const BRACKETS = /[()]/;
// What only says that it is a city, where it is written together with the name.
const CITY_WORDS =
  /^(?:г\.|город|місто|м\.|city of|ville de|stadt)\s+|(?<=\p{Script=Han}{2})[市縣县都府]$|(?:특별시|광역시|시)$/giu;

/**
 * The ways to read a text, the likeliest first: the words before the first comma are the name, or their last
 * words already say where it lies ("Paris Texas"), if isArea knows them; what stands in brackets belongs to the
 * name ("Frankfurt (Oder)") or says where it lies. None for a text without letters.
 */
export function readQuery(text: string, isArea: (name: string) => boolean): Reading[] {
  const parts = lettered(text.normalize('NFKC').split(SEPARATORS));
  if (!BRACKETS.test(text)) return readings(parts, isArea);
  const divided = lettered(parts.flatMap((part) => part.split(BRACKETS)));
  return [...readings(parts, isArea), ...readings(divided, isArea)];
}

function readings([first, ...qualifiers]: string[], isArea: (name: string) => boolean): Reading[] {
  if (first === undefined) return [];
  const name = first.replace(CITY_WORDS, '');
  const names = name === first ? [first] : [first, name];
  const whole = names.map((candidate) => ({ name: candidate, qualifiers }));
  const words = name.split(/\s+/);
  const divided = words
    .slice(1)
    .map((_, at) => ({ name: words.slice(0, -at - 1).join(' '), last: words.slice(-at - 1).join(' ') }))
    .filter(({ last }) => isArea(last))
    .map((division) => ({ name: division.name, qualifiers: [division.last, ...qualifiers] }));
  return [...whole, ...divided];
}

const lettered = (parts: string[]) => parts.map(withoutPostcodes).filter((part) => /\p{L}/u.test(part));

const withoutPostcodes = (part: string) =>
  part
    .split(/\s+/)
    .filter((word) => !/^\d*$/.test(word))
    .join(' ');
