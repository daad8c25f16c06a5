import { everyday } from './everyday.ts';
import { costOfMany, costOfMonth, together } from './month.ts';
import { type Rounds, roundTrips } from './round-trips.ts';

const MONTHS = [10_000, 1_000_000, 100_000_000];
const MILLION = 1_000_000;

const PARTS = {
  gateway: 'API Gateway (REST)',
  functions: 'Lambda',
  reads: 'DynamoDB, reading',
  writes: 'DynamoDB, writing',
  storage: 'DynamoDB, storage',
  logs: 'logs',
  traffic: 'traffic',
  mails: 'mails',
  cities: 'Amazon Location',
  idle: 'secret, alarms, dashboard',
} as const;

const usd = (amount: number): string =>
  amount < 100 ? amount.toFixed(2) : Math.round(amount).toLocaleString('en-US');

/** Lines of a Markdown table. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** What a month costs at three sizes, part by part, as a table in Markdown. */
export function monthsTable(): string {
  const months = MONTHS.map(costOfMonth);
  const total = months.map((month) => Object.values(month).reduce((sum, part) => sum + part, 0));
  return table(
    ['USD a month', ...MONTHS.map((count) => `${count.toLocaleString('en-US')} forecasts`)],
    [
      ...Object.entries(PARTS).map(([part, name]) => [
        name,
        ...months.map((month) => usd(month[part as keyof typeof PARTS])),
      ]),
      ['**together**', ...total.map((amount) => `**${usd(amount)}**`)],
    ],
  );
}

/** What a million of each kind of request costs, and a thousand sign-ups, as a table in Markdown. */
export function requestsTable(): string {
  const kinds = Object.keys(everyday) as (keyof typeof everyday)[];
  const ofSeveral = Object.keys(together) as (keyof typeof together)[];
  const costs = (what: (typeof kinds)[number] | (typeof ofSeveral)[number]) =>
    [MILLION, 1_000].map((count) => usd(costOfMany(what, count)));
  return table(
    ['', 'reads', 'writes', 'USD a million', 'USD a thousand'],
    [
      ...kinds.map((what) => [
        what,
        ...[everyday[what].reads, everyday[what].writes].map(String),
        ...costs(what),
      ]),
      ...ofSeveral.map((what) => [what, '', '', ...costs(what)]),
    ],
  );
}

/** A round with how many calls there are of each, as `3 GetItem + Query`. */
const counted = (round: string): string =>
  [...Map.groupBy(round.split(' + '), (call) => call)]
    .map(([call, { length }]) => (length === 1 ? call : `${length} ${call}`))
    .join(' + ');

/** The calls of the table that an operation waits for, as a table in Markdown. */
export function roundTripsTable(): string {
  const told = (rounds: Rounds) =>
    rounds.length === 0 ? '' : `${rounds.length}: ${rounds.map(counted).join(', ')}`;
  const lines = roundTrips.map(({ what, authorizer, answering }) => [
    what,
    told(authorizer),
    told(answering),
  ]);
  return table(['', 'authorizer', 'function'], lines).replaceAll('---:', '---');
}
