import * as v from 'valibot';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { twoDigits } from '#lib/time/calendar-date.ts';
import { CivilDate, dateField, described, inputObject, SignName } from './fields.ts';
import { Entry } from './forecasts.ts';
import { operation } from './operation.ts';

/** Offsets from UTC that are in use: a fixed list, so that caches can share responses. */
const OFFSETS = [
  ...Array.from({ length: 27 }, (_, i) => `${i < 12 ? '-' : '+'}${twoDigits(Math.abs(i - 12))}:00`),
  ...['-09:30', '-03:30', '-02:30', '+03:30', '+04:30', '+05:30', '+05:45', '+06:30', '+08:45'],
  ...['+09:30', '+10:30', '+12:45', '+13:45'],
];

/** An offset of the list. A plus sign that a query string has turned into a space is accepted. */
const Offset = v.pipe(
  v.optional(v.string('tz must be a string.'), '+00:00'),
  v.transform((text) => text.replace(/^ /, '+')),
  v.check((text) => OFFSETS.includes(text), `tz must be one of ${OFFSETS.join(', ')}.`),
  v.metadata({
    description: `The offset from UTC of the days, one of ${OFFSETS.join(', ')}. Send \`+\` as \`%2B\`.`,
    pattern: `^(${OFFSETS.join('|').replaceAll('+', '\\+')})$`,
    default: '+00:00',
  }),
);

export const SignForecast = v.strictObject({
  sign: SignName,
  date: described(CivilDate, 'The civil day at the requested offset.'),
  horoscopes: described(v.pipe(v.array(Entry), v.length(1)), 'The entry of the day.'),
});

export const signHoroscope = operation({
  name: 'sign-horoscope',
  method: 'GET',
  path: '/api/horoscope/sign/{sign}',
  access: 'public',
  tag: 'Forecasts',
  summary: 'Read a sign’s forecast',
  description:
    'Returns the forecast for everyone born under a sign, without credentials: one entry with the fields of a daily forecast. It is computed from the transits to the sign and from its solar houses, which are the signs counted from it, so it knows neither a Moon nor an Ascendant. Any cache may store the response. A request costs no quota.',
  params: v.object({
    sign: v.pipe(
      v.string(),
      v.metadata({ description: 'The sign; case is ignored.', enum: SIGNS, examples: ['Gemini'] }),
    ),
  }),
  query: inputObject({
    date: v.optional(
      dateField('date', 'The day, from yesterday to seven days after today. Defaults to today.'),
    ),
    tz: Offset,
  }),
  response: SignForecast,
  conditional: true,
  forecast: true,
  anyOrigin: true,
  problems: ['not_found'],
});
