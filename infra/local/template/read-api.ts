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
import type { LocalFunction } from './read-functions.ts';
import type { ReadResources } from './resources.ts';

/** The REST API of the stack and the stage that it is deployed to. */
export type LocalApi = ReturnType<typeof readApi>;

/** One method of the API: an HTTP method or `ANY`, and a path in which `{id}` and `{proxy+}` are parameters. */
export type Route = ReturnType<typeof readRoutes>[number];

/** An answer of the gateway itself; header values are mapping expressions, the body has `$context` variables. */
export type FixedAnswer = ReturnType<typeof readAnswer>;

const DEFAULT_TIMEOUT_MS = 29_000;

/** Reads the stack's one REST API; throws `CannotStart` for what it has that does not run locally. */
export function readApi(resources: ReadResources, functions: readonly LocalFunction[]) {
  const [api, ...others] = resources<CfnRestApiProps>('AWS::ApiGateway::RestApi');
  const [stage] = resources<CfnStageProps>('AWS::ApiGateway::Stage');
  if (!api || !stage?.properties.StageName || others.length > 0)
    throw new CannotStart('The stack must have exactly one AWS::ApiGateway::RestApi, and a stage of it');
  if (api.properties.BinaryMediaTypes)
    throw new CannotStart(`${api.logicalId} has binary media types, which do not run locally`);
  const responses = resources<CfnGatewayResponseProps>('AWS::ApiGateway::GatewayResponse');
  return {
    id: api.logicalId,
    stage: stage.properties.StageName,
    /** Size from which answers are compressed for those who accept it. */
    minimumCompressionBytes: api.properties.MinimumCompressionSize ?? Number.POSITIVE_INFINITY,
    routes: readRoutes(resources, functions),
    /** What is answered in place of the gateway's own refusals, by gateway response type. */
    gatewayResponses: new Map(
      responses.map(({ properties }) => [properties.ResponseType, readAnswer(properties)]),
    ),
  };
}

function readRoutes(resources: ReadResources, functions: readonly LocalFunction[]) {
  const parts = resources<CfnResourceProps>('AWS::ApiGateway::Resource');
  const below = (resourceId: string): string => {
    const part = parts.find(({ logicalId }) => logicalId === resourceId)?.properties;
    return part ? `${below(part.ParentId)}/${part.PathPart}` : '';
  };
  const authorizers = resources<CfnAuthorizerProps>('AWS::ApiGateway::Authorizer');
  return resources<CfnMethodProps>('AWS::ApiGateway::Method').map(({ logicalId, properties }) => {
    const { HttpMethod, ResourceId, AuthorizationType = 'NONE', AuthorizerId } = properties;
    const authorizer = authorizers.find((one) => one.logicalId === AuthorizerId)?.properties;
    if (AuthorizationType !== 'NONE' && !isAlwaysAsked(authorizer))
      throw new CannotStart(
        `${logicalId} has an authorizer that is not asked for every request, and so does not run locally`,
      );
    const integration = properties.Integration;
    const fixed = integration?.Type === 'MOCK' ? integration.IntegrationResponses?.[0] : undefined;
    if (integration?.Type !== 'AWS_PROXY' && !fixed)
      throw new CannotStart(`${logicalId} has an integration of a kind that does not run locally`);
    return {
      method: HttpMethod,
      path: below(ResourceId) || '/',
      /** The function that decides who may call it, if anybody does. */
      authorizer: authorizer && functionBehind(authorizer.AuthorizerUri, functions, logicalId),
      /** What answers: a function, or the gateway itself. */
      target: fixed ? readAnswer(fixed) : functionBehind(integration?.Uri, functions, logicalId),
      timeoutMs: integration?.TimeoutInMillis ?? DEFAULT_TIMEOUT_MS,
    };
  });
}

function isAlwaysAsked(authorizer: Properties<CfnAuthorizerProps> | undefined): boolean {
  const { Type, IdentitySource, AuthorizerResultTtlInSeconds } = authorizer ?? {};
  return Type === 'REQUEST' && !IdentitySource && AuthorizerResultTtlInSeconds === 0;
}

/** The function whose ARN is part of an invocation URI. */
function functionBehind(uri = '', functions: readonly LocalFunction[], where: string): LocalFunction {
  const fn = functions.find(({ arn }) => uri.includes(`/functions/${arn}/`));
  if (!fn) throw new CannotStart(`${where} names no function of this stack in its URI`);
  return fn;
}

function readAnswer(response: Partial<Properties<CfnGatewayResponseProps>>) {
  const { StatusCode, ResponseParameters = {}, ResponseTemplates = {} } = response;
  const [[contentType, body] = ['application/json', undefined]] = Object.entries(ResponseTemplates);
  // They stand there as `gatewayresponse.header.NAME` or `method.response.header.NAME`.
  const headers = Object.entries(ResponseParameters).map(([name, value]) => [
    name.replace(/^.*\.header\./, ''),
    value,
  ]);
  return {
    status: StatusCode === undefined ? undefined : Number(StatusCode),
    headers: { 'Content-Type': `'${contentType}'`, ...Object.fromEntries(headers) } as Record<string, string>,
    body,
  };
}
