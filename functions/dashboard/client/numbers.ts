import { locale } from './locale.ts';

/** `Intl.NumberFormat`'s `format` is already bound to its object, so it can be returned alone. */
const formatter = (options: object) =>
  new Intl.NumberFormat(locale, options).format as (value: number) => string;

/** Formats `7.4` or `7,4`, depending on the locale. */
export const oneDecimal = formatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats `48.137` or `48,137`, depending on the locale. */
export const threeDecimals = formatter({ minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** Formats `20,000` or `20.000`, depending on the locale. */
export const count = formatter({ maximumFractionDigits: 0 });

/** Formats `$4.99` or `4,99 $`, depending on the locale. */
export const dollars = formatter({
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Spells out numbers up to ten (`three`); formats larger numbers in digits (`12`). */
export const numberWord = (value: number): string => WORDS[value] ?? count(value);

/** Formats `one profile` or `three profiles`. */
export const quantity = (value: number, thing: string): string =>
  `${numberWord(value)} ${thing}${value === 1 ? '' : 's'}`;

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** Formats an ordinal number like `4th`. */
export const ordinal = (value: number): string => `${value}${ENDINGS[ordinals.select(value)] ?? 'th'}`;
