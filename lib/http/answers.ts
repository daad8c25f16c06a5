import type { APIGatewayProxyResult } from 'aws-lambda';

const json = (statusCode: number, body: object): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** 200 with a JSON body. */
export const ok = (body: object): APIGatewayProxyResult => json(200, body);

/** 201 with a JSON body. */
export const created = (body: object): APIGatewayProxyResult => json(201, body);
