import dns from 'node:dns';
import { createFaults } from '../../../../infra/local/aws/faults.ts';
import { openSecretsManager } from '../../../../infra/local/aws/secrets-manager.ts';
import { startStandIns } from '../../../../infra/local/aws/stand-ins.ts';
import { createInbox } from '../../../../infra/local/mail/inbox.ts';
import type { PolicyStatement } from '../../../../infra/local/template/read-functions.ts';
import type { Stack } from '../../../../infra/local/template/read-stack.ts';

type Options = {
  databaseUrl?: string;
  secretsFile?: string;
  /** Verified senders; without them, everybody is. */
  mailIdentities?: Stack['mailIdentities'];
};

/** Serves the local services of a stack of one function, `Fn`, and one place index, `places`, on a free port. */
export async function serveStandIns(options: Options = {}) {
  resolveLocalhostNames();
  const { databaseUrl = '', secretsFile, mailIdentities = [] } = options;
  const stack = {
    deployment: { stackName: 'S', region: 'eu-central-1', accountId: '000000000000' },
    tables: [{ name: 'things', definition: { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] } }],
    functions: [{ logicalId: 'Fn', name: 'S-Fn', title: 'fn', roleName: 'S-Role', statements: [] }],
    placeIndexes: ['places'],
    mailIdentities,
  } as unknown as Stack;
  const parts = { inbox: createInbox(), secrets: openSecretsManager(secretsFile), faults: createFaults() };
  const standIns = await startStandIns({ ...parts, databaseUrl, stack: () => stack, log: () => undefined });
  return {
    ...parts,
    ...standIns,
    stack,
    /** Gives the function's role these statements and no others. */
    allow(...statements: Partial<PolicyStatement>[]) {
      const whole = { effect: 'Allow' as const, actions: [], resources: ['*'] };
      for (const fn of stack.functions) fn.statements = statements.map((one) => ({ ...whole, ...one }));
    },
  };
}

/** The local services, and what is behind them. */
export type ServedStandIns = Awaited<ReturnType<typeof serveStandIns>>;

/** What a client of the services is told; without a caller it is an operator's. */
export const clientOf = ({ port }: { port: number }, accessKeyId = 'operator') => ({
  endpoint: `http://localhost:${port}`,
  region: 'eu-central-1',
  credentials: { accessKeyId, secretAccessKey: 'x' },
  maxAttempts: 1,
});

/** Lets the names below localhost lead to this machine, as the Location client puts `places.` before the host. */
function resolveLocalhostNames(): void {
  const lookup = dns.lookup;
  dns.lookup = ((name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest])) as typeof lookup;
}
