/** The CloudWatch metrics and their dimensions. All are counts. */
export const metricDimensions = {
  /** Codes exchanged for a session. */
  SignIns: [],
  /** Code mails that SES accepted. */
  MailsSent: [],
  /** Code mails that failed or whose outcome is unknown, without undeliverable addresses. */
  MailsFailed: [],
  /** Forecast days computed, for any response. */
  ForecastsComputed: [],
  /** Forecast days found in the cache (cache hits). */
  ForecastsFromCache: [],
  /** Birth cities that were not found. */
  CitiesNotFound: [],
  /** Hard bounces reported by SES. */
  MailsBounced: [],
  /** Spam complaints reported by SES. */
  MailsComplained: [],
  /** Problem responses, also of MCP tools. The gateway's own are in its access log. */
  Refusals: ['code'],
  /** MCP tool calls that failed as `unavailable` or `internal_error`; their HTTP status is 200. */
  ToolsFailed: [],
  /** Cold starts. The log group names the function; a dimension would cost a metric each. */
  ColdStarts: [],
} as const satisfies Record<string, readonly string[]>;

/** The name of a metric. */
export type MetricName = keyof typeof metricDimensions;

/** A metric without dimensions. */
type PlainName = {
  [Name in MetricName]: (typeof metricDimensions)[Name] extends readonly [] ? Name : never;
}[MetricName];

type Count = { name: MetricName; amount: number; dimensions: Readonly<Record<string, string>> };

// Counts after a response was sent are written with the process's next line.
const counts = new Map<string, Count>();

function add(name: MetricName, amount: number, dimensions: Count['dimensions'] = {}): void {
  const key = [name, ...Object.values(dimensions)].join();
  counts.set(key, { name, dimensions, amount: amount + (counts.get(key)?.amount ?? 0) });
}

/** Adds to a metric; zero writes nothing. */
export function count(name: PlainName, amount = 1): void {
  if (amount > 0) add(name, amount);
}

/** Counts a problem response by its code. */
export const countProblem = (code: string): void => add('Refusals', 1, { code });

/** The stage's namespace; without it, nothing is written. */
const { METRICS_NAMESPACE: Namespace } = process.env;
if (Namespace) count('ColdStarts');

/** Wraps a handler: when it ends or fails, the counts are written, if any. */
export function withMetrics<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await work(...args);
    } finally {
      writeCounts();
    }
  };
}

/** A line can hold each metric once: counts that differ in their dimensions go into further lines. */
function writeCounts(): void {
  while (counts.size > 0) {
    const line = new Map<MetricName, Count>();
    for (const [key, one] of counts) {
      if (line.has(one.name)) continue;
      line.set(one.name, one);
      counts.delete(key);
    }
    if (Namespace) process.stdout.write(`${JSON.stringify(embedded(Namespace, [...line.values()]))}\n`);
  }
}

/** The counts in CloudWatch's embedded metric format. Must be a line of its own, which `console` would wrap in an object. */
function embedded(namespace: string, line: readonly Count[]): object {
  const byDimensions = Object.groupBy(line, ({ name }) => metricDimensions[name].join());
  const CloudWatchMetrics = Object.values(byDimensions).map((same = []) => ({
    Namespace: namespace,
    Dimensions: same.slice(0, 1).map(({ name }) => metricDimensions[name]),
    Metrics: same.map(({ name }) => ({ Name: name, Unit: 'Count' })),
  }));
  const values = line.map(({ name, amount, dimensions }) => ({ ...dimensions, [name]: amount }));
  return Object.assign({ _aws: { Timestamp: Date.now(), CloudWatchMetrics } }, ...values);
}
