/** Measured by `npm run calibrate -- --write`. Changing a value changes published scores. */
export const FITTED = {
  date: {
    rating: { mean: 1.3, deviation: 4.6 },
    cuts: {
      energy: [-1.01, 1.14, 3.71],
      focus: [-1.12, 0.55, 2.65],
      romance: [-0.25, 1.34, 3.93],
      luck: [-0.08, 0.93, 2.39],
    },
  },
  time: {
    rating: { mean: 2.33, deviation: 5.78 },
    cuts: {
      energy: [-0.98, 1.61, 4.54],
      focus: [-1.12, 0.87, 3.33],
      romance: [-0.12, 2, 5.12],
      luck: [0.03, 1.29, 2.92],
    },
  },
} as const;
