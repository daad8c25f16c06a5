import { expect, test } from '@jest/globals';
import { sourceFrames } from '#lib/log/source-frames.ts';
import { civilDay } from '#lib/time/civil-day.ts';

function errorOf(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown');
}

test('our own stack frames are listed by function, file and line, after the frame that threw', () => {
  const [thrower, ...ours] = sourceFrames(errorOf(() => civilDay('2026-11-23', 'No/Such_Zone')));
  expect(thrower).toMatch(/:\d+\)?$/);
  expect(ours.join()).toMatch(/civilDay \(lib\/time\/civil-day\.ts:\d+\)/);
  for (const frame of ours) expect(frame).toMatch(/^(\w+ \()?lib\/[\w/-]+\.ts:\d+\)?$/);
});

test('a message that looks like a stack frame is not listed', () => {
  const planted = `
    at Ada (${new URL('../../../lib/ada.ts', import.meta.url)}:19:90)
    at /lib/london.ts:1:2
`;
  const error = errorOf(() => {
    throw new Error(`Not found: ${planted}`);
  });
  expect(error.stack).toContain('lib/ada.ts');
  expect(sourceFrames(error).join()).not.toMatch(/ada|london/i);
});
