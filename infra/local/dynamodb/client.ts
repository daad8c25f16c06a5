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

/** Sends the JSON of an operation's input to DynamoDB at a URL, and resolves with its answer whatever that is. */
export function postToDynamoDb(url: string, target: string, body: string | Buffer): Promise<Response> {
  const headers = { 'Content-Type': 'application/x-amz-json-1.0', Authorization: AUTHORIZATION };
  return fetch(url, { method: 'POST', headers: { ...headers, 'X-Amz-Target': target }, body });
}

/**
 * Calls DynamoDB at a URL without the SDK: its wire format is what Lambda's stream events consist of, so records pass
 * unchanged, and starting does not wait for the SDK to load.
 */
export function connect(url: string): DynamoDb {
  return async (target, input) => {
    const response = await postToDynamoDb(url, target, JSON.stringify(input));
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const output = text.startsWith('{') ? JSON.parse(text) : {};
    const { __type = `Status${response.status}`, Message = text, message = Message } = output;
    throw new DynamoDbRefusal(__type.replace(/^.*#/, ''), message);
  };
}
