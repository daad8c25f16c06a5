import { SESv2Client, SendBulkEmailCommand } from '@aws-sdk/client-sesv2';
import { environmentVariable, singleAttemptSettings } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';
import { wasNeverSent } from './failed-calls.ts';

/** A rendered mail, and the URL that stops it. */
type OutgoingMail = { to: string; subject: string; text: string; html: string; stopUrl: string };

/** `refused`: SES won't send this mail. `unsent`: SES didn't send it now, but may later. `unknown`: it may have been sent. */
export type SendResult = 'sent' | 'refused' | 'unsent' | 'unknown';

/** SES's maximum number of recipients in a call. */
export const MAX_MAILS = 50;

const client = traceFailures(new SESv2Client(singleAttemptSettings));

/** Statuses of a mail that will not change: the mail or its recipient is at fault, not the account. */
const FINAL: ReadonlySet<string | undefined> = new Set(['MESSAGE_REJECTED', 'INVALID_PARAMETER', 'FAILED']);

/**
 * Sends up to 50 mails in one call, each with the headers of one-click unsubscription (RFC 8058). Never repeats the call.
 * Returns what became of each mail, in order.
 */
export async function sendMails(mails: readonly OutgoingMail[]): Promise<SendResult[]> {
  try {
    const { BulkEmailEntryResults = [] } = await client.send(
      new SendBulkEmailCommand({
        FromEmailAddress: environmentVariable('DELIVERY_FROM'),
        ConfigurationSetName: environmentVariable('DELIVERY_CONFIGURATION_SET'),
        DefaultContent: {
          Template: {
            // SES supports only simple substitutions here, and escapes nothing.
            TemplateContent: { Subject: '{{subject}}', Text: '{{text}}', Html: '{{html}}' },
            TemplateData: JSON.stringify({ subject: '', text: '', html: '' }),
          },
        },
        BulkEmailEntries: mails.map(({ to, subject, text, html, stopUrl }) => ({
          Destination: { ToAddresses: [to] },
          ReplacementEmailContent: {
            ReplacementTemplate: { ReplacementTemplateData: JSON.stringify({ subject, text, html }) },
          },
          ReplacementHeaders: [
            { Name: 'List-Unsubscribe', Value: `<${stopUrl}>` },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ],
        })),
      }),
    );
    return mails.map((_, at) => resultOf(BulkEmailEntryResults[at]?.Status));
  } catch (error) {
    return mails.map(() => (wasNeverSent(error) ? 'unsent' : 'unknown'));
  }
}

function resultOf(status: string | undefined): SendResult {
  if (status === 'SUCCESS') return 'sent';
  if (FINAL.has(status)) return 'refused';
  return status === undefined ? 'unknown' : 'unsent';
}
