export type GatewayRequest = {
  requestId: string;
  receivedAt: Date;
  method: string;
  /** Percent-encoded, without the stage's prefix. */
  path: string;
  query: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  sourceIp: string;
};

/** The last value of a header (case-insensitive). */
export function headerOf({ headers }: GatewayRequest, name: string): string | undefined {
  return headers.findLast(([header]) => header.toLowerCase() === name.toLowerCase())?.[1];
}
