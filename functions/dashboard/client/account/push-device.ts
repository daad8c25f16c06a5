import { ApiProblem, call } from '../api.ts';
import { session } from '../session.ts';
import { DEVICE_KEY, endNotifications, type StoredDevice, storedDevice } from '../sign-out.ts';

/** Whether this browser shows notifications: perhaps, not since the user refused them, only from the home screen, or never. */
export function pushSupport(): 'yes' | 'denied' | 'home-screen' | 'no' {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (hasPush) return Notification.permission === 'denied' ? 'denied' : 'yes';
  // An iPad calls itself a Mac, but has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
  return isIos && /AppleWebKit/.test(navigator.userAgent) && !/Android/.test(navigator.userAgent)
    ? 'home-screen'
    : 'no';
}

/** Whether this device gets an account's notifications. */
export const isSubscribed = (userId: string): boolean =>
  pushSupport() === 'yes' && Notification.permission === 'granted' && storedDevice()?.userId === userId;

/**
 * Subscribes this device or renews its subscription. Throws an `ApiProblem`, or a `DOMException` if the browser can't reach its push
 * service.
 */
export async function subscribeDevice(userId: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await call('GET /api/push/key');
  // The browser keeps a subscription to one key, which changes when the operator rotates it.
  if (storedDevice()?.key !== key) await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const body = { endpoint: subscription.endpoint, keys: { p256dh, auth } };
  const { id } = await call('POST /api/push/subscriptions', { body });
  localStorage.setItem(DEVICE_KEY, JSON.stringify({ id, key, userId } satisfies StoredDevice));
}

/** Renews this device's subscription, which browsers may replace, or ends it if it belongs to another account. */
export async function renewDevice(): Promise<void> {
  const { value } = session;
  if (value.state !== 'signed-in') return;
  if (storedDevice()?.userId !== value.user.id) return endNotifications();
  if (!isSubscribed(value.user.id)) return;
  await subscribeDevice(value.user.id).catch((error: unknown) => {
    if (!(error instanceof ApiProblem || error instanceof DOMException)) throw error;
  });
}
