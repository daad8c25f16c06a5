/** Measured by `npm run calibrate -- --write`. Changing a value changes published scores. */
export const FITTED_SYNASTRY = {
  neither: {
    love: { mean: 2.94, deviation: 4.23 },
    talk: { mean: 1.44, deviation: 3.37 },
    work: { mean: 1.29, deviation: 4.13 },
    friction: { mean: 7.89, deviation: 5.11 },
  },
  one: {
    love: { mean: 3.94, deviation: 4.91 },
    talk: { mean: 2.05, deviation: 3.65 },
    work: { mean: 1.77, deviation: 4.63 },
    friction: { mean: 10.33, deviation: 5.58 },
  },
  both: {
    love: { mean: 5.66, deviation: 5.78 },
    talk: { mean: 2.93, deviation: 3.95 },
    work: { mean: 2.38, deviation: 5.83 },
    friction: { mean: 13.06, deviation: 6.27 },
  },
} as const;
