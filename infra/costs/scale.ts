import { throttledMethods } from '../service/routes.ts';
import type { Stage } from '../stage-settings.ts';
import { type MarkdownRow, markdownTable } from './docs-table.ts';
import type { RequestLoad } from './request-cost.ts';
import { everyday } from './request-loads.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** Readers by the hours that their clocks are ahead of UTC, in percent: roughly the people who read English online. */
const ZONES: readonly (readonly [aheadHours: number, percent: number])[] = [
  [-8, 9],
  [-7, 4],
  [-6, 13],
  [-5, 22],
  [-4, 3],
  [-3, 3],
  [0, 11],
  [1, 9],
  [2, 4],
  [3, 2],
  [4, 1],
  [5.5, 9],
  [7, 1],
  [8, 4],
  [9, 1],
  [10, 3],
  [12, 1],
];

/** Most readers come around this time by their own clocks, the others at any time. */
const MORNING = { atSeconds: 7.25 * HOUR_SECONDS, deviationSeconds: 0.75 * HOUR_SECONDS, share: 0.8 };
/** Half of the morning's readers come when a clock strikes a quarter, on average after this many seconds. */
const QUARTER = { seconds: 900, share: 0.5, delaySeconds: 60 };
/** An idle environment of Lambda lives for about ten minutes; starting a new one takes this long. */
const [IDLE_SECONDS, COLD_SECONDS] = [600, 0.4];
/** New readers a day, and readers on a new browser or device, as shares of all readers. */
const [NEW, ELSEWHERE] = [0.1 / 30, 1 / 180];

/** Seconds until people or their browser try again after a refusal. Then they give up. */
const RETRIES = [10, 60, 600];

type Request = {
  name: string;
  perReader: number;
  load: RequestLoad;
  /** What people see if the request is refused. */
  seen: string;
};

/** What readers request in a day, by the name or path of the method's throttle. */
const REQUESTS: readonly Request[] = [
  {
    name: '/service-worker.js',
    perReader: 1,
    load: everyday['unchanged service worker'],
    seen: 'nothing; updates come later',
  },
  { name: 'home', perReader: 1 + NEW, load: everyday['home on a new day'], seen: 'no new day: "try again"' },
  {
    name: 'send-code',
    perReader: NEW + ELSEWHERE,
    load: everyday['sign-in code'],
    seen: 'no code: "try again"',
  },
  {
    name: 'verify',
    perReader: NEW + ELSEWHERE,
    load: everyday['first sign-in'],
    seen: 'no sign-in: "try again"',
  },
  {
    name: 'create-profile',
    perReader: NEW,
    load: everyday['profile in a cached city'],
    seen: 'no profile: "try again"',
  },
];

/** Something of which a second has only so much: a token bucket. */
type Gate = {
  what: string;
  perSecond: number;
  burst: number;
  /** Tokens that a request takes. */
  tokens: (request: Request) => number;
  remedy: string;
  /** The highest rate that one stage can have. Beyond it, readers need more stages. */
  most: number;
  /** Whether the setting counts hours instead of seconds. */
  isHourly?: true;
};

const CONCURRENCY = 'concurrent invocations of Lambda';

/** The gates of a stage, in the order in which a request passes them. Quotas are AWS's defaults for an account and region. */
function gatesOf({ requestsPerSecond, corsOrigins, limits }: Stage): Gate[] {
  const throttles = throttledMethods({ requestsPerSecond, corsOrigins }).filter(
    ({ kind }) => kind === 'answered',
  );
  /** So many tokens for one kind of request, and none for the others. */
  const only = (ofName: string, tokens: number) => (request: Request) =>
    request.name === ofName ? tokens : 0;
  const ofMethods = REQUESTS.map(({ name }): Gate => {
    const method = throttles.find((one) => one.path === name || one.name === name);
    if (!method) throw new Error(`No method has the throttle ${name}`);
    return {
      what: `rate of ${method.path}`,
      ...{ perSecond: method.rate, burst: method.burst, tokens: only(name, 1) },
      ...{ remedy: `requestsPerSecond of ${name}`, most: Number.POSITIVE_INFINITY },
    };
  });
  const codes = limits.codesPerStagePerHour;
  return [
    {
      what: 'requests of API Gateway',
      ...{ perSecond: 10_000, burst: 5_000, tokens: () => 1, remedy: 'quota of the account', most: 20_000 },
    },
    ...ofMethods,
    {
      what: CONCURRENCY,
      ...{ perSecond: 1_000, burst: 1_000, tokens: ({ load }) => load.lambdaMs / 1_000 },
      ...{ remedy: 'quota of the account', most: 20_000 },
    },
    {
      what: 'codes of the stage',
      ...{ perSecond: codes / HOUR_SECONDS, burst: codes, tokens: only('send-code', 1) },
      ...{ remedy: 'codesPerStagePerHour', isHourly: true, most: Number.POSITIVE_INFINITY },
    },
    {
      what: 'writes to the counter of codes',
      // Each code counts once, in a transaction, and one partition accepts 1,000 writes a second.
      ...{ perSecond: 1_000, burst: 1_000, tokens: only('send-code', 2) },
      ...{ remedy: 'several counters', most: 1_000 },
    },
    {
      what: 'reads of the table',
      ...{ perSecond: 40_000, burst: 40_000, tokens: ({ load }) => load.reads + (load.moreReads ?? 0) },
      ...{ remedy: 'quota of the table', most: 200_000 },
    },
    {
      what: 'writes to the table',
      ...{ perSecond: 40_000, burst: 40_000, tokens: ({ load }) => load.writes + (load.moreWrites ?? 0) },
      ...{ remedy: 'quota of the table', most: 200_000 },
    },
    {
      what: 'mails of SES',
      ...{ perSecond: 14, burst: 14, tokens: only('send-code', 1) },
      ...{ remedy: 'quota of the account', most: 1_000 },
    },
  ];
}

/** Expected visits per reader in each second of the day in UTC. */
function visits(): Float64Array {
  const { atSeconds, deviationSeconds, share } = MORNING;
  const morning = Array.from({ length: DAY_SECONDS }, (_, local) =>
    Math.exp(-(((local - atSeconds) / deviationSeconds) ** 2) / 2),
  );
  const total = morning.reduce((sum, one) => sum + one, 0);
  // The fraction of a quarter's visits that come in each of its seconds.
  const afterStroke = Array.from({ length: QUARTER.seconds }, (_, after) =>
    Math.exp(-after / QUARTER.delaySeconds),
  );
  const strokes = afterStroke.reduce((sum, one) => sum + one, 0);
  const all = new Float64Array(DAY_SECONDS).fill((1 - share) / DAY_SECONDS);
  for (const [aheadHours, percent] of ZONES)
    for (let second = 0; second < DAY_SECONDS; second++) {
      const local = (second + aheadHours * HOUR_SECONDS + DAY_SECONDS) % DAY_SECONDS;
      const after = local % QUARTER.seconds;
      const spread =
        1 - QUARTER.share + (QUARTER.share * QUARTER.seconds * (afterStroke[after] ?? 0)) / strokes;
      all[second] = (all[second] ?? 0) + ((percent / 100) * share * (morning[local] ?? 0) * spread) / total;
    }
  return all;
}

const VISITS = visits();

/** Visits per reader and second in the busiest period of this many seconds. */
function busiest(seconds: number): number {
  let [sum, most] = [0, 0];
  for (const [second, visits] of VISITS.entries()) {
    sum += visits - (VISITS[second - seconds] ?? 0);
    most = Math.max(most, sum);
  }
  return most / seconds;
}

const BUSIEST = { second: busiest(1), hour: busiest(HOUR_SECONDS) };

type Day = {
  /** The gate that first refused a request, its rate, the request and the second. */
  first: { gate: Gate; perSecond: number; request: Request; second: number } | undefined;
  /** Shares of all requests that were refused at the first try and for good, and that waited for a new environment. */
  refused: number;
  givenUp: number;
  cold: number;
};

/** Simulates a day second by second with expected numbers of requests. A refused request comes again as `RETRIES` say. */
function simulate(readers: number, gates: readonly Gate[]): Day {
  const tokens = gates.map(({ burst }) => burst);
  const kinds = REQUESTS.map((request) => ({
    request,
    tries: new Float64Array(RETRIES.length + 1),
    comingBack: RETRIES.map(() => new Float64Array(DAY_SECONDS + 1)),
    passes: gates.flatMap((gate, g) =>
      gate.tokens(request) > 0 ? [{ gate, g, each: gate.tokens(request) }] : [],
    ),
  }));
  const concurrency = gates.findIndex(({ what }) => what === CONCURRENCY);
  const day: Day = { first: undefined, refused: 0, givenUp: 0, cold: 0 };
  let [sent, warm] = [0, 0];
  for (let second = 0; second < DAY_SECONDS; second++) {
    for (const [g, { perSecond, burst }] of gates.entries())
      tokens[g] = Math.min(Math.max(burst, perSecond), (tokens[g] ?? 0) + perSecond);
    let busy = 0;
    for (const { request, tries, comingBack, passes } of kinds) {
      const fresh = readers * request.perReader * (VISITS[second] ?? 0);
      sent += fresh;
      tries[0] = fresh;
      for (const [n, again] of comingBack.entries()) tries[n + 1] = again[second] ?? 0;
      const all = tries.reduce((sum, one) => sum + one, 0);
      let passed = all;
      for (const { gate, g, each } of passes) {
        const possible = Math.min(passed, Math.max(tokens[g] ?? 0, 0) / each);
        // A thousandth of a request is an expected value, not a refusal.
        if (passed - possible > 1e-3) day.first ??= { gate, perSecond: gate.perSecond, request, second };
        passed = possible;
        tokens[g] = (tokens[g] ?? 0) - passed * each;
      }
      busy += (passed * request.load.lambdaMs) / 1_000;
      const refused = all > 0 ? 1 - passed / all : 0;
      day.refused += fresh * refused;
      for (const [n, count] of tries.entries()) {
        const [again, delay] = [comingBack[n], RETRIES[n]];
        if (!again || delay === undefined) day.givenUp += count * refused;
        else {
          const at = Math.min(second + delay, DAY_SECONDS);
          again[at] = (again[at] ?? 0) + count * refused;
        }
      }
    }
    // Requests come at random, so that three standard deviations more than on average are busy at some moment.
    const needed = busy + 3 * Math.sqrt(busy);
    const started = Math.max(needed - warm, 0);
    day.cold += started;
    tokens[concurrency] = (tokens[concurrency] ?? 0) - started * COLD_SECONDS;
    warm = Math.max(needed, warm * (1 - 1 / IDLE_SECONDS));
  }
  return { ...day, refused: day.refused / sent, givenUp: day.givenUp / sent, cold: day.cold / sent };
}

type Step = Day & { stages: number; remedy: string };

const HEADROOM = 1.3;

type Rate = Pick<Gate, 'perSecond' | 'isHourly'>;

/** Rounds a rate up to two digits in its own unit. */
function roundUp(perSecond: number, { isHourly }: Rate): number {
  const seconds = isHourly ? HOUR_SECONDS : 1;
  const unit = 10 ** Math.max(Math.floor(Math.log10(perSecond * seconds)) - 1, 0);
  return (Math.ceil((perSecond * seconds) / unit) * unit) / seconds;
}

/** Finds the first limit that a number of daily readers meets, applies its remedy, and goes on until no one is refused. */
export function stepsFor(stage: Stage, readers: number): Step[] {
  const gates = gatesOf(stage);
  const steps: Step[] = [];
  let stages = 1;
  for (;;) {
    const day = simulate(readers / stages, gates);
    const { first } = day;
    if (!first) return [...steps, { ...day, stages, remedy: '' }];
    const { gate } = first;
    const visits = (gate.isHourly ? BUSIEST.hour : BUSIEST.second) * (readers / stages) * HEADROOM;
    const wanted = REQUESTS.reduce((sum, one) => sum + visits * one.perReader * gate.tokens(one), 0);
    const next = Math.min(roundUp(wanted, gate), gate.most);
    if (next > gate.perSecond) {
      steps.push({
        ...day,
        stages,
        remedy: `${gate.remedy}: ${rate(gate)} → ${rate({ ...gate, perSecond: next })}`,
      });
      Object.assign(gate, {
        perSecond: next,
        burst: Math.max(gate.burst, gate.isHourly ? next * HOUR_SECONDS : next),
      });
    } else {
      const more = Math.ceil((stages * wanted) / gate.most);
      steps.push({ ...day, stages, remedy: `stages: ${stages} → ${more}` });
      stages = more;
    }
  }
}

const rate = ({ perSecond, isHourly }: Rate): string =>
  (isHourly ? perSecond * HOUR_SECONDS : perSecond).toLocaleString('en-US', { maximumFractionDigits: 1 });
const percent = (share: number): string =>
  share === 0 ? '0' : share < 0.001 ? '< 0.1%' : `${(100 * share).toFixed(1)}%`;
const time = (second: number): string => new Date(second * 1_000).toISOString().slice(11, 16);

const READERS = [33_000, 1e6, 1e7, 1e8];

/** What a stage's limits do to numbers of daily readers, and what each remedy changes. */
export function scaleTable(stage: Stage): string {
  const rows = READERS.flatMap((readers) =>
    stepsFor(stage, readers).map(
      ({ first, refused, givenUp, cold, stages, remedy }, i): MarkdownRow => [
        i === 0 ? `**${readers.toLocaleString('en-US')} readers**` : '',
        first
          ? `${first.gate.what}, ${rate({ ...first.gate, perSecond: first.perSecond })} ${first.gate.isHourly ? 'an hour' : 'a second'}`
          : `none, with ${stages} ${stages === 1 ? 'stage' : 'stages'}`,
        first ? time(first.second) : '',
        first?.request.seen ?? '',
        percent(refused),
        percent(givenUp),
        percent(cold),
        remedy,
      ],
    ),
  );
  const head = [
    '',
    'first limit',
    'at, UTC',
    'people see',
    'refused at first',
    'refused for good',
    'cold starts',
    'remedy',
  ];
  return markdownTable([head, ...rows]);
}
