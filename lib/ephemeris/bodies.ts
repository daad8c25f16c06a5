/** The ten bodies of the service, in the field's usual order. */
export const BODIES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;

/** A body of the chart (the Sun and the Moon count as bodies). */
export type Body = (typeof BODIES)[number];
