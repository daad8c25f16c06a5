import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CfnSecretProps } from 'aws-cdk-lib/aws-secretsmanager';
import type { CfnEmailIdentityProps } from 'aws-cdk-lib/aws-ses';
import { StartError } from '../start-error.ts';
import { readApi } from './read-api.ts';
import { readFunctions } from './read-functions.ts';
import { readQueueSubscriptions, readQueues, readSchedules } from './read-queues.ts';
import { readSubscriptions, readTables } from './read-tables.ts';
import { createResourceReader, type Template } from './resources.ts';

export type Stack = ReturnType<typeof readStack>;

/** The simulated deployment. DynamoDB Local uses the same account id in its ARNs. */
const LOCAL_DEPLOYMENT = { region: 'eu-central-1', accountId: '000000000000' } as const;

/** Reads the stacks of a synthesized CDK app as one. Throws `StartError` for features that are not supported locally. */
export function readStack(assembly: string) {
  const files = globSync('*.template.json', { cwd: assembly }).sort();
  if (files.length === 0) throw new StartError(`${assembly} holds no synthesized stack`);
  const templates = files.map((file): [string, Template] => [
    basename(file, '.template.json'),
    JSON.parse(readFileSync(join(assembly, file), 'utf8')),
  ]);
  const resources = createResourceReader(new Map(templates), LOCAL_DEPLOYMENT);
  const functions = readFunctions(resources, assembly);
  const tables = readTables(resources);
  return {
    deployment: LOCAL_DEPLOYMENT,
    functions,
    api: readApi(resources, functions),
    tables,
    subscriptions: readSubscriptions(resources, tables, functions),
    queues: readQueues(resources),
    queueSubscriptions: readQueueSubscriptions(resources, functions),
    schedules: readSchedules(resources, functions),
    secrets: resources<CfnSecretProps>('AWS::SecretsManager::Secret').map(({ identity, properties }) => ({
      ...identity(),
      generate: properties.GenerateSecretString ?? {},
    })),
    placeIndexes: resources('AWS::Location::PlaceIndex').map(({ identity }) => identity().name),
    /** Verified addresses and domains; empty if the stage uses an existing identity. */
    mailIdentities: resources<CfnEmailIdentityProps>('AWS::SES::EmailIdentity').map(({ properties }) => ({
      name: properties.EmailIdentity,
    })),
  };
}
