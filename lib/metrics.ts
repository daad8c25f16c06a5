/**
 * What is counted for the operator, by the names that CloudWatch has, each with the dimensions by which it is told apart: the
 * `code` of the problem. All are counts, summed over a period.
 */
export const dimensionsOf = {
  /** Codes exchanged for a session. */
  SignIns: [],
  /** Mails with a code that SES has taken. */
  MailsSent: [],
  /** Mails with a code that SES did not take, or did not say so; an address that it will never take is not one. */
  MailsFailed: [],
  /** Days computed anew, for whatever answer. */
  ForecastsComputed: [],
  /** Days of forecasts that were cached. */
  ForecastsFromCache: [],
  /** Birth cities that nothing was found for. */
  CitiesNotFound: [],
  /** Mails that bounced for good, as SES tells. */
  MailsBounced: [],
  /** Mails that were called spam, as SES tells. */
  MailsComplained: [],
  /** Answers with a problem, of tools too; not those of the gateway, which its access log has. */
  Refusals: ['code'],
  /** Tools of assistants that ended as `unavailable` or `internal_error`, which HTTP answers with 200. */
  ToolsFailed: [],
  /** Processes that were started; of which function says the log that the line is in, for less than a metric each. */
  ColdStarts: [],
} as const satisfies Record<string, readonly string[]>;

/** A name under which something is counted. */
export type MetricName = keyof typeof dimensionsOf;

/** What is counted without a dimension. */
type PlainName = {
  [Name in MetricName]: (typeof dimensionsOf)[Name] extends readonly [] ? Name : never;
}[MetricName];

/** A count that is to be written, with the values of its dimensions. */
type Count = { name: MetricName; amount: number; dimensions: Readonly<Record<string, string>> };

// Nothing is lost that is counted after its answer has gone out: the process's next line has it.
const counts = new Map<string, Count>();

function add(name: MetricName, amount: number, dimensions: Count['dimensions'] = {}): void {
  const key = [name, ...Object.values(dimensions)].join();
  counts.set(key, { name, dimensions, amount: amount + (counts.get(key)?.amount ?? 0) });
}

/** Counts something, so many at once; none is not noted. */
export function count(name: PlainName, amount = 1): void {
  if (amount > 0) add(name, amount);
}

/** Counts an answer with a problem of a code. */
export const countRefusal = (code: string): void => add('Refusals', 1, { code });

/** The namespace of this stage's metrics; nothing is written without it. */
const { METRICS_NAMESPACE: Namespace } = process.env;
if (Namespace) count('ColdStarts');

/** A function that, when its work is done or has failed, writes in one line what was counted meanwhile, if anything. */
export function writingMetrics<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await work(...args);
    } finally {
      writeCounts();
    }
  };
}

/** One line has a name once: what differs in a dimension alone waits for a line of its own. */
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

/**
 * The counts in CloudWatch's embedded metric format, from which it makes metrics by itself. It must be a line of its own:
 * what `console` writes stands inside another object.
 */
function embedded(namespace: string, line: readonly Count[]): object {
  const byDimensions = Object.groupBy(line, ({ name }) => dimensionsOf[name].join());
  const CloudWatchMetrics = Object.values(byDimensions).map((same = []) => ({
    Namespace: namespace,
    Dimensions: same.slice(0, 1).map(({ name }) => dimensionsOf[name]),
    Metrics: same.map(({ name }) => ({ Name: name, Unit: 'Count' })),
  }));
  const values = line.map(({ name, amount, dimensions }) => ({ ...dimensions, [name]: amount }));
  return Object.assign({ _aws: { Timestamp: Date.now(), CloudWatchMetrics } }, ...values);
}
