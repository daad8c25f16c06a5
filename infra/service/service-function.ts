import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Endpoint } from '../../functions/endpoints.ts';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Mail } from './mail.ts';
import type { Places } from './places.ts';
import { allowOf } from './routes.ts';
import { securityTxtExpires } from './security-txt-expires.ts';
import { ServiceLog } from './service-log.ts';
import type { ServiceSecret } from './service-secret.ts';
import type { ServiceTable } from './service-table.ts';

/** Where CloudWatch has a stage's own metrics (lib/metrics.ts). */
export const metricsNamespace = (stageName: string): string => `Horoscope/${stageName}`;

/** What a function is made from, whether a route names it or not. */
export type FunctionDefinition = Pick<Endpoint, 'name' | 'touches' | 'memoryMb' | 'timeoutSeconds'>;

type ServiceFunctionProps = {
  definition: FunctionDefinition;
  bundles: string;
  stageName: string;
  stage: ReadyStage;
  table: ServiceTable;
  secret: ServiceSecret;
  mail: Mail;
  places: Places;
};

/** One Lambda function with a role and a log of its own, and only the rights that its definition names. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly logGroup: ServiceLog;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { definition, stageName, stage, table, secret, mail, places } = props;
    const { touches } = definition;
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.logGroup = new ServiceLog(this, 'Log');
    this.logGroup.grantWrite(role);

    const reserved = stage.reservedConcurrency[definition.name];
    const environment: Record<string, string> = {
      LIMITS: JSON.stringify(stage.limits),
      METRICS_NAMESPACE: metricsNamespace(stageName),
    };
    const allow = allowOf(definition.name, stage.corsOrigin !== undefined);
    if (allow) environment['ALLOW'] = allow;
    if (stage.corsOrigin) environment['CORS_ORIGIN'] = stage.corsOrigin;
    if (Object.keys(touches.table).length > 0) {
      table.grantItems(role, touches.table);
      environment['TABLE_NAME'] = table.tableName;
    }
    if (touches.secret) {
      secret.grantGet(role);
      environment['SECRET_ID'] = secret.secretArn;
    }
    if (touches.mail) {
      mail.grantSend(role);
      environment['MAIL_FROM'] = mail.from;
      environment['CONFIGURATION_SET'] = mail.configurationSet.configurationSetName;
      environment['NAME_SERVERS'] = stage.mail.nameServers;
    }
    if (touches.places) {
      places.grantSearch(role);
      environment['PLACE_INDEX'] = places.indexName;
    }
    if (touches.securityContact) {
      environment['SECURITY_CONTACT'] = stage.securityContact;
      environment['SECURITY_EXPIRES'] = securityTxtExpires(new Date());
    }
    // Always there, so that the local environment can put its own in its place.
    if (touches.upgrades) environment['UPGRADES'] = stage.upgrades ?? '';

    this.lambda = new LambdaFunction(this, 'Function', {
      description: definition.name,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(join(props.bundles, definition.name)),
      memorySize: definition.memoryMb,
      timeout: Duration.seconds(definition.timeoutSeconds),
      environment,
      role,
      ...(stage.tracing && { tracing: Tracing.ACTIVE }),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
      // That a function starts and ends is most of what a log costs; that it fails is a warning.
      systemLogLevelV2: SystemLogLevel.WARN,
    });
  }
}
