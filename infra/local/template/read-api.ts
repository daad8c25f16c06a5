import type * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { StartError } from '../start-error.ts';
import type { LocalFunction } from './read-functions.ts';
import type { Properties, ReadResources } from './resources.ts';

export type LocalApi = ReturnType<typeof readApi>;

/** A method (or `ANY`) and a path with parameters such as `{id}` and `{proxy+}`. */
export type Route = ReturnType<typeof readRoutes>[number];

/** A response of the gateway itself, with mapping expressions in headers and `$context` variables in the body. */
export type FixedResponse = ReturnType<typeof readFixedResponse>;

const DEFAULT_TIMEOUT_MS = 29_000;

/** Reads the stack's REST API. Throws `StartError` for features that are not supported locally. */
export function readApi(resources: ReadResources, functions: readonly LocalFunction[]) {
  const [api, ...others] = resources<apigateway.CfnRestApiProps>('AWS::ApiGateway::RestApi');
  const [stage] = resources<apigateway.CfnStageProps>('AWS::ApiGateway::Stage');
  if (!api || !stage?.properties.StageName || others.length > 0)
    throw new StartError('The stack must have exactly one AWS::ApiGateway::RestApi with a stage');
  const binary = api.properties.BinaryMediaTypes ?? [];
  if (binary.some((type) => type !== '*/*'))
    throw new StartError(
      `${api.logicalId} has binary media types other than */*, which are not supported locally`,
    );
  const responses = resources<apigateway.CfnGatewayResponseProps>('AWS::ApiGateway::GatewayResponse');
  return {
    id: api.logicalId,
    stage: stage.properties.StageName,
    minimumCompressionBytes: api.properties.MinimumCompressionSize ?? Number.POSITIVE_INFINITY,
    isBinary: binary.length > 0,
    routes: readRoutes(resources, functions, binary.length > 0),
    gatewayResponses: new Map(
      responses.map(({ properties }) => [properties.ResponseType, readFixedResponse(properties)]),
    ),
  };
}

function readRoutes(resources: ReadResources, functions: readonly LocalFunction[], isBinary: boolean) {
  const parts = resources<apigateway.CfnResourceProps>('AWS::ApiGateway::Resource');
  const below = (resourceId: string): string => {
    const part = parts.find(({ logicalId }) => logicalId === resourceId)?.properties;
    return part ? `${below(part.ParentId)}/${part.PathPart}` : '';
  };
  const authorizers = resources<apigateway.CfnAuthorizerProps>('AWS::ApiGateway::Authorizer');
  return resources<apigateway.CfnMethodProps>('AWS::ApiGateway::Method').map(({ logicalId, properties }) => {
    const { HttpMethod, ResourceId, AuthorizationType = 'NONE', AuthorizerId } = properties;
    const authorizer = authorizers.find((one) => one.logicalId === AuthorizerId)?.properties;
    if (AuthorizationType !== 'NONE' && !isUncached(authorizer))
      throw new StartError(
        `${logicalId} has an authorizer with a cache or identity source, which is not supported locally`,
      );
    const integration = properties.Integration;
    const fixed = integration?.Type === 'MOCK' ? integration.IntegrationResponses?.[0] : undefined;
    if (integration?.Type !== 'AWS_PROXY' && !fixed)
      throw new StartError(`${logicalId} has an integration type that is not supported locally`);
    if (isBinary && fixed && integration?.ContentHandling !== 'CONVERT_TO_TEXT')
      throw new StartError(`${logicalId} would fail: a mock of a binary API needs CONVERT_TO_TEXT`);
    return {
      method: HttpMethod,
      path: below(ResourceId) || '/',
      authorizer: authorizer && functionBehind(authorizer.AuthorizerUri, functions, logicalId),
      target: fixed ? readFixedResponse(fixed) : functionBehind(integration?.Uri, functions, logicalId),
      timeoutMs: integration?.TimeoutInMillis ?? DEFAULT_TIMEOUT_MS,
    };
  });
}

function isUncached(authorizer: Properties<apigateway.CfnAuthorizerProps> | undefined): boolean {
  const { Type, IdentitySource, AuthorizerResultTtlInSeconds } = authorizer ?? {};
  return Type === 'REQUEST' && !IdentitySource && AuthorizerResultTtlInSeconds === 0;
}

function functionBehind(uri = '', functions: readonly LocalFunction[], where: string): LocalFunction {
  const [, called = ''] = /\/functions\/(.*?)(?::\d+)?\/invocations/.exec(uri) ?? [];
  const fn = functions.find(({ arn }) => arn === called);
  if (!fn) throw new StartError(`${where} names no function of this stack in its URI`);
  return fn;
}

function readFixedResponse(response: Partial<Properties<apigateway.CfnGatewayResponseProps>>) {
  const { StatusCode, ResponseParameters = {}, ResponseTemplates = {} } = response;
  const [[contentType, body] = ['application/json', undefined]] = Object.entries(ResponseTemplates);
  // Keys are `gatewayresponse.header.NAME` or `method.response.header.NAME`.
  const headers = Object.entries(ResponseParameters).map(([key, value]) => [key.replace(/^.*\./, ''), value]);
  return {
    status: StatusCode === undefined ? undefined : Number(StatusCode),
    headers: { 'Content-Type': `'${contentType}'`, ...Object.fromEntries(headers) } as Record<string, string>,
    body,
  };
}
