export type Measure = (text: string) => number;

/** Splits into grapheme clusters where the browser can, else into code points. */
const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
    : [...text];

/** Cuts a text that is too wide between graphemes and ends it in an ellipsis. */
export function ellipsize(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const left = graphemes(text);
  while (left.length > 0 && measure(`${left.join('')}…`) > width) left.pop();
  return `${left.join('').trimEnd()}…`;
}

/** Wraps a text between words. A word wider than a line is cut. */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
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
  return [...lines, line].map((whole) => ellipsize(whole, width, measure));
}

/** As many leading sentences as fit, at least one. */
export function fitSentences(text: string, fits: (text: string) => boolean): string {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  while (sentences.length > 1 && !fits(sentences.join(' '))) sentences.pop();
  return sentences.join(' ');
}
