import { parseArgs } from 'node:util';
import { stageNamed } from '../chosen-stage.ts';
import { writeDocsTable } from '../costs/docs-table.ts';
import { monthlyTable } from '../costs/month.ts';
import { GOALS, type WorstCase, worstAccountDay, worstAnonymousHour } from '../costs/worst-case.ts';
import { runCommand } from './run-command.ts';

/** Prints a worst case. Returns whether its cost is at most `goalUsd`. */
function report(title: string, { items, usd }: WorstCase, goalUsd: number): boolean {
  const line = (what: string, requests: string, cost: number) =>
    `  ${what.padEnd(26)}${requests.padStart(10)}${cost.toFixed(3).padStart(10)} USD`;
  console.log(`\n${title}\n`);
  for (const { what, requests, usd: cost } of items)
    console.log(line(what, String(Math.round(requests)), cost));
  const isMet = usd <= goalUsd;
  console.log(`${line('total', '', usd)}, goal: at most ${goalUsd}, ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

// Runs as `npm run costs` and `npm run abuse`. Prints the monthly cost, then compares a stage's worst cases with their goals.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const stage = stageNamed(positionals[0] ?? 'prod');
  if (values.write) return writeDocsTable('months', monthlyTable());
  console.log(monthlyTable());
  const goals = [
    report('Worst day of one free account', worstAccountDay(stage), GOALS.accountDay),
    report('Worst hour of anonymous traffic', worstAnonymousHour(stage), GOALS.anonymousHour),
  ];
  console.log(
    "\nNot included: access log lines of throttled requests, and storage.\nEach additional free account can cost as much, up to the stage's throttle.",
  );
  if (goals.includes(false)) process.exitCode = 1;
});
