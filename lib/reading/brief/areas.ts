/** Areas of life that a forecast can attend to, in the order in which a profile stores them. */
export const AREAS = [
  'work',
  'love',
  'home',
  'money',
  'study',
  'wellbeing',
  'friends',
  'creativity',
] as const;
export type Area = (typeof AREAS)[number];
