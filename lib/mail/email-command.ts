import { SendEmailCommand } from '@aws-sdk/client-ses';
import { environmentVariable } from '#lib/environment.ts';

/** A mail to one address, from the sender of sign-in codes. */
export type Email = { to: string; subject: string; text: string; html?: string };

/** The `From` header of sign-in codes and of notices to account owners. */
export const sender = environmentVariable('MAIL_FROM');
const ConfigurationSetName = environmentVariable('CONFIGURATION_SET');

/** The call to SES that sends a mail. */
export const emailCommand = ({ to, subject, text, html }: Email): SendEmailCommand =>
  new SendEmailCommand({
    Source: sender,
    ConfigurationSetName,
    Destination: { ToAddresses: [to] },
    Message: { Subject: utf8(subject), Body: { Text: utf8(text), ...(html && { Html: utf8(html) }) } },
  });

const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });
