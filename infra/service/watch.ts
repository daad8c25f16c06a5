import { type IMetric, MathExpression, type TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { FIVE_MINUTES } from './stage-metrics.ts';

/** What an alarm waits for: a metric at its threshold or above. */
export type Watch = {
  /** The alarm's, and of its entry in docs/runbook.md. */
  name: string;
  metric: IMetric;
  threshold: number;
  /** What it means, in one sentence. */
  meaning: string;
  /** In how many of how many periods; in one, unless it is told. */
  inPeriods?: readonly [breaching: number, of: number];
  /** What a period without data is; no breach, unless it is told. */
  missing?: TreatMissingData;
  /** Whether it is of use to hear that it is over: of a state, not of something that has happened. */
  tellsWhenOver?: true;
  /** Whether it tells why requests fail, so that `ServerErrors` has nothing to add. */
  failsRequests?: true;
};

/** A metric that is computed from others, for each period of theirs. */
export const math = (expression: string, usingMetrics: Record<string, IMetric>, period = FIVE_MINUTES) =>
  new MathExpression({ expression, usingMetrics, period });
