import { expect, test } from '@jest/globals';
import { trueNodeDeg } from '#lib/ephemeris/lunar-node.ts';
import { FIRST_JD, LAST_JD } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { signedDeg } from '#lib/ephemeris/zodiac.ts';
import { osculatingNodeDeg } from '../../../infra/ephemeris/lunar-node-terms.ts';
import { nutationDeg } from '../../../infra/ephemeris/theory.ts';
import { referenceBirths } from './reference.ts';

const apart = (a: number, b: number) => Math.abs(signedDeg(a - b));

test.each(referenceBirths.map(({ utc, node }) => [utc, node] as const))(
  'the true node agrees with the reference: %s',
  (utc, node) => {
    expect(apart(trueNodeDeg(julianDayTt(Date.parse(utc))), node)).toBeLessThan(0.02);
  },
);

test('the true node is within 0.007 degrees of ELP/MPP02 from 1900 to 2101, with an RMS error below 0.002 degrees', () => {
  const errors = Array.from({ length: 400 }, (_, i) => {
    const jdTt = FIRST_JD + ((LAST_JD - FIRST_JD) * (i + 0.5 + 0.4 * Math.sin(i * i))) / 400.5;
    return apart(trueNodeDeg(jdTt), osculatingNodeDeg(jdTt) + nutationDeg(jdTt));
  });
  expect(Math.max(...errors)).toBeLessThan(0.007);
  expect(Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)).toBeLessThan(
    0.002,
  );
});

test.each([FIRST_JD - 0.01, LAST_JD + 0.01, Number.NaN])(
  'requesting the true node outside the ephemeris throws: %d',
  (jdTt) => {
    expect(() => trueNodeDeg(jdTt)).toThrow(RangeError);
  },
);
