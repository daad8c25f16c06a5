import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { accountReport, erasureReport } from './account-report.ts';
import { findAccount } from './find-account.ts';
import { runCommand } from './run-command.ts';
import { limitsOfTarget, optionsOf, targetOptions, useTarget } from './use-target.ts';

const USAGE = 'Usage: npm run user -- USER [--json] [--port 3000 | --stage NAME]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, json: { type: 'boolean', default: false } },
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new Error(USAGE);
  const isId = address.startsWith('usr_');
  const email = isId ? undefined : v.parse(EmailAddress, address);
  const limits = await limitsOfTarget(values);
  await useTarget(values);
  const { erasureProgress } = await import('#lib/table/deletions.ts');
  const erasure = isId ? await erasureProgress(address) : undefined;
  if (erasure) {
    console.log(values.json ? JSON.stringify({ erasure }, null, 2) : erasureReport(address, erasure));
    return;
  }
  // An address can have a state without an account.
  const { getAccountState } = await import('#lib/operations/account-state.ts');
  const state = await getAccountState(email ?? (await findAccount(address, values)), limits);
  console.log(values.json ? JSON.stringify(state, null, 2) : accountReport(state, optionsOf(values)));
}, USAGE);
