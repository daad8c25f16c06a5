import { setTimeout as wait } from 'node:timers/promises';
import { type EnvironmentProcess, spawnEnvironment } from './environment-process.ts';
import { inconsistenciesIn, orphansIn } from './inconsistencies.ts';
import { allItems } from './table-contents.ts';
import { lostChanges, type Memory, type Step, visits } from './visitor.ts';

type Options = {
  assembly: string;
  dataFolder: string;
  /** The steps to interrupt, one for each kill. */
  during: readonly Step[];
  log?: (line: string) => void;
};

/** Inconsistencies found after all kills, and the numbers of kills, visitors and profiles. */
export type Survival = { wrong: string[]; kills: Record<Step, number>; visitors: number; profiles: number };

/** Number of concurrent visitors. */
const AT_ONCE = 2;
const CLEAN_UP_MS = 10 * 60_000;

/**
 * Kills an environment (SIGKILL) at a random moment of each given step, while visitors use it. After each restart, checks
 * that no change confirmed to a visitor is lost and that the table is consistent.
 */
export async function surviveKills({ assembly, dataFolder, during, log }: Options): Promise<Survival> {
  const survival: Survival = {
    wrong: [],
    kills: { 'sign-up': 0, creation: 0, forecasts: 0, edit: 0, deletion: 0 },
    visitors: 0,
    profiles: 0,
  };
  let before: Memory[] = [];
  for (let kill = 0; kill <= during.length; kill++) {
    const environment = await spawnEnvironment(assembly, dataFolder);
    try {
      survival.wrong.push(...(await check(before, environment)));
      const step = during[kill];
      if (!step) break;
      const visitors = await killDuring(step, environment);
      survival.kills[step] += 1;
      survival.visitors += visitors.length;
      for (const { created, deleted } of visitors) survival.profiles += created.size + deleted.size;
      before = visitors;
      log?.(`${kill + 1} of ${during.length} kills, during ${step}: ${survival.wrong.length} things wrong`);
    } finally {
      await environment.kill();
    }
  }
  return survival;
}

/** Starts visitors and kills the environment shortly after one of the visitors has begun the step. */
async function killDuring(step: Step, environment: EnvironmentProcess): Promise<Memory[]> {
  const begun = Promise.withResolvers<void>();
  let ahead = AT_ONCE + Math.ceil(Math.random() * AT_ONCE);
  const onStep = (started: Step) => {
    if (started === step && --ahead === 0) begun.resolve();
  };
  const coming = Promise.all(Array.from({ length: AT_ONCE }, () => visits({ ...environment, onStep })));
  await Promise.race([begun.promise, coming]);
  // All functions are warm by now, so a step takes tens of milliseconds.
  await wait(Math.random() * 60);
  await environment.kill();
  return (await coming).flat();
}

async function check(visitors: Memory[], { url, access }: EnvironmentProcess): Promise<string[]> {
  const wrong: string[] = [];
  const items = await allItems(access);
  for (const { what, of } of inconsistenciesIn(items)) wrong.push(`${what}: ${of}`);
  for (const visitor of visitors) wrong.push(...(await lostChanges(visitor, url)));
  const deadline = Date.now() + CLEAN_UP_MS;
  let orphans = orphansIn(items);
  while (orphans.length > 0 && Date.now() < deadline) {
    await wait(250);
    orphans = orphansIn(await allItems(access));
  }
  return [
    ...wrong,
    ...orphans.map((id) => `forecasts of a deleted profile or previous birth data are left: ${id}`),
  ];
}
