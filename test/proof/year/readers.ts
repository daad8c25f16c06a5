import { planOf } from '#lib/accounts/tiers.ts';
import { DELIVERY_DAYS, editionOn, type MailSettings, QUARTER_MS } from '#lib/delivery/due-times.ts';
import { highlightOn } from '#lib/delivery/highlights.ts';
import type { Outcome } from '#lib/delivery/outcomes.ts';
import { tick } from '#lib/operations/deliver.ts';
import { setDelivery } from '#lib/operations/delivery.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys, table } from '#lib/table/single-table.ts';
import { keepForever, transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { addDays, dateInZone, firstInstantAt, isSkippedDate } from '#lib/time/civil-day.ts';
import { newProfile } from '../../support/new-items.ts';
import { connectMail, invokeDeliver, type SentMail } from '../protocols/mail-world.ts';
import { type Call, SimulatedTable, throttled, timedOut } from '../simulated-table.ts';
import { enter, randomFrom } from '../world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** When a message that failed comes again. */
const RETRY_MS = 6 * MINUTE_MS;
const READERS_PER_ZONE = 3;

/** Zones with half and quarter hours, clock changes at midnight, and both hemispheres. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo'];

/** A reader's settings since an instant (ms since 1970); null for none. */
type Period = { fromMs: number; mail: MailSettings | null };
type Reader = { userId: string; profile: profiles.Profile; history: Period[] };

/** What a year of the real code did. */
export type Year = {
  mails: number;
  missed: number;
  double: number;
  early: number;
  /** Mails to readers who had turned them off. */
  afterStop: number;
  /** Skipped because they would have been more than two hours late. */
  skipped: number;
  /** Lost because the sender ended, or lost SES's answer, after the claim. */
  lostInWindow: number;
  /** The largest lateness without a disturbance since the mail was due, and with one. */
  lateMs: number;
  lateAfterDisturbanceMs: number;
  changes: number;
  lostTicks: number;
  crashes: number;
  refusals: number;
  faults: number;
};

/**
 * Runs tick and sender on the simulated table for a year, with ticks lost, doubled and late, outages, a throttled SES, failing
 * calls, crashes before and after calls, and readers who change time, zone and days, mostly while their mail is due.
 */
export async function runYear(firstDate: string, days: number, seed: number): Promise<Year> {
  const random = randomFrom(seed);
  const simulated = new SimulatedTable();
  const startMs = Date.parse(firstDate);
  let clockMs = startMs;
  const year = {
    ...{ mails: 0, missed: 0, double: 0, early: 0, afterStop: 0, skipped: 0, lostInWindow: 0 },
    ...{ lateMs: 0, lateAfterDisturbanceMs: 0 },
    ...{ changes: 0, lostTicks: 0, crashes: 0, refusals: 0, faults: 0 },
  } satisfies Year;
  const disturbances: number[] = [];
  const disturb = (what: 'lostTicks' | 'crashes' | 'refusals' | 'faults') => {
    year[what] += 1;
    disturbances.push(clockMs);
  };
  const sleep = async (ms: number) => {
    clockMs += Math.ceil(ms);
  };
  enter({ nowMs: () => clockMs, random, sleep });

  let refusesUntilMs = 0;
  /** Ends the running process; its calls never return. Undefined while nothing fails. */
  let crash: (() => void) | undefined;
  const send = async (call: Call): Promise<unknown> => {
    if (!crash) return simulated.run(call, clockMs);
    const isRead = ['Get', 'Query', 'BatchGet'].includes(call.name);
    const isMail = call.input.Item?.PK === 'INBOX';
    const chance = random();
    if (isMail && clockMs < refusesUntilMs) {
      disturb('refusals');
      throw throttled();
    }
    if (chance < 0.0002 || (isMail && chance < 0.01)) {
      disturb('faults');
      throw throttled();
    }
    if (chance > (isRead ? 0.99995 : 0.998)) {
      disturb('crashes');
      if (random() < 0.5) simulated.run(call, clockMs);
      crash();
      return new Promise(() => undefined);
    }
    const result = simulated.run(call, clockMs);
    if (!isRead && chance > 0.997) {
      disturb('faults');
      throw timedOut();
    }
    return result;
  };
  table.send = (async (command: { constructor: { name: string }; input: unknown }) =>
    send({ name: command.constructor.name.replace(/Command$/, ''), input: command.input })) as never;
  connectMail(
    (Item) => send({ name: 'Put', input: { Item } }),
    () => clockMs,
  );
  await serviceSecret();

  /** Runs a process that may crash. Returns whether it succeeded. */
  async function work(run: () => Promise<unknown>): Promise<boolean> {
    const crashed = new Promise<boolean>((resolve) => {
      crash = () => resolve(false);
    });
    const done = run().then(
      (result) => result !== false,
      () => false,
    );
    const isDone = await Promise.race([done, crashed]);
    crash = undefined;
    return isDone;
  }

  const itemsOf = <Item>(PK: string): Item[] => {
    const input = { KeyConditionExpression: 'PK = :pk', ExpressionAttributeValues: { ':pk': PK } };
    return (simulated.run({ name: 'Query', input }, clockMs) as { Items: Item[] }).Items;
  };
  const triedMs = new Map<string, number>();

  /** Delivers messages until an instant, and failed ones again. */
  async function consume(untilMs: number): Promise<void> {
    for (;;) {
      const waiting = itemsOf<{ PK: string; SK: string; body: string }>('QUEUE').map((message) => ({
        ...{ message, atMs: (triedMs.get(message.SK) ?? -RETRY_MS) + RETRY_MS },
      }));
      const [next] = waiting.sort((a, b) => a.atMs - b.atMs);
      if (!next || next.atMs > untilMs) return;
      const { PK, SK } = next.message;
      clockMs = Math.max(clockMs, next.atMs);
      const isDone = await work(() => invokeDeliver(next.message));
      triedMs.set(SK, clockMs);
      if (isDone) simulated.run({ name: 'Delete', input: { Key: { PK, SK } } }, clockMs);
    }
  }

  const readers: Reader[] = [];
  for (const timeZone of ZONES)
    for (let at = 0; at < READERS_PER_ZONE; at++) readers.push(await signUp(timeZone, random, startMs));
  const changes = readers
    .flatMap((reader) => planChanges(reader, random, startMs, days))
    .sort((a, b) => a.atMs - b.atMs);
  let outageUntilMs = 0;
  for (let tickMs = startMs; tickMs <= startMs + (days + 2) * DAY_MS; tickMs += QUARTER_MS) {
    const ranMs = Math.ceil(tickMs + random() * 2 * MINUTE_MS);
    for (let change = changes[0]; change && change.atMs <= ranMs; change = changes[0]) {
      changes.shift();
      await consume(change.atMs);
      clockMs = Math.max(clockMs, change.atMs);
      await applyChange(change, clockMs);
      year.changes += 1;
    }
    await consume(ranMs);
    clockMs = Math.max(clockMs, ranMs);
    if (random() < 1 / 6_000) outageUntilMs = tickMs + (1 + 18 * random()) * HOUR_MS;
    if (random() < 1 / 1_500) refusesUntilMs = clockMs + random() * 3 * HOUR_MS;
    if (tickMs < outageUntilMs || random() < 1 / 30) disturb('lostTicks');
    else {
      if (!(await work(() => tick(tickMs)))) disturb('lostTicks');
      if (random() < 1 / 30) await work(() => tick(tickMs));
    }
  }
  await consume(Number.POSITIVE_INFINITY);
  const sent = itemsOf<{ mails: SentMail[] }>('INBOX').flatMap(({ mails }) => mails);
  year.mails = sent.length;
  for (const reader of readers) {
    const outcomes = itemsOf<{ SK: string; outcome: Outcome }>(
      itemKeys.delivered(reader.profile.id, 'mail', '').PK,
    );
    const outcomeOn = (date: string) => outcomes.find(({ SK }) => SK.startsWith(date))?.outcome;
    const own = sent.filter(({ profileId }) => profileId === reader.profile.id);
    judge(year, reader, own, { outcomeOn, disturbances, untilMs: startMs + days * DAY_MS });
  }
  return year;
}

type Change = { reader: Reader; mail: MailSettings | null; atMs: number };

const PLAN = planOf({ tier: 'premium' });

async function signUp(timeZone: string, random: () => number, nowMs: number): Promise<Reader> {
  const user = await users.findOrCreate(`reader-${random()}@a.example`, nowMs);
  if (!user) throw new Error('There is no account');
  await users.setTier(user.id, 'premium');
  // As a sign-in does.
  await transactWrite([keepForever(itemKeys.user(user.id))]);
  const profile = { ...newProfile(nowMs), timeZone, birthDate: `19${60 + Math.floor(random() * 40)}-06-15` };
  await profiles.create(user.id, profile, 10);
  const reader: Reader = { userId: user.id, profile, history: [] };
  await applyChange({ reader, mail: anyMail(random, timeZone), atMs: nowMs }, nowMs);
  return reader;
}

async function applyChange({ reader, mail }: Change, nowMs: number): Promise<void> {
  await setDelivery({ ...PLAN, userId: reader.userId }, reader.profile.id, { mail }, nowMs);
  reader.history.push({ fromMs: nowMs, mail });
}

const pick = <One>(random: () => number, all: readonly One[]): One =>
  all[Math.floor(random() * all.length)] as One;

function anyMail(random: () => number, timeZone: string): MailSettings {
  const quarter = Math.floor(random() * 96);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    at: `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
    timeZone,
    // Most read daily.
    days: random() < 0.7 ? 'daily' : pick(random, DELIVERY_DAYS),
    weekly: random() < 0.3,
  };
}

/** Plans a change about once a month: within two minutes of the mail being due, or at any time; one in ten turns it off. */
function planChanges(reader: Reader, random: () => number, startMs: number, days: number): Change[] {
  const changes: Change[] = [];
  let mail = reader.history[0]?.mail ?? null;
  for (let day = 2; day < days; day++) {
    if (random() > 1 / 30) continue;
    const date = addDays(new Date(startMs).toISOString().slice(0, 10), day);
    const isAtDue = mail && random() < 0.7;
    const atMs =
      isAtDue && mail
        ? firstInstantAt(date, mail.at, mail.timeZone) + (random() * 4 - 2) * MINUTE_MS
        : Date.parse(date) + random() * DAY_MS;
    const zone = random() < 0.5 ? pick(random, ZONES) : (mail?.timeZone ?? pick(random, ZONES));
    mail = random() < 0.1 ? null : anyMail(random, zone);
    changes.push({ reader, mail, atMs: Math.round(atMs) });
    // Changes of one reader are days apart, as are those of most people.
    day += 2;
  }
  return changes;
}

type Evidence = {
  outcomeOn: (date: string) => Outcome | undefined;
  disturbances: readonly number[];
  untilMs: number;
};

/** Compares a reader's mails with what the settings of each moment promised. */
function judge(
  year: Year,
  { history, profile }: Reader,
  sent: readonly SentMail[],
  evidence: Evidence,
): void {
  const { outcomeOn, disturbances, untilMs } = evidence;
  const owed = new Map<string, number>();
  for (const [at, { fromMs, mail }] of history.entries()) {
    const next = history[at + 1];
    const toMs = Math.min(next?.fromMs ?? untilMs, untilMs);
    if (!mail) continue;
    for (let ms = fromMs - DAY_MS; ms < toMs + DAY_MS; ms += DAY_MS) {
      const date = dateInZone(ms, mail.timeZone);
      const dueMs = firstInstantAt(date, mail.at, mail.timeZone);
      if (dueMs < fromMs || dueMs >= toMs || isSkippedDate(date, mail.timeZone)) continue;
      if (!isWanted(profile, mail, date)) continue;
      // A change within the two hours in which the mail may come decides instead.
      const isChanged = next !== undefined && next.fromMs < dueMs + 2 * HOUR_MS;
      if (isChanged && !(next.mail && isWanted(profile, next.mail, date))) continue;
      owed.set(date, Math.min(dueMs, owed.get(date) ?? dueMs));
    }
  }
  const byDate = Map.groupBy(sent, ({ date }) => date);
  for (const mails of byDate.values()) year.double += mails.length - 1;
  for (const [date] of owed) {
    if (byDate.has(date)) continue;
    const outcome = outcomeOn(date);
    if (outcome === 'late') year.skipped += 1;
    else if (outcome === 'sending') year.lostInWindow += 1;
    else year.missed += 1;
  }
  for (const { date, atMs } of sent) {
    const past = history.filter(({ fromMs }) => fromMs <= atMs);
    const current = past.at(-1)?.mail;
    if (!current) {
      year.afterStop += 1;
      continue;
    }
    const dues = past.flatMap(({ mail }) => (mail ? [firstInstantAt(date, mail.at, mail.timeZone)] : []));
    const dueMs = Math.max(...dues.filter((ms) => ms <= atMs));
    if (dueMs === Number.NEGATIVE_INFINITY || firstInstantAt(date, current.at, current.timeZone) > atMs) {
      year.early += 1;
      continue;
    }
    const isDisturbed = disturbances.some((ms) => ms >= dueMs - QUARTER_MS && ms <= atMs);
    const name = isDisturbed ? 'lateAfterDisturbanceMs' : 'lateMs';
    year[name] = Math.max(year[name], atMs - dueMs);
  }
}

function isWanted(profile: profiles.Profile, mail: MailSettings, date: string): boolean {
  const edition = editionOn(mail, date);
  return edition === 'highlight'
    ? highlightOn(profile, date, mail.timeZone) !== undefined
    : edition !== undefined;
}
