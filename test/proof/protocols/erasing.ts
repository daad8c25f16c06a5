import { eventIdOf, newId } from '#lib/accounts/identifiers.ts';
import type { MailSettings } from '#lib/delivery/due-times.ts';
import { eraseAccount } from '#lib/operations/account.ts';
import { setDelivery } from '#lib/operations/delivery.ts';
import { findCaller } from '#lib/operations/find-caller.ts';
import { editProfile } from '#lib/operations/save-profile.ts';
import type { SignedIn } from '#lib/operations/sign-in.ts';
import * as users from '#lib/table/users.ts';
import * as webhookEvents from '#lib/table/webhook-events.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import { BrokenPromise, type Protocol } from '../explore.ts';
import type { Simulation } from '../simulation.ts';
import { withProfile } from './correcting.ts';
import { signedInOwner, storeCode, tryCode } from './signing-in.ts';
import { finishAll, streamProcess } from './stream.ts';

/** Tombstones and counters, which expire and hold no personal data. */
const KEPT = ['GONE#', 'RATE#'];

/** Promises about an erased account: no credential works, nothing is left after the sweep, and no code outlives it. */
async function checkErased(simulation: Simulation, ids: readonly string[], key: string): Promise<void> {
  if (await findCaller({ key })) throw new BrokenPromise('no key of an erased account works');
  await finishAll(simulation);
  const isKept = (PK: unknown) => KEPT.some((prefix) => String(PK).startsWith(prefix));
  const left = simulation.table
    .items()
    .filter(({ PK }) => !isKept(PK))
    .filter(({ PK, userId }) => ids.some((id) => `${PK} ${userId}`.includes(id)));
  if (left.length > 0) throw new BrokenPromise('nothing of an erased account is left after the sweep');
}

const MAIL: MailSettings = { at: '07:00', timeZone: 'Europe/London', days: 'daily', weekly: false };

/** Stores an event of a webhook. Returns its name. */
async function storeEvent(userId: string, nowMs: number): Promise<webhookEvents.EventName> {
  const webhookId = newId('whk', nowMs);
  await webhooks.create({
    ...{ id: webhookId, userId, url: 'https://a.example', events: ['webhook.test'], tier: 'free' },
    ...{ signing: [{ generation: 1, secretVersion: '1' }], createdAt: new Date(nowMs).toISOString() },
  });
  const eventId = eventIdOf(webhookId, 'one', nowMs);
  await webhookEvents.create([
    { id: eventId, userId, webhookId, type: 'webhook.test', body: '{}', createdAtMs: nowMs },
  ]);
  return { userId, webhookId, eventId };
}

/** An event is sent twice, and fails; each time, its next try waits in the table. */
async function failTwice(name: webhookEvents.EventName, nowMs: number): Promise<void> {
  for (const hours of [20, 30]) {
    const found = await webhookEvents.find(name, nowMs);
    if (found) await webhookEvents.renew(found.event, nowMs);
    const renewed = await webhookEvents.find(name, nowMs);
    const claimed = renewed && (await webhookEvents.claim(renewed.event, nowMs));
    if (!claimed) return;
    const next = { state: 'pending', nextAtMs: nowMs + hours * 3_600_000 } as const;
    await webhookEvents.recordAttempt(claimed, { atMs: nowMs, durationMs: 1 }, next, true);
  }
}

/** Erasing an account beside a forecast, the stream, and an edit of the birth, or moves of the mail and an event’s tries. */
export const erasing: Protocol = {
  name: 'erasing',
  exhaustive: { faults: 0, crashes: 1 },
  async prepare(simulation) {
    const { user, profile, forecast } = await withProfile(simulation);
    const { apiKey: key } = await signedInOwner(simulation);
    // Fills the cache of keys, which all schedules share.
    await findCaller({ key });
    simulation.start('eraser', async () => {
      await eraseAccount(user.id);
      return (await findCaller({ key })) ? 'key works' : 'erased';
    });
    simulation.start('reader', forecast);
    const account = { ...user, userId: user.id };
    if (simulation.isRandom && Math.random() < 0.5)
      simulation.start('editor', () => editProfile(account, profile.id, { birthDate: '1985-12-01' }));
    else if (simulation.isRandom) {
      const event = await storeEvent(user.id, simulation.nowMs);
      simulation.start('sender', () => failTwice(event, simulation.nowMs));
      simulation.start('mover', async () => {
        for (const at of ['07:00', '07:15', '07:30'])
          await setDelivery(account, profile.id, { mail: { ...MAIL, at } });
      });
    }
    streamProcess(simulation);
    return async () => {
      if (simulation.ended.get('eraser')?.value === 'key works')
        throw new BrokenPromise('no key of an erased account works');
      // An owner whose request failed asks again.
      if (await users.find(user.id)) await eraseAccount(user.id);
      await checkErased(simulation, [user.id, profile.id], key);
    };
  },
};

/** Erasing an account beside a new sign-in to its address. */
export const erasingBesideSignIn: Protocol = {
  name: 'erasing-beside-sign-in',
  exhaustive: { faults: 0, crashes: 0 },
  async prepare(simulation) {
    const { user, profile } = await withProfile(simulation);
    const { apiKey: key } = await signedInOwner(simulation);
    await storeCode(simulation);
    simulation.start('eraser', () => eraseAccount(user.id));
    simulation.start('owner', tryCode);
    return async () => {
      const { user: signedIn, apiKey } = (simulation.ended.get('owner')?.value ?? {}) as Partial<SignedIn>;
      const isErased = (await users.find(user.id)) === undefined;
      if (isErased) await checkErased(simulation, [user.id, profile.id], key);
      const codes = simulation.table
        .items()
        .filter(({ PK, usedAtMs }) => /^CODE#/.test(`${PK}`) && !usedAtMs);
      if (isErased && codes.length > 0) throw new BrokenPromise('no code outlives its account');
      if (!signedIn || !apiKey) return;
      const isThere = (await users.find(signedIn.id)) !== undefined;
      if (isThere !== ((await findCaller({ key: apiKey })) !== undefined))
        throw new BrokenPromise('the key of a sign-in works as long as its account exists');
      if (isThere && (await users.findByEmail(user.email))?.id !== signedIn.id)
        throw new BrokenPromise('an address leads to the account that signed in with it');
    };
  },
};
