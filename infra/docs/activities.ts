import { NAMED_ACTIVITIES } from '#lib/forecast/activities.ts';

/** The list of all activities, as Markdown. */
export function activitiesPage(): string {
  const rows = NAMED_ACTIVITIES.map(
    ({ id, name, metrics, bodies }) =>
      `| ${name} | \`${id}\` | ${metrics.join(', ')} | ${bodies.join(', ')} |`,
  );
  return `# Activities

What a forecast may name as favorable or unfavorable, and what
[best days](%BASE%docs/reference#best-days) can be found for: give the name or the identifier as \`for\`, in any
case. Programs read the same list from \`GET /api/activities\`.

An activity is not favorable on a day on which one of its metrics is Low, nor unfavorable on one on which one is High. It
belongs to its bodies, the ruler first. What else keeps it off a day is told in
[Answers](%BASE%docs/answers#forecasts).

| Name | Identifier | Metrics | Bodies |
|---|---|---|---|
${rows.join('\n')}
`;
}
