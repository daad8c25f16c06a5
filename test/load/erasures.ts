import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { hashEmail } from '#lib/accounts/email.ts';
import { hashApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { synthesise } from '../../infra/local/synthesise.ts';
import { spawnEnvironment } from '../faults/environment-process.ts';
import { allItems, onTable, putMarkerAnew, type TableAccess } from '../faults/table-contents.ts';
import { copyWithoutTimeLimits } from '../support/patient-assembly.ts';
import { ada, serviceAt } from '../support/service.ts';

const { values } = parseArgs({
  options: { each: { type: 'string', default: '500' }, 'at-once': { type: 'string', default: '4' } },
});
/** How many of each are raced on one table: DynamoDB Local gets slower with every item that it ever held. */
const EACH_ON_A_TABLE = 50;
const LONGEST_PAUSE_MS = 400;
const CLEAN_UP_MS = 10 * 60_000;
const today = new Date().toISOString().slice(0, 10);

/** What was deleted: the identifiers of the markers that it left, and the texts of which none may be left in a key. */
type Deleted = { markers: string[]; names: string[] };

const folder = mkdtempSync(join(tmpdir(), 'horoscope-erasures-'));
const [synthesised, patient] = [join(folder, 'synthesised'), join(folder, 'patient')];
await synthesise(synthesised);
// What is measured is what is left, on a machine as slow as it may be.
copyWithoutTimeLimits(synthesised, patient);
try {
  for (let left = Number(values.each), table = 0; left > 0; left -= EACH_ON_A_TABLE, table += 1) {
    const environment = await spawnEnvironment(patient, join(folder, `data-${table}`));
    await deleteAndCount(environment, Math.min(left, EACH_ON_A_TABLE)).finally(() => environment.stop());
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function deleteAndCount(
  { url, access }: { url: string; access: TableAccess },
  each: number,
): Promise<void> {
  const { call, signIn } = serviceAt(url);

  /** Deletes the profile of a premium user, or erases the account, while a year of the profile is computed and kept. */
  async function race(erases: boolean): Promise<Deleted> {
    const { id, email, key, cookie = '' } = await signIn();
    await onTable(access, 'UpdateItem', {
      Key: { PK: { S: `USER#${id}` }, SK: { S: 'META' } },
      UpdateExpression: 'SET tier = :tier',
      ExpressionAttributeValues: { ':tier': { S: 'premium' } },
    });
    const profileId = (await call('POST', '/api/profiles', { key, body: ada })).body.id;
    const query = `profileId=${profileId}&startDate=${today}&endDate=${addDays(today, 364)}`;
    const year = call('GET', `/api/horoscope/daily?${query}`, { key });
    await wait(Math.random() * LONGEST_PAUSE_MS);
    const path = erases ? '/api/auth/me' : `/api/profiles/${profileId}`;
    const [deleted] = await Promise.all([call('DELETE', path, { cookie }), year]);
    if (deleted.status !== 200) throw new Error(`Nothing was deleted: ${deleted.text}`);
    if (!erases) return { markers: [profileId], names: [profileId] };
    const session = hashSessionToken(cookie.slice(cookie.indexOf('=') + 1));
    return {
      markers: [id, profileId],
      names: [id, profileId, hashEmail(email), hashApiKey(key), session],
    };
  }

  const left = Array.from({ length: each * 2 }, (_, at) => at % 2 === 0);
  const all: Deleted[] = [];
  const inTurn = async () => {
    for (let erases = left.pop(); erases !== undefined; erases = left.pop()) all.push(await race(erases));
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, inTurn));
  console.log(`${each} accounts erased and ${each} profiles deleted.`);

  const names = new Set(all.flatMap((deleted) => deleted.names));
  const markers = all.flatMap((deleted) => deleted.markers);
  console.log('After the first pass:', await kindsOnceSettled(access, names));
  for (const id of markers) await putMarkerAnew(access, { PK: { S: 'DELETED' }, SK: { S: id } });
  const { 'RATE#': counters = 0, ...kinds } = await kindsOnceSettled(access, names);
  console.log('After the second pass:', kinds, `and ${counters} counters, which expire within a day.`);
  if (Object.keys(kinds).length > 0) process.exitCode = 1;
}

/** How many items of each kind are left whose key, or whose user, is one of those names. */
async function kindsLeft(access: TableAccess, names: Set<string>): Promise<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (const { PK, SK, userId } of await allItems(access, ['PK', 'SK', 'userId'])) {
    const parts = [...PK.S.split('#'), ...SK.S.split('#'), userId?.S ?? ''];
    if (PK.S === 'DELETED' || !parts.some((part) => names.has(part))) continue;
    const kind = `${(PK.S.startsWith('USER#') ? SK : PK).S.split('#')[0]}#`;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

/** What is left once the clean-up has removed everything that it does, thus nothing more for a while. */
async function kindsOnceSettled(access: TableAccess, names: Set<string>): Promise<Record<string, number>> {
  const deadline = Date.now() + CLEAN_UP_MS;
  let kinds: Record<string, number> | undefined;
  for (let unchanged = 0; unchanged < 8; ) {
    if (Date.now() > deadline)
      throw new Error(`The clean-up went on for more than ${CLEAN_UP_MS / 60_000} minutes.`);
    await wait(2_000);
    // DynamoDB Local may give up a reading of everything while thousands of items are removed.
    const now = await kindsLeft(access, names).catch(() => undefined);
    if (now === undefined) continue;
    unchanged = isDeepStrictEqual(now, kinds) ? unchanged + 1 : 0;
    kinds = now;
  }
  return kinds ?? {};
}
