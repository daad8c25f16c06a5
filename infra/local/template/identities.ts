import type { Deployment } from './cloud-formation.ts';

/** What a deployed resource is called: what `Ref` gives, its name, and its ARN if anything refers to it by one. */
export type Identity = { ref: string; name: string; arn: string };

/** The property that a resource's name stands in, the form of its ARN, and whether `Ref` gives that. */
type Naming = { property?: string; arn?: string; refIsArn?: true };

/** It ends in a dash and six characters of Secrets Manager's own. */
const SECRET_ARN = 'secretsmanager:REGION:ACCOUNT:secret:NAME-Local0';

/** The resources that functions, roles and the API refer to, by type; one without a naming property is its logical id. */
const namings: Record<string, Naming> = {
  'AWS::ApiGateway::Authorizer': {},
  'AWS::ApiGateway::Resource': {},
  'AWS::ApiGateway::RestApi': {},
  'AWS::ApiGateway::Deployment': {},
  'AWS::DynamoDB::GlobalTable': { property: 'TableName', arn: 'dynamodb:REGION:ACCOUNT:table/NAME' },
  'AWS::IAM::Role': { property: 'RoleName', arn: 'iam::ACCOUNT:role/NAME' },
  'AWS::Lambda::Function': { property: 'FunctionName', arn: 'lambda:REGION:ACCOUNT:function:NAME' },
  'AWS::Location::PlaceIndex': { property: 'IndexName', arn: 'geo:REGION:ACCOUNT:place-index/NAME' },
  'AWS::Logs::LogGroup': { property: 'LogGroupName', arn: 'logs:REGION:ACCOUNT:log-group:NAME:*' },
  'AWS::SES::ConfigurationSet': { property: 'Name' },
  'AWS::SES::EmailIdentity': { property: 'EmailIdentity' },
  'AWS::SQS::Queue': { property: 'QueueName', arn: 'sqs:REGION:ACCOUNT:NAME' },
  'AWS::SecretsManager::Secret': { property: 'Name', arn: SECRET_ARN, refIsArn: true },
};

/**
 * The identity of a resource; undefined if its type is not known. A name that the template leaves to CloudFormation is
 * the same at every start, so that stored data stays reachable.
 */
export function identify(
  type: string,
  logicalId: string,
  nameFrom: (property: string) => unknown,
  { stackName, region, accountId }: Deployment,
): Identity | undefined {
  const naming = namings[type];
  if (!naming) return undefined;
  const { property, arn: form = '', refIsArn } = naming;
  const name = property === undefined ? logicalId : String(nameFrom(property) ?? `${stackName}-${logicalId}`);
  const parts: Record<string, string> = { REGION: region, ACCOUNT: accountId, NAME: name };
  const arn = form && `arn:aws:${form.replace(/[A-Z]{4,}/g, (part) => parts[part] ?? part)}`;
  return { ref: refIsArn ? arn : name, name, arn };
}
