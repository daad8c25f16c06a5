import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import type { Caller } from '#lib/accounts/caller.ts';
import { KeyAccess } from '#lib/accounts/key-terms.ts';
import { parseTier } from '#lib/accounts/tiers.ts';

const account = { userId: v.string(), tier: v.pipe(v.string(), v.transform(parseTier)) };

const Context = v.variant('credential', [
  v.object({ ...account, credential: v.literal('key'), keyId: v.string(), access: KeyAccess }),
  v.object({ ...account, credential: v.literal('session'), sessionId: v.string(), signedInAt: v.string() }),
]);

/** The caller as the authorizer hands it on, every value a string. Throws if no authorizer has seen the request. */
export const callerInContext = (event: APIGatewayProxyEvent): Caller =>
  v.parse(Context, event.requestContext.authorizer);
