import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

const corsOrigin = process.env['CORS_ORIGIN'];

// One fixed origin: any other's browser refuses the answer, and no answer varies by who asks.
const corsHeaders: Record<string, string> = corsOrigin
  ? {
      'Access-Control-Allow-Origin': corsOrigin,
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id',
    }
  : {};

/** Gives every answer, problems included, the headers of the contract; what the endpoint set itself stays. */
export function answerHeaders(): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const addHeaders = ({ event, response }: Request<APIGatewayProxyEvent, APIGatewayProxyResult>) => {
    if (!response) return;
    response.headers = {
      'Cache-Control': 'no-store',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': event.requestContext.requestId,
      ...corsHeaders,
      ...response.headers,
    };
  };
  return { after: addHeaders, onError: addHeaders };
}
