import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type * as v from 'valibot';
import { answerHeaders } from './answer-headers.ts';
import { problemAnswers } from './problem-answers.ts';
import { inputObject, readQuery } from './read-input.ts';
import { requestLog } from './request-log.ts';

/** What is left of a function's time when an answer is given up, so that the caller still gets a 503 of ours. */
const RESERVED_MS = 500;

/** Of an endpoint that takes no parameters: they are ignored, but none may be given twice. */
const NoQuery = inputObject({});

/**
 * Wraps an endpoint's own work in the pipeline that all endpoints share. On the way in, header names are put in lower
 * case and the query is read by its schema, unless it is to be ignored; on the way out a thrown problem becomes its
 * answer, every answer gets its headers, and one line is logged.
 */
export function endpoint<Query extends v.GenericSchema = typeof NoQuery>(
  work: (event: APIGatewayProxyEvent, query: v.InferOutput<Query>) => Promise<APIGatewayProxyResult>,
  query?: Query | 'ignored',
) {
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: RESERVED_MS })
    .use(requestLog())
    .use(answerHeaders())
    .use(problemAnswers())
    .use(httpHeaderNormalizer())
    .handler(async (event) =>
      work(event, query === 'ignored' ? undefined : readQuery(event, query ?? NoQuery)),
    );
}
