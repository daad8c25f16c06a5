/** A part of `lib` to mutate, with the mutants that are tried: all, or each `oneIn`th, beginning by `SEED`. */
export type Room = { folders: string[]; oneIn: number };

/** Parts whose tests are fast are mutated completely. The tests of the others start the service. */
export const rooms: Record<string, Room> = {
  scoring: { folders: ['lib/scoring'], oneIn: 1 },
  chart: { folders: ['lib/chart'], oneIn: 1 },
  transits: { folders: ['lib/transits'], oneIn: 1 },
  accounts: { folders: ['lib/accounts'], oneIn: 1 },
  table: { folders: ['lib/operations', 'lib/table'], oneIn: 13 },
};
const SEED = 28;

/** Whether a mutant, numbered by Stryker, is among those that are tried. */
export const isTried = ({ oneIn }: Room, mutantId: string): boolean =>
  Number(mutantId) % oneIn === SEED % oneIn;

/** A shell command that runs `command` without a mutant and for the mutants that are tried; starting Node for the others would take hours. */
export const commandFor = ({ oneIn }: Room, command: string): string =>
  `id=$__STRYKER_ACTIVE_MUTANT__; [ -n "$id" ] && [ $((id % ${oneIn})) -ne ${SEED % oneIn} ] || { ${command}; }`;

/** Tests of files of `lib/operations` and `lib/table`, as patterns of paths. The first match counts. */
const TESTS: [files: RegExp, tests: string[]][] = [
  [/webhook|announce|(send|retry|webhook)-events?\b/, ['lib/webhooks', 'functions/webhooks']],
  [
    /sign-in|send-code|credential|undeliverable|mail-events|returning/,
    [
      'sign-in-codes',
      'functions/auth',
      'functions/mail-events',
      'attacks/(guessing|stopping|undeliverable|lookalike)',
    ],
  ],
  [/session|revocations/, ['lib/table/sessions', 'functions/auth', 'attacks/sessions']],
  [
    /keys|find-caller|find-user|requester/,
    ['lib/table/api-keys', 'functions/keys', 'functions/authorizer', 'attacks/forged'],
  ],
  [/account-state/, ['commands/user']],
  [/account|users/, ['lib/table/users', 'functions/auth', 'functions/keys', 'attacks/(evading|telling)']],
  [/deletion|tombstone|sweep/, ['lib/table/deletions', 'functions/(sweep|finish)', 'functions/auth/eras']],
  [/calendar|feed/, ['functions/calendars']],
  [/deliver|unsubscription|readers|push/, ['functions/delivery', 'lib/delivery']],
  [
    /verdict|judge|judgment|blind|honesty/,
    ['lib/operations/honesty', 'functions/verdicts', 'functions/auth/export'],
  ],
  [/check-s/, ['functions/check']],
  [/place|cities|offered/, ['lib/table/offered', 'functions/profiles/(search|create)', 'attacks/buying']],
  [
    /counters|consume|request-quota/,
    ['lib/table/(counters|consume)', 'functions/rate-limit', 'attacks/(using|buying)'],
  ],
  [/idempotency/, ['functions/idempotency', 'attacks/lost']],
  [/profile|birth|zones|retry/, ['lib/table/(profiles|birth-key|cached-zones)', 'functions/profiles']],
  [
    /forecast|best-days|overview|sky|sample|batch|home|preview/,
    [
      'lib/(table|operations)/forecast',
      'functions/horoscope',
      'functions/profiles/edit-races',
      'attacks/filling',
    ],
  ],
  [/synastry|natal-chart|report/, ['functions/profiles/(synastry|natal)']],
  [/restore/, ['commands/restore', 'functions/(sweep|finish)']],
  [/single-table|transactions|item-kind/, ['lib/table', 'functions/(profiles|idempotency)']],
];

/** The tiers and patterns of the tests that must fail if a file changes: a fast part, which may be empty, and the rest. */
export function testsOf(file: string): { tiers: string[]; first: string[]; rest: string[] } {
  const room = file.split('/').slice(0, 2).join('/');
  if (rooms['table']?.folders.includes(room)) {
    const [first, ...rest] = TESTS.find(([files]) => files.test(file))?.[1] ?? [];
    if (!first) throw new Error(`No tests are known for ${file}`);
    return { tiers: ['unit', 'service', 'attacks', 'commands'], first: [first], rest };
  }
  // Tests of synastry are slow, and test nothing else.
  const part = room !== 'lib/scoring' ? '' : file.includes('synastry') ? 'synastry' : '(?!synastry)';
  const folder = `test/${room}/${part}`;
  return { tiers: ['unit'], first: [`${folder}.*unchanged`], rest: [folder] };
}
