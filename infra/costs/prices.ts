/** AWS prices in USD for us-east-1 on 22 November 2026, without free tiers and discounts. */
export const prices = {
  /** API Gateway REST request. Throttled and denied requests are free. */
  gatewayRequest: 3.5e-6,
  lambdaRequest: 0.2e-6,
  /** arm64. */
  lambdaGigabyteSecond: 0.0000133334,
  /** DynamoDB on demand: a unit is a consistent read of 4 KB or a write of 1 KB, and double in a transaction. */
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  mail: 0.1e-3,
  /** Amazon Location search whose result may be stored. */
  lookUp: 4e-3,
  /** DynamoDB, per month. */
  storedGigabyteMonth: 0.25,
  recoverableGigabyteMonth: 0.2,
  secretMonth: 0.4,
  /** Per metric that an alarm evaluates. */
  alarmMonth: 0.1,
  compositeAlarmMonth: 0.5,
  dashboardMonth: 3,
  logGigabyte: 0.5,
  gigabyteOut: 0.09,
};
