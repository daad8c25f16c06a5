import { createGateway } from '../../../infra/local/gateway/gateway.ts';
import type { Stack } from '../../../infra/local/template/read-stack.ts';
import { type Runnable, startFunction } from './function-process.ts';
import type { MeasuredRequest } from './requests.ts';

/** A function as it is measured: by an event, which is JSON; without one only its start is. */
export type Measured = { what: string; fn: Runnable; memoryMb: number; event?: string };

/**
 * Sends requests once through the gateway, each function in a process of its own, and answers with the functions that are
 * to be measured and the events that they got. Throws if one is refused.
 */
export async function recordEvents(
  client: string,
  stack: Stack,
  runnable: (fn: Stack['functions'][number]) => Runnable,
  requests: readonly MeasuredRequest[],
): Promise<Measured[]> {
  const events = new Map<string, string>();
  const gateway = createGateway(stack, async (functionId, event) => {
    const fn = functionOf(stack, ({ logicalId }) => logicalId === functionId);
    events.set(fn.title, JSON.stringify(event));
    const started = await startFunction(client, runnable(fn));
    const { payload } = await started.answer(JSON.stringify(event)).finally(started.end);
    return { kind: 'answered', payload, coldStart: true };
  });
  const measured: Measured[] = [];
  for (const { what, title, request } of requests) {
    const { answer } = await gateway(request);
    if (!answer.ok) throw new Error(`${what} was answered with ${answer.status}: ${await answer.text()}`);
    const fn = functionOf(stack, (one) => one.title === title);
    const event = events.get(title) ?? '';
    measured.push({ what, fn: runnable(fn), memoryMb: fn.memoryMb, event });
  }
  return measured;
}

function functionOf(stack: Stack, isMeant: (fn: Stack['functions'][number]) => boolean) {
  const fn = stack.functions.find(isMeant);
  if (!fn) throw new Error('The stack has no such function');
  return fn;
}
