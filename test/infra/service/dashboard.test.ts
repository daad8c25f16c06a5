import { expect, test } from '@jest/globals';
import { dimensionsOf } from '#lib/metrics.ts';
import { prices } from '../../../infra/costs/prices.ts';
import { resourcesIn, templateOf } from './templates.ts';

const template = templateOf('prod', { monthlyBudgetUsd: 73 });

/** The dashboard's body, with the names of resources where they stand. */
function bodyOf(): { widgets: { type: string; y: number; properties: Record<string, string> }[] } {
  const [{ DashboardBody } = {}] = resourcesIn(template, 'AWS::CloudWatch::Dashboard');
  const parts: (string | { Ref?: string; 'Fn::GetAtt'?: string[] })[] = DashboardBody['Fn::Join'][1];
  return JSON.parse(
    parts.map((part) => (typeof part === 'string' ? part : (part.Ref ?? part['Fn::GetAtt']?.[0]))).join(''),
  );
}

const { widgets } = bodyOf();
const text = JSON.stringify(widgets);

test('a stage has one dashboard of its name, whose address is an output', () => {
  expect(resourcesIn(template, 'AWS::CloudWatch::Dashboard')).toMatchObject([
    { DashboardName: 'horoscope-prod' },
  ]);
  const address = JSON.stringify(template.Outputs['DashboardUrl']?.Value);
  expect(address).toContain('#dashboards/dashboard/horoscope-prod');
});

test('it answers three questions, one below the other, by graphs that are questions too', () => {
  const headings = widgets.filter(({ type }) => type === 'text');
  expect(headings.map(({ properties: { markdown } }) => /^## (.*)/.exec(markdown ?? '')?.[1])).toEqual([
    'Is it healthy?',
    'Is it slow?',
    'Is it expensive?',
  ]);
  expect(headings.map(({ y }) => y)).toEqual(headings.map(({ y }) => y).sort((a, b) => a - b));
  const graphs = widgets.filter(({ type }) => type !== 'text');
  for (const { properties } of graphs) expect(properties['title']).toMatch(/\?$/);
  expect(graphs.length).toBeGreaterThanOrEqual(12);
});

test('all that the service counts is on it, what AWS counts of its parts, and every alarm that rings', () => {
  const metrics = [
    ...Object.keys(dimensionsOf),
    ...['Count', '5XXError', '4XXError', 'Latency', 'Duration', 'Throttles', 'IteratorAge'],
    ...['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits', 'ApproximateNumberOfMessagesVisible'],
  ];
  for (const metric of metrics) expect(text).toMatch(new RegExp(`\\\\?"${metric}\\\\?"`));
  const ringing = Object.entries(template.Resources).filter(
    ([, { Type, Properties }]) => /CloudWatch::.*Alarm$/.test(Type) && Properties['AlarmActions'],
  );
  for (const [id] of ringing) expect(text).toContain(`"${id}"`);
});

test('its costs are those of npm run costs, without exponents, and of functions the highest', () => {
  const perMs = (gigabytes: number) => (prices.lambdaGigabyteSecond * gigabytes) / 1_000;
  const [, answering, authorizing] =
    /answering \* ([\d.]+) \+ FILL\(authorizing, 0\) \* ([\d.]+)/.exec(text) ?? [];
  expect(Number(answering)).toBeCloseTo(perMs(1), 14);
  expect(Number(authorizing)).toBeCloseTo(perMs(0.5), 14);
  expect(text).toContain('requests * 0.0000035');
  expect(text).not.toMatch(/\de-\d/);
});

test('it has fewer than the fifty metrics from which on it is charged, apart from those that are searched for', () => {
  const metrics = widgets.flatMap(({ properties: { metrics = [] } }) => [...metrics]);
  expect(metrics.length).toBeGreaterThan(20);
  expect(metrics.length).toBeLessThan(50);
});

test('it says the budget, a month and an hour', () => {
  expect(text).toContain('The budget is 73 USD a month, about 0.10 an hour');
});
