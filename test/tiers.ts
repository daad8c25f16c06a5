import { join } from 'node:path';
import type { Config } from 'jest';

const rootDir = join(import.meta.dirname, '..');

const tier = (displayName: string, testMatch: string[], options: Config = {}) => ({
  ...options,
  displayName,
  rootDir,
  roots: ['<rootDir>/test'],
  testMatch: testMatch.map((pattern) => `<rootDir>/test/${pattern}`),
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/test/support/native-jest.ts'],
  transform: {},
});

const setUpIn = (folder: string) => ({
  globalSetup: `<rootDir>/test/${folder}/global-setup.ts`,
  globalTeardown: `<rootDir>/test/${folder}/global-teardown.ts`,
});

/**
 * The test tiers. Node itself loads the files, because in Jest's virtual contexts computations are several times slower and
 * each file reloads the AWS SDK. A tier's setup runs only if one of the tier's tests runs.
 */
export const tiers = {
  rootDir,
  maxWorkers: 2,
  projects: [
    tier('unit', ['{lib,infra/calibration}/**/*.test.ts', 'repository.test.ts'], {
      testPathIgnorePatterns: ['<rootDir>/test/lib/table/'],
    }),
    tier('local', ['infra/*.test.ts', 'infra/local/**/*.test.ts']),
    tier('service', ['{functions,infra/service,lib/table}/**/*.test.ts', 'tour.test.ts'], setUpIn('support')),
    tier('attacks', ['attacks/**/*.test.ts'], setUpIn('support')),
    tier('commands', ['infra/commands/**/*.test.ts'], setUpIn('support')),
    tier('thorough', ['thorough/**/*.test.ts'], setUpIn('support')),
    tier('faults', ['faults/**/*.test.ts'], setUpIn('faults')),
    tier('browser', ['browser/**/*.browser.ts'], setUpIn('support')),
  ],
} satisfies Config;
