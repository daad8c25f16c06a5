import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { birthKey } from '#lib/table/birth-key.ts';
import { synthesise } from '../../infra/local/synthesise.ts';
import { spawnEnvironment } from '../faults/environment-process.ts';
import { allItems, onTable, putMarkerAnew, type TableAccess } from '../faults/table-contents.ts';
import { type Deed, editStorm, profilesInAStorm, type Stormed } from '../support/edit-storm.ts';
import { copyWithoutTimeLimits } from '../support/patient-assembly.ts';
import { serviceAt } from '../support/service.ts';

const { values } = parseArgs({
  options: { deeds: { type: 'string', default: '200' }, people: { type: 'string', default: '4' } },
});
const deeds = Array.from({ length: Number(values.deeds) }, (_, at): Deed => {
  if (at % 20 === 0) return 'deletion';
  return at % 2 ? 'edit' : 'forecast';
});

const DAYS = 364;
const CLEAN_UP_MS = 10 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'horoscope-edits-'));
const [synthesised, patient] = [join(folder, 'synthesised'), join(folder, 'patient')];
await synthesise(synthesised);
// What is measured is what can be read, on a machine as slow as it may be.
copyWithoutTimeLimits(synthesised, patient);
const environment = await spawnEnvironment(patient, join(folder, 'data'));
try {
  await raceAndRead(environment);
} finally {
  await environment.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function raceAndRead({ url, access }: { url: string; access: TableAccess }): Promise<void> {
  const service = serviceAt(url);
  const stormed = await profilesInAStorm(service, Number(values.people), (userId) =>
    onTable(access, 'UpdateItem', {
      Key: { PK: { S: `USER#${userId}` }, SK: { S: 'META' } },
      UpdateExpression: 'SET tier = :tier',
      ExpressionAttributeValues: { ':tier': { S: 'premium' } },
    }),
  );
  const wrong = await editStorm(service, stormed, deeds, DAYS);
  console.log(`${deeds.length} edits, years and deletions of ${stormed.length} profiles at once.`);
  console.log(`Stale or foreign answers: ${wrong.length}.`);
  for (const sentence of wrong) console.error(sentence);

  for (const { PK, SK } of await allItems(access, ['PK', 'SK']))
    if (PK.S === 'DELETED') await putMarkerAnew(access, { PK, SK });
  let stale = await staleItems(service, access, stormed);
  for (const giveUpMs = Date.now() + CLEAN_UP_MS; stale > 0 && Date.now() < giveUpMs; ) {
    await wait(1_000);
    stale = await staleItems(service, access, stormed);
  }
  console.log(`Items of former births or deleted profiles after the second pass: ${stale}.`);
  if (wrong.length + stale > 0) process.exitCode = 1;
}

/** How many cached items are of another birth than their profile has, or of a profile that is gone. */
async function staleItems(
  { call }: ReturnType<typeof serviceAt>,
  access: TableAccess,
  stormed: readonly Stormed[],
): Promise<number> {
  const births = new Map<string, string>();
  for (const { id, key } of stormed) {
    const { status, body } = await call('GET', `/api/profiles/${id}`, { key });
    if (status === 200)
      births.set(`FORECAST#${id}`, birthKey({ ...body, birthTime: body.birthTime ?? undefined }));
  }
  const cached = (await allItems(access, ['PK', 'SK'])).filter(({ PK }) => PK.S.startsWith('FORECAST#'));
  return cached.filter(({ PK, SK }) => SK.S.split('#')[0] !== births.get(PK.S)).length;
}
