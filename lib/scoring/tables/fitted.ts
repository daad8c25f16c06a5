/** Measured by `npm run calibrate -- --write`. Changing a value changes published scores. */
export const FITTED = {
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
