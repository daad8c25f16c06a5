export { normalizeDeg, signedDeg } from './angles.ts';
export { BODIES, type Body } from './bodies.ts';
export type { Course } from './course.ts';
export {
  courseOf,
  crossingInstants,
  type Ingress,
  ingresses,
  type MoonPhase,
  moonPhases,
  type Station,
  stations,
} from './events.ts';
export { apparentLongitude, longitudeSpeed } from './positions.ts';
export { SIGNS, type Sign, signOf } from './signs.ts';
export { FIRST_JD, FIRST_MS, LAST_JD, LAST_MS } from './sky.ts';
export { instantMs, julianDayTt } from './time-scales.ts';
export { type Interval, voidsOfCourse } from './void-of-course.ts';
