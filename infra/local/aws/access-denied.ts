import type { Denial } from './permissions.ts';
import type { ServiceName } from './required-rights.ts';
import type { ServiceAnswer } from './service-call.ts';
import { serviceRefusal } from './service-refusal.ts';

/** The answer of a service to a caller that lacks a right. */
export function accessDenied(service: ServiceName, { message }: Denial): ServiceAnswer {
  switch (service) {
    case 'dynamodb':
    case 'secretsManager':
      return serviceRefusal(service, { status: 400, code: 'AccessDeniedException', message });
    case 'location':
      return serviceRefusal(service, { status: 403, code: 'AccessDeniedException', message });
    case 'ses':
      return serviceRefusal(service, { status: 403, code: 'AccessDenied', message });
  }
}
