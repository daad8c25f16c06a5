/** Areas of life that a day can be about. Profiles name their matters by the same words. */
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
