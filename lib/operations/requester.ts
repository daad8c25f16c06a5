import { keyedHash, toMailbox, toSource } from '#lib/accounts/limit-subjects.ts';
import type { Requester } from '#lib/accounts/limits.ts';
import { currentVersion, subkey } from '#lib/accounts/subkeys.ts';
import { logSecurityEvent, type SecurityEventName } from '#lib/log/log.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import { ServiceError } from '#lib/service-error.ts';

/** A client that signs in, with the keyed hash under which its device is stored. */
export type SignInRequester = Requester & { secretVersion: string; deviceHash: string };

/**
 * Identifies a client that signs in to an address. The calling function looks up `isReturning` by `deviceHash`. Hashes use
 * the current version of the secret, so after a new version is added, every device counts as new until its next sign-in.
 */
export async function identifyRequester(
  email: string,
  ipAddress: string,
): Promise<Omit<SignInRequester, 'isReturning'>> {
  const secret = await serviceSecret();
  const secretVersion = currentVersion(secret);
  const key = subkey(secret, secretVersion, 'limit');
  const [source, mailbox] = [toSource(ipAddress), toMailbox(email)];
  return {
    source: keyedHash(key, source),
    mailbox: keyedHash(key, mailbox),
    device: keyedHash(key, `${mailbox}\n${source}`),
    secretVersion,
    deviceHash: keyedHash(key, `${email}\n${source}`),
  };
}

type LoggedEvent<Result> = {
  event: SecurityEventName;
  source: string;
  getUserId?: (result: Result) => string;
};

/**
 * Runs work and logs its outcome as a security event: allowed, or refused with the reason of the `ServiceError`. Doesn't log
 * other errors.
 */
export async function withSecurityEvent<Result>(
  { event, source, getUserId }: LoggedEvent<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    logSecurityEvent({ event, outcome: 'allowed', source, userId: getUserId?.(result) });
    return result;
  } catch (error) {
    if (error instanceof ServiceError)
      logSecurityEvent({ event, outcome: 'refused', reason: error.reason, source });
    throw error;
  }
}
