/** The CloudWatch metrics, all of them counts without dimensions. */
export const METRICS = [
  /** Codes exchanged for a session. */
  'SignIns',
  /** Code mails that SES accepted. */
  'MailsSent',
  /** Code mails that failed or whose outcome is unknown. Undeliverable addresses don't count. */
  'MailsFailed',
  /** Forecast days computed, for any kind of response. */
  'ForecastsComputed',
  /** Cache hits: forecast days found in the cache. */
  'ForecastsFromCache',
  /** Birth cities that were not found. */
  'CitiesNotFound',
  /** Hard bounces reported by SES. */
  'MailsBounced',
  /** Spam complaints reported by SES. */
  'MailsComplained',
  /** Readers whose mail came due, as queued by the tick; again if a tick runs twice. */
  'DeliveriesDue',
  /** Readers for whom a due mail was sent, skipped or no longer wanted. */
  'DeliveriesHandled',
  /** Mails that SES accepted. */
  'DeliveriesSent',
  /** Mails skipped because they would have been more than two hours late. */
  'DeliveriesLate',
  /** Mails that SES refused for good, or whose address is undeliverable. */
  'DeliveriesRefused',
  /** Events that a webhook's receiver accepted. */
  'EventsDelivered',
  /** MCP tool calls that failed as `unavailable` or `internal_error`; their HTTP status is 200. */
  'ToolsFailed',
  /** Cold starts. The log stream identifies the function; a dimension would cost one metric per function. */
  'ColdStarts',
] as const;

/** The name of a metric. */
export type MetricName = (typeof METRICS)[number];

// Counts added after a handler has ended are written at the end of the next invocation.
const counts = new Map<MetricName, number>();

/** Adds to a metric. An amount of zero writes nothing. */
export function count(name: MetricName, amount = 1): void {
  if (amount > 0) counts.set(name, amount + (counts.get(name) ?? 0));
}

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

/** Writes the counts as a log line in CloudWatch's embedded metric format. `console` would wrap it in another object. */
function writeCounts(): void {
  if (counts.size === 0 || !Namespace) return;
  const Metrics = [...counts.keys()].map((Name) => ({ Name, Unit: 'Count' }));
  const CloudWatchMetrics = [{ Namespace, Dimensions: [[]], Metrics }];
  const line = { _aws: { Timestamp: Date.now(), CloudWatchMetrics }, ...Object.fromEntries(counts) };
  counts.clear();
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
