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
  /** Names and values in the order and case in which they were sent. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Address of the socket's other end. */
  sourceIp: string;
};

/** The last value of a header, by its name in any case. */
export function headerOf({ headers }: GatewayRequest, name: string): string | undefined {
  return headers.findLast(([header]) => header.toLowerCase() === name.toLowerCase())?.[1];
}
