import * as v from 'valibot';
import { METRICS } from '#lib/scoring/day.ts';
import { operation } from './operation.ts';
import { BodyName } from './sky-fields.ts';

/** Something that days are good or bad for. */
export const Activity = v.strictObject({
  id: v.pipe(
    v.string(),
    v.metadata({ description: 'Its identifier, which never changes.', examples: ['job-interviews'] }),
  ),
  name: v.pipe(
    v.string(),
    v.metadata({ description: 'As forecasts name it.', examples: ['Job interviews'] }),
  ),
  metrics: v.pipe(
    v.array(v.picklist(METRICS)),
    v.metadata({
      description:
        'The metrics that it leans on: it is not favorable on a day on which one of them is Low, nor unfavorable on one on which one is High.',
    }),
  ),
  bodies: v.pipe(
    v.array(BodyName),
    v.metadata({ description: 'The bodies of the sky that it belongs to, its ruler first.' }),
  ),
});

/** Every activity that forecasts may name. */
export const ActivityList = v.strictObject({
  activities: v.pipe(v.array(Activity), v.description('All of them.')),
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
    'Every activity that a forecast may name as favorable or unfavorable, and that best days can be found for.',
  status: 200,
  answer: ActivityList,
  conditional: true,
  problems: [],
});
