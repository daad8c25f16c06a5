import autocannon, { type Request } from 'autocannon';

/** The results of a load; percentiles are in milliseconds. */
export type Measured = {
  responsesPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Requests without a response. */
  unanswered: number;
};

type Load = {
  url: string;
  seconds: number;
  connections: number;
  /** Requests per second over all connections; unlimited by default. */
  rate?: number;
  /** The requests of one connection, sent in a loop. */
  requestsOf: () => Request[];
};

export async function measure({ url, seconds, connections, rate, requestsOf }: Load): Promise<Measured> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let unanswered = 0;
  const begun = performance.now();
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        timeout: 30,
        ...(rate !== undefined && {
          overallRate: Math.max(rate, connections),
          ignoreCoordinatedOmission: true,
        }),
        setupClient: (client) => client.setRequests(requestsOf()),
      },
      (error) => (error ? reject(error) : resolve()),
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    instance.on('reqError', () => {
      unanswered += 1;
    });
  });
  const elapsedSeconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    responsesPerSecond: times.length / elapsedSeconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    statuses,
    unanswered,
  };
}

/** Number of responses whose status matches. */
export function responsesWith({ statuses }: Measured, matches: (status: number) => boolean): number {
  return Object.entries(statuses)
    .filter(([status]) => matches(Number(status)))
    .reduce((sum, [, count]) => sum + count, 0);
}
