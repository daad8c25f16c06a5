/** A resource of a CloudFormation template, as CDK writes it. */
export type Resource = {
  Type: string;
  Properties?: Record<string, unknown>;
  Metadata?: Record<string, unknown>;
};

/** As much of a CloudFormation template as a local environment reads. */
export type Template = {
  Resources: Record<string, Resource>;
  Parameters?: Record<string, { Default?: unknown }>;
};

/** Where a stack seems to be deployed: what `AWS::Region` and its like stand for. */
export type Deployment = { stackName: string; region: string; accountId: string };

type Properties = Record<string, unknown>;

/** Reads a property as a record, or an empty one if it is absent. */
export function recordOf(value: unknown): Properties {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Properties) : {};
}

/** Reads a property as a list: a single value is a list of one, an absent one is empty. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
