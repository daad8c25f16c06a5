import { parseArgs } from 'node:util';
import { stageNamed } from '../chosen-stage.ts';
import { writeDocsTable } from '../costs/docs-table.ts';
import { monthlyTable } from '../costs/month.ts';
import { pricesOf } from '../costs/prices.ts';
import { type WorstCase, worstCases } from '../costs/worst-case.ts';
import { runCommand } from './run-command.ts';

/** Prints a worst case. Returns whether its cost is at most its goal. */
function report({ title, items, usd, goalUsd }: WorstCase): boolean {
  const line = (what: string, requests: string, cost: number) =>
    `  ${what.padEnd(28)}${requests.padStart(10)}${cost.toFixed(3).padStart(10)} USD`;
  console.log(`\n${title}\n`);
  for (const { what, requests, usd: cost } of items)
    console.log(line(what, String(Math.round(requests)), cost));
  const isMet = usd <= goalUsd;
  console.log(`${line('total', '', usd)}, goal: at most ${goalUsd}, ${isMet ? 'met' : 'missed'}`);
  return isMet;
}

const USAGE = 'Usage: npm run costs -- [STAGE] [--region REGION] [--write]; npm run abuse takes the same';

// Runs as `npm run costs` and `npm run abuse`, by default for prod at the prices of AWS_REGION or us-east-1.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      region: { type: 'string', default: process.env['AWS_REGION'] ?? 'us-east-1' },
    },
  });
  const stage = stageNamed(positionals[0] ?? 'prod');
  if (values.write) return writeDocsTable('months', monthlyTable());
  const prices = pricesOf(values.region);
  console.log(`Prices of ${values.region}\n\n${monthlyTable(prices)}`);
  const areMet = worstCases(stage, prices).map(report);
  console.log('\nNot included: access log lines of throttled requests, storage, and a web filter.');
  if (areMet.includes(false)) process.exitCode = 1;
}, USAGE);
