import { locale } from './conventions.ts';

const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const threeDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const usd = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
} as Intl.NumberFormatOptions);

/** A number with one decimal, `7.4` or `7,4`. */
export const decimal = (value: number): string => oneDecimal.format(value);

/** A number with three decimals, `48.137` or `48,137`. */
export const thousandths = (value: number): string => threeDecimals.format(value);

/** A whole number, `20,000` or `20.000`. */
export const count = (value: number): string => whole.format(value);

/** An amount of US dollars, `$4.99` or `4,99 $`. */
export const dollars = (value: number): string => usd.format(value);

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in words as far as one writes them, `three` or `12`. */
export const inWords = (value: number): string => WORDS[value] ?? count(value);

/** So many of a thing, `one profile` or `three profiles`. */
export const countOf = (value: number, thing: string): string =>
  `${inWords(value)} ${thing}${value === 1 ? '' : 's'}`;

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A place in a row, `4th`. */
export const ordinal = (value: number): string => `${value}${ENDINGS[ordinals.select(value)] ?? 'th'}`;
