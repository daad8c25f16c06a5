import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { Forecast, Sentence } from '#lib/contract/forecasts.ts';
import { explainDays } from '#lib/forecast/forecast-days.ts';
import type { Rule } from '#lib/reading/day/told.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const Entries = Forecast.entries.horoscopes;

test.each(PEOPLE)('a year of explained forecasts for $name matches the contract', (person) => {
  const days = { dates: datesFrom('2026-02-01', 365), timeZone: person.timeZone };
  const { entries } = explainDays(person, days);
  expect(v.safeParse(Entries, entries).issues).toBeUndefined();
  for (const { summary, sentences, favorable, unfavorable } of entries) {
    expect(sentences.map(({ text }) => text).join(' ')).toBe(summary);
    expect(favorable.filter((activity) => unfavorable.includes(activity))).toEqual([]);
  }
});

test('the contract describes exactly the rules of sentences', () => {
  const described: Record<v.InferOutput<typeof Sentence>['rule'], true> = {
    scene: true,
    meaning: true,
    sky: true,
    'valentines-day': true,
    birthday: true,
    holiday: true,
    otherwise: true,
    'whole-day': true,
    eases: true,
    turn: true,
    rarity: true,
  } satisfies Record<Rule, true>;
  for (const rule of Object.keys(described)) expect(v.is(Sentence.entries.rule, rule)).toBe(true);
});
