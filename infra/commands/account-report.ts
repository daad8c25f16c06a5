import type { getAccountState, LimitState } from '#lib/operations/account-state.ts';

type State = Awaited<ReturnType<typeof getAccountState>>;

/** Renders rows as aligned columns, with the first row as header. Returns no lines if there is only a header. */
function table(rows: readonly (readonly string[])[]): string[] {
  if (rows.length < 2) return [];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return ['', ...lines.map((line) => line.trimEnd())];
}

const limitTable = (limits: readonly LimitState[]) =>
  table([
    ['Limit', 'Used', 'Of', 'Refused until'],
    ...limits
      .filter(({ consumed }) => consumed > 0)
      .map((one) => [one.name, `${one.consumed}`, `${one.limit}`, one.refusedUntil ?? '']),
  ]);

function obstacles({
  account,
  undeliverableUntil,
  codeLimits,
  signInLimits,
  isReachedByAddress,
}: State): string[] {
  const refused = (limits: readonly LimitState[], what: string) =>
    limits.flatMap(({ name, refusedUntil }) =>
      refusedUntil ? [`${what} until ${refusedUntil}: limit ${name} is used up.`] : [],
    );
  return [
    ...(account?.suspendedAt
      ? [
          'It is suspended: sign-ins are refused, and its keys, sessions, morning mail and webhooks stand still.',
        ]
      : []),
    ...(isReachedByAddress
      ? []
      : ['Its address doesn’t lead to it, so a sign-in reaches another account: see npm run restore.']),
    ...(undeliverableUntil
      ? [`No code is sent until ${undeliverableUntil}: a mail bounced or was reported as spam.`]
      : []),
    ...refused(codeLimits, 'Code requests from new devices are refused'),
    ...refused(signInLimits, 'Sign-ins from new devices are refused'),
  ];
}

function accountLines(account: NonNullable<State['account']>, options: string): string[] {
  const { id, tier, createdAt, expiresAt, suspendedAt, profileCount, profiles, keys, sessions, limits } =
    account;
  const expiry = expiresAt ? `, never signed in, expires ${expiresAt}` : '';
  const lastUsed = sessions.lastUsedAt ? `, last used ${sessions.lastUsedAt}` : '';
  return [
    `Account ${id}, tier ${tier}, created ${createdAt}${expiry}`,
    ...(suspendedAt ? [`Suspended ${suspendedAt}. To resume it: npm run resume -- ${id}${options}`] : []),
    `Sessions: ${sessions.count}${lastUsed}`,
    ...(profileCount > profiles.length
      ? [`Profiles: ${profileCount}, of which the first ${profiles.length} are shown`]
      : []),
    ...table([
      ['Profile', 'Created', 'Calendars'],
      ...profiles.map((one) => [one.id, one.createdAt, String(one.calendars)]),
    ]),
    ...table([
      ['Key', 'Created', 'Last used', 'Expires', 'Access'],
      ...keys.map((one) => [
        one.id,
        one.createdAt,
        one.lastUsedAt ?? 'never',
        one.expiresAt ?? 'never',
        `${one.access}${one.isOfSignIn ? ' (from sign-in)' : ''}`,
      ]),
    ]),
    ...limitTable(limits),
  ];
}

/** Renders how far the erasure of an account is. */
export const erasureReport = (
  userId: string,
  { erasedAtMs, itemsLeft }: { erasedAtMs: number; itemsLeft: number },
) =>
  itemsLeft > 0
    ? `Account ${userId} was erased ${new Date(erasedAtMs).toISOString()}; ${itemsLeft} of its items are left. The hourly sweep removes them, accounts first.`
    : `Account ${userId} was erased ${new Date(erasedAtMs).toISOString()}; none of its items are left. The hourly sweep removes what its profiles left and ends the erasure.`;

/** Renders an account's state as the output of `npm run user`, whose `options`, such as ` --stage prod`, select the target. */
export function accountReport(state: State, options = ''): string {
  const { account, pendingCodes, codeLimits, signInLimits, refusedRecipients } = state;
  const found = obstacles(state);
  const expiries = pendingCodes.map(({ expiresAt }) => expiresAt).join(', ');
  return [
    ...(account ? accountLines(account, options) : ['There is no account for this address.']),
    '',
    `Pending codes: ${pendingCodes.length}${expiries && `, valid until ${expiries}`}`,
    ...limitTable([...codeLimits, ...signInLimits, refusedRecipients]),
    '',
    ...(found.length > 0 ? found : ['Nothing prevents sending a code to this address.']),
    'Limits per source are not shown, because the address does not identify its sources.',
  ].join('\n');
}
