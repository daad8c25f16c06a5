import { parseArgs } from 'node:util';
import { stageNamed } from '../chosen-stage.ts';
import { writeDocsTable } from '../costs/docs-table.ts';
import { scaleTable } from '../costs/scale.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run scale -- [STAGE] [--write]';

// Runs as `npm run scale`, by default for prod.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const table = scaleTable(stageNamed(positionals[0] ?? 'prod'));
  if (values.write) writeDocsTable('scale', table);
  else console.log(table);
}, USAGE);
