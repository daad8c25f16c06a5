/** Time between two checks of a stage. */
export const CHECK_MINUTES = 10;

/** Every tenth check, 100 minutes after the one before, buys a lookup from Amazon Location. */
export const CHECKS_PER_LOOKUP = 10;

/** The number of the check at a time of the schedule. */
export const checkNumber = (nowMs: number): number => Math.round(nowMs / (CHECK_MINUTES * 60_000));
