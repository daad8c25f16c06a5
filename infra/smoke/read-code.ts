import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { ask, at } from './ask.ts';
import { isThisMachine } from './is-this-machine.ts';

const Inbox = v.object({ mails: v.array(v.object({ text: v.string() })) });

/** The code that was mailed to an address: from the inbox of the service on this machine, else as it is typed. */
export async function readCode(url: string, email: string): Promise<string> {
  // Elsewhere the address would stand in a log.
  const mails = isThisMachine(url) ? await localMails(url, email) : undefined;
  const code = mails
    ? /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0]
    : await typed(`The code that was mailed to ${email} (nothing if none comes): `);
  if (code) return code;
  throw new Error(
    `No code has come to ${email}. Is SES out of its sandbox, the sender confirmed, and the alarms Bounces and Complaints quiet?`,
  );
}

/** The mails in the local inbox, newest first; undefined if there is no inbox. */
async function localMails(url: string, email: string) {
  const seen = await ask(url, at(`/__local/mail?to=${encodeURIComponent(email)}`));
  const { success, output } = v.safeParse(Inbox, 'answer' in seen ? seen.answer.body : undefined);
  return success ? output.mails : undefined;
}

/** What is typed on the terminal; nothing if it ends. */
async function typed(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin });
  process.stdout.write(question);
  try {
    for await (const line of terminal) return line.trim();
    return '';
  } finally {
    terminal.close();
  }
}
