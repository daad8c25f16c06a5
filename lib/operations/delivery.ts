import type { Account } from '#lib/accounts/caller.ts';
import { LETTER_DAYS, type MailSettings, nextDelivery } from '#lib/delivery/due-times.ts';
import type { MailList } from '#lib/delivery/mail-lists.ts';
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

/** What a profile's reader gets without asking for it. */
type Delivery = { mail: MailSettings | null };

/**
 * Returns what is delivered about a profile, the instant of the next delivery, and what became of those of the last two weeks.
 * Throws `not_found`.
 */
export async function getDelivery(userId: string, profileId: string, nowMs = Date.now()) {
  return described(await findProfile(userId, profileId), nowMs);
}

async function described({ id, mail: stored }: profiles.Profile, nowMs: number) {
  const mail = stored ? settingsOf(stored) : null;
  const nextMs = mail ? nextDelivery(mail, nowMs) : undefined;
  return {
    mail,
    next: nextMs === undefined ? null : new Date(nextMs).toISOString(),
    recent: await deliveries.listDeliveries(id, nowMs),
  };
}

const settingsOf = ({ at, timeZone, days, weekly }: MailSettings): MailSettings => ({
  ...{ at, timeZone, days, weekly },
});

/**
 * Sets what is delivered about a profile and returns it like `getDelivery`. Counts as an edit of a profile. Throws `not_found`,
 * `rate_limited`, `mail_limit_reached`,
 * `forecast_horizon_exceeded` if the tier has no forecasts of a week for the weekly letter, and `edit_conflict`.
 */
export async function setDelivery(
  account: Account,
  profileId: string,
  { mail }: Delivery,
  nowMs = Date.now(),
) {
  const { userId } = account;
  const detailOf = (most: number) =>
    `Your account can edit profiles and their delivery ${most} times an hour. Try again later.`;
  await consumeEdit(account, detailOf, nowMs);
  const changed = await change(userId, profileId, nowMs, async (before) => {
    if (mail?.weekly)
      requestedDays(
        { days: LETTER_DAYS + 1, tz: mail.timeZone },
        { ...before, birthDate: '' },
        account,
        nowMs,
      );
    if (mail && (await deliveries.isMailLimitReached(userId, profileId)))
      throw new ServiceError(
        'mail_limit_reached',
        `The account already has morning mail for ${deliveries.MAX_MAIL_PROFILES} profiles, which is the limit. Turn off another first.`,
      );
    return mail ?? undefined;
  });
  return described(changed, nowMs);
}

/** Changes a profile's mail; `decide` may run several times. Throws `not_found` and `edit_conflict`. */
const change = (
  userId: string,
  profileId: string,
  nowMs: number,
  decide: (before: profiles.Profile) => Promise<MailSettings | undefined>,
): Promise<profiles.Profile> =>
  retryEdit(async () => {
    const before = await findProfile(userId, profileId);
    const { mail: _, ...others } = before;
    const settings = await decide(before);
    if (isSame(before.mail, settings)) return before;
    const mail = settings && { ...settingsOf(settings), since: dateInZone(nowMs, 'UTC') };
    const isSet = await deliveries.setMail(userId, before, mail, nowMs);
    return isSet ? { ...others, ...(mail && { mail }) } : undefined;
  });

const isSame = (a: MailSettings | undefined, b: MailSettings | undefined): boolean =>
  JSON.stringify(a && settingsOf(a)) === JSON.stringify(b && settingsOf(b));

/** Stops the list that a token names, from the next mail on, and returns it. Idempotent. Throws like `readUnsubscription`. */
export async function unsubscribe(token: string, nowMs = Date.now()): Promise<MailList> {
  const { userId, profileId, list } = await readUnsubscription(token, nowMs);
  await change(userId, profileId, nowMs, async ({ mail }) =>
    mail && list === 'weekly' ? { ...mail, weekly: false } : undefined,
  ).catch((error: unknown) => {
    if (!(error instanceof ServiceError && error.reason === 'not_found')) throw error;
  });
  logInfo('mail stopped by its link', { userId });
  return list;
}
