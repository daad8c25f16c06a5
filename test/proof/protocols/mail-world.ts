import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/languages.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { handler } from '../../../functions/deliver.ts';

type Put = (item: Record<string, unknown>) => Promise<unknown>;
// biome-ignore lint/suspicious/noExplicitAny: the input of a command of SES or SQS
type Command = { input: any };

/** A mail that SES accepted, by the profile and local date in its link. */
export type SentMail = { to: string; profileId: string; date: string; atMs: number };

const LINK = /#\/today\/([\d-]+)\?profile=(prf_\w+)/;

let serial = 0;

/**
 * Connects SQS and SES to a table: a message is an item of the partition `QUEUE`, and a call to SES one of `INBOX`. So both meet
 * the same faults and crashes as calls to the table.
 */
export function connectMail(put: Put, nowMs: () => number): void {
  Object.assign(SQSClient.prototype, {
    send: async ({ input }: Command) => {
      for (const { MessageBody: body } of input.Entries)
        await put({ PK: 'QUEUE', SK: `message ${serial++}`, body });
      return { Failed: [] };
    },
  });
  Object.assign(SESv2Client.prototype, {
    send: async ({ input }: Command) => {
      const mails = input.BulkEmailEntries.map(
        ({ Destination: { ToAddresses }, ReplacementEmailContent }: Record<string, Command['input']>) => {
          const { text } = JSON.parse(ReplacementEmailContent.ReplacementTemplate.ReplacementTemplateData);
          const [, date, profileId] = LINK.exec(text) ?? [];
          return { to: ToAddresses[0], profileId, date, atMs: nowMs() };
        },
      );
      try {
        await put({ PK: 'INBOX', SK: `call ${serial++}`, mails });
      } catch (error) {
        throw asOfSes(error as Error);
      }
      return { BulkEmailEntryResults: mails.map(() => ({ Status: 'SUCCESS' })) };
    },
  });
}

/** An error as SES's client throws it: a lost response, or else a refusal. */
const asOfSes = ({ name }: Error): Error =>
  name === 'TimeoutError'
    ? Object.assign(new Error('Simulated'), { name, code: 'ETIMEDOUT' })
    : Object.assign(new Error('Simulated'), {
        name: 'TooManyRequestsException',
        $metadata: { httpStatusCode: 429 },
      });

/** Invokes the function that sends, with a message. Returns whether the message is done. */
export async function invokeDeliver(message: { SK: string; body: string }): Promise<boolean> {
  const Records = [{ messageId: message.SK, body: message.body }];
  const context = { getRemainingTimeInMillis: () => 120_000 };
  return (await handler({ Records } as never, context)).batchItemFailures.length === 0;
}

const entries = new Map<string, ForecastEntry[]>();

/** Caches a profile's days, which are computed once for all simulations. */
export async function cacheDays(
  userId: string,
  profile: Profile,
  days: { dates: string[]; timeZone: string },
): Promise<void> {
  const birth = birthKey(profile);
  const key = `${birth} ${days.timeZone} ${days.dates}`;
  const computed = entries.get(key) ?? forecastDays(profile, days);
  entries.set(key, computed);
  const { timeZone } = days;
  const versions = { modelVersion: MODEL_VERSION, language: DEFAULT_LANGUAGE };
  const cache = { userId, profileId: profile.id, birth, ...versions, timeZone, isOfBirthplace: true };
  await forecasts.store(cache, computed);
}
