import { METRICS } from '#lib/log/metrics.ts';
import { CHECK_MINUTES, CHECKS_PER_LOOKUP } from '#lib/operations/check-schedule.ts';
import { ONE_PROCESSOR_MB } from '../../functions/endpoints.ts';
import { type MarkdownRow, markdownTable } from './docs-table.ts';
import { type Prices, pricesByRegion } from './prices.ts';
import { type CostPart, costOf, costParts, type RequestLoad } from './request-cost.ts';
import { everyday, morningMail } from './request-loads.ts';

type Visit = readonly (readonly [request: keyof typeof everyday, times: number])[];

const MORNING: Visit = [
  ['unchanged service worker', 1],
  ['home on a new day', 1],
  // A session lasts as long as it is used. We assume a new browser or device twice a year.
  ['page', 1 / 180],
  ['sign-in code', 1 / 180],
  ['later sign-in', 1 / 180],
];

/** Share of birth cities that are not in the 180-day cache. Low, because most people are born in a few cities. */
const NEW_CITIES = 0.2;

const SIGN_UP: Visit = [
  ['page', 1],
  ['sign-in code', 1],
  ['first sign-in', 1],
  ['profile in a cached city', 1 - NEW_CITIES],
  ['profile in a new city', NEW_CITIES],
  ['home of a new profile', 1],
];

/** Sign-ups per month as a share of all readers. */
const NEW_READERS = 0.1;
/** Upper bound of a cached entry's size. An entry is stored for thirty days. */
const ENTRY_GIGABYTES = 700e-9;

const CHECKS_A_MONTH = (730 * 60) / CHECK_MINUTES;
/** A run of the check: trying half of all codes, and erasing the account. Its requests are counted as those of a reader. */
const CHECK_RUN: RequestLoad = {
  ...{ functions: 3, lambdaMs: 3_000, memoryMb: ONE_PROCESSOR_MB, kilobytesOut: 1, reads: 10, writes: 40 },
};
const CHECK: Visit = [
  ['sign-in code', 1],
  ['first sign-in', 1],
  ['home of a new profile', 1],
  ['profile in a new city', 1 / CHECKS_PER_LOOKUP],
];

/** Numbers of metrics that a stage's alarms evaluate and of composite alarms. A test compares both to the template. */
export const alarms = { metrics: 75, composites: 2 };

/** Metrics that the functions write, and the deliveries that SES counts for the stage. */
export const STAGE_METRICS = METRICS.length + 1;

/** CloudWatch's permanent free tier, which also covers a dashboard of at most fifty metrics. */
const FREE = { metrics: 10, alarmMetrics: 10 };

/** Number of rules of the web filter. A test compares it to the template. */
export const FILTER_RULES = 3;

const PARTS = {
  gateway: 'API Gateway (REST)',
  functions: 'Lambda',
  reads: 'DynamoDB reads',
  writes: 'DynamoDB writes',
  storage: 'DynamoDB storage',
  logs: 'Logs',
  traffic: 'Traffic',
  mails: 'SES',
  cities: 'Amazon Location',
  filter: 'Web filter (AWS WAF)',
  check: 'Check of the stage',
  idle: 'Secret, alarms, metrics',
} satisfies Record<CostPart | 'storage' | 'filter' | 'check' | 'idle', string>;

/** Monthly cost in USD by part. Each forecast is one morning visit to the dashboard by one of `forecasts / 30` readers. */
function monthlyCosts(forecasts: number, prices: Prices): Record<keyof typeof PARTS, number> {
  const month = {
    ...{ gateway: 0, functions: 0, reads: 0, writes: 0, cities: 0, mails: 0, logs: 0, traffic: 0 },
    // Point-in-time recovery is billed for the same number of gigabytes.
    storage: forecasts * ENTRY_GIGABYTES * (prices.storedGigabyteMonth + prices.recoverableGigabyteMonth),
    filter: prices.webFilterMonth + FILTER_RULES * prices.webFilterRuleMonth,
    check:
      CHECKS_A_MONTH *
      (costOf(CHECK_RUN, prices) +
        CHECK.reduce((total, [request, times]) => total + times * costOf(everyday[request], prices), 0)),
    // CloudWatch's permanent free tier covers the dashboard.
    idle:
      prices.secretMonth +
      (alarms.metrics - FREE.alarmMetrics) * prices.alarmMonth +
      alarms.composites * prices.compositeAlarmMonth +
      Math.max(STAGE_METRICS - FREE.metrics, 0) * prices.metricMonth,
  };
  const add = (visit: Visit, visits: number) => {
    for (const [request, times] of visit) {
      month.filter += times * visits * prices.filteredRequest;
      for (const [part, usd] of Object.entries(costParts(everyday[request], prices)))
        month[part as CostPart] += times * visits * usd;
    }
  };
  add(MORNING, forecasts);
  add(SIGN_UP, (forecasts / 30) * NEW_READERS);
  return month;
}

/** Forecasts a month. 300,000 are ten thousand daily readers. */
const SIZES = [10_000, 300_000, 1_000_000, 100_000_000];

/** What a million mornings cost in USD, without all that a stage costs while idle. */
const millionMornings = (prices: Prices): number =>
  1e6 * MORNING.reduce((total, [request, times]) => total + times * costOf(everyday[request], prices), 0);

/** What a million morning mails cost in USD with their forecasts, and how much of it SES. */
export const millionMails = (prices: Prices): { usd: number; mails: number } => ({
  usd: 1e6 * costOf(morningMail, prices),
  mails: 1e6 * costParts(morningMail, prices).mails,
});

/** What a stage costs a month by part, and what a million mornings and morning mails cost. */
export function monthlyTable(prices = pricesByRegion['us-east-1']): string {
  const usd = (amount: number) =>
    amount < 100 ? amount.toFixed(2) : Math.round(amount).toLocaleString('en-US');
  const months = SIZES.map((size) => monthlyCosts(size, prices));
  const totals = months.map((month) => Object.values(month).reduce((sum, part) => sum + part, 0));
  const table = markdownTable([
    ['USD a month', ...SIZES.map((count) => `${count.toLocaleString('en-US')} forecasts`)],
    ...Object.entries(PARTS).map(
      ([part, name]): MarkdownRow => [name, ...months.map((month) => usd(month[part as keyof typeof PARTS]))],
    ),
    ['**Total**', ...totals.map((total) => `**${usd(total)}**`)],
  ]);
  const mails = millionMails(prices);
  return `${table}\n\nA million mornings cost ${usd(millionMornings(prices))} USD. A million morning mails with their forecasts cost ${usd(mails.usd)} USD, of which\nSES ${usd(mails.mails)}.`;
}
