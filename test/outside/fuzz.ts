import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeApi } from '../../infra/openapi/describe.ts';
import { withEnvironmentProcess } from '../faults/environment-process.ts';
import { pythonProgram } from '../support/installed-programs.ts';
import { serviceAt } from '../support/service.ts';

const VERSION = '4.32.0';

/** Operations that would end the account or session under test, or delete what the identifiers name. */
const EXCLUDED_WITH_COOKIE = [
  ...['eraseAccount', 'signOut', 'endSession', 'revokeKey'],
  ...['deleteProfile', 'revokeCalendar', 'unsubscribePush'],
];

const { values } = parseArgs({
  options: {
    /** Number of random requests per operation, in addition to edge cases. */
    examples: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});

const schemathesis = pythonProgram('schemathesis', VERSION);
const configuration = join(import.meta.dirname, 'schemathesis.toml');

/** Sends requests that conform to the OpenAPI description, and many that don't. */
function fuzz(url: string, settings: string, ...options: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'description-'));
  try {
    const configured = join(folder, 'schemathesis.toml');
    writeFileSync(configured, `${readFileSync(configuration, 'utf8')}\n${settings}\n`);
    const description = join(folder, 'openapi.json');
    writeFileSync(description, JSON.stringify({ ...describeApi(), servers: [{ url }] }));
    const { status } = spawnSync(
      schemathesis,
      [
        ...['--config-file', configured, 'run', description, '--url', url],
        ...['--phases', 'examples,coverage,fuzzing,stateful', '--continue-on-failure', '--warnings', 'off'],
        ...['--max-examples', values.examples, '--seed', values.seed, '--no-color', ...options],
      ],
      { stdio: 'inherit', cwd: folder },
    );
    if (status !== 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await withEnvironmentProcess(async ({ url }) => {
  const { call, signIn } = serviceAt(url);
  const { key, cookie, email } = await signIn();
  const { port } = new URL(url);
  execFileSync(process.execPath, ['infra/commands/tier.ts', email, 'premium', '--port', port], {
    stdio: 'inherit',
  });
  console.log('With a key:');
  fuzz(url, `[auth.openapi.key]\nbearer = "${key}"`);
  console.log('With a session cookie and identifiers of profiles:');
  const births = ['1990-06-15', '1991-06-15'].map((birthDate) => ({
    ...{ name: 'Ada', birthDate, birthTime: '14:35' },
    ...{ latitude: 48.1, longitude: 11.6 },
  }));
  const created = await Promise.all(births.map((body) => call('POST', '/api/profiles', { key, body })));
  const [id, otherId] = created.map(({ body }) => body.id);
  const session = cookie?.split('=')[1];
  fuzz(
    url,
    `[auth.openapi.session]
api_key = "${session}"

[parameters]
"path.id" = "${id}"
"path.otherId" = "${otherId}"
"query.profileId" = "${id}"`,
    ...EXCLUDED_WITH_COOKIE.flatMap((id) => ['--exclude-operation-id', id]),
  );
});
