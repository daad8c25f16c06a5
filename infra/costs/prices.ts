/** Prices in USD as AWS states them for us-east-1 on 22 November 2026, without free allowances and reductions. */
export const prices = {
  /** API Gateway, REST: a request that is answered; refused by throttle or authorizer, it costs nothing. */
  gatewayRequest: 3.5e-6,
  lambdaRequest: 0.2e-6,
  /** arm64. */
  lambdaGigabyteSecond: 0.0000133334,
  /** DynamoDB on demand: a consistent read of 4 KB is a unit, a write of 1 KB another, and twice that in a transaction. */
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  /** SES. */
  mail: 0.1e-3,
  /** Amazon Location: a look-up whose result may be stored. */
  lookUp: 4e-3,
  /** DynamoDB, a month. */
  storedGigabyteMonth: 0.25,
  recoverableGigabyteMonth: 0.2,
  secretMonth: 0.4,
  /** Of each metric that it looks at. */
  alarmMonth: 0.1,
  compositeAlarmMonth: 0.5,
  dashboardMonth: 3,
  logGigabyte: 0.5,
  gigabyteOut: 0.09,
};
