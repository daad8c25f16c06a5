import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { environmentVariable, singleAttemptSettings } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';

/** A plain mail about an account's settings. */
export type Notice = { to: string; subject: string; text: string };

const ses = traceFailures(new SESClient(singleAttemptSettings));

/** Sends a notice at most once. Throws if SES doesn't accept it. */
export async function sendNotice({ to, subject, text }: Notice): Promise<void> {
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      Source: environmentVariable('MAIL_FROM'),
      ConfigurationSetName: environmentVariable('CONFIGURATION_SET'),
      Destination: { ToAddresses: [to] },
      Message: { Subject: utf8(subject), Body: { Text: utf8(text) } },
    }),
  );
}
