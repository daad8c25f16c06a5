import { LocationClient } from '@aws-sdk/client-location';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient } from '@aws-sdk/client-ses';
import type { Caller } from '#lib/accounts/caller.ts';
import { planOf } from '#lib/accounts/tiers.ts';
import { loadBoundaries } from '#lib/places/time-zone-of-place.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as offeredPlaces from '#lib/table/offered-places.ts';
import { table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import type { Simulation } from '../simulation.ts';

const SECRET = JSON.stringify({ 1: 'a'.repeat(64) });
export const EMAIL = 'ada@a.example';
export const LONDON = {
  birthCity: 'London, England, United Kingdom',
  latitude: 51.5,
  longitude: -0.1,
  geocoderZone: 'Europe/London',
};
export const ADA = { name: 'Ada', birthDate: '1990-06-15', birthTime: '14:35', birthCity: LONDON.birthCity };

let simulation: Simulation | undefined;

/** Mails that were sent in the running simulation. */
export const mails: string[] = [];

/** Connects the service's clients to the simulation that runs. */
export async function connectClients(): Promise<void> {
  const send = (command: { constructor: { name: string }; input: unknown }) => {
    if (!simulation) throw new Error('No simulation runs');
    return simulation.send({ name: command.constructor.name.replace(/Command$/, ''), input: command.input });
  };
  table.send = send as typeof table.send;
  Object.assign(SecretsManagerClient.prototype, { send: async () => ({ SecretString: SECRET }) });
  const Place = {
    ...{ Municipality: 'London', Region: 'England', Country: 'GBR' },
    Geometry: { Point: [LONDON.longitude, LONDON.latitude] },
  };
  Object.assign(LocationClient.prototype, { send: async () => ({ Results: [{ Place }] }) });
  Object.assign(SESClient.prototype, {
    send: async ({ input }: { input: { Destination: { ToAddresses: string[] } } }) => {
      mails.push(...input.Destination.ToAddresses);
      return { MessageId: 'simulated' };
    },
  });
  await loadBoundaries();
}

/** Makes a simulation the one that runs. */
export async function begin(next: Simulation): Promise<void> {
  simulation = next;
  mails.length = 0;
  await serviceSecret();
}

/** Begins a simulation with an account that has been offered London as a birthplace, and a caller with its session. */
export async function signedUp(next: Simulation): Promise<{ user: users.User; caller: Caller }> {
  await begin(next);
  const user = await users.findOrCreate(EMAIL);
  if (!user) throw new Error('There is no account');
  await offeredPlaces.store(user.id, [LONDON]);
  const session = { credential: 'session', sessionId: 'one', signedInAt: '' } as const;
  return { user, caller: { userId: user.id, ...planOf({ tier: 'premium' }), ...session } };
}
