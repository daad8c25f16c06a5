/** A refusal by DynamoDB; `name` is the service's own name for it, such as `ResourceInUseException`. */
export class DynamoDbRefusal extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** Calls an operation by its full target, such as `DynamoDB_20120810.ListTables`; rejects with `DynamoDbRefusal`. */
export type DynamoDb = (target: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;

// DynamoDB Local reads the key id and checks nothing else.
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

/**
 * Calls DynamoDB at a URL without the SDK: its wire format is what Lambda's stream events consist of, so records pass
 * unchanged, and starting does not wait for the SDK to load.
 */
export function connect(url: string): DynamoDb {
  return async (target, input) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.0',
        'X-Amz-Target': target,
        Authorization: AUTHORIZATION,
      },
      body: JSON.stringify(input),
    });
    const text = await response.text();
    if (!response.ok) throw refusalOf(response.status, text);
    return JSON.parse(text);
  };
}

function refusalOf(status: number, text: string): DynamoDbRefusal {
  const output = text.startsWith('{') ? JSON.parse(text) : {};
  const { __type = `Status${status}`, Message = text, message = Message } = output;
  return new DynamoDbRefusal(__type.replace(/^.*#/, ''), message);
}
