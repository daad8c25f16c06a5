import { type ILogGroup, QueryDefinition, QueryString, type QueryStringProps } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { WatchedStage } from './stage-metrics.ts';

/** A question to the logs, whose answer an operator looks for when something is wrong. */
type SavedQuery = { of: readonly ILogGroup[]; query: QueryStringProps };

/**
 * The searches of CloudWatch Logs Insights that docs/runbook.md sends an operator to, saved as `horoscope-STAGE/NAME`. They
 * read the last hours as the console says, and cost half a cent for a gigabyte that they read.
 */
export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, watched: WatchedStage) {
    super(scope, id);
    for (const [name, { of, query }] of Object.entries(savedQueries(watched)))
      new QueryDefinition(this, name, {
        queryDefinitionName: `horoscope-${watched.stageName}/${name}`,
        queryString: new QueryString(query),
        logGroups: [...of],
      });
  }
}

function savedQueries({ api, functions }: WatchedStage): Record<string, SavedQuery> {
  const logsOfFunctions = [...functions.values()].map(({ logGroup }) => logGroup);
  const whereAndHowOften = 'count(*) as times by method, path, status, refusal';
  return {
    request: {
      of: [api.accessLog, ...logsOfFunctions],
      query: {
        fields: ['@timestamp', '@log', '@message'],
        filterStatements: ['@message like "REQUEST_ID"'],
        sort: '@timestamp asc',
      },
    },
    failed: {
      of: [api.accessLog],
      query: {
        filterStatements: ['status like /^5/'],
        statsStatements: [whereAndHowOften],
        sort: 'times desc',
      },
    },
    refused: {
      of: [api.accessLog],
      query: {
        filterStatements: ['status like /^4/'],
        statsStatements: [whereAndHowOften],
        sort: 'times desc',
      },
    },
    slow: {
      of: [api.accessLog],
      query: {
        statsStatements: [
          'count(*) as times, pct(latencyMs, 50) as half, pct(latencyMs, 99) as p99, pct(functionLatencyMs, 99) as p99OfFunction, pct(authorizerLatencyMs, 99) as p99OfAuthorizer by method, path',
        ],
        sort: 'p99 desc',
      },
    },
    errors: {
      of: logsOfFunctions,
      query: {
        filterStatements: ['level in ["WARN", "ERROR"] or type like /^platform/'],
        statsStatements: [
          'count(*) as times by @log, message.message, message.code, message.error.name, message.error.call.operation, message.error.cause.name, message.error.cause.call.operation, record.status, record.errorType',
        ],
        sort: 'times desc',
      },
    },
    strangers: {
      of: logsOfFunctions,
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
