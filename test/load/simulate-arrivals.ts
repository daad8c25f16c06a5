import { resourcesIn, type SynthesizedTemplate } from '../infra/service/templates.ts';

/**
 * Simulates requests that arrive at a stage's gateway. Each method has a token bucket with the rate and burst of the
 * template's method settings. Each rate rule of the web filter counts a source's matching requests, blocked ones included, in
 * a sliding window; every ten seconds it blocks the sources whose count of twenty seconds ago is above the limit, so a source
 * is blocked up to thirty seconds after it exceeds a rate, which AWS names as the usual delay.
 */
class Gateway {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rules: Rule[];
  private readonly settings: Record<string, string | number>[];

  constructor(template: SynthesizedTemplate) {
    const [stage = {}] = resourcesIn(template, 'AWS::ApiGateway::Stage');
    this.settings = stage['MethodSettings'];
    this.rules = resourcesIn(template, 'AWS::WAFv2::WebACL').flatMap(({ Rules }) => Rules.map(toRule));
  }

  /** Whether a request reaches its function; requests must be in order of time. */
  accepts({ source, method, path, atMs }: Arrival): boolean {
    const blocked = this.rules.map((rule) => rule.isBlocked(source, path, atMs));
    return !blocked.includes(true) && this.takesToken(method, path, atMs);
  }

  private takesToken(method: string, path: string, atMs: number): boolean {
    const name = `${method} ${path}`;
    const bucket = this.buckets.get(name) ?? this.newBucket(method, path, atMs);
    this.buckets.set(name, bucket);
    bucket.tokens = Math.min(bucket.burst, bucket.tokens + ((atMs - bucket.atMs) / 1000) * bucket.rate);
    bucket.atMs = atMs;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  private newBucket(method: string, path: string, atMs: number): Bucket {
    const resource = `/${path.replaceAll('/', '~1').replace(/^~1$/, '')}`;
    const setting =
      this.settings.find((one) => one['ResourcePath'] === resource && one['HttpMethod'] === method) ??
      this.settings.find((one) => one['ResourcePath'] === '/*');
    const burst = Number(setting?.['ThrottlingBurstLimit']);
    return { rate: Number(setting?.['ThrottlingRateLimit']), burst, tokens: burst, atMs };
  }
}

type Bucket = { rate: number; burst: number; tokens: number; atMs: number };

const EVALUATION_MS = 10_000;
const REPORTING_MS = 20_000;

type Rule = { isBlocked: (source: string, path: string, atMs: number) => boolean };

/** Whether a statement of a web filter's rule matches a path as sent. Throws if the simulation doesn't know the statement. */
// biome-ignore lint/suspicious/noExplicitAny: a statement of the template is any JSON
export function matches(statement: any, path: string): boolean {
  if (statement === undefined) return true;
  if (statement.NotStatement) return !matches(statement.NotStatement.Statement, path);
  if (!statement.RegexMatchStatement) throw new Error(`Not simulated: ${Object.keys(statement)}`);
  return new RegExp(statement.RegexMatchStatement.RegexString).test(path);
}

// biome-ignore lint/suspicious/noExplicitAny: a rule of the template is any JSON
function toRule({ Statement }: any): Rule {
  const { Limit, EvaluationWindowSec, ScopeDownStatement } = Statement.RateBasedStatement;
  /** A source's requests by period of evaluation, and whether the source is blocked in the latest one. */
  type Source = { requests: Map<number, number>; period: number; isBlocked: boolean };
  const sources = new Map<string, Source>();
  return {
    isBlocked(source, path, atMs) {
      if (!matches(ScopeDownStatement, path)) return false;
      const period = Math.floor(atMs / EVALUATION_MS);
      const known: Source = sources.get(source) ?? { requests: new Map(), period: -1, isBlocked: false };
      sources.set(source, known);
      if (known.period !== period) {
        const end = period - REPORTING_MS / EVALUATION_MS;
        const start = end - (EvaluationWindowSec * 1000) / EVALUATION_MS;
        let count = 0;
        for (const [at, requests] of known.requests)
          if (at < start) known.requests.delete(at);
          else if (at < end) count += requests;
        known.period = period;
        known.isBlocked = count > Limit;
      }
      known.requests.set(period, (known.requests.get(period) ?? 0) + 1);
      return known.isBlocked;
    },
  };
}

type Arrival = { source: string; method: string; path: string; atMs: number };

/** Numbers in [0, 1), the same for each seed (generator of Numerical Recipes, section 7.1). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Steps that a person takes one after the other, each repeated until it is accepted. */
type Steps = readonly (readonly [method: string, path: string])[];

const SOURCES = 200;
const ARRIVALS_MS = 10_000;
const RETRY_MS = 5_000;
const PATIENCE_MS = 60_000;

type Flood = {
  /** The requests that each source of the flood repeats, in turn. */
  requests: Steps;
  /** Time between two requests of a source. */
  everyMs: number;
  people: Steps;
  fromMinute: number;
  toMinute: number;
};

/**
 * The share of people who take all steps within a minute while 200 sources flood the gateway from minute 0 on. A person
 * arrives every ten seconds of the given minutes, from a source of their own, and retries every five seconds.
 */
export function shareServed(
  template: SynthesizedTemplate,
  { requests, everyMs, people, fromMinute, toMinute }: Flood,
): number {
  const random = randomFrom(28);
  const gateway = new Gateway(template);
  const endMs = toMinute * 60_000 + PATIENCE_MS;
  type Event = { atMs: number; run: (atMs: number) => Event | undefined };
  const events: Event[] = [];
  const at = (atMs: number, run: Event['run']) => ({ atMs, run });
  for (let i = 0; i < SOURCES; i++) {
    let turn = i;
    const send = (atMs: number): Event | undefined => {
      const [method, path] = requests[turn++ % requests.length] ?? ['', ''];
      gateway.accepts({ source: `flood ${i}`, method, path, atMs });
      return atMs < endMs ? at(atMs + everyMs * (0.9 + 0.2 * random()), send) : undefined;
    };
    events.push(at(random() * everyMs, send));
  }
  let [arrived, served] = [0, 0];
  for (let startMs = fromMinute * 60_000; startMs < toMinute * 60_000; startMs += ARRIVALS_MS) {
    const source = `person ${arrived++}`;
    let step = 0;
    const attempt = (atMs: number): Event | undefined => {
      const [method, path] = people[step] ?? ['', ''];
      if (gateway.accepts({ source, method, path, atMs })) step += 1;
      if (step === people.length) served += 1;
      const nextMs = atMs + RETRY_MS;
      return step < people.length && nextMs < startMs + PATIENCE_MS ? at(nextMs, attempt) : undefined;
    };
    events.push(at(startMs + random() * 1_000, attempt));
  }
  events.sort((a, b) => b.atMs - a.atMs);
  for (let event = events.pop(); event; event = events.pop()) {
    const next = event.run(event.atMs);
    if (!next) continue;
    // Binary search for the place of the next event, in descending order of time.
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((events[middle]?.atMs ?? 0) > next.atMs) low = middle + 1;
      else high = middle;
    }
    events.splice(low, 0, next);
  }
  return served / arrived;
}

const SIGN_IN: Steps = [
  ['POST', '/api/auth/send-code'],
  ['POST', '/api/auth/verify'],
];
const READING: Steps = [
  ['GET', '/'],
  ['GET', '/calendar/{file}'],
  ['GET', '/api/horoscope/daily'],
];

const PAGE: Steps = [['GET', '/']];
const FEED: Steps = [['GET', '/calendar/{file}']];
const FORECAST: Steps = [['GET', '/api/horoscope/daily']];

const later = { fromMinute: 5, toMinute: 35 };
const signingIn = { requests: SIGN_IN, everyMs: 2_500, people: SIGN_IN, ...later };
// The filter blocks these sources after eight minutes, and four.
const perSecond = { everyMs: 1_000, fromMinute: 9, toMinute: 14 };
const tenPerSecond = { everyMs: 100, fromMinute: 4, toMinute: 5 };

/** Floods by name under which people are served within a minute if the stage has a web filter. */
export const filteredFloods: Record<string, Flood> = {
  'sign-in, flooded by 200 sources with a request in 2.5 s each': signingIn,
  'sign-in, flooded just below the filter’s rate': { ...signingIn, everyMs: 31_000 },
  'page, calendar feed and forecast while sign-in is flooded': { ...signingIn, people: READING },
  'sign-in while pages are flooded': { ...signingIn, requests: PAGE },
  'page, flooded with a request in 1 s each': { ...perSecond, requests: PAGE, people: PAGE },
  'calendar feed, flooded with a request in 1 s each': { ...perSecond, requests: FEED, people: FEED },
  'forecast, flooded with ten requests in 1 s each': {
    ...tenPerSecond,
    requests: FORECAST,
    people: FORECAST,
  },
};

/** Floods by name that the filter doesn't stop: before it has counted enough, and below its rates. */
export const unfilteredFloods = {
  'sign-in, in the first three minutes of its flood': { ...signingIn, fromMinute: 0, toMinute: 3 },
  'page, flooded just below the filter’s rate': {
    ...perSecond,
    everyMs: 1_600,
    requests: PAGE,
    people: PAGE,
  },
  'calendar feed, flooded just below it': { ...perSecond, everyMs: 1_600, requests: FEED, people: FEED },
  'forecast, flooded with a request in 2.5 s each': { ...signingIn, requests: FORECAST, people: FORECAST },
} satisfies Record<string, Flood>;
