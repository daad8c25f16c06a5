import * as v from 'valibot';
import { FaultSchema, type Faults } from '../aws/faults.ts';
import type { LocalPage } from './serve.ts';

/**
 * The page by which the services behind the functions are made to fail: POST adds a fault, DELETE clears all, and each
 * answers, as GET does, with the faults in force. What cannot be read is 400, with a sentence for every problem.
 */
export function createFaultsPage(faults: Faults): LocalPage {
  return ({ method, body }) => {
    if (method === 'POST') {
      const read = v.safeParse(FaultSchema, parsed(body));
      if (!read.success) return message(400, read.issues.map((issue) => issue.message).join(' '));
      faults.add(read.output);
    } else if (method === 'DELETE') faults.clear();
    else if (method !== 'GET') return message(405, 'This page answers GET, POST and DELETE');
    return Response.json({ faults: faults.list() });
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function message(status: number, text: string): Response {
  return Response.json({ message: text }, { status });
}
