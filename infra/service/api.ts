import { Duration, Size } from 'aws-cdk-lib';
import {
  AuthorizationType,
  Cors,
  EndpointType,
  LambdaIntegration,
  RequestAuthorizer,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { Endpoint } from '../../functions/endpoints.ts';
import type { Stage } from '../stages.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import type { ServiceFunction } from './service-function.ts';

/** A method of a path, who may call it, and the function that answers. */
type Route = Pick<Endpoint, 'method' | 'path' | 'access'> & { target: ServiceFunction };

type ApiProps = {
  stageName: string;
  stage: Stage;
  routes: readonly Route[];
  authorizer: ServiceFunction;
};

/** The REST API: one integration a route, one authorizer that sees every request. */
export class Api extends Construct {
  readonly rest: RestApi;

  constructor(scope: Construct, id: string, { stageName, stage, routes, authorizer }: ApiProps) {
    super(scope, id);
    this.rest = new RestApi(this, 'Rest', {
      restApiName: `horoscope-${stageName}`,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      // The gateway itself compresses for whoever accepts it: the dashboard's scripts, and long ranges.
      minCompressionSize: Size.kibibytes(2),
      deployOptions: {
        stageName,
        throttlingRateLimit: stage.throttle.requestsPerSecond,
        throttlingBurstLimit: stage.throttle.burst,
      },
      ...(stage.corsOrigins.length > 0 && {
        defaultCorsPreflightOptions: {
          allowOrigins: [...stage.corsOrigins],
          allowMethods: Cors.ALL_METHODS,
          allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match'],
        },
      }),
    });
    // Without a cache and an identity source the authorizer sees every request, so it can take a key or a
    // session cookie, and a revoked key stops working with the next request.
    const requestAuthorizer = new RequestAuthorizer(this, 'Authorizer', {
      handler: authorizer.lambda,
      identitySources: [],
      resultsCacheTtl: Duration.seconds(0),
    });
    for (const { method, path, access, target } of routes) {
      const integration = new LambdaIntegration(target.lambda, { allowTestInvoke: false });
      this.rest.root
        .resourceForPath(path)
        .addMethod(
          method,
          integration,
          access === 'public'
            ? { authorizationType: AuthorizationType.NONE }
            : { authorizationType: AuthorizationType.CUSTOM, authorizer: requestAuthorizer },
        );
    }
    addGatewayResponses(this.rest);
  }
}
