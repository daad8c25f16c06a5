import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { createGazetteer } from '../../../../infra/local/places/gazetteer.ts';

test('searches that are under way at once each get their own answer', async () => {
  const gazetteer = createGazetteer();
  const names = ['Oslo', 'Wien', 'Xyzzyville', 'Lima', 'Nairobi'];
  const found = await Promise.all(names.map((name) => gazetteer.search(name)));
  expect(found.map(([city]) => city?.name)).toEqual(['Oslo', 'Vienna', undefined, 'Lima', 'Nairobi']);
});

test('all gazetteers of a process share one thread', () => {
  expect(createGazetteer()).toBe(createGazetteer());
});

test('the thread ends with the process, and not before a search is answered', async () => {
  const module = fileURLToPath(new URL('../../../../infra/local/places/gazetteer.ts', import.meta.url));
  const script = `import { createGazetteer } from ${JSON.stringify(module)};
    createGazetteer().search('Oslo').then(([city]) => console.log(city.name));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toBe('Oslo\n');
}, 30_000);
