/** A request as it came in at the gateway. */
export type GatewayRequest = {
  /** UUID that `$context.requestId` and the function's event carry. */
  requestId: string;
  receivedAt: Date;
  method: string;
  /** Percent-encoded path without the stage's prefix. */
  path: string;
  /** Query string without its question mark, as sent. */
  query: string;
  httpVersion: string;
  /** Names and values in the order and case in which they were sent. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Address of the socket's other end. */
  sourceIp: string;
};

/** The last value of a header, by its name in any case. */
export function headerOf(request: GatewayRequest, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return request.headers.findLast(([header]) => header.toLowerCase() === wanted)?.[1];
}

/** Fields of the query string in their order, decoded as a form. */
export function queryFields(request: GatewayRequest): [string, string][] {
  return [...new URLSearchParams(request.query)];
}

/** The short id that API Gateway gives to a request beside its UUID. */
export function extendedRequestId({ requestId }: GatewayRequest): string {
  return `${Buffer.from(requestId.replaceAll('-', ''), 'hex').subarray(0, 11).toString('base64url')}=`;
}
