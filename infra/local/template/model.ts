import type { Deployment } from './cloud-formation.ts';

/** One statement of a role's policies, with its resources resolved to ARNs. */
export type PolicyStatement = {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  conditions: PolicyCondition[];
};

/** One test of a statement's `Condition`: an operator such as `StringEquals`, a key and the values it may have. */
export type PolicyCondition = { operator: string; key: string; values: string[] };

/** A Lambda function of the stack, ready to run from the folder of its bundle. */
export type LocalFunction = {
  logicalId: string;
  /** Physical name, as `AWS_LAMBDA_FUNCTION_NAME` has it. */
  name: string;
  /** Short name for logs. */
  title: string;
  arn: string;
  codeFolder: string;
  /** `FILE.EXPORT` below the code folder. */
  handler: string;
  memoryMb: number;
  timeoutSeconds: number;
  environment: Record<string, string>;
  /** Whether it logs JSON, which its `console` then writes. */
  structuredLog: boolean;
  roleName: string;
  statements: PolicyStatement[];
};

/** What answers a route: a function, or the gateway itself with a fixed answer. */
export type Integration =
  | { kind: 'function'; functionId: string; timeoutMs: number }
  | { kind: 'mock'; answer: FixedAnswer };

/** One method of the API: an HTTP method or `ANY`, and a path in which `{id}` and `{proxy+}` are parameters. */
export type Route = {
  method: string;
  path: string;
  integration: Integration;
  /** The function that decides who may call it. */
  authorizerId?: string;
};

/** An answer of the gateway itself; header values are mapping expressions, the body has `$context` variables. */
export type FixedAnswer = { status?: number; headers: Record<string, string>; body?: string };

/** A REST API of the stack and the stage that it is deployed to. */
export type LocalApi = {
  id: string;
  stage: string;
  /** Size from which answers are compressed for those who accept it; none are without it. */
  minimumCompressionBytes?: number;
  routes: Route[];
  /** What is answered in place of the gateway's own refusals, by gateway response type. */
  gatewayResponses: Record<string, FixedAnswer>;
};

/** A DynamoDB table of the stack, as the CreateTable call wants it. */
export type LocalTable = {
  logicalId: string;
  name: string;
  arn: string;
  /** Input of CreateTable. */
  definition: Record<string, unknown>;
  ttlAttribute?: string;
};

/** A function that a table's stream drives, with the settings of its event source mapping. */
export type StreamSubscription = {
  functionId: string;
  tableName: string;
  batchSize: number;
  /** Event patterns; a record passes if one of them matches, or if there are none. */
  filters: unknown[];
  /** Tries after the first one; -1 for as long as the record lives. */
  retries: number;
  /** Seconds after which a record is given up; -1 for never. */
  maximumRecordAgeSeconds: number;
  bisectOnError: boolean;
  reportsItemFailures: boolean;
  startAtOldest: boolean;
};

/** A secret of the stack, and how its first value is generated. */
export type LocalSecret = { name: string; arn: string; generate: Record<string, unknown> };

/** An address or domain that SES holds for verified, and the configuration set of its mails. */
export type MailIdentity = { name: string; configurationSet?: string };

/** Everything that a local environment needs to know of a synthesised stack. */
export type Stack = {
  deployment: Deployment;
  functions: LocalFunction[];
  api: LocalApi;
  tables: LocalTable[];
  subscriptions: StreamSubscription[];
  secrets: LocalSecret[];
  placeIndexes: string[];
  /** None if the sender's identity is one that the account has already. */
  mailIdentities: MailIdentity[];
};
