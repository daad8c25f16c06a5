/** An answer on its way to the client. */
export type GatewayAnswer = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
};

/** An answer of the environment itself in JSON, of its own media type if another is given. */
export function jsonAnswer(
  status: number,
  content: unknown,
  contentType = 'application/json',
): GatewayAnswer {
  return {
    status,
    headers: [
      ['Content-Type', contentType],
      ['Cache-Control', 'no-store'],
    ],
    body: Buffer.from(`${JSON.stringify(content)}\n`),
  };
}
