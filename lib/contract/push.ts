import * as v from 'valibot';
import { CreatedAt, Deleted, described, Instant, inputObject, PushId } from './fields.ts';
import { operation } from './operation.ts';

// The example of RFC 8291. cspell:ignore BTBZ
const device = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A text of a fixed number of base64url digits. */
const digits = (field: string, length: number, description: string, example: string) =>
  v.pipe(
    v.string(`${field} must be a string.`),
    v.check(
      (text) => text.length === length && /^[\w-]+$/.test(text),
      `${field} must have ${length} base64url digits.`,
    ),
    v.metadata({ description, pattern: `^[A-Za-z0-9_-]{${length}}$`, examples: [example] }),
  );

export const PushKey = v.strictObject({
  key: described(
    v.string(),
    'The VAPID public key (RFC 8292) in base64url, for `applicationServerKey`. It changes when the operator rotates the service’s secret; devices must then subscribe again.',
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  ),
});

/** The keys of a browser's push subscription. */
export const PushKeys = inputObject({
  p256dh: digits('keys.p256dh', 87, 'The public key of the device, a point of P-256.', device.p256dh),
  auth: digits('keys.auth', 22, 'The authentication secret, 16 bytes.', device.auth),
});

/** A browser's push subscription, as `PushSubscription.toJSON()` returns it. */
export const NewPushSubscription = inputObject({
  endpoint: described(
    v.string('endpoint must be a string.'),
    'The URL at the push service of Google, Mozilla, Apple or Microsoft.',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABmQ3example',
  ),
  keys: described(PushKeys, 'The keys with which messages are encrypted for the device (RFC 8291).', device),
});

export const PushSubscribed = v.strictObject({ id: PushId, createdAt: CreatedAt });

/** A push subscription, without its keys and its path, which are secrets of the device. */
export const ExportedPushSubscription = v.strictObject({
  ...PushSubscribed.entries,
  service: described(v.string(), 'The host of the push service.', 'updates.push.services.mozilla.com'),
  renewedAt: described(Instant, 'When the device last sent the subscription.'),
});

export const readPushKey = operation({
  name: 'read-push-key',
  method: 'GET',
  path: '/api/push/key',
  access: 'session',
  tag: 'Delivery',
  summary: 'Read the key for push subscriptions',
  description: 'Returns the public key to which a browser must subscribe to get notifications.',
  response: PushKey,
});

export const subscribePush = operation({
  name: 'subscribe-push',
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'session',
  tag: 'Delivery',
  summary: 'Subscribe a device to notifications',
  description:
    'Stores a browser’s push subscription, which then gets the notifications of every profile that has them. Sending the same endpoint again renews it and returns the same `id`. An account has at most ten; another one replaces the one that was renewed least recently. A subscription that the push service reports as gone is removed.',
  body: NewPushSubscription,
  status: 201,
  response: PushSubscribed,
});

export const unsubscribePush = operation({
  name: 'unsubscribe-push',
  method: 'DELETE',
  path: '/api/push/subscriptions/{id}',
  access: 'session',
  tag: 'Delivery',
  summary: 'Unsubscribe a device',
  description: 'Removes a push subscription. The device gets no further notifications.',
  params: v.object({ id: PushId }),
  response: Deleted,
  problems: ['not_found'],
});
