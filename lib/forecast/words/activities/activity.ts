import type { Body } from '#lib/ephemeris/bodies.ts';
import type { Sign } from '#lib/ephemeris/index.ts';
import type { Metric } from '../../day.ts';
import type { Theme } from '../themes.ts';

/** Something that a person may do or leave on a day. */
export type Activity = {
  /** As it stands in an entry's lists: a phrase that begins with a capital letter. */
  name: string;
  /** The bodies it belongs to, its ruler first; each counts less than the one before. */
  bodies: readonly [ruler: Body, second?: Body, third?: Body];
  /**
   * The metrics it leans on: it is not favorable where one of them is Low, nor unfavorable where one is High.
   */
  metrics: readonly [] | readonly [Metric] | readonly [Metric, Metric];
  /** The Moon's sign that suits it best; the two other signs of the same element suit it half as well. */
  moonIn: Sign;
  /**
   * What it has in common with others and with lines: a day does not recommend one activity of a theme and advise
   * against another, and says nothing that goes against its lists.
   */
  themes?: readonly Theme[];
  /**
   * Whether it begins something, and so waits for a Moon not void of course and for a ruler that is not Mercury, Venus
   * or Mars retrograde.
   */
  begins?: true;
  /** Why tradition gives it to these bodies. */
  reason: string;
};
