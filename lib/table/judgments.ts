import {
  deleteInBatches,
  everyItem,
  getItem,
  type ItemKey,
  itemKeys,
  listItems,
  putIf,
  SHARDS,
  shardOf,
  writeInBatches,
} from './single-table.ts';
import { check, deleteItem, put, putNew, transactWrite, update, type Writes } from './transactions.ts';

/** A reader's verdict on the forecast of a day that has begun. */
export type Verdict = {
  date: string;
  verdict: 'yes' | 'partly' | 'no';
  note?: string | undefined;
  /** The rating of the forecast when it was judged, and the model that computed it. */
  rating: number;
  modelVersion: string;
  updatedAt: string;
};

/** A reader's own text of a day beside that of a made-up birth. */
export type BlindTest = {
  /** The Monday of the week, which identifies the test among those of a profile. */
  week: string;
  date: string;
  texts: readonly [string, string];
  /** The index of the reader's own text. */
  own: number;
  nonce: string;
  modelVersion: string;
  /** The index that the reader chose, and when; missing until then. */
  choice?: number;
  answeredAt?: string;
};

/** The key that lists an answer among those of all readers. */
const answerKey = (profileId: string, week: string): ItemKey =>
  itemKeys.blindAnswer(shardOf(profileId), profileId, week);

/** Fails a transaction if the account or the profile no longer exists, so that no item is written after a deletion. */
const whileBothExist = (userId: string, profileId: string): Writes =>
  [itemKeys.user(userId), itemKeys.profile(userId, profileId)].map((Key) =>
    check({ Key, ConditionExpression: 'attribute_exists(PK)' }),
  );

/** Sets the verdict of a day with its note, in place of an earlier one. Returns false if the profile no longer exists. */
export const setVerdict = (
  userId: string,
  profileId: string,
  { note, ...verdict }: Verdict,
): Promise<boolean> => {
  // A list of many days reads no notes, which are much larger.
  const noteKey = itemKeys.verdictNote(profileId, verdict.date);
  return transactWrite([
    ...whileBothExist(userId, profileId),
    put({ ...itemKeys.verdict(profileId, verdict.date), userId, ...verdict }),
    note === undefined ? deleteItem(noteKey) : put({ ...noteKey, userId, note }),
  ]);
};

/** Yields the items of a profile whose keys are within two keys, both included, in order. */
const itemsBetween = <Item>(first: ItemKey, last: ItemKey): AsyncGenerator<ItemKey & Item> =>
  everyItem(first.PK, {
    KeyConditionExpression: 'PK = :partition AND SK BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':partition': first.PK, ':first': first.SK, ':last': last.SK },
  });

type Dates = { from: string; to: string };

async function findNotes(profileId: string, { from, to }: Dates): Promise<Map<string, string>> {
  const [first, last] = [itemKeys.verdictNote(profileId, from), itemKeys.verdictNote(profileId, to)];
  const notes = new Map<string, string>();
  for await (const { SK, note } of itemsBetween<{ note: string }>(first, last))
    notes.set(SK.slice('NOTE#'.length), note);
  return notes;
}

/** Lists the verdicts of a range of dates (inclusive), oldest first, with their notes if `withNotes`. */
export async function listVerdicts(profileId: string, dates: Dates, withNotes: boolean): Promise<Verdict[]> {
  const [first, last] = [itemKeys.verdict(profileId, dates.from), itemKeys.verdict(profileId, dates.to)];
  const [items, notes] = await Promise.all([
    Array.fromAsync(itemsBetween<Verdict>(first, last)),
    withNotes ? findNotes(profileId, dates) : new Map<string, string>(),
  ]);
  return items.map((item) => ({ ...toVerdict(item), note: notes.get(item.date) }));
}

const toVerdict = ({ date, verdict, rating, modelVersion, updatedAt }: Verdict): Verdict => ({
  ...{ date, verdict, rating, modelVersion, updatedAt },
});

/** A stored item of a profile's partition. */
type Judged = ItemKey & { userId: string } & Partial<Verdict & BlindTest>;

/** A page of notes has at most 105 KB. */
const PAGE = 25;

/** Bytes of the profile's id and name in an export. */
const ID_BYTES = 50;

/**
 * Reads a profile's verdicts with their notes, and then its tests, each oldest first, up to a size in bytes, of which it returns
 * how many it used: more than `maxBytes` if something is left out.
 */
export async function readAll(profileId: string, maxBytes: number) {
  const verdicts = new Map<string, Verdict>();
  const tests: BlindTest[] = [];
  let bytes = 0;
  for await (const item of everyItem<Judged>(itemKeys.verdict(profileId, '').PK, { Limit: PAGE })) {
    const { PK, SK, userId, ...fields } = item;
    bytes += Buffer.byteLength(JSON.stringify(fields)) + ID_BYTES;
    if (bytes > maxBytes) break;
    const [kind, date = ''] = SK.split('#');
    const verdict = verdicts.get(date);
    if (kind === 'DAY') verdicts.set(date, toVerdict(item as Verdict));
    else if (kind === 'TEST') tests.push(item as BlindTest);
    else if (verdict) verdict.note = item.note;
  }
  return { verdicts: [...verdicts.values()], tests, bytes };
}

/** Stores a new test. Returns false if the week has one, or the profile no longer exists. */
export const createTest = (userId: string, profileId: string, test: BlindTest): Promise<boolean> =>
  transactWrite([
    ...whileBothExist(userId, profileId),
    putNew({ ...itemKeys.blindTest(profileId, test.week), userId, ...test }),
  ]);

/** Finds a profile's test of a week. */
export const findTest = (profileId: string, week: string): Promise<BlindTest | undefined> =>
  getItem<BlindTest>(itemKeys.blindTest(profileId, week));

/**
 * Stores the answer to a test and lists it among those of all readers, in one transaction. Returns false if the test has an
 * answer, or the profile no longer exists.
 */
export function answerTest(
  userId: string,
  profileId: string,
  { week, own }: BlindTest,
  choice: number,
  answeredAt: string,
): Promise<boolean> {
  return transactWrite([
    ...whileBothExist(userId, profileId),
    update({
      Key: itemKeys.blindTest(profileId, week),
      UpdateExpression: 'SET choice = :choice, answeredAt = :at',
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(choice)',
      ExpressionAttributeValues: { ':choice': choice, ':at': answeredAt },
    }),
    put(answerItem(userId, profileId, week, { isHit: choice === own, answeredAt })),
  ]);
}

/** An answer in the list of those of all readers. */
export type BlindAnswer = { userId: string; week: string; isHit: boolean; answeredAt: string };

const answerItem = (
  userId: string,
  profileId: string,
  week: string,
  answer: Pick<BlindAnswer, 'isHit' | 'answeredAt'>,
) => ({ ...answerKey(profileId, week), userId, week, ...answer });

/** Lists the answers of all readers, about 150 bytes each, without those of deleted profiles. */
export async function listAnswers(): Promise<BlindAnswer[]> {
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    Array.fromAsync(
      everyItem<BlindAnswer>(itemKeys.blindAnswer(shard, '', '').PK, { ConsistentRead: false }),
    ),
  );
  return (await Promise.all(shards)).flat();
}

/** The answers of all readers, counted at an instant (ms since 1970). `since` is the date (UTC) of the first. */
export type AnswerCounts = {
  answers: number;
  people: number;
  hits: number;
  since: string | null;
  countedAtMs: number;
};

/** Returns the last counts. */
export const findCounts = (): Promise<AnswerCounts | undefined> => getItem<AnswerCounts>(itemKeys.honesty);

/** Saves counts, unless later ones were saved. */
export async function saveCounts(counts: AnswerCounts): Promise<void> {
  await putIf({
    Item: { ...itemKeys.honesty, ...counts },
    ConditionExpression: 'attribute_not_exists(PK) OR countedAtMs < :counted',
    ExpressionAttributeValues: { ':counted': counts.countedAtMs },
  });
}

/** Removes the verdicts and tests of a deleted profile, and returns the number of removed items. Idempotent. */
export async function removeAll(profileId: string): Promise<number> {
  const { PK } = itemKeys.verdict(profileId, '');
  let removed = 0;
  for (;;) {
    const found = await listItems<Judged>(PK);
    if (found.length === 0) return removed;
    // Listed answers are removed first, since a retry finds them through their tests.
    const answers = found.flatMap(({ week, answeredAt }) =>
      week === undefined || answeredAt === undefined ? [] : [answerKey(profileId, week)],
    );
    for (const keys of [answers, found]) {
      await deleteInBatches(keys);
      removed += keys.length;
    }
  }
}

const RESTORED_AT_ONCE = 100;

/**
 * Copies the verdicts and tests of a profile from a restored table, for the account that now has the profile. Idempotent; can be
 * interrupted and run again.
 */
export async function copyFrom(TableName: string, profileId: string, userId: string): Promise<void> {
  let items: (ItemKey & Record<string, unknown>)[] = [];
  const write = () => writeInBatches(items.map((Item) => ({ PutRequest: { Item } })));
  const { PK } = itemKeys.verdict(profileId, '');
  for await (const item of everyItem<Judged>(PK, { TableName, ConsistentRead: false })) {
    const { week, choice, own, answeredAt } = item;
    items.push({ ...item, userId });
    if (week !== undefined && answeredAt !== undefined)
      items.push(answerItem(userId, profileId, week, { isHit: choice === own, answeredAt }));
    if (items.length < RESTORED_AT_ONCE) continue;
    await write();
    items = [];
  }
  await write();
}
