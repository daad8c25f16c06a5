import * as v from 'valibot';
import { METRICS } from '#lib/scoring/day.ts';
import { described } from './fields.ts';
import { operation } from './operation.ts';
import { BodyName } from './sky.ts';

/** An activity that a day can favor or disfavor. */
export const Activity = v.strictObject({
  id: described(v.string(), 'Stable identifier.', 'job-interviews'),
  name: described(v.string(), 'Name used in forecasts.', 'Job interviews'),
  metrics: described(
    v.array(v.picklist(METRICS)),
    'The metrics that the activity depends on. It is never favorable if one of them is Low, and never unfavorable if one is High.',
  ),
  bodies: described(v.array(BodyName), 'The celestial bodies associated with the activity, its ruler first.'),
});

export const ActivityList = v.strictObject({
  activities: described(v.array(Activity), 'All activities.'),
});

export const listActivities = operation({
  name: 'list-activities',
  method: 'GET',
  path: '/api/activities',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'List activities',
  description:
    'Lists all activities that forecasts use as favorable or unfavorable, and that best-days accepts as a purpose.',
  response: ActivityList,
  conditional: true,
});
