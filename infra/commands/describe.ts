import { writeFile } from 'node:fs/promises';
import { describeApi } from '../openapi/describe.ts';

const [file] = process.argv.slice(2);
const text = `${JSON.stringify({ ...describeApi(), servers: [{ url: 'http://localhost:3000' }] }, null, 2)}\n`;
if (file) await writeFile(file, text);
else process.stdout.write(text);
