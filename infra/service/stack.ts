import { type App, CfnOutput, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { backgroundFunctions, endpoints, pages } from '../../functions/endpoints.ts';
import type { ReadyStage } from '../chosen-stage.ts';
import { Api } from './api.ts';
import { Deletions, Sweeps } from './deletions.ts';
import { Mail, MailEvents } from './mail.ts';
import { Monitoring, MonthlyBudget } from './monitoring.ts';
import { Places } from './places.ts';
import { type FunctionDefinition, ServiceFunction } from './service-function.ts';
import { ServiceLog } from './service-log.ts';
import { ServiceSecret } from './service-secret.ts';
import { ServiceTable } from './service-table.ts';

/** The CloudFormation stack of a stage, derived from the route table. */
export class ServiceStack extends Stack {
  constructor(app: App, id: string, props: { stageName: string; stage: ReadyStage; bundles: string }) {
    const { stageName, stage, bundles } = props;
    super(app, id, {
      description: `Horoscope forecast service, ${stageName}`,
      terminationProtection: stage.removalPolicy === RemovalPolicy.RETAIN,
    });
    Tags.of(this).add('service', 'horoscope');
    Tags.of(this).add('stage', stageName);

    const shared = {
      table: new ServiceTable(this, 'Table', stage.removalPolicy),
      secret: new ServiceSecret(this, 'Secret', stage.removalPolicy),
      mail: new Mail(this, 'Mail', stage.mail),
      places: new Places(this, 'Places', `horoscope-${stageName}`),
    };
    const functions = new Map<string, ServiceFunction>();
    const create = (definition: FunctionDefinition, log?: ServiceLog) => {
      const options = { definition, bundles, stageName, stage, log, ...shared };
      const created = new ServiceFunction(this, definition.name, options);
      functions.set(definition.name, created);
      return created;
    };

    // MCP has its own log, because metrics count what its tools log apart from the same lines of other functions.
    const log = new ServiceLog(this, 'Log');
    for (const definition of [...endpoints, ...pages])
      create(definition, definition.name === 'mcp' ? undefined : log);
    const authorizer = create(backgroundFunctions.authorizer);
    const api = new Api(this, 'Api', { stageName, stage, functions, authorizer });
    const finishDeletions = create(backgroundFunctions.finishDeletions);
    const { table } = shared;
    const deletions = new Deletions(this, table, finishDeletions);
    new MailEvents(this, shared.mail, create(backgroundFunctions.mailEvents).lambda);
    const sweep = create(backgroundFunctions.sweep);
    new Sweeps(this, 'Sweeps', sweep);
    const monitored = { stageName, api, table, deletions, authorizer, finishDeletions, sweep, functions };
    new Monitoring(this, monitored, stage);
    new MonthlyBudget(this, stageName, stage);
    new CfnOutput(this, 'Url', { value: api.url, description: 'Base URL of the API' });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'Name of the DynamoDB table' });
    new CfnOutput(this, 'SecretId', {
      value: shared.secret.secretArn,
      description: 'Secret that codes and keys are derived from',
    });
  }
}
