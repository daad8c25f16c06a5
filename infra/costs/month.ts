import { everyday, morning, signUp } from './everyday.ts';
import { prices } from './prices.ts';
import { costsOf, type Part } from './request-cost.ts';

/** Of those who read, so many in a month are there for the first time. */
const NEW_READERS = 0.1;
const DAYS = 30;

/** An entry is kept for thirty days, and its item has at most so many bytes. */
const ENTRY_GIGABYTES = 700e-9;

/** How many metrics the alarms of a stage look at, and how many alarms are made of others. */
export const alarms = { metrics: 49, composites: 2 };

/** What a stage costs that nobody uses, USD a month. */
const IDLE =
  prices.secretMonth +
  alarms.metrics * prices.alarmMonth +
  alarms.composites * prices.compositeAlarmMonth +
  prices.dashboardMonth;

/** What of a month's cost is for what, USD. */
export type Month = Record<Part | 'storage' | 'idle', number>;

/**
 * What a month costs in which so many people open the page and look at their week every morning, who are as many as
 * forecasts are asked for in a month, by thirty; a tenth of them are new.
 */
export function costOfMonth(forecasts: number): Month {
  const readers = forecasts / DAYS;
  const month: Month = {
    ...{ gateway: 0, functions: 0, reads: 0, writes: 0, cities: 0, mails: 0, logs: 0, traffic: 0 },
    // With its copy for point-in-time recovery.
    storage:
      readers * DAYS * ENTRY_GIGABYTES * (prices.storedGigabyteMonth + prices.recoverableGigabyteMonth),
    idle: IDLE,
  };
  const add = (what: keyof typeof everyday, times: number) => {
    for (const [part, usd] of Object.entries(costsOf(everyday[what]))) month[part as Part] += times * usd;
  };
  for (const [what, times] of morning) add(what, times * forecasts);
  for (const [what, times] of signUp) add(what, times * readers * NEW_READERS);
  return month;
}

/** What is made of several requests. */
export const together = { 'a morning with the page': morning, 'a sign-up': signUp } as const;

/** What so many of something cost together, USD, without what a stage costs that nobody uses. */
export function costOfMany(what: keyof typeof everyday | keyof typeof together, count: number): number {
  const one = isOfSeveral(what) ? together[what] : ([[what, 1]] as const);
  return one.reduce(
    (total, [name, times]) =>
      total + count * times * Object.values(costsOf(everyday[name])).reduce((sum, usd) => sum + usd, 0),
    0,
  );
}

function isOfSeveral(what: keyof typeof everyday | keyof typeof together): what is keyof typeof together {
  return what in together;
}
