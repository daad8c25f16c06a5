import { useSignal } from '@preact/signals';
import type { Delivery, DeliverySettings } from '#lib/contract/delivery.ts';
import { call } from '../api.ts';
import { useLoaded } from '../ui/use-loaded.ts';

/** What is delivered about a profile, how to change it, and why it could not be loaded. `delivery` is undefined while it is loading. */
export type LoadedDeliveries = ReturnType<typeof useDeliveries>;

export function useDeliveries(profileId: string) {
  const params = { id: profileId };
  const { value, problem, reload } = useLoaded(`delivery ${profileId}`, () =>
    call('GET /api/profiles/{id}/delivery', { params }),
  );
  const changed = useSignal<Delivery | undefined>(undefined);
  const save = async (body: DeliverySettings): Promise<Delivery> => {
    changed.value = await call('PUT /api/profiles/{id}/delivery', { params, body });
    return changed.value;
  };
  return { delivery: changed.value ?? value, problem, reload, save };
}
