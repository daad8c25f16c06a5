import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { recordOf, type Template } from './cloud-formation.ts';
import type { LocalSecret, MailIdentity, Stack } from './model.ts';
import { readApi } from './read-api.ts';
import { type FindAsset, readFunctions, resourcesOf } from './read-functions.ts';
import { readSubscriptions, readTables } from './read-tables.ts';
import { createResolver, type Resolve } from './resolve.ts';

/** Where a local environment seems to run; the account is the one that DynamoDB Local gives to its resources. */
export const LOCAL_DEPLOYMENT = { region: 'eu-central-1', accountId: '000000000000' } as const;

/**
 * Reads the one stack of a synthesised CDK app (`cdk.out`) into the model that the local environment is built from.
 * Throws `CannotStart` if the folder has no stack or several, or the stack something that does not run locally.
 */
export function readStack(assembly: string): Stack {
  const artifacts = Object.entries(recordOf(readJson(join(assembly, 'manifest.json'))['artifacts']));
  const stacks = artifacts.filter(
    ([, artifact]) => recordOf(artifact)['type'] === 'aws:cloudformation:stack',
  );
  const [stack, ...others] = stacks;
  if (!stack || others.length > 0)
    throw new CannotStart(`${assembly} must hold exactly one stack, and holds ${stacks.length}`);
  const [artifactId, artifact] = stack;
  const properties = recordOf(recordOf(artifact)['properties']);
  const template = readJson(join(assembly, String(properties['templateFile']))) as unknown as Template;
  const deployment = {
    stackName: String(properties['stackName'] ?? artifactId),
    ...LOCAL_DEPLOYMENT,
  };
  const resolve = createResolver(template, deployment);
  const tables = readTables(template, resolve);
  return {
    deployment,
    functions: readFunctions(template, resolve, assetFinder(assembly, artifactId)),
    api: readApi(template, resolve),
    tables,
    subscriptions: readSubscriptions(template, resolve, tables),
    secrets: readSecrets(template, resolve),
    placeIndexes: referencesTo(template, resolve, 'AWS::Location::PlaceIndex'),
    mailIdentities: readMailIdentities(template, resolve),
  };
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CannotStart(`The synthesised stack cannot be read from ${file}`, { cause });
  }
}

function assetFinder(assembly: string, artifactId: string): FindAsset {
  const files = recordOf(readJson(join(assembly, `${artifactId}.assets.json`))['files']);
  const folders = new Map<string, string>();
  for (const file of Object.values(files)) {
    const { source, destinations } = recordOf(file);
    for (const destination of Object.values(recordOf(destinations)))
      folders.set(
        String(recordOf(destination)['objectKey']),
        join(assembly, String(recordOf(source)['path'])),
      );
  }
  return (objectKey) => folders.get(objectKey);
}

function readSecrets(template: Template, resolve: Resolve): LocalSecret[] {
  return resourcesOf(template, 'AWS::SecretsManager::Secret').map(([logicalId, properties]) => {
    const arn = String(resolve({ Ref: logicalId }, logicalId));
    return {
      // The ARN ends in the name and a dash with six characters of Secrets Manager's own.
      name: arn.replace(/^.*:secret:/, '').slice(0, -7),
      arn,
      generate: recordOf(resolve(properties['GenerateSecretString'], `${logicalId}.GenerateSecretString`)),
    };
  });
}

function readMailIdentities(template: Template, resolve: Resolve): MailIdentity[] {
  return resourcesOf(template, 'AWS::SES::EmailIdentity').map(([logicalId, unresolved]) => {
    const { EmailIdentity, ConfigurationSetAttributes } = recordOf(resolve(unresolved, logicalId));
    const { ConfigurationSetName } = recordOf(ConfigurationSetAttributes);
    return {
      name: String(EmailIdentity),
      ...(ConfigurationSetName !== undefined && { configurationSet: String(ConfigurationSetName) }),
    };
  });
}

function referencesTo(template: Template, resolve: Resolve, type: string): string[] {
  return resourcesOf(template, type).map(([logicalId]) => String(resolve({ Ref: logicalId }, logicalId)));
}
