import { expect, test } from '@jest/globals';
import { METRICS } from '#lib/log/metrics.ts';
import { pricesByRegion } from '../../../infra/costs/prices.ts';
import { resourcesIn, templateOf } from './templates.ts';

const template = templateOf('prod', { monthlyBudgetUsd: 73 });

/** The dashboard's body; references are replaced by logical ids. */
function dashboardBody(): { widgets: { properties: Record<string, string> }[] } {
  const [{ DashboardBody } = {}] = resourcesIn(template, 'AWS::CloudWatch::Dashboard');
  const parts: (string | { Ref?: string; 'Fn::GetAtt'?: string[] })[] = DashboardBody['Fn::Join'][1];
  return JSON.parse(
    parts.map((part) => (typeof part === 'string' ? part : (part.Ref ?? part['Fn::GetAtt']?.[0]))).join(''),
  );
}

const { widgets } = dashboardBody();
const text = JSON.stringify(widgets);

test('a stage has one dashboard named after it, whose URL is an output', () => {
  const [DashboardName, type] = ['horoscope-prod', 'AWS::CloudWatch::Dashboard'];
  expect(resourcesIn(template, type)).toMatchObject([{ DashboardName }]);
  const url = JSON.stringify(template.Outputs['DashboardUrl']?.Value);
  expect(url).toContain('#dashboards/dashboard/horoscope-prod');
});

test('the dashboard shows all metrics of the service, AWS’s metrics of its resources, and every alarm that notifies', () => {
  const metrics = [
    ...METRICS,
    ...['Count', '5XXError', '4XXError', 'Latency', 'Duration', 'Throttles', 'IteratorAge'],
    ...['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits', 'ApproximateNumberOfMessagesVisible'],
  ];
  for (const metric of metrics) expect(text).toMatch(new RegExp(`\\\\?"${metric}\\\\?"`));
  const notifying = Object.entries(template.Resources).filter(
    ([, { Type, Properties }]) => /CloudWatch::.*Alarm$/.test(Type) && Properties['AlarmActions'],
  );
  for (const [id] of notifying) expect(text).toContain(`"${id}"`);
});

test('the dashboard’s cost estimate uses the prices in infra/costs and the largest memory, in plain decimals', () => {
  const perMs = (gigabytes: number) => (pricesByRegion['us-east-1'].lambdaGigabyteSecond * gigabytes) / 1_000;
  const [, answering, authorizing] =
    /answering \* ([\d.]+) \+ FILL\(authorizing, 0\) \* ([\d.]+)/.exec(text) ?? [];
  expect(Number(answering)).toBeCloseTo(perMs(1_769 / 1_024), 14);
  expect(Number(authorizing)).toBeCloseTo(perMs(1_769 / 1_024), 14);
  expect(text).toContain('requests * 0.0000035');
  expect(text).not.toMatch(/\de-\d/);
  expect(text).toContain('The budget is 73 USD a month, about 0.10 USD an hour');
});

test('the dashboard has fewer than fifty metrics, so that it can be one of the account’s free dashboards', () => {
  const metrics = widgets.flatMap(({ properties: { metrics = [] } }) => [...metrics]);
  expect(metrics.length).toBeGreaterThan(20);
  expect(metrics.length).toBeLessThan(50);
});
