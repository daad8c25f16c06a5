export type Measure = (text: string) => number;

/** Splits text into grapheme clusters, or into code points if the browser lacks `Intl.Segmenter`. */
const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
    : [...text];

/** Truncates text to a width, at a grapheme boundary and with an ellipsis. */
export function ellipsize(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const left = graphemes(text);
  while (left.length > 0 && measure(`${left.join('')}…`) > width) left.pop();
  return `${left.join('').trimEnd()}…`;
}

/** Wraps text between words. A word wider than a line is truncated. */
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

/** Joins as many leading sentences as fit, but at least one. */
export function fitSentences(sentences: readonly string[], fits: (text: string) => boolean): string {
  let count = sentences.length;
  while (count > 1 && !fits(sentences.slice(0, count).join(' '))) count--;
  return sentences.slice(0, count).join(' ');
}
