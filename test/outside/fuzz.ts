import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeApi } from '../../infra/openapi/describe.ts';
import { withEnvironmentProcess } from '../faults/environment-process.ts';
import { pythonProgram } from '../support/python-program.ts';
import { serviceAt } from '../support/service.ts';

const VERSION = '4.32.0';

/** What would end the account or the session that the requests are made with. */
const WITH_COOKIE_LEFT_OUT = ['eraseAccount', 'signOut', 'endSession'];

const { values } = parseArgs({
  options: {
    /** Requests made up for each operation, beside those for its edges. */
    examples: { type: 'string', default: '3' },
    /** The same seed makes up the same requests. */
    seed: { type: 'string', default: '1' },
  },
});

const schemathesis = pythonProgram('schemathesis', VERSION);
const configuration = join(import.meta.dirname, 'schemathesis.toml');

/** Lets schemathesis ask everything that the description allows, and much that it does not. */
function fuzz(url: string, credential: string, ...options: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'description-'));
  try {
    const configured = join(folder, 'schemathesis.toml');
    writeFileSync(configured, `${readFileSync(configuration, 'utf8')}\n${credential}\n`);
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
  const { key, cookie, email } = await serviceAt(url).signIn();
  const { port } = new URL(url);
  execFileSync(process.execPath, ['infra/commands/tier.ts', email, 'premium', '--port', port], {
    stdio: 'inherit',
  });
  console.log('With a key:');
  fuzz(url, `[auth.openapi.key]\nbearer = "${key}"`);
  console.log('With the cookie of a session:');
  const session = cookie?.split('=')[1];
  fuzz(
    url,
    `[auth.openapi.session]\napi_key = "${session}"`,
    ...WITH_COOKIE_LEFT_OUT.flatMap((id) => ['--exclude-operation-id', id]),
  );
});
