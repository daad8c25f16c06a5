import type {
  CfnAuthorizerProps,
  CfnGatewayResponseProps,
  CfnMethodProps,
  CfnResourceProps,
  CfnRestApiProps,
  CfnStageProps,
} from 'aws-cdk-lib/aws-apigateway';
import { CannotStart } from '../cannot-start.ts';
import type { Properties } from './cloud-formation.ts';
import type { FixedAnswer, Integration, LocalApi, LocalFunction, Route } from './model.ts';
import type { ReadResources } from './resources.ts';

const DEFAULT_TIMEOUT_MS = 29_000;

/** Reads the stack's one REST API with its routes, authorizers and gateway responses. */
export function readApi(resources: ReadResources, functions: readonly LocalFunction[]): LocalApi {
  const [api, ...others] = resources<CfnRestApiProps>('AWS::ApiGateway::RestApi');
  const [stage] = resources<CfnStageProps>('AWS::ApiGateway::Stage');
  if (!api || !stage?.properties.StageName || others.length > 0)
    throw new CannotStart('The stack must have exactly one AWS::ApiGateway::RestApi, and a stage of it');
  if (api.properties.BinaryMediaTypes)
    throw new CannotStart(`${api.logicalId} has binary media types, which do not run locally`);
  const responses = resources<CfnGatewayResponseProps>('AWS::ApiGateway::GatewayResponse');
  const { MinimumCompressionSize: minimumCompressionBytes } = api.properties;
  return {
    id: api.logicalId,
    stage: stage.properties.StageName,
    ...(minimumCompressionBytes !== undefined && { minimumCompressionBytes }),
    routes: readRoutes(resources, functions),
    gatewayResponses: Object.fromEntries(
      responses.map(({ properties }) => [properties.ResponseType, readAnswer(properties)]),
    ),
  };
}

function readRoutes(resources: ReadResources, functions: readonly LocalFunction[]): Route[] {
  const authorizers = resources<CfnAuthorizerProps>('AWS::ApiGateway::Authorizer');
  const pathOf = createPathReader(resources);
  return resources<CfnMethodProps>('AWS::ApiGateway::Method').map(({ logicalId, properties }) => {
    const { HttpMethod, ResourceId, AuthorizationType = 'NONE', AuthorizerId, Integration } = properties;
    const route = {
      method: HttpMethod,
      path: pathOf(ResourceId),
      integration: readIntegration(Integration, functions, logicalId),
    };
    if (AuthorizationType === 'NONE') return route;
    const authorizer = authorizers.find((one) => one.logicalId === AuthorizerId)?.properties;
    if (
      authorizer?.Type !== 'REQUEST' ||
      authorizer.IdentitySource ||
      authorizer.AuthorizerResultTtlInSeconds !== 0
    )
      throw new CannotStart(
        `${logicalId} has an authorizer that is not asked for every request, and so does not run locally`,
      );
    return { ...route, authorizerId: functionBehind(authorizer.AuthorizerUri, functions, logicalId) };
  });
}

function readIntegration(
  integration: Properties<CfnMethodProps>['Integration'],
  functions: readonly LocalFunction[],
  where: string,
): Integration {
  const { Type, Uri, TimeoutInMillis: timeoutMs = DEFAULT_TIMEOUT_MS } = integration ?? {};
  if (Type === 'AWS_PROXY')
    return { kind: 'function', functionId: functionBehind(Uri, functions, where), timeoutMs };
  const [response, ...others] = integration?.IntegrationResponses ?? [];
  if (Type !== 'MOCK' || !response || others.length > 0)
    throw new CannotStart(`${where} has an integration of a kind that does not run locally`);
  return { kind: 'mock', answer: readAnswer(response) };
}

function createPathReader(resources: ReadResources): (resourceId: string) => string {
  const parts = resources<CfnResourceProps>('AWS::ApiGateway::Resource');
  const below = (resourceId: string): string => {
    const part = parts.find(({ logicalId }) => logicalId === resourceId)?.properties;
    return part ? `${below(part.ParentId)}/${part.PathPart}` : '';
  };
  return (resourceId) => below(resourceId) || '/';
}

/** The function whose ARN is part of an invocation URI. */
function functionBehind(uri = '', functions: readonly LocalFunction[], where: string): string {
  const fn = functions.find(({ arn }) => uri.includes(`/functions/${arn}/`));
  if (!fn) throw new CannotStart(`${where} names no function of this stack in its URI`);
  return fn.logicalId;
}

function readAnswer(response: Partial<Properties<CfnGatewayResponseProps>>): FixedAnswer {
  const { StatusCode, ResponseParameters = {}, ResponseTemplates = {} } = response;
  const [[contentType, body] = ['application/json', undefined]] = Object.entries(ResponseTemplates);
  // They stand there as `gatewayresponse.header.NAME` or `method.response.header.NAME`.
  const headers = Object.entries(ResponseParameters).map(([name, value]) => [
    name.replace(/^.*\.header\./, ''),
    value,
  ]);
  return {
    ...(StatusCode !== undefined && { status: Number(StatusCode) }),
    headers: { 'Content-Type': `'${contentType}'`, ...Object.fromEntries(headers) },
    ...(body !== undefined && { body }),
  };
}
