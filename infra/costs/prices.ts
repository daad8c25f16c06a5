/** AWS prices in USD in November 2026, without free tiers and discounts. */
const usEast1 = {
  /** A request to an API Gateway REST API. Throttled and denied requests are free. */
  gatewayRequest: 3.5e-6,
  lambdaRequest: 0.2e-6,
  /** Price on arm64. */
  lambdaGigabyteSecond: 0.0000133334,
  /** On-demand: a unit is a strongly consistent read (up to 4 KB) or a write (up to 1 KB). Transactions cost double. */
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  mail: 0.1e-3,
  /** A search in Amazon Location whose results may be stored. */
  lookUp: 4e-3,
  /** Monthly prices per gigabyte for DynamoDB storage and for point-in-time recovery. */
  storedGigabyteMonth: 0.25,
  recoverableGigabyteMonth: 0.2,
  secretMonth: 0.4,
  /** Price for each metric that an alarm evaluates. */
  alarmMonth: 0.1,
  compositeAlarmMonth: 0.5,
  /** Price for each of the stage's own metrics. */
  metricMonth: 0.3,
  logGigabyte: 0.5,
  gigabyteOut: 0.09,
  /** A web filter with its rules, and a request that passes it. */
  webFilterMonth: 5,
  webFilterRuleMonth: 1,
  filteredRequest: 0.6e-6,
};

/** The AWS prices of a region. */
export type Prices = typeof usEast1;

/** Prices by region. A region's prices that aren't listed equal those of us-east-1. */
export const pricesByRegion = {
  'us-east-1': usEast1,
  'eu-central-1': {
    ...usEast1,
    gatewayRequest: 3.7e-6,
    readUnit: 0.1525e-6,
    writeUnit: 0.7625e-6,
    storedGigabyteMonth: 0.306,
    recoverableGigabyteMonth: 0.2448,
    logGigabyte: 0.63,
  },
} satisfies Record<string, Prices>;

/** Returns a region's prices. Throws if they are unknown. */
export function pricesOf(region: string): Prices {
  const known: Record<string, Prices> = pricesByRegion;
  const prices = known[region];
  if (!prices)
    throw new Error(
      `infra/costs/prices.ts has no prices of ${region}, only of ${Object.keys(known).join(' and ')}.`,
    );
  return prices;
}
