import { CfnOutput, Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { DEFAULT_THROTTLE, hasPreflight, methodAtGateway, routes, throttledMethods } from './routes.ts';
import { CompactRole, type ServiceFunction } from './service-function.ts';
import { ServiceLog } from './service-log.ts';
import { WebFilter } from './web-filter.ts';

/** Logs every request, including refused ones. Omits IP addresses, bodies, keys, path and query values, and exceptions. */
const accessLogFormat = apigateway.AccessLogFormat.custom(
  JSON.stringify({
    requestId: apigateway.AccessLogField.contextRequestId(),
    method: apigateway.AccessLogField.contextHttpMethod(),
    path: apigateway.AccessLogField.contextResourcePath(),
    status: apigateway.AccessLogField.contextStatus(),
    latencyMs: apigateway.AccessLogField.contextResponseLatency(),
    authorizerStatus: apigateway.AccessLogField.contextAuthorizerStatus(),
    authorizerLatencyMs: apigateway.AccessLogField.contextAuthorizerLatency(),
    userId: apigateway.AccessLogField.contextAuthorizer('userId'),
    authorizerError: apigateway.AccessLogField.contextAuthorizerError(),
    // Status of the Lambda call itself (429 if throttled), not of the function's response.
    functionStatus: apigateway.AccessLogField.contextIntegrationStatus(),
    functionLatencyMs: apigateway.AccessLogField.contextIntegrationLatency(),
    firewall: apigateway.AccessLogField.contextWafResponseCode(),
    refusal: apigateway.AccessLogField.contextErrorResponseType(),
  }),
);

type ApiProps = {
  stageName: string;
  stage: ReadyStage;
  /** The functions that the API calls, the authorizer among them. */
  functions: ReadonlyMap<string, ServiceFunction>;
  authorizer: ServiceFunction;
  /** Describes the API's deployment. */
  release: string;
};

/** The REST API of a stage, with one route for each row of the route table. */
export class Api extends Construct {
  readonly rest: apigateway.RestApi;
  readonly accessLog: ServiceLog;
  /** Base URL of the API, on the stage's custom domain if it has one. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const { stageName, stage, functions, authorizer, release } = props;
    this.accessLog = new ServiceLog(this, 'AccessLog');
    // API Gateway doesn't charge for throttled requests.
    const throttles = throttledMethods(stage)
      .filter(({ rate, burst }) => rate !== DEFAULT_THROTTLE.rate || burst !== DEFAULT_THROTTLE.burst)
      .map(({ path, method, rate, burst }) => [
        `${path}/${method}`,
        { throttlingRateLimit: rate, throttlingBurstLimit: burst },
      ]);
    this.rest = new apigateway.RestApi(this, 'Rest', {
      restApiName: `horoscope-${stageName}`,
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      // The default URL would bypass protection in front of a custom domain.
      disableExecuteApiEndpoint: stage.domain !== undefined,
      // An account has one logging role for API Gateway per region. The role is retained, because another stage may need it.
      cloudWatchRole: true,
      minCompressionSize: Size.kibibytes(2),
      // Images. The gateway looks only at the first type that a request accepts, so with fewer types, some browsers would get
      // base64. Bodies of all requests reach the functions in base64, too (lib/http/read-input.ts).
      binaryMediaTypes: ['*/*'],
      deployOptions: {
        stageName,
        throttlingRateLimit: DEFAULT_THROTTLE.rate,
        throttlingBurstLimit: DEFAULT_THROTTLE.burst,
        methodOptions: Object.fromEntries(throttles),
        accessLogDestination: new apigateway.LogGroupLogDestination(this.accessLog),
        accessLogFormat,
        tracingEnabled: stage.tracing ?? false,
      },
      ...this.ownDomain(stage),
    });
    this.url = stage.domain ? `https://${stage.domain.name}/` : this.rest.url;
    if (this.rest.domainName)
      new CfnOutput(this, 'DomainTarget', {
        value: `${this.rest.domainName.domainNameAliasDomainName} in hosted zone ${this.rest.domainName.domainNameAliasHostedZoneId}`,
        description: 'Alias target for the DNS record of the custom domain',
      });
    const { webFilter } = stage;
    if (webFilter) new WebFilter(this, this.rest, stageName, webFilter);
    const deployment = this.rest.latestDeployment?.node.defaultChild as apigateway.CfnDeployment;
    deployment.description = release;
    // A deployment calls versions of the functions, so switching the stage to an earlier one undoes a release. The deployment of an
    // update that CloudFormation undoes is deleted like its versions, or a rollback could choose it.
    deployment.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    this.addRoutes(functions, authorizer);
    this.addPreflights(stage.corsOrigins);
    addGatewayResponses(this.rest, stage);
  }

  private ownDomain({ domain }: ReadyStage): apigateway.RestApiProps {
    if (!domain) return {};
    return {
      domainName: {
        domainName: domain.name,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        endpointType: apigateway.EndpointType.REGIONAL,
        securityPolicy: apigateway.SecurityPolicy.TLS_1_2,
      },
    };
  }

  private addRoutes(functions: ApiProps['functions'], authorizer: ServiceFunction): void {
    const caller = this.functionCaller([...functions.values()]);
    // Without identity sources, either a key or a cookie is accepted. Without a cache, a revoked key stops working immediately.
    const requestAuthorizer = new apigateway.RequestAuthorizer(this, 'Authorizer', {
      handler: authorizer.version,
      assumeRole: caller.withoutPolicyUpdates(),
      identitySources: [],
      resultsCacheTtl: Duration.seconds(0),
    });
    const signedIn = {
      authorizationType: apigateway.AuthorizationType.CUSTOM,
      authorizer: requestAuthorizer,
    };
    const anonymous = { authorizationType: apigateway.AuthorizationType.NONE };
    for (const route of routes) {
      const target = functions.get(route.name);
      if (!target) throw new Error(`There is no function ${route.name}.`);
      const integration = new apigateway.AwsIntegration({
        proxy: true,
        service: 'lambda',
        path: `2015-03-31/functions/${target.version.functionArn}/invocations`,
        options: { credentialsRole: caller },
      });
      const options = route.access === 'public' ? anonymous : signedIn;
      this.rest.root.resourceForPath(route.path).addMethod(methodAtGateway(route), integration, options);
    }
  }

  /** The role with which the gateway calls functions. It may call every version, so earlier deployments keep working. */
  private functionCaller(functions: readonly ServiceFunction[]): CompactRole {
    const role = new CompactRole(this, 'FunctionCaller', 'apigateway');
    const resources = functions.map((fn) => `${fn.lambda.functionArn}:*`);
    role.addToPrincipalPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
    return role;
  }

  /** Answers preflight requests for free: for any origin where every origin may read, or else for the stage's origins. */
  private addPreflights(origins: readonly string[]): void {
    const paths = new Map(routes.map(({ path, anyOrigin }) => [path, anyOrigin]));
    for (const [path, anyOrigin] of paths) {
      if (!hasPreflight(path, origins)) continue;
      const preflight = this.rest.root.resourceForPath(path).addCorsPreflight({
        ...(anyOrigin ? { allowOrigins: ['*'] } : { allowOrigins: [...origins], allowCredentials: true }),
        allowMethods: apigateway.Cors.ALL_METHODS,
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match'],
        // The longest time that Chromium accepts. Each preflight request costs as much as another one.
        maxAge: Duration.hours(2),
      });
      // Otherwise, with binary media types, the gateway can't read the template and responds 500.
      const method = preflight.node.defaultChild as apigateway.CfnMethod;
      method.addPropertyOverride('Integration.ContentHandling', 'CONVERT_TO_TEXT');
    }
  }
}
