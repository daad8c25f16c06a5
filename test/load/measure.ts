import autocannon, { type Request } from 'autocannon';

/** What a load was answered with; times in milliseconds. */
export type Measured = {
  answersPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** Requests that got no answer. */
  unanswered: number;
};

type Load = {
  url: string;
  seconds: number;
  connections: number;
  /** Requests a second over all connections; as fast as answers come without it. */
  rate?: number;
  /** What each connection asks for, one request after the other. */
  requestsOf: () => Request[];
};

/** Puts a load on a service and measures how it is answered. */
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
    answersPerSecond: times.length / elapsedSeconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    statuses,
    unanswered,
  };
}

/** How many answers had a status that passes. */
export function answersWith({ statuses }: Measured, passes: (status: number) => boolean): number {
  return Object.entries(statuses)
    .filter(([status]) => passes(Number(status)))
    .reduce((sum, [, count]) => sum + count, 0);
}
