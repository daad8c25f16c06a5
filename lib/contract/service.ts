import * as v from 'valibot';
import { SERVICE } from './example-address.ts';
import { CODES } from './problems.ts';

/** A problem (RFC 9457), with the members of this service. */
export const Problem = v.object({
  type: v.pipe(
    v.string(),
    v.metadata({
      description: 'Where this kind of problem is described.',
      format: 'uri',
      examples: [`${SERVICE}/docs/errors/invalid_request`],
    }),
  ),
  title: v.pipe(v.string(), v.metadata({ description: 'The status in words.', examples: ['Bad Request'] })),
  status: v.pipe(
    v.number(),
    v.integer(),
    v.metadata({ description: 'The status of the answer.', examples: [400] }),
  ),
  detail: v.pipe(
    v.string(),
    v.metadata({
      description: 'A sentence for whoever made the request.',
      examples: ['name must not be empty.'],
    }),
  ),
  code: v.pipe(
    v.picklist(CODES),
    v.metadata({
      description: 'The stable name of the problem, for programs.',
      examples: ['invalid_request'],
    }),
  ),
  requestId: v.pipe(
    v.string(),
    v.metadata({
      description: 'Names the request to whoever runs the service.',
      examples: ['d5a977b9-1aaa-4e0d-aa7d-c0baeac23bc5'],
    }),
  ),
  errors: v.optional(
    v.pipe(
      v.array(
        v.object({
          pointer: v.optional(
            v.pipe(
              v.string(),
              v.metadata({ description: 'A JSON pointer into the body.', examples: ['/name'] }),
            ),
          ),
          parameter: v.optional(
            v.pipe(v.string(), v.metadata({ description: 'A parameter or header.', examples: ['tz'] })),
          ),
          detail: v.pipe(v.string(), v.description('A sentence that says what is wrong.')),
        }),
      ),
      v.metadata({ description: 'Every problem of the input, with `invalid_request` and `range_too_long`.' }),
    ),
  ),
  lastDate: v.optional(
    v.pipe(
      v.string(),
      v.isoDate(),
      v.metadata({ description: 'With `forecast_horizon_exceeded`: the last date of the tier.' }),
    ),
  ),
  timeZone: v.optional(
    v.pipe(
      v.string(),
      v.metadata({ description: 'With `forecast_horizon_exceeded`: the zone that it was counted in.' }),
    ),
  ),
  tier: v.optional(v.pipe(v.string(), v.metadata({ description: 'The tier that does not allow it.' }))),
  maxProfiles: v.optional(
    v.pipe(v.number(), v.integer(), v.metadata({ description: 'With `profile_limit_reached`.' })),
  ),
});
