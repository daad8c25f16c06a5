import { dayOfFreeAccount, hourOfStrangers } from '../abuse/worst-costs.ts';
import { stageNamed } from '../chosen-stage.ts';
import { runCommand } from './run-command.ts';

/** What abuse may cost a stage at most, USD. */
const GOALS = { accountDay: 1, strangersHour: 2 };

type Worst = ReturnType<typeof hourOfStrangers>;

/** Prints a table, and answers whether its sum is within a goal. */
function report(title: string, { items, usd }: Worst, goalUsd: number): boolean {
  console.log(`${title}\n`);
  for (const { what, requests, usd: part } of items)
    console.log(
      `  ${what.padEnd(26)}${String(Math.round(requests)).padStart(10)}${part.toFixed(3).padStart(10)} USD`,
    );
  const isMet = usd <= goalUsd;
  console.log(
    `  ${'together'.padEnd(36)}${usd.toFixed(3).padStart(10)} USD, at most ${goalUsd}: ${isMet ? 'met' : 'MISSED'}\n`,
  );
  return isMet;
}

await runCommand(async () => {
  const stage = stageNamed(process.argv[2] ?? 'prod');
  const goals = [
    report('A day of one free account, within its budgets', dayOfFreeAccount(stage), GOALS.accountDay),
    report('An hour of strangers', hourOfStrangers(stage), GOALS.strangersHour),
  ];
  console.log(
    'Not in it: lines of the access log for what the throttle refuses, and storage.\nSeveral free accounts cost as much each, up to the throttle of the stage.',
  );
  if (goals.includes(false)) process.exitCode = 1;
});
