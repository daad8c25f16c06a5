export function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /);
}

type Fault = readonly [pattern: RegExp, name: string];

const COMMON_FAULTS: readonly Fault[] = [
  [/ {2,}/, 'a doubled space'],
  [/\s[.,;:)]/, 'a space before a stop'],
  [/[.,;:]{2}/, 'a doubled stop'],
  [/[{}]|undefined|NaN|null/, 'an unfilled blank'],
  [/\b(\w+) \1\b/i, 'a word twice'],
  [/\b(the|The) (Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/, 'an article before a planet'],
  [/: [^.]*: /, 'two colons in a sentence'],
];

type Limits = { sentences: readonly [min: number, max: number]; maxWords: number };

/** Describes each fault of a text's English, followed by the text. */
export function faultsOf(text: string, extra: readonly Fault[], { sentences, maxWords }: Limits): string[] {
  const all = sentencesOf(text);
  const [min, max] = sentences;
  return [
    ...[...COMMON_FAULTS, ...extra].flatMap(([pattern, name]) => (pattern.test(text) ? [name] : [])),
    ...(all.length >= min && all.length <= max ? [] : [`${all.length} sentences`]),
    ...all.flatMap((one) => (one.split(' ').length > maxWords ? [`a sentence over ${maxWords} words`] : [])),
    ...all.flatMap((one) => (/^[A-Z].*[a-z0-9]\)?\.$/.test(one) ? [] : ['no sentence'])),
  ].map((fault) => `${fault}: ${text}`);
}
