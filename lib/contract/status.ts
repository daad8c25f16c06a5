import * as v from 'valibot';
import { described, Instant } from './fields.ts';
import { operation } from './operation.ts';
import { API_VERSION } from './version.ts';

export const ServiceStatus = v.strictObject({
  status: described(v.literal('ok'), 'Always `ok`; a service that can’t respond returns a problem instead.'),
  version: described(v.string(), 'Version of the API, as in its description and its changelog.', API_VERSION),
  modelVersion: described(v.string(), 'Version of the model that computes forecasts.', '11'),
  zoneData: described(v.string(), 'Version of the time zone database that the service uses.', '2026a'),
  time: described(Instant, 'When this response was made, up to a minute ago.'),
});

export const readStatus = operation({
  name: 'read-status',
  method: 'GET',
  path: '/api/status',
  access: 'public',
  tag: 'Service',
  summary: 'Read the service’s status',
  description:
    'Returns the versions of the API, the model and the time zone data. For monitors: caches may keep the response for a minute. It doesn’t use the database.',
  response: ServiceStatus,
  anyOrigin: true,
});
