import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

const STARTED = 'http.client.request.start';
const ANSWERED = 'http.client.response.finish';

/** The calls of the table that a piece of work waits for one after the other: those of a round were under way together. */
export type Rounds = string[][];

/**
 * Does a piece of work in this process and answers with the operations that it asked of the table, in rounds: a call
 * belongs to the first round that none of the answers it may have waited for came before. Nothing else may call the table
 * meanwhile.
 */
export async function roundsOf<Result>(
  work: () => Promise<Result>,
): Promise<{ rounds: Rounds; result: Result }> {
  const rounds: Rounds = [];
  const roundOf = new WeakMap<ClientRequest, number>();
  let next = 0;
  const onStart = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    const [service = '', operation = ''] = String(request.getHeader('x-amz-target') ?? '').split('.');
    if (!service.startsWith('DynamoDB')) return;
    roundOf.set(request, next);
    rounds[next] = [...(rounds[next] ?? []), operation];
  };
  const onAnswer = (message: unknown) => {
    const round = roundOf.get((message as { request: ClientRequest }).request);
    if (round !== undefined) next = Math.max(next, round + 1);
  };
  subscribe(STARTED, onStart);
  subscribe(ANSWERED, onAnswer);
  try {
    return { result: await work(), rounds };
  } finally {
    unsubscribe(STARTED, onStart);
    unsubscribe(ANSWERED, onAnswer);
  }
}
