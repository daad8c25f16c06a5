import { parseArgs } from 'node:util';
import { findAccount } from './find-account.ts';
import { runCommand } from './run-command.ts';
import { targetOptions } from './use-target.ts';

// `npm run resume` runs it with --resume.
const command = process.argv.includes('--resume') ? 'resume' : 'suspend';
const usage = `Usage: npm run ${command} -- USER [--port 3000 | --stage NAME]`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, resume: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(usage);
  const { id } = await findAccount(name, values);
  const users = await import('#lib/table/users.ts');
  const isDone = await users.setSuspended(id, values.resume ? undefined : new Date().toISOString());
  if (!isDone) throw new Error(`The account ${id} was just erased.`);
  console.log(
    values.resume
      ? `Resumed ${id}: its keys, sessions and calendars work again.`
      : `Suspended ${id}: sign-in is refused, and its keys, sessions and calendars don’t work. Its data is kept.`,
  );
}, usage);
