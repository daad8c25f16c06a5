import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { ada } from '../support/service.ts';
import { type BreakableService, startBreakableService } from './breakable-service.ts';
import { allItems, onTable, type WireItem } from './table-contents.ts';

const HOUR_MS = 3_600_000;
const today = new Date().toISOString().slice(0, 10);
let service: BreakableService;
/** The modules of the hourly sweep and of the table client that the sweep uses. */
let sweep: typeof import('#lib/operations/sweep.ts');
let table: typeof import('#lib/table/single-table.ts')['table'];

beforeAll(async () => {
  service = await startBreakableService();
  Object.assign(process.env, {
    TABLE_NAME: Object.values(service.environment.tables)[0],
    AWS_ENDPOINT_URL_DYNAMODB: service.environment.endpoints.dynamodb,
    AWS_REGION: service.environment.region,
    AWS_ACCESS_KEY_ID: 'tests',
    AWS_SECRET_ACCESS_KEY: 'tests',
  });
  // These modules read the table's name when they are imported, so they are imported only now.
  sweep = await import('#lib/operations/sweep.ts');
  table = (await import('#lib/table/single-table.ts')).table;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.repair();
});
afterAll(() => service.environment.stop());

/** Items that contain any of the given texts, except rate limit counters, which expire with their window. */
async function itemsAbout(texts: readonly string[]): Promise<WireItem[]> {
  const items = await allItems(service.environment);
  return items.filter(
    (item) => !item.PK.S.startsWith('RATE#') && texts.some((text) => JSON.stringify(item).includes(text)),
  );
}

/** Creates a user with items of every kind; each of these items contains one of the returned `texts`. */
async function createUser() {
  const { id, email, key, cookie } = await service.signIn();
  await service.setTier(id, 'premium');
  const made = async (path: string, body: object) =>
    (await service.call('POST', path, { cookie, body })).body;
  const profileIds: string[] = [];
  for (const name of ['Ada', 'Eve', 'Mia']) {
    const profile = await made('/api/profiles', { ...ada, name });
    profileIds.push(profile.id);
    const query = `profileId=${profile.id}&startDate=${today}&endDate=${today}`;
    expect((await service.call('GET', `/api/horoscope/daily?${query}`, { key })).status).toBe(200);
    await made(`/api/profiles/${profile.id}/calendar`, {});
  }
  await made('/api/keys', { name: 'My calendar' });
  // Codes expire after ten minutes, so an erasure need not remove them.
  for (const { PK, SK } of await service.itemsWith('CODE#'))
    await onTable(service.environment, 'DeleteItem', { Key: { PK, SK } });
  const found = await itemsAbout([id, email, ...profileIds]);
  const hashes = found.flatMap(({ PK, SK, hash, tokenHash }) => [
    hash?.S ?? '',
    tokenHash?.S ?? '',
    ...(/^(SESSION|SOURCE)#/.test(SK.S) ? SK.S.split('#').slice(1) : []),
    ...(/^(KEY|FEED|KNOWN|SESSION|EMAIL)#/.test(PK.S) ? PK.S.split('#').slice(1) : []),
  ]);
  const texts = new Set([id, email, hashEmail(email), ...profileIds, ...hashes].filter(Boolean));
  return { id, key, cookie, profileIds, texts: [...texts] };
}

/** Makes the sweep's batch deletions in this process fail, as `breakService` does for the stream's function. */
function breakTable(): void {
  table.middlewareStack.add(
    (next) => (call) => ('RequestItems' in call.input ? Promise.reject(new Error('down')) : next(call)),
    { step: 'initialize', name: 'down' },
  );
}

test.each([
  ['an hour', 1],
  ['two days', 48],
])(
  'after a table failure of %s, the sweep removes data of previous births, deleted profiles and erased accounts',
  async (_, hours) => {
    const { id, key, cookie, profileIds, texts } = await createUser();
    const [edited = '', deleted = ''] = profileIds;
    // The stream's function fails throughout the test, so only the sweep can finish the deletions.
    await service.breakService({ service: 'dynamodb', mode: 'down', actions: ['BatchWriteItem'] });
    breakTable();
    const body = { birthDate: '1985-12-01' };
    const changes = [
      await service.call('PATCH', `/api/profiles/${edited}`, { key, body }),
      await service.call('DELETE', `/api/profiles/${deleted}`, { key }),
      await service.call('DELETE', '/api/auth/me', { cookie }),
    ];
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200]);
    const erasedMs = Date.now();

    jest.spyOn(console, 'info').mockReturnValue();
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    for (const hour of new Set([1, hours]))
      await expect(sweep.finishDeletions(Infinity, erasedMs + hour * HOUR_MS)).rejects.toThrow(
        'not finished',
      );
    const named = logged.mock.calls.map(([line]) => line).filter(({ remainsOf }) => remainsOf === id);
    expect(named.at(-1)?.waitedMinutes).toBeGreaterThanOrEqual(hours * 60);
    expect((await itemsAbout(texts)).length).toBeGreaterThan(20);

    table.middlewareStack.remove('down');
    for (const hour of [1, 2]) await sweep.finishDeletions(Infinity, erasedMs + (hours + hour) * HOUR_MS);
    expect(await itemsAbout(texts)).toEqual([]);
  },
);
