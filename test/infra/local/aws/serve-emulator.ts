import { startEmulator } from '../../../../infra/local/aws/emulator.ts';
import { createFaults } from '../../../../infra/local/aws/faults.ts';
import { openSecretsManager } from '../../../../infra/local/aws/secrets-manager.ts';
import '../../../../infra/local/lambda/localhost-names.ts';
import { createInbox } from '../../../../infra/local/mail/inbox.ts';
import { createQueues } from '../../../../infra/local/queue/queues.ts';
import type { PolicyStatement } from '../../../../infra/local/template/read-functions.ts';
import type { Stack } from '../../../../infra/local/template/read-stack.ts';

type Options = {
  databaseUrl?: string;
  secretsFile?: string;
  /** Verified senders; an empty list accepts any sender. */
  mailIdentities?: Stack['mailIdentities'];
};

/** Starts an emulator for a stack with one function, `Fn`, and one place index, `places`. */
export async function serveEmulator(options: Options = {}) {
  const { databaseUrl = '', secretsFile, mailIdentities = [] } = options;
  const stack = {
    deployment: { stackName: 'S', region: 'eu-central-1', accountId: '000000000000' },
    tables: [{ name: 'things', definition: { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] } }],
    functions: [{ logicalId: 'Fn', name: 'S-Fn', title: 'fn', roleName: 'S-Role', statements: [] }],
    placeIndexes: ['places'],
    queues: [{ name: 'work', deadLetters: 'dead', maxReceiveCount: 2 }],
    mailIdentities,
  } as unknown as Stack;
  const parts = {
    inbox: createInbox(),
    queues: createQueues(() => stack),
    secrets: openSecretsManager(secretsFile),
    faults: createFaults(),
  };
  const emulator = await startEmulator({ ...parts, databaseUrl, stack: () => stack, log: () => undefined });
  return {
    ...parts,
    ...emulator,
    stack,
    /** Replaces the statements of the function's role. */
    allow(...statements: Partial<PolicyStatement>[]) {
      const whole = { effect: 'Allow' as const, actions: [], resources: ['*'] };
      for (const fn of stack.functions) fn.statements = statements.map((one) => ({ ...whole, ...one }));
    },
  };
}

export type ServedEmulator = Awaited<ReturnType<typeof serveEmulator>>;

/** Settings of an AWS client, by default for an operator. */
export const clientOf = ({ port }: { port: number }, accessKeyId = 'operator') => ({
  endpoint: `http://localhost:${port}`,
  region: 'eu-central-1',
  credentials: { accessKeyId, secretAccessKey: 'x' },
  maxAttempts: 1,
});
