import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Inbox } from '../mail/inbox.ts';
import type { Stack } from '../template/read-stack.ts';
import { recordOf } from '../template/resources.ts';
import { AwsError, type ServiceEmulator } from './service-call.ts';
import { bareAddress, requireVerified, validAddress } from './ses.ts';

const Header = v.object({ Name: v.string(), Value: v.string() });

const BulkEmail = v.object({
  FromEmailAddress: v.string(),
  ConfigurationSetName: v.string(),
  DefaultContent: v.object({
    Template: v.object({
      TemplateContent: v.object({ Subject: v.string(), Text: v.string(), Html: v.string() }),
      TemplateData: v.string(),
    }),
  }),
  BulkEmailEntries: v.pipe(
    v.array(
      v.object({
        Destination: v.object({ ToAddresses: v.pipe(v.array(v.string()), v.length(1)) }),
        ReplacementEmailContent: v.object({
          ReplacementTemplate: v.object({ ReplacementTemplateData: v.string() }),
        }),
        ReplacementHeaders: v.array(Header),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
});

/** Emulates `SendBulkEmail` with a template in the call: delivers to the inbox. */
export function createSesV2(inbox: Inbox, stack: () => Stack): ServiceEmulator {
  return {
    SendBulkEmail(input) {
      const { FromEmailAddress, DefaultContent, BulkEmailEntries } = v.parse(BulkEmail, input);
      requireVerified(bareAddress(FromEmailAddress), stack());
      const { TemplateContent, TemplateData } = DefaultContent.Template;
      const BulkEmailEntryResults = BulkEmailEntries.map((entry) => {
        const { ReplacementTemplateData } = entry.ReplacementEmailContent.ReplacementTemplate;
        const values = { ...dataOf(TemplateData), ...dataOf(ReplacementTemplateData) };
        const [to = ''] = entry.Destination.ToAddresses;
        try {
          inbox.deliver({
            to: validAddress(to),
            subject: substituted(TemplateContent.Subject, values),
            text: substituted(TemplateContent.Text, values),
            html: substituted(TemplateContent.Html, values),
            headers: Object.fromEntries(entry.ReplacementHeaders.map(({ Name, Value }) => [Name, Value])),
          });
          return { Status: 'SUCCESS', MessageId: randomUUID() };
        } catch (error) {
          return { Status: 'INVALID_PARAMETER', Error: String(error) };
        }
      });
      return { BulkEmailEntryResults };
    },
  };
}

function dataOf(json: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(json));
  } catch {
    throw new AwsError('BadRequestException', 'The template data is invalid');
  }
}

/** SES supports only simple substitutions in such templates. */
function substituted(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{\{(.*?)\}\}/gs, (_all, name: string) => {
    if (!/^\w+$/.test(name))
      throw new AwsError('BadRequestException', 'Template contains unsupported operations.');
    return String(values[name] ?? '');
  });
}
