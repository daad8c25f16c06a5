import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { bestDays } from '#lib/forecast/best-days.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import { PURPOSES } from '#lib/forecast/purposes.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { datesFrom } from '../../support/people.ts';

const ZONES = [
  ...['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Asia/Kolkata', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'America/Sao_Paulo', 'Africa/Cairo', 'UTC', 'America/Los_Angeles'],
  ...['Pacific/Auckland', 'Europe/London'],
];
const CHARTS = 60;
const newHash = () => createHash('sha256');

/** One of sixty births from 1925 to 2003, with a year of days that begins between 2024 and 2028. */
function yearOf(chart: number) {
  const birthDate = addDays('1925-01-01', Math.round(chart * 470.71));
  const birth = { birthDate, timeZone: ZONES[chart % ZONES.length] as string };
  const first = new Date(Date.UTC(2024 + (chart % 5), (chart * 5) % 12, 1 + (chart % 28)));
  const dates = datesFrom(first.toISOString().slice(0, 10), 366);
  return { birth, days: { dates, timeZone: ZONES[(chart * 7) % ZONES.length] as string } };
}

/** Like `yearOf`, but with a time and place of birth, and only 61 days. */
function timedYearOf(chart: number) {
  const { birth, days } = yearOf(chart);
  const minutes = (chart * 577) % 1440;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const birthTime = `${two(minutes / 60)}:${two(minutes % 60)}`;
  return {
    birth: { ...birth, birthTime, latitude: (chart % 13) * 10 - 60, longitude: (chart % 36) * 10 - 180 },
    days: { ...days, dates: days.dates.slice(0, 61) },
  };
}

// If any byte of the output changes, increment the model version and update these digests.
test('overviews and best days only change with the model version', () => {
  const [overviews, best] = [newHash(), newHash()];
  for (let chart = 0; chart < CHARTS; chart += 5) {
    const { birth, days } = yearOf(chart);
    const timedYear = timedYearOf(chart);
    overviews.update(JSON.stringify(periodOverview(birth, days)));
    overviews.update(JSON.stringify(periodOverview(timedYear.birth, timedYear.days)));
    for (const { id, name } of PURPOSES) {
      const someDays = { ...timedYear.days, dates: timedYear.days.dates.slice(0, 5) };
      best.update(JSON.stringify([name, bestDays(timedYear.birth, someDays, { purpose: id, limit: 3 })]));
    }
  }
  expect([MODEL_VERSION, overviews.digest('hex'), best.digest('hex')]).toEqual([
    '14',
    'c2fe1190382dc7e3de6ddbda70fe85a17d5183f28c8e9855b169f445a378a6a7',
    '62bbf4f5d1c6e4be045ee6a7e444eea18ab55b81b3a058f0126cb632baaecbbd',
  ]);
});

test('entries and explanations, with and without birth times, only change with the model version', () => {
  const [entries, explanations, timed] = [newHash(), newHash(), newHash()];
  for (let chart = 0; chart < CHARTS; chart++) {
    const { birth, days } = yearOf(chart);
    entries.update(JSON.stringify(forecastDays(birth, days)));
    explanations.update(JSON.stringify(explainDays(birth, days)));
    const timedYear = timedYearOf(chart);
    timed.update(JSON.stringify(explainDays(timedYear.birth, timedYear.days)));
  }
  expect([MODEL_VERSION, ...[entries, explanations, timed].map((hash) => hash.digest('hex'))]).toEqual([
    '14',
    'cb3dd57bfc90c39a75f67295ada277ebbdb3e15623a6cb204033006b7d8b5d0c',
    'b106ffa27f7ca642a71430b0ed425b389f871f9bab31e1642909c13e48f2054d',
    '4a042987b4799f5787b1bfc225b8bd59c6b59bb976d89f584df1487bb9f45d4f',
  ]);
});
