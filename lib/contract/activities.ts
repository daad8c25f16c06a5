import * as v from 'valibot';
import { METRICS } from '#lib/scoring/day.ts';
import { operation } from './operation.ts';
import { BodyName } from './sky.ts';

/** An activity that a day can favor or disfavor. */
export const Activity = v.strictObject({
  id: v.pipe(v.string(), v.metadata({ description: 'Stable identifier.', examples: ['job-interviews'] })),
  name: v.pipe(
    v.string(),
    v.metadata({ description: 'Name used in forecasts.', examples: ['Job interviews'] }),
  ),
  metrics: v.pipe(
    v.array(v.picklist(METRICS)),
    v.metadata({
      description:
        'The metrics that the activity depends on. It is never favorable if one of them is Low, and never unfavorable if one is High.',
    }),
  ),
  bodies: v.pipe(
    v.array(BodyName),
    v.metadata({ description: 'The celestial bodies associated with the activity, its ruler first.' }),
  ),
});

export const ActivityList = v.strictObject({
  activities: v.pipe(v.array(Activity), v.description('All activities.')),
});

/** GET /api/activities. */
export const listActivities = operation({
  name: 'list-activities',
  method: 'GET',
  path: '/api/activities',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'List activities',
  description:
    'Lists all activities that forecasts use as favorable or unfavorable, and that best-days accepts as a purpose.',
  status: 200,
  response: ActivityList,
  conditional: true,
  problems: [],
});
