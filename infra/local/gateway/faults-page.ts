import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type InputError, invalidRequest } from '#lib/http/problem.ts';
import { FaultSchema, type Faults } from '../aws/faults.ts';
import { type GatewayAnswer, jsonAnswer } from './gateway-answer.ts';
import type { LocalPage } from './serve.ts';

/**
 * The page by which the services behind the functions are made to fail: POST adds a fault, DELETE clears all, and each
 * answers, as GET does, with the faults in force. What cannot be read is 400, with every problem named.
 */
export function createFaultsPage(faults: Faults): LocalPage {
  return ({ method, body }) => {
    if (method === 'POST') {
      const read = v.safeParse(FaultSchema, parsed(body));
      if (!read.success) return refused(read.issues);
      faults.add(read.output);
    } else if (method === 'DELETE') faults.clear();
    else if (method !== 'GET' && method !== 'HEAD')
      return jsonAnswer(405, { message: 'This page answers GET, POST and DELETE' });
    return jsonAnswer(200, { faults: faults.list() });
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function refused(issues: readonly v.BaseIssue<unknown>[]): GatewayAnswer {
  const errors = issues.map(
    (issue): InputError =>
      issue.path
        ? { pointer: `/${issue.path.map(({ key }) => key).join('/')}`, detail: issue.message }
        : { pointer: '', detail: 'The body must be a JSON object.' },
  );
  const unlike = [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
  return jsonAnswer(400, invalidRequest(unlike).toBody(randomUUID()), 'application/problem+json');
}
