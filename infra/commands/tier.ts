import { parseArgs } from 'node:util';
import { isTier, tiers } from '#lib/accounts/tiers.ts';
import { findAccount } from './find-account.ts';
import { runCommand } from './run-command.ts';
import { targetOptions } from './use-target.ts';

const USAGE = 'Usage: npm run tier -- USER TIER [--port 3000 | --stage NAME]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: targetOptions });
  const [name, tier] = positionals;
  if (!name || !tier || positionals.length > 2) throw new Error(USAGE);
  if (!isTier(tier))
    throw new Error(`There is no tier ${tier}; the tiers are ${Object.keys(tiers).join(', ')}.`);
  const user = await findAccount(name, values);
  const users = await import('#lib/table/users.ts');
  if (!(await users.setTier(user.id, tier))) throw new Error(`The account ${user.id} was just erased.`);
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  console.log(
    `${user.email} now has the tier ${tier}: ${maxProfiles} profiles, ${maxDaysFromToday} days ahead.`,
  );
});
