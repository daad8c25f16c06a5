import { parseArgs } from 'node:util';
import { budgetsOf } from '#lib/accounts/limits.ts';
import { isTier, LARGEST_PLAN, PLATFORM, type Plan, planOf, tiers } from '#lib/accounts/tiers.ts';
import { findAccount } from './find-account.ts';
import { runCommand } from './run-command.ts';
import { limitsOfTarget, targetOptions } from './use-target.ts';

const USAGE = `Usage: npm run tier -- USER TIER [--port 3000 | --stage NAME]
       npm run tier -- USER platform --max-profiles 100000 --max-days 365 [--port 3000 | --stage NAME]`;

/** Reads a whole number from 1 to `max`. */
function numberOf(option: string, text: string | undefined, max: number): number {
  if (text === undefined)
    throw new Error(`The tier ${PLATFORM} needs ${option}, from 1 to ${max}.\n${USAGE}`);
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new Error(`${option} must be a whole number from 1 to ${max}.`);
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, 'max-profiles': { type: 'string' }, 'max-days': { type: 'string' } },
  });
  const [name, tier] = positionals;
  if (!name || !tier || positionals.length > 2) throw new Error(USAGE);
  if (!isTier(tier) && tier !== PLATFORM)
    throw new Error(`There is no tier ${tier}; the tiers are ${Object.keys(tiers).join(', ')}, ${PLATFORM}.`);
  const { 'max-profiles': profiles, 'max-days': days } = values;
  if (tier !== PLATFORM && (profiles ?? days) !== undefined) throw new Error(USAGE);
  const plan: Plan =
    tier === PLATFORM
      ? {
          tier,
          maxProfiles: numberOf('--max-profiles', profiles, LARGEST_PLAN.maxProfiles),
          maxDaysFromToday: numberOf('--max-days', days, LARGEST_PLAN.maxDaysFromToday),
        }
      : planOf({ tier });
  const user = await findAccount(name, values);
  const users = await import('#lib/table/users.ts');
  const isSet = await (tier === PLATFORM
    ? users.setPlatformPlan(user.id, plan)
    : users.setTier(user.id, tier));
  if (!isSet) throw new Error(`The account ${user.id} was just erased.`);
  // A restored account has its profiles in its own count, and may still have counters.
  if (tier === PLATFORM) await (await import('#lib/table/restore.ts')).fixProfileCount(user.id);
  const { maxProfiles, maxDaysFromToday } = plan;
  console.log(
    `${user.email} now has the tier ${tier}: ${maxProfiles} profiles, ${maxDaysFromToday} days ahead.`,
  );
  const { profileCount } = await users.withProfileCount(user);
  if (profileCount > maxProfiles)
    console.log(
      `It keeps its ${profileCount} profiles, and can create none until it has fewer than ${maxProfiles}.`,
    );
  if (tier !== PLATFORM) return;
  for (const [name, budget] of budgetsOf(await limitsOfTarget(values), plan))
    console.log(`  ${name}: ${budget}`);
}, USAGE);
