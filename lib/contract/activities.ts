import * as v from 'valibot';
import { METRICS } from '#lib/scoring/day.ts';
import { described } from './fields.ts';
import { AreaName } from './forecasts.ts';
import { operation } from './operation.ts';
import { BodyName } from './sky.ts';

export const MetricName = v.picklist(METRICS);

/** An activity that a day can favor or disfavor. */
export const Activity = v.strictObject({
  id: described(v.string(), 'Stable identifier of the activity.', 'job-interviews'),
  name: described(v.string(), 'Name of the activity in forecasts.', 'Job interviews'),
  area: described(AreaName, 'The area of life that the activity belongs to.', 'work'),
  metrics: described(
    v.array(MetricName),
    'The metrics that the activity depends on. The activity is never favorable on a day when one of them is Low, and never unfavorable when one of them is Good or High.',
  ),
  bodies: described(v.array(BodyName), 'The bodies associated with the activity, starting with its ruler.'),
});

export const ActivityList = v.strictObject({
  activities: described(v.array(Activity), 'All activities of the catalog.'),
});

export const listActivities = operation({
  name: 'list-activities',
  method: 'GET',
  path: '/api/activities',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'List activities',
  description:
    'Lists all activities that can be favorable or unfavorable in a forecast. GET /api/horoscope/best-days accepts each of these activities in `for`.',
  response: ActivityList,
  anyOrigin: true,
  conditional: true,
});
