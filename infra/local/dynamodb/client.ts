import { Agent, request } from 'node:http';
import { IDLE_TIMEOUT_MS } from './database.ts';

/** A refusal by DynamoDB; `name` is the service's own name for it, such as `ResourceInUseException`. */
export class DynamoDbRefusal extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** Calls an operation by its full target, such as `DynamoDB_20120810.ListTables`; rejects with `DynamoDbRefusal`. */
export type DynamoDb = (target: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;

/**
 * Connects to DynamoDB Local without the SDK: its wire format is what Lambda's stream events consist of, so records
 * pass unchanged, and starting does not wait for the SDK to load.
 */
export function connect(port: number): { call: DynamoDb; close: () => void } {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT_MS });
  const call: DynamoDb = (target, input) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(input);
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: 'POST',
          headers: {
            'Content-Type': 'application/x-amz-json-1.0',
            'Content-Length': Buffer.byteLength(body),
            'X-Amz-Target': target,
            // DynamoDB Local reads the key id and checks nothing else.
            Authorization:
              'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('error', reject);
          response.on('end', () => {
            const output = parse(text);
            if (response.statusCode === 200) resolve(output);
            else reject(refusalOf(output, response.statusCode));
          });
        },
      );
      outgoing.on('error', reject).end(body);
    });
  return { call, close: () => agent.destroy() };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

function refusalOf(output: Record<string, unknown>, status: number | undefined): DynamoDbRefusal {
  const name = String(output['__type'] ?? `Status${status}`).replace(/^.*#/, '');
  return new DynamoDbRefusal(name, String(output['message'] ?? output['Message'] ?? ''));
}
