import type { accountState, LimitState } from '#lib/operations/account-state.ts';

type State = Awaited<ReturnType<typeof accountState>>;

/** Lines in columns; nothing if there is no row beside the first, which names them. */
function table(rows: readonly (readonly string[])[]): string[] {
  if (rows.length < 2) return [];
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return ['', ...lines.map((line) => line.trimEnd())];
}

const limitTable = (limits: readonly LimitState[]) =>
  table([
    ['Limit', 'Taken', 'Of', 'Refused until'],
    ...limits
      .filter(({ taken }) => taken > 0)
      .map(({ name, taken, limit, refusedUntil }) => [
        name,
        String(taken),
        String(limit),
        refusedUntil ?? '',
      ]),
  ]);

/** What stands against the next code for an address, in sentences. */
function hindrances({ undeliverableUntil, codeLimits, signInLimits }: State): string[] {
  const refused = (limits: readonly LimitState[], what: string) =>
    limits.flatMap(({ name, refusedUntil }) =>
      refusedUntil ? [`${what} until ${refusedUntil}: ${name} is used up.`] : [],
    );
  return [
    ...(undeliverableUntil
      ? [`No code is sent until ${undeliverableUntil}: a mail could not be delivered to the address.`]
      : []),
    ...refused(codeLimits, 'A stranger’s request for a code is refused'),
    ...refused(signInLimits, 'A stranger’s codes are refused'),
  ];
}

function accountLines(account: NonNullable<State['account']>): string[] {
  const { id, tier, createdAt, expiresAt, profiles, keys, sessions, limits } = account;
  const used = sessions.lastUsedAt ? `, last used ${sessions.lastUsedAt}` : '';
  return [
    `Account ${id}, tier ${tier}, of ${createdAt}${expiresAt ? `, without a sign-in: expires ${expiresAt}` : ''}`,
    `Sessions: ${sessions.count}${used}`,
    ...table([
      ['Profile', 'Made', 'Calendars'],
      ...profiles.map((one) => [one.id, one.createdAt, String(one.calendars)]),
    ]),
    ...table([
      ['Key', 'Made', 'Last used', 'Expires', 'May'],
      ...keys.map((one) => [
        one.id,
        one.createdAt,
        one.lastUsedAt ?? 'never',
        one.expiresAt ?? 'never',
        `${one.access}${one.isOfSignIn ? ' (made by a sign-in)' : ''}`,
      ]),
    ]),
    ...limitTable(limits),
  ];
}

/** What is stored of an address and its account as text for an operator. */
export function accountReport(state: State): string {
  const { account, pendingCodes, codeLimits, signInLimits, refusedRecipients } = state;
  const against = hindrances(state);
  const codes = pendingCodes.map(({ expiresAt }) => expiresAt).join(', ');
  return [
    ...(account ? accountLines(account) : ['There is no account of this address.']),
    '',
    `Pending codes: ${pendingCodes.length}${codes && `, good until ${codes}`}`,
    ...limitTable([...codeLimits, ...signInLimits, refusedRecipients]),
    '',
    ...(against.length > 0 ? against : ['Nothing stands against a code for this address.']),
    'What a place has used up is not looked at: the address does not tell it.',
  ].join('\n');
}
