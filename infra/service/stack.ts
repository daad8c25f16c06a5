import {
  type App,
  CfnOutput,
  CrossStackReferences,
  ReferenceStrength,
  RemovalPolicy,
  Stack,
} from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { backgroundFunctions, endpoints, pages } from '../../functions/endpoints.ts';
import { stackName } from '../chosen-stage.ts';
import { Api } from './api.ts';
import { type DataStack, type StageProps, tagStage } from './data-stack.ts';
import { Places } from './places.ts';
import { functionsOf, type ServiceFunction } from './service-function.ts';
import { SECURITY_ENDPOINTS, ServiceLog } from './service-log.ts';

type ServiceProps = {
  /** Folder of the functions' bundles. */
  bundles: string;
  data: DataStack;
  /** Names the release in the list of those that a stage can go back to. */
  release: string;
};

/** A stage's API and the functions that it calls, derived from the route table. Can be deleted and made again without losing data. */
export class ServiceStack extends Stack {
  readonly api: Api;
  readonly authorizer: ServiceFunction;
  readonly functions: ReadonlyMap<string, ServiceFunction>;

  constructor(app: App, { stageName, stage, bundles, data, release }: StageProps & ServiceProps) {
    super(app, stackName(stageName), { description: `Horoscope forecast service, ${stageName}` });
    tagStage(this, stageName);
    // CloudFormation then refuses to delete or replace what this stack uses.
    CrossStackReferences.of(this).consume(ReferenceStrength.STRONG);
    const { table, secret, mail, delivery, webhooks } = data;
    const places = new Places(this, 'Places', `horoscope-${stageName}`);
    const shared = { bundles, stageName, stage, table, secret, mail, delivery, webhooks, places };
    const { functions, create } = functionsOf(this, shared);
    this.functions = functions;

    // MCP has its own log, because metrics count what its tools log apart from the same lines of other functions.
    const log = new ServiceLog(this, 'Log');
    const securityLog = new ServiceLog(this, 'SecurityLog', {
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: stage.isForOthers ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const sharedLog = (name: string) => (SECURITY_ENDPOINTS.has(name) ? securityLog : log);
    for (const definition of [...endpoints, ...pages])
      create(definition, definition.name === 'mcp' ? undefined : sharedLog(definition.name));
    this.authorizer = create(backgroundFunctions.authorizer);
    const { authorizer } = this;
    this.api = new Api(this, 'Api', { stageName, stage, functions, authorizer, release });
    new CfnOutput(this, 'Url', { value: this.api.url, description: 'Base URL of the API' });
  }
}
