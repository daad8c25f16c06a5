import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { type ServiceCall, ServiceError, type ServiceName } from './service-call.ts';

/** The services that can be told to fail, by the names that faults have for them. */
const services = {
  dynamodb: 'dynamodb',
  ses: 'ses',
  secrets: 'secretsManager',
  location: 'location',
} as const satisfies Record<string, ServiceName>;

const serviceNames = Object.keys(services) as (keyof typeof services)[];
const modes = ['down', 'slow', 'throttled'] as const;
const rateMessage = 'rate must be a number from 0 to 1.';
const secondsMessage = 'seconds must be a number above 0, up to 86400.';
const actionsMessage = 'actions must be a list of names of operations, such as "Query".';

/** What one is told to do to a service, as the body of a request; its messages are whole sentences. */
export const FaultSchema = v.object(
  {
    service: v.picklist(serviceNames, `service must be one of ${serviceNames.join(', ')}.`),
    mode: v.picklist(modes, `mode must be one of ${modes.join(', ')}.`),
    rate: v.optional(
      v.pipe(v.number(rateMessage), v.minValue(0, rateMessage), v.maxValue(1, rateMessage)),
      1,
    ),
    seconds: v.optional(
      v.pipe(v.number(secondsMessage), v.gtValue(0, secondsMessage), v.maxValue(86_400, secondsMessage)),
    ),
    actions: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(actionsMessage), v.regex(/^[A-Za-z]+$/, actionsMessage)), actionsMessage),
        v.minLength(1, actionsMessage),
      ),
    ),
  },
  (issue) => `${issue.path?.at(-1)?.key ?? 'A field'} is required.`,
);

/**
 * How a service fails: `down` closes the connection, `slow` carries a call out but answers too late for any client,
 * `throttled` refuses with the service's own error. `rate` is the share of calls that it befalls, `actions` are the
 * only operations that it does.
 */
export type Fault = Omit<v.InferOutput<typeof FaultSchema>, 'seconds'> & {
  /** ISO 8601; a fault without it lasts until it is cleared. */
  until?: string;
};

/** The faults of an environment, at most one for each service. */
export type Faults = {
  /** Lets a service fail from its next call on, for `seconds` if given; takes the place of its earlier fault. */
  add: (fault: v.InferOutput<typeof FaultSchema>) => void;
  list: () => Fault[];
  clear: () => void;
  /** What befalls a call; undefined if nothing does. */
  befalling: (call: ServiceCall) => Fault['mode'] | undefined;
};

/** Starts without any fault. */
export function createFaults(): Faults {
  const faults = new Map<ServiceName, Fault>();
  const isOver = ({ until }: Fault) => until !== undefined && Date.parse(until) <= Date.now();
  return {
    add({ seconds, ...fault }) {
      const until = seconds !== undefined && new Date(Date.now() + seconds * 1000).toISOString();
      faults.set(services[fault.service], { ...fault, ...(until && { until }) });
    },
    list: () => [...faults.values()].filter((fault) => !isOver(fault)),
    clear: () => faults.clear(),
    befalling({ service, operation }) {
      const fault = faults.get(service);
      if (!fault || isOver(fault) || fault.actions?.includes(operation) === false) return undefined;
      return Math.random() < fault.rate ? fault.mode : undefined;
    },
  };
}

/** What each service says to a caller that asks more often than it may. */
export const throttled: Record<ServiceName, ServiceError> = {
  dynamodb: new ServiceError(
    'ProvisionedThroughputExceededException',
    'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
  ),
  secretsManager: new ServiceError('ThrottlingException', 'Rate exceeded'),
  location: new ServiceError('ThrottlingException', 'Rate exceeded', 429),
  ses: new ServiceError('Throttling', 'Maximum sending rate exceeded.'),
};

/** Longer than any function runs. */
const LATE_MS = 90_000;

/** Waits as a slow service does, until whoever called has hung up. */
export async function beLate(hungUp: AbortSignal): Promise<void> {
  await wait(LATE_MS, undefined, { signal: hungUp, ref: false }).catch(() => undefined);
}
