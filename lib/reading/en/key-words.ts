/** Frequent words of four letters or more that two lines may share. */
const COMMON = new Set(
  (
    'about after again alone also another anything around away back because been before being best better both come comes ' +
    'does done down each easier easily either else enough even ever every everyone everything feel feels find first from ' +
    'gets give gives goes going good have help helps here into itself just keep keeps kind know lead leave less like little ' +
    'long look looks make makes many matter more most much need needs next nobody nothing once only other others over ' +
    'people quite rather right same seem seems show shows small some somebody someone something somewhere sometimes soon ' +
    'start starts still such take takes than that their them then there these they thing things this those through ' +
    'today together turn turns under until very want wants well were what when where which while with without yours ' +
    'your yourself'
  ).split(' '),
);
/** Stems of five letters treat plans and planned, or friend and friendship, as equal. */
const STEM_LENGTH = 5;

/** Each stem has a number, since numbers compare faster than strings. `known` caches the stems of each line. */
const numbers = new Map<string, number>();
const known = new Map<string, readonly number[]>();

export function shareWords(line: string, other: string): boolean {
  const stems = stemsOf(line);
  for (const stem of stemsOf(other)) if (stems.includes(stem)) return true;
  return false;
}

function stemsOf(line: string): readonly number[] {
  let stems = known.get(line);
  if (stems === undefined) {
    const words = line.match(/[a-z]{4,}/g) ?? [];
    stems = words.filter((word) => !COMMON.has(word)).map((word) => numberOf(word.slice(0, STEM_LENGTH)));
    known.set(line, stems);
  }
  return stems;
}

function numberOf(stem: string): number {
  const number = numbers.get(stem) ?? numbers.size;
  numbers.set(stem, number);
  return number;
}
