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

/** Returns as many leading sentences as fit, but at least one. */
export function fitSentences(text: string, fits: (text: string) => boolean): string {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  while (sentences.length > 1 && !fits(sentences.join(' '))) sentences.pop();
  return sentences.join(' ');
}
