import type { Inbox } from '../mail/inbox.ts';
import { createGazetteer } from '../places/gazetteer.ts';
import type { Stack } from '../template/model.ts';
import { createDynamoDbProxy } from './dynamodb-proxy.ts';
import { createLocation } from './location.ts';
import type { ServiceName } from './required-rights.ts';
import { createSecretsManager } from './secrets-manager.ts';
import type { SecretStore } from './secrets-manager-store.ts';
import type { ServiceStandIn } from './service-call.ts';
import { createSes } from './ses.ts';

type StandInOptions = {
  inbox: Inbox;
  store: SecretStore;
  databasePort: number;
  stack: Stack;
};

/** What answers in the services' place; `close` ends the connections to the database. */
export function createStandIns({ inbox, store, databasePort, stack }: StandInOptions): {
  services: Record<ServiceName, ServiceStandIn>;
  close: () => void;
} {
  const database = createDynamoDbProxy(databasePort);
  const identities = stack.mailIdentities.map(({ name }) => name);
  return {
    services: {
      dynamodb: database.standIn,
      ses: createSes(inbox, {
        ...(identities.length > 0 && { identities }),
        region: stack.deployment.region,
      }),
      secretsManager: createSecretsManager(store),
      location: createLocation(createGazetteer(), stack.placeIndexes),
    },
    close: database.close,
  };
}
