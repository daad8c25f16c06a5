/** Measured by `npm run calibrate -- --write`. Changing a value changes published scores. */
export const FITTED = {
  sign: {
    rating: { mean: 7.97, deviation: 12.01 },
    cuts: {
      energy: [-0.14, 3.49, 7.04],
      focus: [-0.98, 0.1, 2.46],
      romance: [-0.38, 0.14, 3.45],
      luck: [-1.48, 1.08, 2.82],
    },
  },
  date: {
    rating: { mean: 5.87, deviation: 10.13 },
    cuts: {
      energy: [-1.01, 1.14, 3.71],
      focus: [-1.12, 0.55, 2.65],
      romance: [-0.25, 1.34, 3.93],
      luck: [-0.72, 1.14, 3.48],
    },
  },
  time: {
    rating: { mean: 8.33, deviation: 12.17 },
    cuts: {
      energy: [-0.98, 1.61, 4.54],
      focus: [-1.12, 0.87, 3.33],
      romance: [-0.12, 2, 5.12],
      luck: [-0.8, 1.6, 3.98],
    },
  },
} as const;
