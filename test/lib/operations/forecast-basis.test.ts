import { expect, test } from '@jest/globals';
import { forecastBasis } from '#lib/operations/forecast-basis.ts';

const profile = {
  id: 'prf_1',
  name: 'Ada',
  birthDate: '1990-06-15',
  birthTime: '07:45',
  birthCity: 'London, United Kingdom',
  latitude: 51.5,
  longitude: -0.1,
  timeZone: 'Europe/London',
  sunSign: 'Gemini' as const,
  createdAt: '2026-11-22T12:00:00.000Z',
};
const days = { startDate: '2026-01-01', endDate: '2026-01-02', dates: [], timeZone: 'Europe/Berlin' };
const versions = { model: '3', language: 'en', zoneData: '2026b' };

test('what forecasts of a profile depend on differs with each thing that their bytes may differ with', () => {
  const bases = [
    forecastBasis(profile, days, versions),
    ...[
      { id: 'prf_2' },
      { birthDate: '1990-06-16' },
      { birthTime: '07:46' },
      { latitude: 51.6 },
      { longitude: -0.2 },
      { timeZone: 'Europe/Jersey' },
    ].map((other) => forecastBasis({ ...profile, ...other }, days, versions)),
    ...[{ startDate: '2025-12-31' }, { endDate: '2026-01-03' }, { timeZone: 'UTC' }].map((other) =>
      forecastBasis(profile, { ...days, ...other }, versions),
    ),
    ...[{ model: '4' }, { language: 'de' }, { zoneData: '2026c' }].map((other) =>
      forecastBasis(profile, days, { ...versions, ...other }),
    ),
  ];
  expect(new Set(bases.map((basis) => JSON.stringify(basis))).size).toBe(bases.length);
});

test('it is of the tz database that this process has', () => {
  expect(JSON.stringify(forecastBasis(profile, days))).toContain(`"zoneData":"${process.versions['tz']}"`);
});
