import { prices } from './prices.ts';

/** What one request makes the service do, at most; calls are counted by a test, the rest is stated. */
export type RequestLoad = {
  /** DynamoDB's units, the authorizer's included. */
  reads: number;
  writes: number;
  /** Units that no count of calls shows: of queries that read many items, of large items, behind the table's stream. */
  moreReads?: number;
  moreWrites?: number;
  /** Kilobytes of the answer, uncompressed, with its headers. */
  kilobytesOut: number;
  /** Milliseconds that functions take together, and the memory that the largest of them has. */
  lambdaMs: number;
  memoryMb: number;
  lookUps?: number;
  mails?: number;
  /** Functions that run, the authorizer and those behind the table's stream included, which may be shared. */
  functions: number;
  /** Refused by the authorizer, it is nothing that the gateway charges. */
  isDenied?: true;
};

/** What is paid for. */
export type Part = 'gateway' | 'functions' | 'reads' | 'writes' | 'cities' | 'mails' | 'logs' | 'traffic';

/** A line of the gateway's log or a function's, with what CloudWatch adds. */
const LOG_LINE_GIGABYTES = 350e-9;
/** A line from which CloudWatch makes metrics. */
const METRICS_LINE_GIGABYTES = 230e-9;

/** What one request costs, USD, by what it is paid for. */
export function costsOf(load: RequestLoad): Record<Part, number> {
  const { reads, moreReads = 0, writes, moreWrites = 0, lookUps = 0, mails = 0 } = load;
  const gigabyteSeconds = (load.lambdaMs / 1000) * (load.memoryMb / 1024);
  // Of functions the one that answers writes a line, if there is one, and at most one of what it has counted.
  const logGigabytes = load.isDenied ? LOG_LINE_GIGABYTES : 2 * LOG_LINE_GIGABYTES + METRICS_LINE_GIGABYTES;
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

/** What one request costs, USD. */
export const costOf = (load: RequestLoad): number =>
  Object.values(costsOf(load)).reduce((total, part) => total + part, 0);
