import type { Prices } from './prices.ts';

/** Upper bound of the resources that a request uses. A test checks reads, writes and some sizes; the rest are estimates. */
export type RequestLoad = {
  /** DynamoDB read and write units, including the authorizer's. */
  reads: number;
  writes: number;
  /** Additional units that the test can't count: queries over many items, large items, work triggered by the stream. */
  moreReads?: number;
  moreWrites?: number;
  /** Response size in kilobytes with headers, uncompressed unless only browsers send the request. */
  kilobytesOut: number;
  /** Total duration of all functions, and the memory of the largest one. */
  lambdaMs: number;
  memoryMb: number;
  lookUps?: number;
  mails?: number;
  /** Lambda invocations, including the authorizer's and a share of those triggered by the stream. */
  functions: number;
  /** Whether the authorizer denies the request. API Gateway doesn't charge for denied requests. */
  isDenied?: true;
};

export type CostPart = 'gateway' | 'functions' | 'reads' | 'writes' | 'cities' | 'mails' | 'logs' | 'traffic';

/** Size of a line in the access log or in a function's log, including CloudWatch's overhead. */
const LOG_LINE_GIGABYTES = 350e-9;
/** Also the size of the line for an error without a stack. */
const METRICS_LINE_GIGABYTES = 230e-9;

/** Breaks down the cost of a request, in USD, by billed resource. */
export function costParts(load: RequestLoad, prices: Prices): Record<CostPart, number> {
  const { reads, moreReads = 0, writes, moreWrites = 0, lookUps = 0, mails = 0 } = load;
  const gigabyteSeconds = (load.lambdaMs / 1000) * (load.memoryMb / 1024);
  // Besides the access log line, the endpoint's function logs at most one line and one set of metrics.
  // For a 401, Lambda logs the error `Unauthorized`.
  const logGigabytes = (load.isDenied ? 1 : 2) * LOG_LINE_GIGABYTES + METRICS_LINE_GIGABYTES;
  return {
    gateway: load.isDenied ? 0 : prices.gatewayRequest,
    functions: load.functions * prices.lambdaRequest + gigabyteSeconds * prices.lambdaGigabyteSecond,
    reads: (reads + moreReads) * prices.readUnit,
    writes: (writes + moreWrites) * prices.writeUnit,
    cities: lookUps * prices.lookUp,
    mails: mails * prices.mail,
    logs: logGigabytes * prices.logGigabyte,
    traffic: (load.kilobytesOut / 1e6) * prices.gigabyteOut,
  };
}

export const costOf = (load: RequestLoad, prices: Prices): number =>
  Object.values(costParts(load, prices)).reduce((total, part) => total + part, 0);
