import { expect, test } from '@jest/globals';
import { createdAtMs, isCalendarId, isKeyId, isProfileId, newId } from '#lib/accounts/identifiers.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const checks = { prf: isProfileId, key: isKeyId, cal: isCalendarId };

test('an id names its kind and when it was created', () => {
  for (const prefix of ['usr', 'prf', 'key'] as const) {
    const id = newId(prefix, NOW);
    expect(id.startsWith(`${prefix}_`)).toBe(true);
    expect(createdAtMs(id)).toBe(NOW);
  }
  for (const text of ['', 'usr_1', `a${newId('usr', NOW)}`, `${newId('usr', NOW)}0`, newId('cal', NOW)])
    expect(createdAtMs(text)).toBeUndefined();
});

test('an id is well-formed only as an id of its own kind', () => {
  const prefixes = ['prf', 'key', 'cal'] as const;
  for (const kind of prefixes)
    for (const prefix of prefixes) expect(checks[kind](newId(prefix, NOW))).toBe(kind === prefix);
  for (const kind of prefixes) {
    const id = newId(kind, NOW);
    for (const text of [`a${id}`, `${id}0`, id.toLowerCase(), id.slice(0, -1), `${id.slice(0, -1)}U`])
      expect(checks[kind](text)).toBe(false);
  }
});
