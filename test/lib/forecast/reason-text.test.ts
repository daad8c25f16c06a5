import { expect, test } from '@jest/globals';
import { bestDays } from '#lib/forecast/best-days.ts';
import { PURPOSES } from '#lib/forecast/purposes.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const births = [
  ...PEOPLE,
  {
    name: 'a person whose time of birth is known',
    birthDate: '1990-06-15',
    birthTime: '14:35',
    timeZone: 'Europe/Berlin',
    latitude: 48.1374,
    longitude: 11.5755,
  },
];

const TWO_SENTENCES = /^[^.?!]+[.?!] [A-Z0-9][^.?!]+\.$/;
const OF_A_DAY = /\b(today|tonight|tomorrow|yesterday|this (morning|afternoon|evening))\b/i;

/** The sentence about the sky without the names, the aspect and the time. */
const frameOf = (text: string): string =>
  text
    .replace(/^[^.?!]+[.?!] /, '')
    .replace(
      /(the )?(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven)(’s)?/gi,
      'X',
    )
    .replace(/trines|sextiles|meets|crosses|squares|opposes/, 'ASPECTS')
    .replace(/(an? )?(trine|sextile|meeting|square|opposition)/, 'ASPECT')
    .replace(/at its best angle to|on good terms with|right on|at odds with|across from/, 'TOWARD')
    .replace(/(with|to) your/, 'to your')
    .replace(/ at \d+:\d\d\.$/, '.')
    .replace(/\d+:\d\d/, 'TIME');

test.each(births)(
  'reasons are two sentences that name no day, and at most a quarter share a frame: $name',
  (birth) => {
    const days = { dates: datesFrom('2026-09-01', 90), timeZone: birth.timeZone };
    const texts = PURPOSES.flatMap(({ id }) =>
      bestDays(birth, days, { purpose: id, limit: 5 }).flatMap(({ reasons }) =>
        reasons.map(({ text }) => text),
      ),
    );
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => !TWO_SENTENCES.test(text))).toEqual([]);
    expect(texts.filter((text) => OF_A_DAY.test(text))).toEqual([]);
    const counts = [...Map.groupBy(texts, frameOf).values()].map(({ length }) => length);
    expect(Math.max(...counts) / texts.length).toBeLessThanOrEqual(0.25);
  },
);
