import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type Code, problems, problemType, titleOf } from '#lib/contract/problems.ts';
import { defaultHeaders, EXPOSED_HEADERS } from '#lib/http/response-headers.ts';
import type { ReadyStage } from '../chosen-stage.ts';

const responses: {
  types: ResponseType[];
  code: Code;
  detail: string;
  headers?: Record<string, string>;
}[] = [
  {
    types: [ResponseType.UNAUTHORIZED, ResponseType.ACCESS_DENIED, ResponseType.INVALID_API_KEY],
    code: 'unauthenticated',
    detail: 'Send a valid API key as Authorization: Bearer KEY, or sign in first.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  },
  {
    types: [
      ResponseType.MISSING_AUTHENTICATION_TOKEN,
      ResponseType.INVALID_SIGNATURE,
      ResponseType.EXPIRED_TOKEN,
      ResponseType.RESOURCE_NOT_FOUND,
    ],
    code: 'not_found',
    detail: 'This path does not exist. Check the path and the method.',
  },
  {
    types: [ResponseType.REQUEST_TOO_LARGE],
    code: 'body_too_large',
    detail: 'The body can have at most 16 KiB.',
  },
  {
    types: [ResponseType.UNSUPPORTED_MEDIA_TYPE],
    code: 'unsupported_media_type',
    detail: 'Send the body with the header Content-Type: application/json.',
  },
  {
    types: [ResponseType.THROTTLED, ResponseType.QUOTA_EXCEEDED],
    code: 'rate_limited',
    detail: 'There are too many requests at the moment. Try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  },
  {
    types: [
      ResponseType.AUTHORIZER_FAILURE,
      ResponseType.AUTHORIZER_CONFIGURATION_ERROR,
      ResponseType.INTEGRATION_FAILURE,
      ResponseType.INTEGRATION_TIMEOUT,
    ],
    code: 'unavailable',
    detail: 'The service is unavailable at the moment. Try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  },
  {
    types: [ResponseType.BAD_REQUEST_BODY, ResponseType.BAD_REQUEST_PARAMETERS],
    code: 'invalid_request',
    detail: 'The request is malformed.',
  },
  {
    // DEFAULT_4XX also covers response types that AWS may add, and replaces their status. 403 doesn't suggest an error in the
    // request and fits most of the gateway's refusals.
    types: [ResponseType.WAF_FILTERED, ResponseType.DEFAULT_4XX],
    code: 'request_refused',
    detail: 'The request was blocked before it reached the service.',
  },
  {
    types: [ResponseType.DEFAULT_5XX],
    code: 'internal_error',
    detail: 'An internal error occurred. If it happens again, report the requestId to the operator.',
  },
];

/** Static values of gateway response headers are in single quotes, even if they contain some. */
const quoted = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`]));

/** Gives the gateway's own error responses the body, status and headers of the service's problems. */
export function addGatewayResponses(api: RestApi, { corsOrigin, domain }: ReadyStage): void {
  const service = `https://${domain ? domain.name : '$context.domainName/$context.stage'}`;
  const cors = corsOrigin && {
    'Access-Control-Allow-Origin': corsOrigin,
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  };
  for (const { types, code, detail, headers = {} } of responses)
    for (const type of types)
      api.addGatewayResponse(type.responseType, {
        type,
        statusCode: String(problems[code].status),
        responseHeaders: {
          ...quoted(defaultHeaders),
          ...quoted({ 'Content-Type': 'application/problem+json', ...headers }),
          ...(cors && quoted(cors)),
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
          }),
        },
      });
}
