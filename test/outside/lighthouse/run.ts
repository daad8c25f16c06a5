import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../infra/commands/run-command.ts';
import { withEnvironmentProcess } from '../../faults/environment-process.ts';
import { bestMeasurement } from './best-measurement.ts';
import { SIZES } from './measure.ts';
import { newPerson } from './person.ts';
import { head, row } from './table.ts';
import { VIEWS, viewsNamed } from './views.ts';

/** What every category of every view of the dashboard has to reach, of 100. */
const LEAST = 95;

const { values } = parseArgs({
  options: {
    /** A view by its name; may be given more than once. */
    only: { type: 'string', multiple: true, default: VIEWS.map(({ name }) => name) },
    /** How often a view is visited at most where it is too slow. */
    runs: { type: 'string', default: '3' },
  },
});

const reports = join(import.meta.dirname, '../../../.local/lighthouse');

/** Prints what Lighthouse finds of views, and what costs them points; the exit code is 1 if one has too few that must not. */
async function judge(names: readonly string[]): Promise<void> {
  const views = viewsNamed(names);
  mkdirSync(reports, { recursive: true });
  await withEnvironmentProcess(async ({ url }) => {
    const { cookie, ids } = await newPerson(url);
    console.log(`The load of the machine before: ${loadavg()[0]?.toFixed(1)}\n\n${head()}`);
    const costsBelow: string[] = [];
    for (const { name, path, isSignedIn, isJudged } of views)
      for (const size of SIZES) {
        const visit = { url: url + path(ids), size, cookie: isSignedIn ? cookie : undefined };
        const { findings, costs, html } = await bestMeasurement(visit, Number(values.runs), LEAST);
        writeFileSync(join(reports, `${name}-${size}.html`), html);
        console.log(row(name, size, findings));
        if (Object.values(findings.scores).every((score) => score >= LEAST)) continue;
        const isOnlyTold = isJudged ? '' : ', which is only told';
        costsBelow.push(`\n${name}, ${size}${isOnlyTold}:`, ...costs.map((cost) => `  ${cost}`));
        if (isJudged) process.exitCode = 1;
      }
    console.log([...costsBelow, `\nThe reports are in ${reports}.`].join('\n'));
  });
}

await runCommand(() => judge(values.only));
