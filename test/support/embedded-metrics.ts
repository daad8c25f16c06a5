import * as v from 'valibot';

const Text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
const Dimensions = v.pipe(v.array(v.pipe(v.array(Text(250)), v.maxLength(30))), v.minLength(1));
const Metrics = v.pipe(
  v.array(v.strictObject({ Name: Text(1_024), Unit: v.literal('Count') })),
  v.minLength(1),
  v.maxLength(100),
);

/**
 * Metadata below `_aws` in a line of CloudWatch's embedded metric format:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
const Metadata = v.strictObject({
  Timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
  CloudWatchMetrics: v.pipe(
    v.array(v.strictObject({ Namespace: Text(1_024), Dimensions, Metrics })),
    v.minLength(1),
  ),
});

/** Log lines in embedded metric format. */
export const metricLinesIn = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('{"_aws"'));

/**
 * Metric values that CloudWatch extracts from log lines, summed by namespace, name and dimensions, such as
 * `Horoscope/dev SignIns`. Throws for an invalid line and for a missing or undeclared value.
 */
export function metricsIn(lines: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of metricLinesIn(lines)) {
    const { _aws, ...root } = JSON.parse(line);
    const unnamed = new Set(Object.keys(root));
    for (const { Namespace, Dimensions, Metrics } of v.parse(Metadata, _aws).CloudWatchMetrics)
      for (const dimensions of Dimensions)
        for (const { Name } of Metrics) {
          const values = dimensions.map((name) => `${name}=${v.parse(Text(1_024), root[name])}`);
          const key = [Namespace, Name, ...values].join(' ');
          sums[key] = (sums[key] ?? 0) + v.parse(v.number(), root[Name]);
          for (const named of [Name, ...dimensions]) unnamed.delete(named);
        }
    if (unnamed.size > 0) throw new Error(`A line has ${[...unnamed]}, which no metric uses`);
  }
  return sums;
}
