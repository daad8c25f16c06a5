import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import { newProfile, storeUser } from '../../support/new-items.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl } from '../../support/service.ts';

const port = new URL(baseUrl()).port;
const zones = (...args: string[]) => runCommand('zones', ['--port', port, ...args]);

const YUMA = { birthCity: 'Yuma, Arizona, United States', latitude: 32.725, longitude: -114.624 };
const APIA = { birthCity: 'Apia, Samoa', latitude: -13.833, longitude: -171.766, timeZone: 'Pacific/Apia' };
const OSLO = { birthCity: 'Oslo, Norway', latitude: 59.913, longitude: 10.746, timeZone: 'Europe/Oslo' };

/** Stores a profile and returns a function that reads it, and its lines in the command's output. */
async function stored(birth: Partial<profiles.Profile>) {
  const { id: userId } = await storeUser();
  const profile = { ...newProfile(), ...birth };
  await profiles.create(userId, profile, 1);
  return {
    profile,
    read: () => profiles.find(userId, profile.id),
    lineIn: (output: string) => output.split('\n').find((line) => line.startsWith(profile.id)),
  };
}

test('npm run zones lists profiles with a wrong zone or instant, corrects the zones, and can be repeated', async () => {
  const noon = { birthDate: '1990-07-01', birthTime: '12:00' };
  const yuma = await stored({ ...YUMA, ...noon, timeZone: 'America/Los_Angeles', sunSign: 'Cancer' });
  const oslo = await stored({ ...OSLO, birthDate: '1959-07-01', birthTime: '12:00', sunSign: 'Cancer' });
  const apia = await stored({ ...APIA, birthDate: '2011-12-30', timeZone: 'Pacific/Auckland' });
  const london = await stored({});

  const dry = await zones('--dry-run');
  expect(dry.code).toBe(0);
  expect(yuma.lineIn(dry.output)).toBe(
    `${yuma.profile.id} 1990-07-01 12:00 Yuma, Arizona, United States: America/Los_Angeles -> America/Phoenix, same instant`,
  );
  expect(oslo.lineIn(dry.output)).toMatch(/Oslo, Norway: Europe\/Oslo, 3600 s earlier$/);
  expect(apia.lineIn(dry.output)).toMatch(/Pacific\/Apia, .*; this local time did not exist$/);
  expect(london.lineIn(dry.output)).toBeUndefined();
  expect(dry.output).toMatch(
    /^[1-9]\d* profiles get another time zone\. Nothing was written\. [1-9]\d* keep their zone/m,
  );
  expect(await yuma.read()).toEqual(yuma.profile);

  const { output } = await zones();
  expect(output).toMatch(/^[1-9]\d* profiles get another time zone\. [1-9]\d* profiles were written\./m);
  expect(await yuma.read()).toEqual({ ...yuma.profile, timeZone: 'America/Phoenix' });
  expect(await oslo.read()).toEqual(oslo.profile);
  expect(await london.read()).toEqual(london.profile);

  const again = await zones();
  expect(yuma.lineIn(again.output)).toBeUndefined();
  expect(apia.lineIn(again.output)).toMatch(/: Pacific\/Apia, same instant; this local time did not exist$/);
  expect(oslo.lineIn(again.output)).toBe(oslo.lineIn(dry.output));
});

test('npm run zones with an unknown argument fails with its usage', async () => {
  expect(await zones('now')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Usage: npm run zones/),
  });
});
