import * as v from 'valibot';
import { AwsError, type ServiceCall, type ServiceName, serviceNames } from './service-call.ts';

export const FaultSchema = v.object({
  service: v.picklist(serviceNames),
  mode: v.picklist(['down', 'slow', 'throttled']),
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  seconds: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(86_400))),
  actions: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z]+$/))), v.minLength(1))),
});

/** Mode `down` closes the connection; `slow` executes the call but never responds. `rate` is the share of affected calls. */
export type Fault = Omit<v.InferOutput<typeof FaultSchema>, 'seconds'> & {
  /** End of the fault (ISO 8601). Without an end, the fault lasts until it is cleared. */
  until?: string;
};

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  const faults = new Map<ServiceName, Fault>();
  const isExpired = ({ until }: Fault) => until !== undefined && Date.parse(until) <= Date.now();
  return {
    add({ seconds, ...fault }: v.InferOutput<typeof FaultSchema>): void {
      const until = seconds !== undefined && new Date(Date.now() + seconds * 1000).toISOString();
      faults.set(fault.service, { ...fault, ...(until && { until }) });
    },
    list: (): Fault[] => [...faults.values()].filter((fault) => !isExpired(fault)),
    clear: () => faults.clear(),
    /** Returns the fault mode for a call, if any. Only calls by functions are affected. */
    affecting({ service, operation, functionId }: ServiceCall): Fault['mode'] | undefined {
      const fault = functionId === undefined ? undefined : faults.get(service);
      if (!fault || isExpired(fault) || fault.actions?.includes(operation) === false) return undefined;
      return Math.random() < fault.rate ? fault.mode : undefined;
    },
  };
}

export const throttlingErrors: Record<ServiceName, AwsError> = {
  dynamodb: new AwsError('ProvisionedThroughputExceededException', 'Throughput exceeded for the table'),
  secrets: new AwsError('ThrottlingException', 'Rate exceeded'),
  location: new AwsError('ThrottlingException', 'Rate exceeded', 429),
  sesv2: new AwsError('TooManyRequestsException', 'Maximum sending rate exceeded.', 429),
  sqs: new AwsError('ThrottlingException', 'Rate exceeded'),
  ses: new AwsError('Throttling', 'Maximum sending rate exceeded.'),
};
