import type { IResolvable } from 'aws-cdk-lib';

/** As much of a CloudFormation template as a local environment reads. */
export type Template = {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
};

/** Where a stack seems to be deployed: what `AWS::Region` and its like stand for. */
export type Deployment = { stackName: string; region: string; accountId: string };

/** Reads a value as a record, or an empty one if it is none. */
export function recordOf(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Reads a value as a list: a single value is a list of one, an absent one is empty. */
export function listOf<T>(value: T | readonly T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}

/**
 * The properties of a resource as they stand in a template whose intrinsics are resolved, from the type by which the
 * CDK writes them: with capital letters, and names where the CDK also takes objects.
 */
export type Properties<T> = string extends T
  ? string
  : string extends keyof T
    ? Record<string, Properties<T[keyof T]>>
    : T extends readonly (infer Element)[]
      ? Properties<Element>[]
      : T extends IResolvable | undefined
        ? never
        : T extends object
          ? { [Key in keyof T as Capitalize<Key & string>]: Properties<T[Key]> }
          : T;
