import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSettings } from '#lib/delivery/due-times.ts';
import { tick } from '#lib/operations/deliver.ts';
import { setDelivery } from '#lib/operations/delivery.ts';
import { createProfile } from '#lib/operations/save-profile.ts';
import { BrokenPromise, type Protocol } from '../explore.ts';
import type { Simulation } from '../simulation.ts';
import { cacheDays, connectMail, invokeDeliver, type SentMail } from './mail-world.ts';
import { ADA, signedUp } from './setup.ts';

const DATES = ['2026-03-01', '2026-03-02', '2026-03-03'];
const MAIL: MailSettings = { at: '10:15', timeZone: 'Europe/London', days: 'daily', weekly: false };
const MINUTE_MS = 60_000;
const DUE_MS = Date.parse('2026-03-01T10:15:00Z');

/** Changes that a reader may make while the mail is due: to a time that has passed, to a later one, or to no mail. */
const CHANGES: readonly (MailSettings | null)[] = [{ ...MAIL, at: '09:30' }, { ...MAIL, at: '11:00' }, null];

type Message = { PK: string; SK: string; body: string };
const messagesIn = ({ table }: Simulation): Message[] =>
  table.items().filter(({ PK }) => PK === 'QUEUE') as Message[];

/** The mails of a date that SES accepted. */
const sentOn = ({ table }: Simulation, date: string): SentMail[] =>
  table
    .items()
    .filter(({ PK }) => PK === 'INBOX')
    .flatMap(({ mails }) => mails as SentMail[])
    .filter((mail) => mail.date === date);

/** Invokes the sender for each message, like Lambda: a message is removed once it is done. */
async function consume(simulation: Simulation): Promise<void> {
  for (const message of messagesIn(simulation)) {
    if (!(await invokeDeliver(message))) continue;
    const input = { TableName: 'proof', Key: { PK: message.PK, SK: message.SK } };
    await simulation.send({ name: 'Delete', input });
  }
}

/** Two ticks, a sender and perhaps a change of mind, while a mail is due: each local day once, whatever fails. */
export const delivering: Protocol = {
  name: 'delivering',
  exhaustive: { faults: 0, crashes: 1 },
  async prepare(simulation) {
    const { user, caller } = await signedUp(simulation);
    connectMail(
      (Item) => simulation.send({ name: 'Put', input: { TableName: 'proof', Item } }),
      () => simulation.nowMs,
    );
    const profile = await createProfile(caller, ADA, undefined);
    await setDelivery(caller, profile.id, { mail: MAIL });
    await cacheDays(user.id, profile, { dates: DATES, timeZone: MAIL.timeZone });
    await tick();
    simulation.pass(DUE_MS - simulation.nowMs);

    // In half of the random schedules, the mail is queued already, so that the faults meet the sender.
    const isQueued = simulation.isRandom && Math.random() < 0.5;
    if (isQueued) await tick();
    else for (const name of ['tick', 'second tick']) simulation.start(name, () => tick());
    simulation.start('sender', async () => {
      // Most rounds of a random schedule come before the first message.
      for (let rounds = simulation.isRandom ? 20 : 3; rounds > 0; rounds--) {
        await sleep(1);
        await consume(simulation);
      }
    });
    const change = CHANGES[Math.floor(Math.random() * CHANGES.length)];
    if (simulation.isRandom && change !== undefined)
      simulation.start('reader', () => setDelivery(caller, profile.id, { mail: change }));
    return async () => {
      const isOff = simulation.ended.get('reader')?.value !== undefined && change === null;
      const before = sentOn(simulation, DATES[0] ?? '').length;
      // Messages come again, and ticks go on.
      for (let minutes = 0; minutes < 90; minutes += 15) {
        simulation.pass(15 * MINUTE_MS);
        await tick();
        await consume(simulation);
      }
      const [today, tomorrow] = DATES.map((date) => sentOn(simulation, date));
      if (!today || today.length > 1) throw new BrokenPromise('a day has one mail at most');
      if (today.some(({ atMs }) => atMs < DUE_MS)) throw new BrokenPromise('no mail comes early');
      if (isOff && today.length > before) throw new BrokenPromise('no mail comes after it was stopped');
      const isStopped = change === null && simulation.isRandom;
      if (today.length === 0 && !isStopped && !wasAsked(simulation))
        throw new BrokenPromise('a mail is only lost between a claim and the answer of SES');
      if (messagesIn(simulation).length > 0) throw new BrokenPromise('a message is done in the end');
      if (tomorrow?.length !== 0) throw new BrokenPromise('no mail comes early');
      simulation.pass(Date.parse('2026-03-02T11:00:01Z') - simulation.nowMs);
      await tick();
      await consume(simulation);
      const expected = isOff ? 0 : 1;
      const next = sentOn(simulation, DATES[1] ?? '').length;
      if (next !== expected && !(isStopped && next <= 1))
        throw new BrokenPromise('the next day has its mail');
    };
  },
};

/** Whether the sender ended, or lost the answer of SES, after it had claimed the mail. */
function wasAsked({ table, trace }: Simulation): boolean {
  const isClaimed = table
    .items()
    .some(({ PK, outcome }) => String(PK).startsWith('DELIVERED#') && outcome === 'sending');
  return isClaimed && trace.some((line) => /^sender: .*crashed|Put INBOX.*failed after/.test(line));
}
