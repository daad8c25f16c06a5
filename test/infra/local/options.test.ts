import { expect, test } from '@jest/globals';
import { parseOptions, USAGE } from '../../../infra/local/options.ts';

test('without options the defaults of the usage text hold', () => {
  expect(parseOptions([])).toEqual({
    port: 3000,
    dataFolder: '.local',
    fresh: false,
    productionLimits: false,
    watch: false,
    verbose: false,
    help: false,
  });
  expect(USAGE).toContain('--port 3000');
  expect(USAGE).toContain('--data .local');
});

test('every option is understood, with its value as a word or after an equals sign', () => {
  const args = [
    '--port=8080',
    '--data',
    'elsewhere',
    '--fresh',
    '--limits',
    'production',
    '--watch',
    '--verbose',
    '-h',
  ];
  expect(parseOptions(args)).toEqual({
    port: 8080,
    dataFolder: 'elsewhere',
    fresh: true,
    productionLimits: true,
    watch: true,
    verbose: true,
    help: true,
  });
});

test.each([
  [['--port', 'x'], '--port wants a number from 0 to 65535, not "x"'],
  [['--port', '65536'], '--port wants a number from 0 to 65535, not "65536"'],
  [['--port='], '--port wants a number from 0 to 65535, not ""'],
  [['--data', ''], '--data wants the name of a folder'],
  [['--limits', 'none'], '--limits knows only "production", not "none"'],
  [['--nope'], "Unknown option '--nope'; --help lists the options"],
  [['stray'], "Unexpected argument 'stray'; --help lists the options"],
  [['--port'], "Option '--port <value>' argument missing; --help lists the options"],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(sentence);
});
