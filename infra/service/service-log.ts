import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * Endpoints that log security events: sign-ins, and changes to keys, calendars, webhooks, sessions and accounts. Their log is kept for a
 * year, because a break-in may be noticed late.
 */
export const SECURITY_ENDPOINTS: ReadonlySet<string> = new Set([
  'send-code',
  'verify',
  'end-session',
  'create-key',
  'revoke-key',
  'create-calendar',
  'revoke-calendar',
  'create-webhook',
  'update-webhook',
  'rotate-webhook',
  'delete-webhook',
  'export-account',
  'erase-account',
]);

/** A log group that keeps entries for one month by default. By default, it is deleted with the stack. */
export class ServiceLog extends LogGroup {
  constructor(
    scope: Construct,
    id: string,
    { retention = RetentionDays.ONE_MONTH, removalPolicy = RemovalPolicy.DESTROY } = {},
  ) {
    super(scope, id, { retention, removalPolicy });
  }
}
