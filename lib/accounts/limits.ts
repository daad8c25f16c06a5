import * as v from 'valibot';
import { environmentVariable } from '#lib/environment.ts';

const Count = v.pipe(v.number(), v.minValue(1));

const LimitsSchema = v.strictObject({
  /** Codes that one address may have at once, and how long it takes until one more is allowed. */
  codesPerEmail: v.strictObject({ burst: Count, refillSeconds: v.pipe(v.number(), v.minValue(1)) }),
  codesPerEmailPerDay: Count,
  codesPerSourcePerHour: Count,
  codesPerStagePerHour: Count,
  verificationsPerSourcePerFiveMinutes: Count,
  failedVerificationsPerEmailAndSourcePerDay: Count,
  failedVerificationsPerEmailPerDay: Count,
  computedEntriesPerUserPerDay: Count,
});

/** How often things may be done; a setting of the stage. */
export type Limits = v.InferOutput<typeof LimitsSchema>;

/** Reads the stage's limits from the environment; throws at start-up if they are missing or malformed. */
export function stageLimits(): Limits {
  return v.parse(LimitsSchema, JSON.parse(environmentVariable('LIMITS')));
}
