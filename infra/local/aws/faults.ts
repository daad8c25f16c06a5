import * as v from 'valibot';
import { type ServiceCall, ServiceError, type ServiceName, serviceNames } from './service-call.ts';

/** What one is told to do to a service, as the body of a request. */
export const FaultSchema = v.object({
  service: v.picklist(serviceNames),
  mode: v.picklist(['down', 'slow', 'throttled']),
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  seconds: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(86_400))),
  actions: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z]+$/))), v.minLength(1))),
});

/**
 * How a service fails: `down` closes the connection, `slow` carries a call out but lets its caller wait in vain,
 * `throttled` refuses with the service's own error. `rate` is the share of calls that it befalls, `actions` are the
 * only operations that it does.
 */
export type Fault = Omit<v.InferOutput<typeof FaultSchema>, 'seconds'> & {
  /** ISO 8601; a fault without it lasts until it is cleared. */
  until?: string;
};

/** The faults of an environment, at most one for each service. */
export type Faults = ReturnType<typeof createFaults>;

/** Starts without any fault. */
export function createFaults() {
  const faults = new Map<ServiceName, Fault>();
  const isOver = ({ until }: Fault) => until !== undefined && Date.parse(until) <= Date.now();
  return {
    /** Lets a service fail from its next call on, for `seconds` if given; takes the place of its earlier fault. */
    add({ seconds, ...fault }: v.InferOutput<typeof FaultSchema>): void {
      const until = seconds !== undefined && new Date(Date.now() + seconds * 1000).toISOString();
      faults.set(fault.service, { ...fault, ...(until && { until }) });
    },
    list: (): Fault[] => [...faults.values()].filter((fault) => !isOver(fault)),
    clear: () => faults.clear(),
    /** What befalls a call of a function; nothing befalls others, who see the services as they are. */
    befalling({ service, operation, functionId }: ServiceCall): Fault['mode'] | undefined {
      const fault = functionId === undefined ? undefined : faults.get(service);
      if (!fault || isOver(fault) || fault.actions?.includes(operation) === false) return undefined;
      return Math.random() < fault.rate ? fault.mode : undefined;
    },
  };
}

/** What each service says to a caller that asks more often than it may. */
export const throttled: Record<ServiceName, ServiceError> = {
  dynamodb: new ServiceError('ProvisionedThroughputExceededException', 'Throughput exceeded for the table'),
  secrets: new ServiceError('ThrottlingException', 'Rate exceeded'),
  location: new ServiceError('ThrottlingException', 'Rate exceeded', 429),
  ses: new ServiceError('Throttling', 'Maximum sending rate exceeded.'),
};
