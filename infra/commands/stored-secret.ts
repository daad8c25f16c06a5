import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as v from 'valibot';
import { currentVersion, SecretVersions } from '#lib/accounts/subkeys.ts';
import { storedVersions } from '#lib/secret/stored-versions.ts';

const SECRET_BYTES = 32;

const secretId = () => ({ SecretId: process.env['SECRET_ID'] });

/** The service's secret by version, as it is now; throws as the client and `storedVersions` do. */
export async function readSecret(): Promise<SecretVersions> {
  const { SecretString } = await new SecretsManagerClient().send(new GetSecretValueCommand(secretId()));
  return storedVersions(SecretString);
}

async function write(versions: SecretVersions): Promise<void> {
  const SecretString = JSON.stringify(v.parse(SecretVersions, versions));
  await new SecretsManagerClient().send(new PutSecretValueCommand({ ...secretId(), SecretString }));
}

/** Adds 256 random bits as the next version, and answers its number. */
export async function addVersion(): Promise<string> {
  const versions = await readSecret();
  const next = String(Number(currentVersion(versions)) + 1);
  await write({ ...versions, [next]: randomBytes(SECRET_BYTES).toString('base64url') });
  return next;
}

/** Takes a version away; false if it was before. Throws a sentence to show for the current one and for later ones. */
export async function removeVersion(version: string): Promise<boolean> {
  const versions = await readSecret();
  const current = currentVersion(versions);
  if (!/^[1-9]\d*$/.test(version) || Number(version) > Number(current))
    throw new Error(`There is no version ${version}.`);
  if (version === current)
    throw new Error(`Version ${version} is the current one: add another first, by npm run rotate -- --add.`);
  const { [version]: removed, ...rest } = versions;
  if (removed === undefined) return false;
  await write(rest);
  return true;
}
