import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { backgroundFunctions, endpoints } from '../../functions/endpoints.ts';
import { prices } from '../costs/prices.ts';
import { stageMetrics, type WatchedStage } from './stage-metrics.ts';

const period = Duration.hours(1);
const hourly = { period, statistic: 'Sum' };

/** A price as CloudWatch's expressions take it: without an exponent. */
const usd = (price: number) => price.toFixed(15).replace(/0+$/, '');

/** Of a function of so much memory, a millisecond. */
const ofMemory = (memoryMb: number) => usd((prices.lambdaGigabyteSecond * memoryMb) / 1024 / 1_000);

const MOST_MEMORY_MB = Math.max(...endpoints.map(({ memoryMb }) => memoryMb));

const cost = (label: string, expression: string, usingMetrics: Record<string, IMetric>) =>
  new MathExpression({ label, expression, usingMetrics, period });

/**
 * What the parts of a stage cost an hour by how they are used, US dollars: what the gateway answers, what it waits for
 * functions as if each had the most memory, what the table reads and writes, and mails.
 */
export function estimatedCosts(watched: WatchedStage): IMetric[] {
  const { requests, readUnits, writeUnits, counted, functionLatency, authorizerDuration } =
    stageMetrics(watched);
  return [
    cost('gateway', `requests * ${usd(prices.gatewayRequest)}`, { requests: requests(hourly) }),
    cost(
      'functions at most',
      `answering * ${ofMemory(MOST_MEMORY_MB)} + FILL(authorizing, 0) * ${ofMemory(backgroundFunctions.authorizer.memoryMb)}`,
      { answering: functionLatency(hourly), authorizing: authorizerDuration('Sum').with(hourly) },
    ),
    cost('table', `FILL(reads, 0) * ${usd(prices.readUnit)} + FILL(writes, 0) * ${usd(prices.writeUnit)}`, {
      reads: readUnits(hourly),
      writes: writeUnits(hourly),
    }),
    cost('mails', `sent * ${usd(prices.mail)}`, { sent: counted('MailsSent', hourly) }),
  ];
}
