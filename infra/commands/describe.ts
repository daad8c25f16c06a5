import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeApi } from '../openapi/describe.ts';

// Writes the description to a file, `.local/openapi.json` unless another is named; the service adds its own address.
const [file = '.local/openapi.json'] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...describeApi(), servers: [{ url: '/' }] }, null, 2)}\n`);
console.log(`Written to ${file}`);
