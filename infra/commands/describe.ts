import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeApi } from '../openapi/describe.ts';

// Writes the OpenAPI description to a file (default `.local/openapi.json`), with `/` in place of the service's URL.
const [file = '.local/openapi.json'] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...describeApi(), servers: [{ url: '/' }] }, null, 2)}\n`);
console.log(`Wrote ${file}`);
