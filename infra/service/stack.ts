import { type App, CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import { backgroundFunctions, endpoints, pages } from '../../functions/endpoints.ts';
import type { ReadyStage } from '../chosen-stage.ts';
import { Api } from './api.ts';
import { Deletions } from './deletions.ts';
import { Mail } from './mail.ts';
import { Monitoring } from './monitoring.ts';
import { Places } from './places.ts';
import { type FunctionDefinition, ServiceFunction } from './service-function.ts';
import type { ServiceLog } from './service-log.ts';
import { ServiceSecret } from './service-secret.ts';
import { ServiceTable } from './service-table.ts';

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
    super(app, id, { description: `Horoscope forecast service, ${stageName}` });
    Tags.of(this).add('service', 'horoscope');
    Tags.of(this).add('stage', stageName);

    const shared = {
      table: new ServiceTable(this, 'Table', stage.removalPolicy),
      secret: new ServiceSecret(this, 'Secret', stage.removalPolicy),
      mail: new Mail(this, 'Mail', stage.mail),
      places: new Places(this, 'Places', `horoscope-${stageName}`),
    };
    const functionLogs = new Map<string, ServiceLog>();
    const create = (definition: FunctionDefinition) => {
      const created = new ServiceFunction(this, definition.name, { definition, bundles, stage, ...shared });
      functionLogs.set(definition.name, created.logGroup);
      return created;
    };

    const operations = endpoints.map((endpoint) => ({ ...endpoint, target: create(endpoint) }));
    const pageRoutes = pages.flatMap((page) => {
      const target = create(page);
      return page.paths.map((path) => ({ method: 'GET', path, access: 'public', target }) as const);
    });
    const api = new Api(this, 'Api', {
      stageName,
      stage,
      routes: [...operations, ...pageRoutes],
      authorizer: create(backgroundFunctions.authorizer),
    });
    const deletions = new Deletions(this, 'Deletions', {
      table: shared.table,
      target: create(backgroundFunctions.finishDeletions),
    });
    new Monitoring(this, 'Monitoring', {
      stageName,
      api,
      deletions,
      logOf: (name) => {
        const log = functionLogs.get(name);
        if (!log) throw new Error(`There is no function ${name}`);
        return log;
      },
      functionLogs: [...functionLogs.values()],
      alarmMail: stage.alarmMail,
    });
    new CfnOutput(this, 'Url', { value: api.url, description: 'Base address of the API' });
    new CfnOutput(this, 'TableName', { value: shared.table.tableName, description: 'The single table' });
  }
}
