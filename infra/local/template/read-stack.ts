import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CfnSecretProps } from 'aws-cdk-lib/aws-secretsmanager';
import type { CfnEmailIdentityProps } from 'aws-cdk-lib/aws-ses';
import { CannotStart } from '../cannot-start.ts';
import type { Template } from './cloud-formation.ts';
import { readApi } from './read-api.ts';
import { readFunctions } from './read-functions.ts';
import { readSubscriptions, readTables } from './read-tables.ts';
import { createResourceReader } from './resources.ts';

/** Everything that a local environment needs to know of a synthesised stack. */
export type Stack = ReturnType<typeof readStack>;

/** Where a local environment seems to run; the account is the one that DynamoDB Local gives to its resources. */
const LOCAL_DEPLOYMENT = { region: 'eu-central-1', accountId: '000000000000' } as const;

/**
 * Reads the one stack of a synthesised CDK app (`cdk.out`) into the model that the local environment is built from.
 * Throws `CannotStart` if the folder has no stack or several, or the stack something that does not run locally.
 */
export function readStack(assembly: string) {
  const [file, ...others] = globSync('*.template.json', { cwd: assembly });
  if (!file || others.length > 0)
    throw new CannotStart(`${assembly} must hold exactly one synthesised stack`);
  const deployment = { stackName: basename(file, '.template.json'), ...LOCAL_DEPLOYMENT };
  const template: Template = JSON.parse(readFileSync(join(assembly, file), 'utf8'));
  const resources = createResourceReader(template, deployment);
  const functions = readFunctions(resources, assembly);
  const tables = readTables(resources);
  return {
    deployment,
    functions,
    api: readApi(resources, functions),
    tables,
    subscriptions: readSubscriptions(resources, tables, functions),
    secrets: resources<CfnSecretProps>('AWS::SecretsManager::Secret').map(({ identity, properties }) => ({
      ...identity(),
      /** How the first value is generated. */
      generate: properties.GenerateSecretString ?? {},
    })),
    placeIndexes: resources('AWS::Location::PlaceIndex').map(({ identity }) => identity().name),
    /** Addresses and domains that SES holds for verified; none if the account has the sender's already. */
    mailIdentities: resources<CfnEmailIdentityProps>('AWS::SES::EmailIdentity').map(({ properties }) => ({
      name: properties.EmailIdentity,
    })),
  };
}
