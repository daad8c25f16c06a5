import { isDeepStrictEqual } from 'node:util';
import type { Account } from '#lib/accounts/caller.ts';
import { type MailSettings, nextDelivery, type PushSettings } from '#lib/delivery/due-times.ts';
import { LETTER_DAYS } from '#lib/delivery/mail-lists.ts';
import { CHANNELS } from '#lib/delivery/outcomes.ts';
import { logInfo } from '#lib/log/log.ts';
import { ServiceError } from '#lib/service-error.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import type * as profiles from '#lib/table/profiles.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { consumeEdit } from './consume-edit.ts';
import { requestedDays } from './forecast-range.ts';
import { findProfile } from './profiles.ts';
import { retryEdit } from './retry-edit.ts';
import { readUnsubscription } from './unsubscription.ts';

/** Channels to set, or to turn off by null; others stay as they are. */
type Change = { mail?: MailSettings | null | undefined; push?: PushSettings | null | undefined };

/**
 * Returns what is delivered about a profile, the instants of the next deliveries, and what became of those of the last two weeks.
 * Throws `not_found`.
 */
export async function getDelivery(userId: string, profileId: string, nowMs = Date.now()) {
  return described(await findProfile(userId, profileId), nowMs);
}

async function described({ id, mail, push }: profiles.Profile, nowMs: number) {
  return {
    mail: mail ? mailOf(mail) : null,
    next: mail ? nextOf(mail, nowMs) : null,
    push: push ? pushOf(push) : null,
    nextPush: push ? nextOf(push, nowMs) : null,
    recent: await deliveries.listDeliveries(id, nowMs),
  };
}

const pushOf = ({ at, timeZone, days }: PushSettings): PushSettings => ({ at, timeZone, days });
const mailOf = (mail: MailSettings): MailSettings => ({ ...pushOf(mail), weekly: mail.weekly });

function nextOf(schedule: PushSettings, nowMs: number): string | null {
  const nextMs = nextDelivery(schedule, nowMs);
  return nextMs === undefined ? null : new Date(nextMs).toISOString();
}

/** How messages name what a channel brings. */
const NAMES = { mail: 'morning mail', push: 'notifications' } as const;

/**
 * Sets what is delivered about a profile and returns it like `getDelivery`. Counts as an edit of a profile. Throws `not_found`,
 * `rate_limited`, `mail_limit_reached`, `push_limit_reached`, `forecast_horizon_exceeded` if the tier has no forecasts of a week for
 * the weekly letter, and `edit_conflict`.
 */
export async function setDelivery(account: Account, profileId: string, settings: Change, nowMs = Date.now()) {
  const { userId } = account;
  await consumeEdit(account, nowMs);
  const changed = await change(userId, profileId, nowMs, async (before) => {
    const { mail } = settings;
    if (mail?.weekly)
      requestedDays(
        { days: LETTER_DAYS + 1, tz: mail.timeZone },
        { ...before, birthDate: '' },
        account,
        nowMs,
      );
    for (const channel of CHANNELS)
      if (settings[channel] && (await deliveries.isLimitReached(userId, profileId, channel)))
        throw new ServiceError(
          `${channel}_limit_reached`,
          `The account already has ${NAMES[channel]} for ${deliveries.MAX_PROFILES} profiles, which is the limit. Turn off another first.`,
        );
    return settings;
  });
  return described(changed, nowMs);
}

/** Changes a profile's delivery; `decide` may run several times. Throws `not_found` and `edit_conflict`. */
const change = (
  userId: string,
  profileId: string,
  nowMs: number,
  decide: (before: profiles.Profile) => Promise<Change>,
): Promise<profiles.Profile> =>
  retryEdit('profile', async () => {
    const before = await findProfile(userId, profileId);
    const { mail: beforeMail, push: beforePush, ...others } = before;
    const { mail = beforeMail, push = beforePush } = await decide(before);
    const isSameMail = mail && beforeMail && isDeepStrictEqual(mailOf(mail), mailOf(beforeMail));
    const isSamePush = push && beforePush && isDeepStrictEqual(pushOf(push), pushOf(beforePush));
    const after = {
      ...others,
      ...(mail && {
        mail: isSameMail ? beforeMail : { ...mailOf(mail), since: dateInZone(nowMs, 'UTC') },
      }),
      ...(push && { push: isSamePush ? beforePush : pushOf(push) }),
    };
    if (isDeepStrictEqual(after, before)) return before;
    return (await deliveries.setDelivery(userId, before, after, nowMs)) ? after : undefined;
  });

/**
 * Stops the list that a token names, from the next mail on, and returns it with the profile's identifier. Idempotent. Throws like
 * `readUnsubscription`.
 */
export async function unsubscribe(token: string, nowMs = Date.now()) {
  const { userId, profileId, list } = await readUnsubscription(token, nowMs);
  await change(userId, profileId, nowMs, async ({ mail }) =>
    list === 'mail' ? { mail: null } : mail ? { mail: { ...mail, weekly: false } } : {},
  ).catch((error: unknown) => {
    if (!(error instanceof ServiceError && error.reason === 'not_found')) throw error;
  });
  logInfo('mail stopped by its link', { userId });
  return { list, profileId };
}
