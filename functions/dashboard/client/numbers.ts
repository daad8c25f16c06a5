import { locale } from './locale.ts';

/** `format` is a bound getter, so the results are functions. */
const formatter = (options: object) =>
  new Intl.NumberFormat(locale, options).format as (value: number) => string;

/** `7.4` or `7,4`. */
export const oneDecimal = formatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `48.137` or `48,137`. */
export const threeDecimals = formatter({ minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** `20,000` or `20.000`. */
export const count = formatter({ maximumFractionDigits: 0 });

/** `$4.99` or `4,99 $`. */
export const dollars = formatter({
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Spells out numbers up to ten: `three`, `12`. */
export const numberWord = (value: number): string => WORDS[value] ?? count(value);

/** `one profile` or `three profiles`. */
export const quantity = (value: number, thing: string): string =>
  `${numberWord(value)} ${thing}${value === 1 ? '' : 's'}`;

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** `4th`. */
export const ordinal = (value: number): string => `${value}${ENDINGS[ordinals.select(value)] ?? 'th'}`;
