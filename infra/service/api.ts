import { CfnOutput, Duration, Size } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
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
import { addGatewayResponses } from './gateway-responses.ts';
import { methodAtGateway, publicMethods, routes } from './routes.ts';
import type { ServiceFunction } from './service-function.ts';
import { ServiceLog } from './service-log.ts';
import { WebFilter } from './web-filter.ts';

/** Logs every request, even refused ones. Omits IP addresses, bodies, keys, path and query values, and exceptions. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    method: AccessLogField.contextHttpMethod(),
    path: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    latencyMs: AccessLogField.contextResponseLatency(),
    authorizerStatus: AccessLogField.contextAuthorizerStatus(),
    authorizerLatencyMs: AccessLogField.contextAuthorizerLatency(),
    authorizerError: AccessLogField.contextAuthorizerError(),
    // Lambda's own status, 429 if it throttles; not the function's response.
    functionStatus: AccessLogField.contextIntegrationStatus(),
    functionLatencyMs: AccessLogField.contextIntegrationLatency(),
    firewall: AccessLogField.contextWafResponseCode(),
    refusal: AccessLogField.contextErrorResponseType(),
  }),
);

type ApiProps = {
  stageName: string;
  stage: ReadyStage;
  functions: ReadonlyMap<string, ServiceFunction>;
  authorizer: ServiceFunction;
};

/** Throttles of public routes at the gateway, which doesn't charge for throttled requests. */
const publicThrottles = ({ publicRequestsPerSecond }: ReadyStage) =>
  Object.fromEntries(
    publicMethods(publicRequestsPerSecond).map(({ path, method, rate, burst }) => [
      `${path}/${method}`,
      { throttlingRateLimit: rate, throttlingBurstLimit: burst },
    ]),
  );

export class Api extends Construct {
  readonly rest: RestApi;
  readonly accessLog: ServiceLog;
  /** Base URL, at the stage's own domain if it has one. */
  readonly url: string;

  constructor(scope: Construct, id: string, { stageName, stage, functions, authorizer }: ApiProps) {
    super(scope, id);
    this.accessLog = new ServiceLog(this, 'AccessLog');
    this.rest = new RestApi(this, 'Rest', {
      restApiName: `horoscope-${stageName}`,
      endpointTypes: [EndpointType.REGIONAL],
      // Otherwise the default URL would bypass protection in front of the domain.
      disableExecuteApiEndpoint: stage.domain !== undefined,
      // API Gateway has one logging role per account and region. It is retained, because another stage may need it.
      cloudWatchRole: true,
      minCompressionSize: Size.kibibytes(2),
      deployOptions: {
        stageName,
        throttlingRateLimit: stage.throttle.requestsPerSecond,
        throttlingBurstLimit: stage.throttle.burst,
        methodOptions: publicThrottles(stage),
        accessLogDestination: new LogGroupLogDestination(this.accessLog),
        accessLogFormat,
        tracingEnabled: stage.tracing ?? false,
      },
      ...(stage.corsOrigin && {
        defaultCorsPreflightOptions: {
          allowOrigins: [stage.corsOrigin],
          allowMethods: Cors.ALL_METHODS,
          allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match'],
        },
      }),
      ...this.ownDomain(stage),
    });
    this.url = stage.domain ? `https://${stage.domain.name}/` : this.rest.url;
    if (this.rest.domainName)
      new CfnOutput(this, 'DomainTarget', {
        value: this.rest.domainName.domainNameAliasDomainName,
        description: 'Alias target for the DNS record of the domain',
      });
    const { webFilter } = stage;
    if (webFilter) new WebFilter(this, this.rest, stageName, webFilter.requestsPerFiveMinutes);
    this.addRoutes(functions, authorizer);
    addGatewayResponses(this.rest, stage);
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

  private addRoutes(functions: ApiProps['functions'], authorizer: ServiceFunction): void {
    // Without identity sources it accepts a key or a cookie; without a cache a revoked key stops working immediately.
    const requestAuthorizer = new RequestAuthorizer(this, 'Authorizer', {
      handler: authorizer.lambda,
      identitySources: [],
      resultsCacheTtl: Duration.seconds(0),
    });
    const signedIn = { authorizationType: AuthorizationType.CUSTOM, authorizer: requestAuthorizer };
    const anonymous = { authorizationType: AuthorizationType.NONE };
    for (const route of routes) {
      const target = functions.get(route.name);
      if (!target) throw new Error(`There is no function ${route.name}.`);
      const integration = new LambdaIntegration(target.lambda, { allowTestInvoke: false });
      const options = route.access === 'public' ? anonymous : signedIn;
      this.rest.root.resourceForPath(route.path).addMethod(methodAtGateway(route), integration, options);
    }
  }
}
