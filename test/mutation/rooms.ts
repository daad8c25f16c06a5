/** A part of `lib` to mutate, a pattern of the tests that may notice, and the share of the mutants that is tried. */
export type Room = { folders: string[]; tests: string; oneIn: number; startsService?: true };

const withUnitTests = (name: string): Room => ({
  folders: [`lib/${name}`],
  tests: `test/lib/${name}/**/*.test.ts`,
  oneIn: 1,
});

const commands = '{purge,restore,rotate,suspend,tier,user,zones}';

/** Parts whose tests are fast are mutated completely. The tests of the others start the service. */
export const rooms: Record<string, Room> = {
  scoring: withUnitTests('scoring'),
  chart: withUnitTests('chart'),
  transits: withUnitTests('transits'),
  accounts: withUnitTests('accounts'),
  table: {
    folders: ['lib/operations', 'lib/table'],
    tests: `test/{lib/{table,operations,webhooks,delivery}/**/*,functions/**/*,attacks/*,infra/commands/${commands}}.test.ts`,
    oneIn: 13,
    startsService: true,
  },
};
