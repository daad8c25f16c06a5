import { expect, test } from '@jest/globals';
import { skyMarks } from '../../../functions/dashboard/client/calendar/sky-marks.ts';

const text = '';

test('new and full Moons, eclipses and stations become marks on their local dates', () => {
  const marks = skyMarks(
    [
      { kind: 'phase', at: '2026-11-01T20:28:00Z', phase: 'last quarter', sign: 'Leo', text },
      { kind: 'phase', at: '2026-11-09T07:02:00Z', phase: 'new', sign: 'Scorpio', text },
      { kind: 'ingress', at: '2026-11-10T07:02:00Z', body: 'Venus', sign: 'Libra', text },
      { kind: 'station', at: '2026-11-13T23:30:00Z', planet: 'Mercury', direction: 'direct', text },
      {
        kind: 'eclipse',
        at: '2027-02-20T23:13:00Z',
        eclipse: 'lunar',
        type: 'penumbral',
        sign: 'Virgo',
        touches: [],
        text,
      },
    ],
    // An hour ahead of UTC.
    (instant) => new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 10),
  );
  expect(marks).toEqual([
    { date: '2026-11-09', kind: 'new', planet: '', text: 'new Moon' },
    { date: '2026-11-14', kind: 'direct', planet: 'Mercury', text: 'Mercury turns direct' },
    { date: '2027-02-21', kind: 'lunar', planet: '', text: 'penumbral lunar eclipse' },
  ]);
});
