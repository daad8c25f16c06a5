/** What `npm run calibrate -- --write` measured; where it changes, so do answers. */
export const FITTED_PAIRS = {
  neither: {
    love: {
      mean: 2.94,
      deviation: 4.23,
      cuts: [-0.31, 2.42, 6.35],
    },
    talk: {
      mean: 1.44,
      deviation: 3.37,
      cuts: [-1.6, 1.27, 4.13],
    },
    work: {
      mean: 1.29,
      deviation: 4.13,
      cuts: [-2.07, 1.38, 4.53],
    },
    friction: {
      mean: 7.89,
      deviation: 5.11,
      cuts: [3.3, 7.57, 12],
    },
  },
  one: {
    love: {
      mean: 3.94,
      deviation: 4.91,
      cuts: [-0.32, 3.53, 8.04],
    },
    talk: {
      mean: 2.05,
      deviation: 3.65,
      cuts: [-0.95, 1.94, 5.06],
    },
    work: {
      mean: 1.77,
      deviation: 4.63,
      cuts: [-1.8, 1.67, 5.44],
    },
    friction: {
      mean: 10.33,
      deviation: 5.58,
      cuts: [5.57, 10.15, 14.8],
    },
  },
  both: {
    love: {
      mean: 5.66,
      deviation: 5.78,
      cuts: [0.77, 5.55, 10.53],
    },
    talk: {
      mean: 2.93,
      deviation: 3.95,
      cuts: [-0.32, 2.86, 6.18],
    },
    work: {
      mean: 2.38,
      deviation: 5.83,
      cuts: [-2.32, 2.24, 7.24],
    },
    friction: {
      mean: 13.06,
      deviation: 6.27,
      cuts: [7.62, 12.62, 18.03],
    },
  },
} as const;
