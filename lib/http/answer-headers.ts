import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

const corsOrigins = (process.env['CORS_ORIGINS'] ?? '').split(',').filter(Boolean);

function corsHeaders(origin: string | undefined): Record<string, string> {
  if (corsOrigins.length === 0) return {};
  if (!origin || !corsOrigins.includes(origin)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'ETag', Vary: 'Origin' };
}

/** Gives every answer, problems included, the headers of the contract; what the endpoint set itself stays. */
export function answerHeaders(): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const addHeaders = ({ event, response }: Request<APIGatewayProxyEvent, APIGatewayProxyResult>) => {
    if (!response) return;
    response.headers = {
      'Cache-Control': 'no-store',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': event.requestContext.requestId,
      ...corsHeaders(event.headers['origin']),
      ...response.headers,
    };
  };
  return { after: addHeaders, onError: addHeaders };
}
