/** The ways to divide a chart into houses: by the time that a degree takes from rising to culmination, or by signs. */
export const HOUSE_SYSTEMS = ['placidus', 'whole-sign'] as const;

/** One of the ways to divide a chart into houses. */
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];
