import type { SynthesizedTemplate } from '../infra/service/templates.ts';
import { metricKey, named, type Samples } from './alarm-evaluator.ts';
import { metricsIn } from './embedded-metrics.ts';
import type { Seen } from './watched-service.ts';

/** Key of the API's access log in the map of log groups by function. */
const GATEWAY = 'gateway';
const READS = /GetItem|Query|Scan|TransactGetItems/;

const idOf = ({ Resources }: SynthesizedTemplate, type: string) =>
  Object.keys(Resources).find((id) => Resources[id]?.Type === type) ?? '';

/** The dimensions with which SES counts deliveries, by the configuration sets of a stage, and without, for the whole account. */
const deliveryDimensions = ({ Resources }: SynthesizedTemplate): Record<string, string>[] => [
  {},
  ...Object.values(Resources).flatMap(({ Type, Properties }) =>
    Type === 'AWS::SES::ConfigurationSetEventDestination' &&
    Properties['EventDestination'].MatchingEventTypes.includes('delivery')
      ? Properties['EventDestination'].CloudWatchDestination.DimensionConfigurations.map(
          ({ DimensionName, DefaultDimensionValue }: Record<string, string>) => ({
            [String(DimensionName)]: DefaultDimensionValue,
          }),
        )
      : [],
  ),
];

/**
 * Translates observations into CloudWatch metrics, including those that embedded metric format and metric filters extract from
 * log lines. A throttled invocation also adds a line to the API's access log.
 */
export function awsMetrics(
  template: SynthesizedTemplate,
  { answers, runs, lines, throttledCalls }: Seen,
): Samples {
  const samples = new Map<string, number[]>();
  const add = (value: number, ...metric: Parameters<typeof metricKey>) => {
    const key = metricKey(...metric);
    samples.set(key, [...(samples.get(key) ?? []), value]);
  };
  const api = { ApiName: template.Resources[idOf(template, 'AWS::ApiGateway::RestApi')]?.Properties['Name'] };
  for (const { status, addedMs } of answers) {
    add(1, 'AWS/ApiGateway', 'Count', api);
    add(Number(status >= 500), 'AWS/ApiGateway', '5XXError', api);
    add(Number(status >= 400 && status < 500), 'AWS/ApiGateway', '4XXError', api);
    add(addedMs, 'AWS/ApiGateway', 'Latency', api);
  }
  for (const { functionId, invocation } of runs) {
    const isThrottled = Number(invocation.kind === 'throttled');
    add(isThrottled, 'AWS/Lambda', 'Throttles');
    add(isThrottled, 'AWS/Lambda', 'Throttles', { FunctionName: functionId });
    if (isThrottled) continue;
    add(1, 'AWS/Lambda', 'Invocations', { FunctionName: functionId });
    add(Number(invocation.kind === 'failed'), 'AWS/Lambda', 'Errors', { FunctionName: functionId });
  }
  const delivered = lines.filter(({ line }) => line.includes('"MailsSent":')).length;
  for (const dimensions of deliveryDimensions(template)) add(delivered, 'AWS/SES', 'Delivery', dimensions);
  const table = { TableName: idOf(template, 'AWS::DynamoDB::GlobalTable') };
  for (const operation of throttledCalls)
    add(1, 'AWS/DynamoDB', READS.test(operation) ? 'ReadThrottleEvents' : 'WriteThrottleEvents', table);
  for (const [key, sum] of Object.entries(metricsIn(lines.map(({ line }) => line)))) {
    const [namespace = '', name = '', ...dimensions] = key.split(' ');
    add(sum, namespace, name, Object.fromEntries(dimensions.map((dimension) => dimension.split('='))));
  }
  // If an authorizer is throttled, the line in the access log has no `functionStatus`.
  const accessLog = runs
    .filter(
      ({ invocation }) =>
        invocation.kind === 'throttled' ||
        (invocation.kind === 'failed' && invocation.errorMessage !== 'Unauthorized'),
    )
    .flatMap<object>(({ functionId, invocation: { kind } }) => {
      if (/^authorizer/.test(functionId)) return [{ refusal: 'AUTHORIZER_FAILURE' }];
      return kind === 'throttled' ? [{ functionStatus: '429' }] : [];
    })
    .map((line) => ({ functionId: GATEWAY, line: JSON.stringify(line) }));
  for (const { namespace, name, isOf } of filtersOf(template))
    for (const line of [...lines, ...accessLog]) if (isOf(line)) add(1, namespace, name);
  return samples;
}

/** The metric filters of a template. */
function filtersOf({ Resources }: SynthesizedTemplate) {
  const logOf = new Map(
    Object.entries(Resources).map(([id, { Type, Properties = {} }]) =>
      Type === 'AWS::ApiGateway::Stage'
        ? [GATEWAY, Properties['AccessLogSetting'].DestinationArn]
        : [id, Properties['LoggingConfig']?.LogGroup],
    ),
  );
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::Logs::MetricFilter')
    .map(({ Properties: { LogGroupName, FilterPattern, MetricTransformations } }) => {
      const [{ MetricNamespace, MetricName }] = MetricTransformations;
      const fits = compiledPattern(FilterPattern);
      return {
        namespace: String(MetricNamespace),
        name: String(MetricName),
        isOf: ({ functionId, line }: Seen['lines'][number]) =>
          named(logOf.get(functionId) ?? '') === named(LogGroupName) && fits(line),
      };
    });
}

/** Compiles a filter pattern of string comparisons, all joined by AND or all by OR. Throws for any other pattern. */
function compiledPattern(pattern: string): (line: string) => boolean {
  const rest = pattern.replace(/\$\.([\w.]+) = "([^"]*)"/g, '').replace(/[{}()\s]/g, '');
  const isAny = rest.includes('||');
  if (rest.replaceAll(isAny ? '||' : '&&', '') !== '')
    throw new Error(`The pattern ${pattern} is not supported here`);
  const parts = [...pattern.matchAll(/\$\.([\w.]+) = "([^"]*)"/g)].map(([, path = '', text]) => ({
    path: path.split('.'),
    text,
  }));
  return (line) => {
    if (!line.startsWith('{')) return false;
    const entry: unknown = JSON.parse(line);
    const fits = ({ path, text }: (typeof parts)[number]) => path.reduce(memberOf, entry) === text;
    return isAny ? parts.some(fits) : parts.every(fits);
  };
}

const memberOf = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;
