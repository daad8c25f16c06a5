import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeApi } from '../openapi/describe.ts';

// Writes the OpenAPI description to a file, by default `.local/openapi.json`. The service inserts its own URL.
const [file = '.local/openapi.json'] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...describeApi(), servers: [{ url: '/' }] }, null, 2)}\n`);
console.log(`Wrote ${file}`);
