/** How wide a text is as it would be drawn. */
export type Measure = (text: string) => number;

/** What a reader takes for characters: a family of emoji is one, where the browser knows that. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
    : [...text];

/** A text on one line: what is too long ends in an ellipsis, never within a character. */
export function cutTo(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const characters = charactersOf(text);
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** A text on lines that are no wider than asked for, broken between words. A word that is too long for a line is cut. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((whole) => cutTo(whole, width, measure));
}

/** As many whole sentences of a text, from the first on, as `fits` takes; the first in any case. */
export function sentencesThatFit(text: string, fits: (text: string) => boolean): string {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  for (let count = sentences.length; count > 1; count -= 1) {
    const part = sentences.slice(0, count).join(' ');
    if (fits(part)) return part;
  }
  return sentences[0] ?? '';
}
