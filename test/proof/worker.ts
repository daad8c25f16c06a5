import { parseArgs } from 'node:util';
import { stageNamed } from '../../infra/chosen-stage.ts';
import { defects, plant } from './defects.ts';
import type { Violation } from './explore.ts';
import { replaceSources } from './world.ts';

/** What a worker reports as JSON: schedules that it ran, and the first violation, shrunk. */
export type Report = { exhaustive: number; isComplete: boolean; seeds: number; violation?: Violation };

// A worker of `npm run prove`: runs schedules of one protocol with time and randomness of the simulation.
const { values } = parseArgs({
  options: {
    protocol: { type: 'string', default: '' },
    exhaustive: { type: 'string', default: '0' },
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '0' },
    defect: { type: 'string' },
    replay: { type: 'string' },
  },
});

Object.assign(process.env, {
  ...{ AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'proof', AWS_SECRET_ACCESS_KEY: 'proof' },
  ...{ CONFIGURATION_SET: 'proof', PLACE_INDEX: 'proof', SECRET_ID: 'proof', TABLE_NAME: 'proof' },
  ...{ MAIL_FROM: 'sky@a.example', NAME_SERVERS: 'none', SERVICE_URL: 'https://a.example' },
  ...{ DELIVERY_FROM: 'sky@a.example', DELIVERY_CONFIGURATION_SET: 'proof' },
  ...{ DELIVERY_QUEUE: 'proof', EVENT_QUEUE: 'proof' },
  ...{ DELIVERIES_PER_SECOND: '50' },
  LIMITS: JSON.stringify(stageNamed('prod').limits),
});
const print = console.log.bind(console);
for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;
replaceSources();
if (values.defect !== undefined) {
  const defect = defects[Number(values.defect)];
  if (!defect) throw new Error(`There is no defect ${values.defect}`);
  plant(defect);
}
const { connectClients } = await import('./protocols/setup.ts');
const { exploreAll, runSeed, shrink } = await import('./explore.ts');
const { protocolNamed } = await import('./protocols/all.ts');
await connectClients();
const protocol = protocolNamed(values.protocol);

async function work(): Promise<Report> {
  const most = Number(values.exhaustive);
  const explored = most > 0 ? await exploreAll(protocol, protocol.exhaustive, most) : undefined;
  const report = {
    exhaustive: explored?.schedules ?? 0,
    isComplete: explored?.isComplete ?? false,
    seeds: 0,
  };
  if (explored?.violation) return { ...report, violation: explored.violation };
  const first = Number(values.from);
  for (; report.seeds < Number(values.seeds); report.seeds++) {
    const violation = await runSeed(protocol, first + report.seeds);
    if (violation) return { ...report, violation: await shrink(protocol, violation) };
  }
  return report;
}

if (values.replay === undefined) print(JSON.stringify(await work()));
else {
  const { replaySeeds } = await import('./replay.ts');
  const count = await replaySeeds(protocol, values.replay, Number(values.from), Number(values.seeds));
  print(JSON.stringify(count));
}
