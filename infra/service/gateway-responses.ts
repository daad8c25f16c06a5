import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type Code, problems, problemType, titleOf } from '#lib/contract/problems.ts';
import { defaultHeaders, EXPOSED_HEADERS } from '#lib/http/response-headers.ts';
import type { ReadyStage } from '../chosen-stage.ts';

type Headers = Readonly<Record<string, string>>;
type TypeName = Exclude<keyof typeof ResponseType, 'of' | 'prototype'>;
type ProblemResponse = {
  types: readonly TypeName[];
  code: Code;
  detail: string;
  headers?: Headers;
  /** Headers with values that the gateway inserts. */
  mapped?: Headers;
  /** Further members of the body, with values that the gateway inserts. */
  members?: Readonly<Record<string, string>>;
};

const responses: readonly ProblemResponse[] = [
  {
    types: ['UNAUTHORIZED', 'INVALID_API_KEY'],
    code: 'unauthenticated',
    detail: 'Send a valid API key as Authorization: Bearer KEY, or sign in first.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  },
  {
    // The authorizer denies only callers far over a request quota.
    types: ['ACCESS_DENIED'],
    code: 'rate_limited',
    detail:
      'A request quota of this account is used up, and requests went on. Send no more until Retry-After has passed.',
    mapped: { 'Retry-After': 'context.authorizer.retryAfter' },
    members: { quota: '$context.authorizer.quota' },
  },
  {
    types: ['MISSING_AUTHENTICATION_TOKEN', 'INVALID_SIGNATURE', 'EXPIRED_TOKEN', 'RESOURCE_NOT_FOUND'],
    code: 'not_found',
    detail: 'This path does not exist. Check the path and the method.',
  },
  {
    types: ['REQUEST_TOO_LARGE'],
    code: 'body_too_large',
    detail: 'The body can have at most 16 KiB.',
  },
  {
    types: ['UNSUPPORTED_MEDIA_TYPE'],
    code: 'unsupported_media_type',
    detail: 'Send the body with the header Content-Type: application/json.',
  },
  {
    types: ['THROTTLED', 'QUOTA_EXCEEDED'],
    code: 'rate_limited',
    detail: 'There are too many requests right now. Try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  },
  {
    types: [
      'AUTHORIZER_FAILURE',
      'AUTHORIZER_CONFIGURATION_ERROR',
      'INTEGRATION_FAILURE',
      'INTEGRATION_TIMEOUT',
    ],
    code: 'unavailable',
    detail: 'The service is currently unavailable. Try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  },
  {
    types: ['BAD_REQUEST_BODY', 'BAD_REQUEST_PARAMETERS'],
    code: 'invalid_request',
    detail: 'The request is malformed.',
  },
  {
    // DEFAULT_4XX also covers response types that AWS may add, and overrides their status. 403 fits most of the gateway's
    // refusals without implying that the request is malformed.
    types: ['WAF_FILTERED', 'DEFAULT_4XX'],
    code: 'request_refused',
    detail: 'The request was blocked before it reached the service.',
  },
  {
    types: ['DEFAULT_5XX'],
    code: 'internal_error',
    detail: 'An internal error occurred. If it happens again, report the requestId to the operator.',
  },
];

/** Puts header values in single quotes, as API Gateway requires, even if they contain single quotes. */
const quoted = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`]));

/** Gives API Gateway's own error responses the same body, status and headers as the service's problems. */
export function addGatewayResponses(api: RestApi, { domain }: ReadyStage): void {
  const service = `https://${domain ? domain.name : '$context.domainName/$context.stage'}`;
  // Headers of gateway responses can't depend on the origin. These responses contain nothing about the caller.
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED_HEADERS };
  for (const { types, code, detail, headers = {}, mapped, members } of responses)
    for (const name of types)
      api.addGatewayResponse(name, {
        type: ResponseType[name],
        statusCode: String(problems[code].status),
        responseHeaders: {
          ...quoted(defaultHeaders),
          ...quoted({ 'Content-Type': 'application/problem+json', ...headers }),
          ...quoted(cors),
          ...mapped,
          // https://docs.aws.amazon.com/apigateway/latest/developerguide/rest-api-parameter-mapping-sources.html
          'X-Request-Id': 'context.requestId',
        },
        templates: {
          'application/json': JSON.stringify({
            type: problemType(service, code),
            title: titleOf(code),
            status: problems[code].status,
            detail,
            code,
            requestId: '$context.requestId',
            ...members,
          }),
        },
      });
}
