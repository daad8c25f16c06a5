import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type Code, problems, problemType, titleOf } from '#lib/contract/problems.ts';
import { answerHeaders, EXPOSED_HEADERS } from '#lib/http/answer-headers.ts';
import type { ReadyStage } from '../chosen-stage.ts';

/** The gateway's own refusals, in the form of the service's problems (RFC 9457). */
const refusals: {
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
    detail: 'There is no such operation here; check the path.',
  },
  {
    types: [ResponseType.REQUEST_TOO_LARGE],
    code: 'body_too_large',
    detail: 'The body may have at most 16 KiB.',
  },
  {
    types: [ResponseType.UNSUPPORTED_MEDIA_TYPE],
    code: 'unsupported_media_type',
    detail: 'Send the body with the header Content-Type: application/json.',
  },
  {
    types: [ResponseType.THROTTLED, ResponseType.QUOTA_EXCEEDED],
    code: 'rate_limited',
    detail: 'There are too many requests at the moment; try again in a few seconds.',
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
    detail: 'The service cannot answer at the moment; try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  },
  {
    types: [ResponseType.BAD_REQUEST_BODY, ResponseType.BAD_REQUEST_PARAMETERS],
    code: 'invalid_request',
    detail: 'The request is malformed.',
  },
  {
    // What AWS has no name for yet gets the status that stands here, whatever its own is: better one by which nobody looks
    // for a mistake in the request, and which fits what most of the gateway's refusals are.
    types: [ResponseType.WAF_FILTERED, ResponseType.DEFAULT_4XX],
    code: 'request_refused',
    detail: 'The request was refused before it came to the service.',
  },
  {
    types: [ResponseType.DEFAULT_5XX],
    code: 'internal_error',
    detail: 'Something went wrong on our side. Report the requestId if it happens again.',
  },
];

/** A header's value as a gateway response has it: text stands in single quotes, also where it has some of its own. */
const quoted = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`]));

/** The headers by which a page of the origin may read an answer; a gateway response can name one origin only. */
const corsHeaders = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': EXPOSED_HEADERS,
});

/** The address of the service at API Gateway's own domain, as the gateway's answers know it. */
const API_GATEWAYS_OWN = 'https://$context.domainName/$context.stage';

/** Gives every refusal of the gateway itself the body, status and headers of the service's own problems. */
export function addGatewayResponses(api: RestApi, { corsOrigin, domain }: ReadyStage): void {
  const service = domain ? `https://${domain.name}` : API_GATEWAYS_OWN;
  for (const { types, code, detail, headers = {} } of refusals)
    for (const type of types)
      api.addGatewayResponse(type.responseType, {
        type,
        statusCode: String(problems[code].status),
        responseHeaders: {
          ...quoted(answerHeaders),
          ...quoted({ 'Content-Type': 'application/problem+json', ...headers }),
          ...(corsOrigin && quoted(corsHeaders(corsOrigin))),
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
