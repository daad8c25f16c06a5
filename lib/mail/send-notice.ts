import { SESClient } from '@aws-sdk/client-ses';
import { singleAttemptSettings } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';
import { type Email, emailCommand } from './email-command.ts';

const ses = traceFailures(new SESClient(singleAttemptSettings));

/** Sends a notice about an account's settings at most once. Throws if SES doesn't accept it. */
export async function sendNotice(notice: Email): Promise<void> {
  await ses.send(emailCommand(notice));
}
