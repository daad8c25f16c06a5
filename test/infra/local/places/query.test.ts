import { expect, test } from '@jest/globals';
import { readQuery } from '../../../../infra/local/places/query.ts';

const isArea = (name: string) => ['Texas', 'Costa Rica', 'Rica'].includes(name);
const read = (text: string) =>
  readQuery(text, isArea).map(({ name, qualifiers }) => [name, ...qualifiers].join(' / '));

test.each([
  ['Paris', ['Paris']],
  ['Paris, Texas', ['Paris / Texas']],
  ['Paris، Texas、USA', ['Paris / Texas / USA']],
  ['Paris - Texas', ['Paris / Texas']],
  ['Stoke-on-Trent', ['Stoke-on-Trent']],
  ['Paris Texas', ['Paris Texas', 'Paris / Texas']],
  ['Paris Texas, USA', ['Paris Texas / USA', 'Paris / Texas / USA']],
  ['San José Costa Rica', ['San José Costa Rica', 'San José Costa / Rica', 'San José / Costa Rica']],
  ['Texas', ['Texas']],
  ['Frankfurt (Oder)', ['Frankfurt (Oder)', 'Frankfurt / Oder']],
  ['10115 Berlin', ['Berlin']],
  ['Berlin, 10115', ['Berlin']],
  ['г. Казань', ['г. Казань', 'Казань']],
  ['東京都', ['東京都', '東京']],
  ['京都', ['京都']],
  [' , ', []],
  ['!!!', []],
])('%j may mean %j', (text, readings) => {
  expect(read(text)).toEqual(readings);
});
