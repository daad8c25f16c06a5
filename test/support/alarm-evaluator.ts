import type { SynthesizedTemplate } from '../infra/service/templates.ts';

/** The samples of each metric in a five-minute bucket, by `metricKey`. */
export type Samples = ReadonlyMap<string, readonly number[]>;

type Reference = string | { Ref?: string; 'Fn::GetAtt'?: [string, string] };
type Dimension = { Name: string; Value: Reference };
type Metric = { Namespace: string; MetricName: string; Dimensions?: Dimension[] };
type Query = {
  Id: string;
  Expression?: string;
  MetricStat?: { Metric: Metric; Period: number; Stat: string };
  ReturnData?: boolean;
};

const BUCKET_SECONDS = 300;

/** Resolves a reference to the string itself, or to a resource's logical id. */
export const named = (value: Reference): string =>
  typeof value === 'string' ? value : (value.Ref ?? value['Fn::GetAtt']?.[0] ?? '');

/** The key of a metric: its namespace, name and dimensions. */
export const metricKey = (namespace: string, name: string, dimensions: Record<string, string> = {}): string =>
  `${namespace} ${name} ${JSON.stringify(Object.entries(dimensions).sort())}`;

const keyOf = ({ Namespace, MetricName, Dimensions = [] }: Metric) =>
  metricKey(
    Namespace,
    MetricName,
    Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, named(Value)])),
  );

/** A CloudWatch statistic; undefined without samples. */
function statistic(samples: readonly number[], stat: string): number | undefined {
  if (samples.length === 0) return undefined;
  const sum = samples.reduce((total, one) => total + one, 0);
  const percentile = /^p(\d+)$/.exec(stat)?.[1];
  if (percentile !== undefined) {
    const sorted = [...samples].sort((a, b) => a - b);
    return sorted[Math.ceil((Number(percentile) / 100) * sorted.length) - 1];
  }
  if (stat === 'Sum') return sum;
  if (stat === 'Average') return sum / samples.length;
  if (stat === 'Maximum') return Math.max(...samples);
  throw new Error(`The statistic ${stat} is not supported here`);
}

/** Evaluates metric math; undefined if an operand without data isn't filled, or if the result isn't finite. */
function evaluate(expression: string, lookUp: (id: string) => number | undefined): number | undefined {
  const filled = expression.replace(/FILL\((\w+), (\d+)\)/g, (_all, id, value) =>
    String(lookUp(id) ?? value),
  );
  let isMissing = false;
  const inNumbers = filled.replace(/\b[a-z]\w*/g, (id) => {
    const value = lookUp(id);
    isMissing ||= value === undefined;
    return `(${value})`;
  });
  if (isMissing) return undefined;
  const value: number = new Function('IF', `return ${inNumbers};`)((test: boolean, a: number, b: number) =>
    test ? a : b,
  );
  return Number.isFinite(value) ? value : undefined;
}

/** The metric queries of an alarm; an alarm on a single metric has one. */
function queriesOf(alarm: SynthesizedTemplate['Resources'][string]['Properties']): Query[] {
  if (alarm['Metrics']) return alarm['Metrics'];
  const { Namespace, MetricName, Dimensions, Period, Statistic } = alarm;
  return [
    { Id: 'm', MetricStat: { Metric: { Namespace, MetricName, Dimensions }, Period, Stat: Statistic } },
  ];
}

const periodOf = (queries: readonly Query[]) =>
  Math.max(...queries.map(({ MetricStat }) => MetricStat?.Period ?? 0)) / BUCKET_SECONDS;

/** The value of an alarm's metric in the period that ends with bucket `at`. */
function valueAt(queries: readonly Query[], timeline: readonly Samples[], at: number): number | undefined {
  const lookUp = (id: string): number | undefined => {
    const { Expression, MetricStat } = queries.find((query) => query.Id === id) ?? {};
    if (Expression !== undefined) return evaluate(Expression, lookUp);
    if (!MetricStat) throw new Error(`The alarm has no ${id}`);
    const first = at + 1 - MetricStat.Period / BUCKET_SECONDS;
    const key = keyOf(MetricStat.Metric);
    const samples = timeline.slice(Math.max(first, 0), at + 1).flatMap((bucket) => bucket.get(key) ?? []);
    return statistic(samples, MetricStat.Stat);
  };
  const returned = queries.find(({ ReturnData }) => ReturnData !== false);
  return lookUp(returned?.Id ?? '');
}

/** Whether a metric alarm is in ALARM in each bucket of the timeline. */
function statesOf(
  alarm: SynthesizedTemplate['Resources'][string]['Properties'],
  timeline: readonly Samples[],
): boolean[] {
  const { Threshold, EvaluationPeriods, DatapointsToAlarm, TreatMissingData, ComparisonOperator } = alarm;
  if (ComparisonOperator !== 'GreaterThanOrEqualToThreshold')
    throw new Error(`${ComparisonOperator} is not supported here`);
  const queries = queriesOf(alarm);
  const period = periodOf(queries);
  let state = false;
  return timeline.map((_bucket, at) => {
    const ends = Array.from({ length: EvaluationPeriods }, (_, back) => at - back * period).filter(
      (end) => end >= 0,
    );
    const values = ends.map((end) => valueAt(queries, timeline, end));
    const isKept = TreatMissingData === 'ignore' && values.every((value) => value === undefined);
    if (!isKept)
      state =
        values.filter((value) =>
          value === undefined ? TreatMissingData === 'breaching' : value >= Threshold,
        ).length >= DatapointsToAlarm;
    return state;
  });
}

/** The alarms that a composite alarm's rule joins with OR. Throws for any other rule. */
function alarmsIn(rule: { 'Fn::Join': [string, Reference[]] }): string[] {
  const [, parts] = rule['Fn::Join'];
  const text = parts.filter((part) => typeof part === 'string').join('');
  if (/AND|NOT|OK\(|INSUFFICIENT/.test(text)) throw new Error(`The rule ${text} is not supported here`);
  return parts.filter((part) => typeof part !== 'string').map(named);
}

/**
 * Names of the alarms that fire in a timeline of five-minute buckets, once per transition to ALARM, without the stage's prefix.
 * Suppressed alarms don't fire. Missing data is treated as the template defines.
 */
export function ringing({ Resources }: SynthesizedTemplate, timeline: readonly Samples[]): string[] {
  const known = new Map<string, boolean[]>();
  const states = (id: string): boolean[] => {
    const resource = Resources[id];
    const before = known.get(id);
    if (!resource || before) return before ?? [];
    const { Type, Properties } = resource;
    const computed =
      Type === 'AWS::CloudWatch::CompositeAlarm'
        ? timeline.map((_bucket, at) => alarmsIn(Properties['AlarmRule']).some((child) => states(child)[at]))
        : statesOf(Properties, timeline);
    known.set(id, computed);
    return computed;
  };
  return Object.entries(Resources)
    .filter(([, { Type, Properties }]) => /CloudWatch::.*Alarm$/.test(Type) && Properties['AlarmActions'])
    .flatMap(([id, { Properties }]) => {
      const suppressor = Properties['ActionsSuppressor'];
      const rings = states(id).map((state, at) => state && !(suppressor && states(named(suppressor))[at]));
      const begun = rings.filter((isRinging, at) => isRinging && !rings[at - 1]);
      return begun.map(() => Properties['AlarmName'].replace(/^horoscope-\w+-/, ''));
    })
    .sort();
}
