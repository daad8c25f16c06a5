import { type App, CfnOutput, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { backgroundFunctions, endpoints, pages } from '../../functions/endpoints.ts';
import type { ReadyStage } from '../chosen-stage.ts';
import { Api } from './api.ts';
import { Deletions } from './deletions.ts';
import { Mail } from './mail.ts';
import { MailEvents } from './mail-events.ts';
import { Monitoring } from './monitoring.ts';
import { MonthlyBudget } from './monthly-budget.ts';
import { Places } from './places.ts';
import { type FunctionDefinition, ServiceFunction } from './service-function.ts';
import { ServiceSecret } from './service-secret.ts';
import { ServiceTable } from './service-table.ts';
import { Sweeps } from './sweeps.ts';

type ServiceStackProps = {
  stageName: string;
  stage: ReadyStage;
  /** The folder that holds one bundle per function. */
  bundles: string;
};

/** One environment of the service: everything from the table to the API, built from the list of endpoints. */
export class ServiceStack extends Stack {
  constructor(app: App, id: string, props: ServiceStackProps) {
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
    const create = (definition: FunctionDefinition) => {
      const created = new ServiceFunction(this, definition.name, {
        definition,
        bundles,
        stageName,
        stage,
        ...shared,
      });
      functions.set(definition.name, created);
      return created;
    };

    const answering = [...endpoints, ...pages].map(
      (definition) => [definition.name, create(definition)] as const,
    );
    const authorizer = create(backgroundFunctions.authorizer);
    const api = new Api(this, 'Api', {
      stageName,
      stage,
      targets: new Map(answering),
      authorizer,
    });
    const finishDeletions = create(backgroundFunctions.finishDeletions);
    const deletions = new Deletions(this, 'Deletions', {
      table: shared.table,
      target: finishDeletions,
    });
    new MailEvents(this, 'MailEvents', {
      mail: shared.mail,
      target: create(backgroundFunctions.mailEvents),
    });
    const sweep = create(backgroundFunctions.sweep);
    new Sweeps(this, 'Sweeps', sweep);
    const { table } = shared;
    new Monitoring(this, 'Monitoring', {
      watched: { stageName, api, table, deletions, authorizer, finishDeletions, sweep, functions },
      alarmMail: stage.alarmMail,
      monthlyBudgetUsd: stage.monthlyBudgetUsd,
    });
    new MonthlyBudget(this, 'MonthlyBudget', {
      stageName,
      limitUsd: stage.monthlyBudgetUsd,
      alarmMail: stage.alarmMail,
    });
    new CfnOutput(this, 'Url', { value: api.url, description: 'Base address of the API' });
    new CfnOutput(this, 'TableName', { value: shared.table.tableName, description: 'The single table' });
    new CfnOutput(this, 'SecretId', { value: shared.secret.secretArn, description: 'The service’s secret' });
  }
}
