import type { ServiceName } from './required-rights.ts';
import type { ServiceAnswer } from './service-call.ts';
import { type Refusal, serviceRefusal } from './service-refusal.ts';

const refusals: Record<ServiceName, Refusal> = {
  dynamodb: {
    status: 400,
    code: 'ProvisionedThroughputExceededException',
    message:
      'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
  },
  secretsManager: { status: 400, code: 'ThrottlingException', message: 'Rate exceeded' },
  location: { status: 429, code: 'ThrottlingException', message: 'Rate exceeded' },
  ses: { status: 400, code: 'Throttling', message: 'Maximum sending rate exceeded.' },
};

/** The answer of a service to a caller that asks more often than it may. */
export function throttled(service: ServiceName): ServiceAnswer {
  return serviceRefusal(service, refusals[service]);
}
