import { CannotStart } from '../cannot-start.ts';
import { listOf, recordOf, type Template } from './cloud-formation.ts';
import type { GatewayResponse, Integration, LocalApi, LocalAuthorizer } from './model.ts';
import { resourcesOf } from './read-functions.ts';
import type { Resolve } from './resolve.ts';

const DEFAULT_TIMEOUT_MS = 29_000;
const DEFAULT_CACHE_SECONDS = 300;

/** Reads the stack's one REST API with its routes, authorizers and gateway responses. */
export function readApi(template: Template, resolve: Resolve): LocalApi {
  const [api, ...others] = resourcesOf(template, 'AWS::ApiGateway::RestApi');
  if (!api || others.length > 0)
    throw new CannotStart('The stack must have exactly one AWS::ApiGateway::RestApi');
  const [id, properties] = api;
  const [stage] = resourcesOf(template, 'AWS::ApiGateway::Stage');
  const paths = readPaths(template, id);
  return {
    id,
    stage: String(resolve(stage?.[1]['StageName'], `${stage?.[0]}.StageName`)),
    binaryMediaTypes: listOf(properties['BinaryMediaTypes']).map(String),
    routes: resourcesOf(template, 'AWS::ApiGateway::Method').map(([methodId, method]) => {
      const authorizer = readAuthorizer(template, resolve, method);
      return {
        method: String(method['HttpMethod']),
        path: pathOf(paths, id, method['ResourceId']),
        integration: readIntegration(template, resolve, methodId, method),
        ...(authorizer && { authorizer }),
      };
    }),
    gatewayResponses: Object.fromEntries(
      resourcesOf(template, 'AWS::ApiGateway::GatewayResponse').map(([responseId, response]) => [
        String(response['ResponseType']),
        readGatewayResponse(recordOf(resolve(response, responseId))),
      ]),
    ),
  };
}

function readPaths(template: Template, apiId: string): Map<string, string> {
  const resources = new Map(resourcesOf(template, 'AWS::ApiGateway::Resource'));
  const paths = new Map<string, string>();
  const pathOfResource = (resourceId: string): string => {
    const resource = resources.get(resourceId);
    const parentId = recordOf(resource?.['ParentId']);
    const parent = 'Ref' in parentId ? pathOfResource(String(parentId['Ref'])) : '';
    return `${parent}/${resource?.['PathPart']}`;
  };
  for (const [resourceId, resource] of resources)
    if (recordOf(resource['RestApiId'])['Ref'] === apiId) paths.set(resourceId, pathOfResource(resourceId));
  return paths;
}

function pathOf(paths: Map<string, string>, apiId: string, reference: unknown): string {
  const resourceId = recordOf(reference)['Ref'];
  if (resourceId === undefined) return '/';
  const path = paths.get(String(resourceId));
  if (!path) throw new CannotStart(`A method of ${apiId} stands at ${String(resourceId)}, which has no path`);
  return path;
}

function readAuthorizer(
  template: Template,
  resolve: Resolve,
  method: Record<string, unknown>,
): LocalAuthorizer | undefined {
  if ((method['AuthorizationType'] ?? 'NONE') === 'NONE') return undefined;
  const authorizerId = String(recordOf(method['AuthorizerId'])['Ref']);
  const properties = template.Resources[authorizerId]?.Properties ?? {};
  if (properties['Type'] !== 'REQUEST')
    throw new CannotStart(`${authorizerId} is no REQUEST authorizer, the only kind that runs locally`);
  const sources = String(resolve(properties['IdentitySource'] ?? '', `${authorizerId}.IdentitySource`));
  return {
    functionId: functionBehind(template, properties['AuthorizerUri'], authorizerId),
    identitySources: sources.split(',').flatMap((source) => source.trim() || []),
    cacheSeconds: Number(properties['AuthorizerResultTtlInSeconds'] ?? DEFAULT_CACHE_SECONDS),
  };
}

function readIntegration(
  template: Template,
  resolve: Resolve,
  methodId: string,
  method: Record<string, unknown>,
): Integration {
  const integration = recordOf(method['Integration']);
  const type = integration['Type'];
  if (type === 'MOCK') return readMock(recordOf(resolve(integration, `${methodId}.Integration`)));
  if (type !== 'AWS_PROXY')
    throw new CannotStart(
      `${methodId} has an integration of type ${String(type)}, which does not run locally`,
    );
  return {
    kind: 'function',
    functionId: functionBehind(template, integration['Uri'], methodId),
    timeoutMs: Number(integration['TimeoutInMillis'] ?? DEFAULT_TIMEOUT_MS),
  };
}

/** The function whose ARN is part of an invocation URI, which CDK writes as a join around `Fn::GetAtt`. */
function functionBehind(template: Template, uri: unknown, where: string): string {
  const attributes = JSON.stringify(uri ?? '').matchAll(/"Fn::GetAtt":\["(\w+)","Arn"\]/g);
  for (const [, logicalId = ''] of attributes)
    if (template.Resources[logicalId]?.Type === 'AWS::Lambda::Function') return logicalId;
  throw new CannotStart(`${where} names no function of this stack in its URI`);
}

function readMock(integration: Record<string, unknown>): Integration {
  const request = String(recordOf(integration['RequestTemplates'])['application/json'] ?? '');
  const status = Number(/"?statusCode"?\s*:\s*(\d+)/.exec(request)?.[1] ?? 200);
  const responses = listOf(integration['IntegrationResponses']).map(recordOf);
  const response = responses.find((one) => Number(one['StatusCode']) === status) ?? responses[0] ?? {};
  const [template] = Object.entries(recordOf(response['ResponseTemplates']));
  const headers = Object.entries(recordOf(response['ResponseParameters'])).map(([name, value]) => [
    name.replace('method.response.header.', ''),
    String(value),
  ]);
  return {
    kind: 'mock',
    status: Number(response['StatusCode'] ?? status),
    headers: { ...(template && { 'Content-Type': `'${template[0]}'` }), ...Object.fromEntries(headers) },
    body: String(template?.[1] ?? ''),
  };
}

function readGatewayResponse(response: Record<string, unknown>): GatewayResponse {
  const headers = Object.entries(recordOf(response['ResponseParameters'])).map(([name, value]) => [
    name.replace('gatewayresponse.header.', ''),
    String(value),
  ]);
  const templates = recordOf(response['ResponseTemplates']);
  const [contentType, body] =
    Object.entries(templates).find(([type]) => type === 'application/json') ??
    Object.entries(templates)[0] ??
    [];
  return {
    ...(response['StatusCode'] !== undefined && { status: Number(response['StatusCode']) }),
    headers: Object.fromEntries(headers),
    ...(contentType !== undefined && { template: { contentType, body: String(body) } }),
  };
}
