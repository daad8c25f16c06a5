import type { Area } from '../brief/areas.ts';
import type { Brief } from '../brief/brief.ts';
import type { Climate } from '../lists/activity-scores.ts';
import type { Log } from './log.ts';
import type { Occasion } from './occasion.ts';

/** What a choice depends on besides the brief. */
export type Context = {
  brief: Brief;
  occasion: Occasion;
  climate: Climate;
  /** Areas that the reader cares about most. */
  matters: readonly Area[];
  log: Log;
  /** Day number. */
  today: number;
  /** Number of the month. */
  months: number;
  /** Where the choice among equals begins: differs between readers and from month to month. */
  rotation: number;
};
