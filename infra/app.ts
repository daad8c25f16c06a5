import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { backgroundFunctions, endpoints, pages } from '../functions/endpoints.ts';
import { bundle } from './bundle.ts';
import { bundleClients } from './bundle-clients.ts';
import { ServiceStack } from './service/stack.ts';
import { stages } from './stages.ts';

const app = new App();
const stageName = String(app.node.tryGetContext('stage') ?? 'dev');
const stage = stages[stageName];
if (!stage)
  throw new Error(`There is no stage ${stageName}; infra/stages.ts has ${Object.keys(stages).join(', ')}`);

const bundles = mkdtempSync(join(tmpdir(), 'horoscope-bundles-'));
await bundle([...endpoints, ...pages, ...Object.values(backgroundFunctions)], bundles);
await bundleClients(pages, bundles);
new ServiceStack(app, `Horoscope-${stageName}`, {
  stageName,
  stage,
  bundles,
  mailFrom: app.node.tryGetContext('mailFrom'),
  alarmMail: app.node.tryGetContext('alarmMail'),
});
app.synth();
rmSync(bundles, { recursive: true });
