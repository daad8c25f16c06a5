import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Operation } from '#lib/contract/operation.ts';
import { Problem } from './problem.ts';

/** The method that a function answers; HEAD goes with GET, and `ANY` with all. */
export type OwnMethod = Operation['method'] | 'ANY';

/** Every method of the function's path, as the stack knows them: `GET, HEAD, POST`. */
const ofPath = process.env['ALLOW'] ?? '';

/** Throws 405 for a method that is not a function's own: the gateway sends it what its path has no route for. */
export function refuseOtherMethods({ httpMethod }: APIGatewayProxyEvent, own: OwnMethod): void {
  if (own === 'ANY' || httpMethod === own || (httpMethod === 'HEAD' && own === 'GET')) return;
  const detail = `${httpMethod} is not answered here; use ${ofPath.replaceAll(', ', ' or ')}.`;
  throw new Problem('method_not_allowed', detail, { allow: ofPath });
}
