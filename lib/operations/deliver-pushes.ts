import { hash } from 'node:crypto';
import { dayUrl, splitHeadline } from '#lib/delivery/mail.ts';
import { environmentVariable } from '#lib/environment.ts';
import { logError, logFailure, logInfo } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { post } from '#lib/outbound/post.ts';
import { encryptPush } from '#lib/push/encrypt.ts';
import { type VapidKeys, vapidAuthorization, vapidKeys } from '#lib/push/vapid.ts';
import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as pushSubscriptions from '#lib/table/push-subscriptions.ts';
import { type Due, findWanted, skip } from './due-readers.ts';
import { loadUnaskedDays } from './forecasts.ts';

/** How many profiles' notifications are sent at once, each to all devices of its account. */
const AT_ONCE = 10;

/** Time of the function in which no further notifications are sent, since a request takes up to 15 seconds. */
const RESERVED_MS = 20_000;

/** How long push services keep a message for a device that is off. */
const TTL_SECONDS = 12 * 3_600;

/** A device, and the key pair to which it subscribed. */
type Device = pushSubscriptions.PushSubscription & { signer: VapidKeys };

/**
 * Sends the notifications of a message to the readers who still want them. Returns false if some could not be sent, but may be later.
 * `untilMs` is when the function ends.
 */
export async function deliverPushes(
  named: readonly deliveries.Reader[],
  due: Due,
  untilMs: number,
): Promise<boolean> {
  const wanted = await findWanted(named, 'push', due);
  const devices = await findDevices([...new Set(wanted.map(({ user }) => user.id))], due.nowMs);
  const devicesOf = (userId: string) => devices.get(userId) ?? [];
  const deliverable = await skip(wanted, 'push', due, ({ user }) =>
    devicesOf(user.id).length === 0 ? 'undeliverable' : undefined,
  );
  const entries = await loadUnaskedDays(
    deliverable.map(({ user, profile }) => ({
      ...{ userId: user.id, profile, timeZone: profile.push.timeZone, date: due.date },
    })),
  );
  const queue = deliverable.flatMap(({ user, profile: { id, name } }, at) => {
    const entry = entries[at];
    if (!entry) return [];
    const url = dayUrl(environmentVariable('SERVICE_URL'), id, due.date);
    const text = JSON.stringify({ title: name, body: splitHeadline(entry.summary).first, url });
    return [{ userId: user.id, profileId: id, text, devices: devicesOf(user.id) }];
  });
  let isComplete = queue.length === deliverable.length;
  const work = async () => {
    for (let push = queue.shift(); push; push = queue.shift()) {
      const isDone = Date.now() < untilMs - RESERVED_MS && (await deliverPush(push, due));
      isComplete = isDone && isComplete;
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      work().catch((error: unknown) => {
        isComplete = false;
        logError('notifications not sent', {}, error);
      }),
    ),
  );
  return isComplete;
}

/** Finds the devices of accounts. Removes those that subscribed to a retired key pair, for which no message can be signed. */
async function findDevices(userIds: readonly string[], nowMs: number): Promise<Map<string, Device[]>> {
  const lists = await Promise.all(userIds.map((userId) => pushSubscriptions.list(userId)));
  const signers = new Map<string, VapidKeys | undefined>();
  for (const version of new Set(lists.flat().map((one) => one.version))) {
    const key = await findServiceSubkey(version, 'push', nowMs);
    signers.set(version, key && vapidKeys(key));
  }
  const devices = new Map<string, Device[]>();
  for (const [at, userId] of userIds.entries()) {
    const own: Device[] = [];
    for (const one of (lists[at] ?? []).slice(-pushSubscriptions.MAX_SUBSCRIPTIONS)) {
      const signer = signers.get(one.version);
      if (signer) own.push({ ...one, signer });
      else await pushSubscriptions.remove(userId, one.id);
    }
    devices.set(userId, own);
  }
  return devices;
}

type Push = { userId: string; profileId: string; text: string; devices: readonly Device[] };

/**
 * Claims a notification and sends it to all devices, unless it was claimed before. Returns false if it may be sent later; its claim
 * is then released. A device that it reached twice would show it once, because both replace each other.
 */
async function deliverPush(push: Push, { date, by }: Due): Promise<boolean> {
  const delivery = { profileId: push.profileId, channel: 'push', date } as const;
  const isClaimed = await deliveries.claim(delivery, by, Date.now()).catch(() => undefined);
  const results = isClaimed ? await Promise.all(push.devices.map((device) => send(push, device))) : [];
  const isUnsent = isClaimed && !results.includes('sent') && results.includes('unsent');
  // A claim whose write seems to have failed may be in the table.
  if (isUnsent || isClaimed === undefined) {
    await deliveries.release([delivery], by);
    return false;
  }
  count('DeliveriesHandled');
  if (!isClaimed) return true;
  const outcome = (['sent', 'refused'] as const).find((one) => results.includes(one)) ?? 'undeliverable';
  await deliveries
    .recordOutcomes([{ delivery, outcome }], by, Date.now())
    .catch(logFailure('outcomes of deliveries not recorded', { count: 1 }));
  return true;
}

/** Sends a notification to a device, and removes the device if the push service says that it is gone. */
async function send(
  { userId, profileId, text }: Push,
  { id, endpoint, p256dh, auth, signer }: Device,
): Promise<'sent' | 'unsent' | 'refused' | 'gone'> {
  const result = await post(endpoint, {
    headers: {
      Authorization: vapidAuthorization(signer, {
        ...{ endpoint, subject: environmentVariable('SERVICE_URL'), nowMs: Date.now() },
      }),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: String(TTL_SECONDS),
      Urgency: 'normal',
      // A newer message replaces one that waits for the device. Push services allow 32 digits of base64url.
      Topic: hash('sha256', profileId, 'base64url').slice(0, 32),
    },
    body: encryptPush(text, { p256dh, auth }),
  });
  const status = result.kind === 'answered' ? result.status : undefined;
  if (status !== undefined && status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) {
    await pushSubscriptions.remove(userId, id);
    return 'gone';
  }
  if (result.kind === 'failed' || status === 429 || (status !== undefined && status >= 500)) return 'unsent';
  logInfo('push service refused a notification', { status });
  return 'refused';
}
