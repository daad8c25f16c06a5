import { type ILogGroup, QueryDefinition, QueryString, type QueryStringProps } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { MonitoredStage } from './stage-metrics.ts';

/** Names of log streams contain the function's name: `2026/11/28/NAME[$LATEST]ID`. */
const FUNCTION_OF_STREAM = '@logStream "*/*/*/*[*" as year, month, day, functionName, instance';

type SavedQuery = { logGroups: readonly ILogGroup[]; query: QueryStringProps };

/** CloudWatch Logs Insights queries for docs/runbook.md, saved as `horoscope-STAGE/NAME`. */
export class SavedQueries extends Construct {
  constructor(scope: Construct, monitored: MonitoredStage) {
    super(scope, 'Queries');
    for (const [name, { logGroups, query }] of Object.entries(savedQueries(monitored)))
      new QueryDefinition(this, name, {
        queryDefinitionName: `horoscope-${monitored.stageName}/${name}`,
        queryString: new QueryString(query),
        logGroups: [...logGroups],
      });
  }
}

function savedQueries({ api, functions }: MonitoredStage): Record<string, SavedQuery> {
  const functionLogs = [...new Set([...functions.values()].map(({ logGroup }) => logGroup))];
  const countByRoute = (statuses: string): SavedQuery => ({
    logGroups: [api.accessLog],
    query: {
      filterStatements: [`status like ${statuses}`],
      statsStatements: ['count(*) as times by method, path, status, refusal'],
      sort: 'times desc',
    },
  });
  return {
    request: {
      logGroups: [api.accessLog, ...functionLogs],
      query: {
        fields: ['@timestamp', '@logStream', '@message'],
        filterStatements: ['@message like "REQUEST_ID"'],
        sort: '@timestamp asc',
      },
    },
    failed: countByRoute('/^5/'),
    refused: countByRoute('/^4/'),
    accounts: {
      logGroups: [api.accessLog],
      query: {
        filterStatements: ['userId like /^usr_/'],
        statsStatements: ['count(*) as times, sum(functionLatencyMs) / 1000 as seconds by userId'],
        sort: 'times desc',
      },
    },
    // Also counts refused tool calls, whose HTTP status is 200.
    problems: {
      logGroups: functionLogs,
      query: {
        filterStatements: ['message.message in ["refused", "failed"]'],
        statsStatements: ['count(*) as times by message.code, message.route, message.tool'],
        sort: 'times desc',
      },
    },
    slow: {
      logGroups: [api.accessLog],
      query: {
        statsStatements: [
          'count(*) as times, pct(latencyMs, 50) as half, pct(latencyMs, 99) as p99, pct(functionLatencyMs, 99) as p99OfFunction, pct(authorizerLatencyMs, 99) as p99OfAuthorizer by method, path',
        ],
        sort: 'p99 desc',
      },
    },
    errors: {
      logGroups: functionLogs,
      query: {
        // The authorizer throws `Unauthorized` to cause a 401.
        filterStatements: [
          'level in ["WARN", "ERROR"] or type like /^platform/',
          '@message not like /Unauthorized/',
        ],
        parseStatements: [FUNCTION_OF_STREAM],
        statsStatements: [
          'count(*) as times by functionName, message.message, message.code, message.error.name, message.error.call.operation, message.error.cause.name, message.error.cause.call.operation, record.status, record.errorType',
        ],
        sort: 'times desc',
      },
    },
    strangers: {
      logGroups: functionLogs,
      query: {
        filterStatements: ['message.message = "security"'],
        statsStatements: [
          'count(*) as times by message.event, message.outcome, message.reason, message.source',
        ],
        sort: 'times desc',
      },
    },
  };
}
