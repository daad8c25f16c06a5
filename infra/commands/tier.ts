import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { isTier, tiers } from '#lib/accounts/tiers.ts';
import { pointAtService, targetOptions } from './point-at-service.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run tier -- EMAIL TIER [--port 3000 | --stage NAME]';

/** Sets a user's tier, in the running local environment or in a deployed stage; throws a sentence to show. */
async function setTier(): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: targetOptions });
  const [address, tier] = positionals;
  if (!address || !tier || positionals.length > 2) throw new Error(USAGE);
  const email = v.parse(EmailAddress, address);
  if (!isTier(tier))
    throw new Error(`There is no tier ${tier}; the tiers are ${Object.keys(tiers).join(', ')}.`);
  await pointAtService(values);
  const users = await import('#lib/table/users.ts');
  const user = await users.findByEmail(email);
  if (!user || !(await users.setTier(user.id, tier))) throw new Error(`Nobody has signed up as ${email}.`);
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  return `${user.email} has the tier ${tier} now: ${maxProfiles} profiles, ${maxDaysFromToday} days ahead.`;
}

await runCommand(async () => console.log(await setTier()));
