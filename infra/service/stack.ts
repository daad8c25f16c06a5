import { type App, CfnOutput, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { backgroundFunctions, endpoints, pages } from '../../functions/endpoints.ts';
import { stackName } from '../chosen-stage.ts';
import { Api } from './api.ts';
import { CheckSchedule } from './check.ts';
import { type DataStack, type StageProps, tagStage } from './data-stack.ts';
import { followDeletions, Sweeps } from './deletions.ts';
import { DeliveryTicks } from './delivery.ts';
import { MailEvents } from './mail.ts';
import { Places } from './places.ts';
import { type FunctionDefinition, ServiceFunction } from './service-function.ts';
import { SECURITY_ENDPOINTS, ServiceLog } from './service-log.ts';
import type { MonitoredStage } from './stage-metrics.ts';

type ServiceProps = {
  /** Folder of the functions' bundles. */
  bundles: string;
  data: DataStack;
  /** Names the release in the list of those that a stage can go back to. */
  release: string;
};

/** A stage's functions and API, derived from the route table. Can be deleted and made again without losing data. */
export class ServiceStack extends Stack {
  readonly monitored: MonitoredStage;

  constructor(app: App, { stageName, stage, bundles, data, release }: StageProps & ServiceProps) {
    super(app, stackName(stageName), { description: `Horoscope forecast service, ${stageName}` });
    tagStage(this, stageName);
    // CloudFormation then refuses to delete or replace what this stack uses.
    CrossStackReferences.of(this).consume(ReferenceStrength.STRONG);
    const { table, secret, mail, delivery, deadLetters } = data;
    const shared = {
      table,
      secret,
      mail,
      delivery,
      places: new Places(this, 'Places', `horoscope-${stageName}`),
    };
    const functions = new Map<string, ServiceFunction>();
    const create = (definition: FunctionDefinition, log?: ServiceLog, url?: string) => {
      const options = { definition, bundles, stageName, stage, log, url, ...shared };
      const created = new ServiceFunction(this, definition.name, options);
      functions.set(definition.name, created);
      return created;
    };

    // MCP has its own log, because metrics count what its tools log apart from the same lines of other functions.
    const log = new ServiceLog(this, 'Log');
    const securityLog = new ServiceLog(this, 'SecurityLog', RetentionDays.ONE_YEAR);
    const sharedLog = (name: string) => (SECURITY_ENDPOINTS.has(name) ? securityLog : log);
    for (const definition of [...endpoints, ...pages])
      create(definition, definition.name === 'mcp' ? undefined : sharedLog(definition.name));
    const authorizer = create(backgroundFunctions.authorizer);
    const api = new Api(this, 'Api', { stageName, stage, functions, authorizer, release });
    const finishDeletions = create(backgroundFunctions.finishDeletions);
    followDeletions(table, finishDeletions, deadLetters);
    const mailEvents = new MailEvents(
      this,
      [mail, delivery].map(({ configurationSet }) => configurationSet),
      create(backgroundFunctions.mailEvents).lambda,
    );
    const deliveryTick = create(backgroundFunctions.deliveryTick, log);
    new DeliveryTicks(this, 'DeliveryTicks', deliveryTick.lambda);
    delivery.sendWith(create(backgroundFunctions.deliver, log, api.url).lambda);
    const sweep = create(backgroundFunctions.sweep);
    new Sweeps(this, 'Sweeps', sweep);
    const check = create(backgroundFunctions.check, undefined, api.url);
    if (stage.check) new CheckSchedule(this, 'Check', check);
    this.monitored = {
      stageName,
      api,
      table,
      deadLetters,
      authorizer,
      finishDeletions,
      sweep,
      check,
      delivery,
      deliveryTick,
      mailEvents,
      functions,
    };
    new CfnOutput(this, 'Url', { value: api.url, description: 'Base URL of the API' });
  }
}
