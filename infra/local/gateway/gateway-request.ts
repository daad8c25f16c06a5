export type GatewayRequest = {
  requestId: string;
  receivedAt: Date;
  method: string;
  /** The percent-encoded path. */
  path: string;
  query: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  sourceIp: string;
};

/** Returns the last value of a header. The name is case-insensitive. */
export function headerOf({ headers }: GatewayRequest, name: string): string | undefined {
  return headers.findLast(([header]) => header.toLowerCase() === name.toLowerCase())?.[1];
}
