import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { isTier, tiers } from '#lib/accounts/tiers.ts';
import { runCommand } from './run-command.ts';
import { targetOptions, useTarget } from './use-target.ts';

const USAGE = 'Usage: npm run tier -- EMAIL TIER [--port 3000 | --stage NAME]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: targetOptions });
  const [address, tier] = positionals;
  if (!address || !tier || positionals.length > 2) throw new Error(USAGE);
  const email = v.parse(EmailAddress, address);
  if (!isTier(tier))
    throw new Error(`There is no tier ${tier}; the tiers are ${Object.keys(tiers).join(', ')}.`);
  await useTarget(values);
  const users = await import('#lib/table/users.ts');
  const user = await users.findByEmail(email);
  if (!user || !(await users.setTier(user.id, tier))) throw new Error(`There is no account for ${email}.`);
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  console.log(
    `${user.email} now has the tier ${tier}: ${maxProfiles} profiles, ${maxDaysFromToday} days ahead.`,
  );
});
