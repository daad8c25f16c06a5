/** The CloudWatch metrics, all of them counts, with their dimensions. */
export const metricDimensions = {
  /** Codes exchanged for a session. */
  SignIns: [],
  /** Code mails that SES accepted. */
  MailsSent: [],
  /** Code mails that failed or whose outcome is unknown. Undeliverable addresses don't count. */
  MailsFailed: [],
  /** Forecast days computed, for any kind of response. */
  ForecastsComputed: [],
  /** Cache hits: forecast days found in the cache. */
  ForecastsFromCache: [],
  /** Birth cities that were not found. */
  CitiesNotFound: [],
  /** Hard bounces reported by SES. */
  MailsBounced: [],
  /** Spam complaints reported by SES. */
  MailsComplained: [],
  /** Problem responses, including those of MCP tools. API Gateway's own errors are only in its access log. */
  Refusals: ['code'],
  /** MCP tool calls that failed as `unavailable` or `internal_error`; their HTTP status is 200. */
  ToolsFailed: [],
  /** Cold starts. The log stream identifies the function; a dimension would cost one metric per function. */
  ColdStarts: [],
} as const satisfies Record<string, readonly string[]>;

/** The name of a metric. */
export type MetricName = keyof typeof metricDimensions;

/** The name of a metric without dimensions. */
type PlainName = {
  [Name in MetricName]: (typeof metricDimensions)[Name] extends readonly [] ? Name : never;
}[MetricName];

type Count = { name: MetricName; amount: number; dimensions: Readonly<Record<string, string>> };

// Counts added after a handler has ended are written at the end of the next invocation.
const counts = new Map<string, Count>();

function add(name: MetricName, amount: number, dimensions: Count['dimensions'] = {}): void {
  const key = [name, ...Object.values(dimensions)].join();
  counts.set(key, { name, dimensions, amount: amount + (counts.get(key)?.amount ?? 0) });
}

/** Adds to a metric. An amount of zero writes nothing. */
export function count(name: PlainName, amount = 1): void {
  if (amount > 0) add(name, amount);
}

/** Counts a problem response by its code. */
export const countProblem = (code: string): void => add('Refusals', 1, { code });

/** The stage's CloudWatch namespace; if it isn't set, nothing is written. */
const { METRICS_NAMESPACE: Namespace } = process.env;
if (Namespace) count('ColdStarts');

/** Wraps a handler so that the counts are written when it returns or throws. */
export function withMetrics<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await work(...args);
    } finally {
      writeCounts();
    }
  };
}

/** Writes the counts. A line can hold each metric only once, so the same metric with other dimensions needs another line. */
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

/** Formats a log line in CloudWatch's embedded metric format. `console` would wrap it in another object. */
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
