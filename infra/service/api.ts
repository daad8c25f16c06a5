import { CfnOutput, Duration, Size } from 'aws-cdk-lib';
import {
  AuthorizationType,
  Cors,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  RequestAuthorizer,
  RestApi,
  type RestApiProps,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import { accessLogFormat } from './access-log.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { publicMethods } from './public-methods.ts';
import { methodAtGateway, routes } from './routes.ts';
import type { ServiceFunction } from './service-function.ts';
import { ServiceLog } from './service-log.ts';
import { WebFilter } from './web-filter.ts';

type ApiProps = {
  stageName: string;
  stage: ReadyStage;
  /** The functions that answer, by their names. */
  targets: ReadonlyMap<string, ServiceFunction>;
  authorizer: ServiceFunction;
};

/** What strangers may ask of each route, at the gateway, which charges nothing for what it refuses. */
const publicThrottles = ({ publicRequestsPerSecond }: ReadyStage) =>
  Object.fromEntries(
    publicMethods(publicRequestsPerSecond).map(({ path, method, rate, burst }) => [
      `${path}/${method}`,
      { throttlingRateLimit: rate, throttlingBurstLimit: burst },
    ]),
  );

/** The REST API: one integration a route, one authorizer that sees every request, and a line of its log for each. */
export class Api extends Construct {
  readonly rest: RestApi;
  readonly accessLog: ServiceLog;
  /** Base address, at the stage's own domain if it has one. */
  readonly url: string;

  constructor(scope: Construct, id: string, { stageName, stage, targets, authorizer }: ApiProps) {
    super(scope, id);
    this.accessLog = new ServiceLog(this, 'AccessLog');
    this.rest = new RestApi(this, 'Rest', {
      restApiName: `horoscope-${stageName}`,
      endpointTypes: [EndpointType.REGIONAL],
      // At its own domain the service is reached there alone, past whatever its owner puts before it.
      disableExecuteApiEndpoint: stage.domain !== undefined,
      // The gateway writes logs with one role an account and region; like CDK's default, it outlives the stack, as
      // another stage may need it.
      cloudWatchRole: true,
      // The gateway itself compresses for whoever accepts it: the dashboard's scripts, and long ranges.
      minCompressionSize: Size.kibibytes(2),
      deployOptions: {
        stageName,
        throttlingRateLimit: stage.throttle.requestsPerSecond,
        throttlingBurstLimit: stage.throttle.burst,
        methodOptions: publicThrottles(stage),
        accessLogDestination: new LogGroupLogDestination(this.accessLog),
        accessLogFormat,
        tracingEnabled: stage.tracing,
      },
      ...this.preflight(stage),
      ...this.ownDomain(stage),
    });
    this.url = stage.domain ? `https://${stage.domain.name}/` : this.rest.url;
    if (this.rest.domainName)
      new CfnOutput(this, 'DomainTarget', {
        value: this.rest.domainName.domainNameAliasDomainName,
        description: 'What the DNS record of the domain must be an alias of',
      });
    if (stage.webFilter) new WebFilter(this, 'WebFilter', { stageName, api: this.rest, ...stage.webFilter });
    this.addRoutes(targets, authorizer);
    addGatewayResponses(this.rest, stage);
  }

  private preflight({ corsOrigin }: ReadyStage): RestApiProps {
    if (!corsOrigin) return {};
    return {
      defaultCorsPreflightOptions: {
        allowOrigins: [corsOrigin],
        allowMethods: Cors.ALL_METHODS,
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match'],
      },
    };
  }

  private ownDomain({ domain }: ReadyStage): RestApiProps {
    if (!domain) return {};
    return {
      domainName: {
        domainName: domain.name,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        endpointType: EndpointType.REGIONAL,
        securityPolicy: SecurityPolicy.TLS_1_2,
      },
    };
  }

  private addRoutes(targets: ApiProps['targets'], authorizer: ServiceFunction): void {
    // Without a cache and an identity source the authorizer sees every request, so it can take a key or a
    // session cookie, and a revoked key stops working with the next request.
    const requestAuthorizer = new RequestAuthorizer(this, 'Authorizer', {
      handler: authorizer.lambda,
      identitySources: [],
      resultsCacheTtl: Duration.seconds(0),
    });
    for (const route of routes) {
      const { name, path, access } = route;
      const target = targets.get(name);
      if (!target) throw new Error(`There is no function ${name}`);
      const integration = new LambdaIntegration(target.lambda, { allowTestInvoke: false });
      this.rest.root
        .resourceForPath(path)
        .addMethod(
          methodAtGateway(route),
          integration,
          access === 'public'
            ? { authorizationType: AuthorizationType.NONE }
            : { authorizationType: AuthorizationType.CUSTOM, authorizer: requestAuthorizer },
        );
    }
  }
}
