import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type LimitGroup, type Limits, limitNames } from '#lib/accounts/limits.ts';
import type { Endpoint } from '../../functions/endpoints.ts';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Delivery } from './delivery.ts';
import type { Mail } from './mail.ts';
import type { Places } from './places.ts';
import { allowOf } from './routes.ts';
import { ServiceLog } from './service-log.ts';
import type { ServiceSecret } from './service-secret.ts';
import type { ServiceTable } from './service-table.ts';
import type { WebhookQueue } from './webhooks.ts';

/** CloudWatch namespace of a stage's own metrics (lib/log/metrics.ts). */
export const metricsNamespace = (stageName: string): string => `Horoscope/${stageName}`;

type FunctionDefinition = Pick<Endpoint, 'name' | 'grants' | 'memoryMb' | 'timeoutSeconds'>;

type ServiceFunctionProps = {
  definition: FunctionDefinition;
  bundles: string;
  stageName: string;
  stage: ReadyStage;
  table: ServiceTable;
  secret: ServiceSecret;
  mail: Mail;
  delivery: Delivery;
  webhooks: WebhookQueue;
  /** The place index, for functions that search places. */
  places?: Places | undefined;
  /** URL of the API, for functions that use it. */
  url?: string | undefined;
  /** Log group shared with other functions; without it, the function has its own. */
  log?: ServiceLog | undefined;
};

/** A service's role that holds its grants itself. A separate policy would be another resource. */
export class CompactRole extends Role {
  private readonly document: PolicyDocument;

  constructor(scope: Construct, id: string, service: 'lambda' | 'apigateway') {
    const document = new PolicyDocument();
    super(scope, id, {
      assumedBy: new ServicePrincipal(`${service}.amazonaws.com`),
      inlinePolicies: { Grants: document },
    });
    this.document = document;
  }

  override addToPrincipalPolicy(statement: PolicyStatement) {
    this.document.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}

/** A Lambda function with its own role, which has only the grants of its definition. */
export class ServiceFunction extends Construct {
  readonly lambda: lambda.Function;
  readonly logGroup: ServiceLog;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { definition, stageName, stage, table, secret, mail, delivery, places } = props;
    const { grants } = definition;
    const role = new CompactRole(this, 'Role', 'lambda');
    this.logGroup = props.log ?? new ServiceLog(this, 'Log');
    this.logGroup.grantWrite(role);

    const reserved = stage.reservedConcurrency?.[definition.name];
    const environment: Record<string, string> = {
      METRICS_NAMESPACE: metricsNamespace(stageName),
    };
    const allow = allowOf(definition.name, stage.corsOrigins);
    if (grants.limits) environment['LIMITS'] = JSON.stringify(limitsIn(stage.limits, grants.limits));
    if (allow) environment['ALLOW'] = allow;
    if (stage.corsOrigins.length > 0) environment['CORS_ORIGINS'] = stage.corsOrigins.join(' ');
    if (Object.keys(grants.table).length > 0) {
      table.grantItems(role, grants.table);
      environment['TABLE_NAME'] = table.tableName;
    }
    if (grants.secret) {
      secret.grantGet(role);
      environment['SECRET_ID'] = secret.secretArn;
    }
    if (grants.mail) {
      mail.grantSend(role);
      environment['MAIL_FROM'] = mail.sender.from;
      environment['CONFIGURATION_SET'] = mail.configurationSet.configurationSetName;
      environment['NAME_SERVERS'] = stage.mail.nameServers;
      environment['PRODUCT_NAME'] = stage.productName;
    }
    if (grants.deliveryQueue) {
      delivery.queue.grantSendMessages(role);
      environment['DELIVERY_QUEUE'] = delivery.queue.queueUrl;
    }
    if (grants.deliveryMail) {
      delivery.grantSend(role);
      environment['DELIVERY_FROM'] = delivery.sender.from;
      environment['DELIVERY_CONFIGURATION_SET'] = delivery.configurationSet.configurationSetName;
      environment['DELIVERIES_PER_SECOND'] = String(delivery.perSecond);
    }
    if (grants.eventQueue) {
      props.webhooks.queue.grantSendMessages(role);
      environment['EVENT_QUEUE'] = props.webhooks.queue.queueUrl;
    }
    if (grants.outbound) {
      environment['OUTBOUND_TARGETS'] = 'public';
      // A lookup occupies one of Node's threads for seconds if a name server is slow. By default, there are four.
      environment['UV_THREADPOOL_SIZE'] = '32';
    }
    if (grants.places) {
      if (!places) throw new Error(`${definition.name} searches places and has no index.`);
      places.grantSearch(role);
      environment['PLACE_INDEX'] = places.indexName;
    }
    if (grants.securityContact) {
      environment['SECURITY_CONTACT'] = stage.securityContact;
      environment['SECURITY_EXPIRES'] = securityTxtExpires(new Date());
    }
    if (grants.serviceUrl && props.url) environment['SERVICE_URL'] = props.url.replace(/\/$/, '');
    if (grants.pageSettings) {
      environment['PRODUCT_NAME'] = stage.productName;
      // Set even if empty, because the local environment only overrides existing variables.
      environment['UPGRADES'] = stage.upgrades ?? '';
    }

    this.lambda = new lambda.Function(this, 'Function', {
      description: definition.name,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(join(props.bundles, definition.name)),
      memorySize: definition.memoryMb,
      timeout: Duration.seconds(definition.timeoutSeconds),
      environment,
      role,
      ...(stage.tracing && { tracing: lambda.Tracing.ACTIVE }),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      logGroup: this.logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      // Hides the start and end lines of invocations, which would dominate the cost of logs. Lambda logs failures as warnings.
      systemLogLevelV2: lambda.SystemLogLevel.WARN,
      // Except those of a deploy that failed: with the same code, the next deploy could not create them again.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    });
  }

  /**
   * The function's code and settings as a version, which later deploys keep. Created on first use: only functions that the API
   * calls need versions.
   */
  get version(): lambda.IFunction {
    return this.lambda.currentVersion as lambda.IFunction;
  }
}

/** Returns a function that creates a stack's functions, which share their settings, and the functions created so far by name. */
export function functionsOf(stack: Construct, shared: Omit<ServiceFunctionProps, 'definition' | 'log'>) {
  const functions = new Map<string, ServiceFunction>();
  const create = (definition: FunctionDefinition, log?: ServiceLog): ServiceFunction => {
    const created = new ServiceFunction(stack, definition.name, { ...shared, definition, log });
    functions.set(definition.name, created);
    return created;
  };
  return { functions, create };
}

/** The limits of some groups. */
const limitsIn = (limits: Limits, groups: readonly LimitGroup[]): Partial<Limits> =>
  Object.fromEntries(groups.flatMap((group) => limitNames[group].map((name) => [name, limits[name]])));

/** `Expires` of security.txt, within a year (RFC 9116, 2.5.5). Always the first of a month, to keep the template stable. */
const securityTxtExpires = (deployedAt: Date): string =>
  new Date(Date.UTC(deployedAt.getUTCFullYear(), deployedAt.getUTCMonth() + 11)).toISOString();
