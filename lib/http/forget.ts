import type { APIGatewayProxyResult } from 'aws-lambda';
import { okWithCookie } from './endpoint.ts';
import { clearedCookie } from './session-cookie.ts';

/** 200 with a JSON body, which ends the session in the browser and has it forget what it has kept of this service. */
export const okAndForget = (body: object): APIGatewayProxyResult => {
  const answer = okWithCookie(body, clearedCookie());
  // Only what answers left in caches: storage may hold what the page must still do.
  return { ...answer, headers: { ...answer.headers, 'Clear-Site-Data': '"cache"' } };
};
