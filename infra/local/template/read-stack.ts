import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CfnSecretProps } from 'aws-cdk-lib/aws-secretsmanager';
import type { CfnEmailIdentityProps } from 'aws-cdk-lib/aws-ses';
import { CannotStart } from '../cannot-start.ts';
import type { Template } from './cloud-formation.ts';
import { readApi } from './read-api.ts';
import { readFunctions } from './read-functions.ts';
import { readSubscriptions, readTables } from './read-tables.ts';
import { createResourceReader } from './resources.ts';

type Manifest = {
  artifacts?: Record<string, { type: string; properties: { templateFile: string; stackName?: string } }>;
};
type Assets = {
  files: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>;
};

/** Everything that a local environment needs to know of a synthesised stack. */
export type Stack = ReturnType<typeof readStack>;

/** Where a local environment seems to run; the account is the one that DynamoDB Local gives to its resources. */
const LOCAL_DEPLOYMENT = { region: 'eu-central-1', accountId: '000000000000' } as const;

/**
 * Reads the one stack of a synthesised CDK app (`cdk.out`) into the model that the local environment is built from.
 * Throws `CannotStart` if the folder has no stack or several, or the stack something that does not run locally.
 */
export function readStack(assembly: string) {
  const { artifacts = {} } = readJson<Manifest>(join(assembly, 'manifest.json'));
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
  const [stack, ...others] = stacks;
  if (!stack || others.length > 0)
    throw new CannotStart(`${assembly} must hold exactly one stack, and holds ${stacks.length}`);
  const [artifactId, { properties }] = stack;
  const deployment = { stackName: properties.stackName ?? artifactId, ...LOCAL_DEPLOYMENT };
  const template = readJson<Template>(join(assembly, properties.templateFile));
  const resources = createResourceReader(template, deployment);
  const functions = readFunctions(resources, assetFolders(assembly, artifactId));
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
      configurationSet: properties.ConfigurationSetAttributes?.ConfigurationSetName,
    })),
  };
}

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CannotStart(`The synthesised stack cannot be read from ${file}`, { cause });
  }
}

/** The folder of each asset by the key that it is uploaded under. */
function assetFolders(assembly: string, artifactId: string): Map<string, string> {
  const { files } = readJson<Assets>(join(assembly, `${artifactId}.assets.json`));
  return new Map(
    Object.values(files).flatMap(({ source, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, join(assembly, source.path)]),
    ),
  );
}
