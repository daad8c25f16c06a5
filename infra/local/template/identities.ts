import type { Deployment } from './cloud-formation.ts';

/** What `Ref` and `Fn::GetAtt` give for one deployed resource. */
export type Identity = { ref: string; attributes: Record<string, string> };

type Naming = {
  logicalId: string;
  /** A string property of the resource, resolved; undefined if the template leaves the name to CloudFormation. */
  property: (name: string) => string | undefined;
  deployment: Deployment;
};
type Identify = (naming: Naming) => Identity;

/** Name that CloudFormation would make up, but the same at every start, so that stored data stays reachable. */
function physicalName({ logicalId, property, deployment }: Naming, nameProperty: string): string {
  return property(nameProperty) ?? `${deployment.stackName}-${logicalId}`;
}

function arn({ deployment }: Naming, service: string, resource: string): string {
  return `arn:aws:${service}:${deployment.region}:${deployment.accountId}:${resource}`;
}

const table: Identify = (naming) => {
  const name = physicalName(naming, 'TableName');
  const tableArn = arn(naming, 'dynamodb', `table/${name}`);
  return { ref: name, attributes: { Arn: tableArn, StreamArn: `${tableArn}/stream/local`, TableId: name } };
};

const byLogicalId: Identify = ({ logicalId }) => ({ ref: logicalId, attributes: {} });

/** How AWS names the resources that functions and roles refer to, by resource type. */
export const identities: Record<string, Identify> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::Lambda::Function': (naming) => {
    const name = physicalName(naming, 'FunctionName');
    return { ref: name, attributes: { Arn: arn(naming, 'lambda', `function:${name}`) } };
  },
  'AWS::SecretsManager::Secret': (naming) => {
    const secretArn = arn(naming, 'secretsmanager', `secret:${physicalName(naming, 'Name')}-Local0`);
    return { ref: secretArn, attributes: { Id: secretArn } };
  },
  'AWS::Location::PlaceIndex': (naming) => {
    const name = physicalName(naming, 'IndexName');
    const indexArn = arn(naming, 'geo', `place-index/${name}`);
    return { ref: name, attributes: { Arn: indexArn, IndexArn: indexArn } };
  },
  'AWS::SES::EmailIdentity': (naming) => ({ ref: naming.property('EmailIdentity') ?? '', attributes: {} }),
  'AWS::SES::ConfigurationSet': (naming) => ({ ref: physicalName(naming, 'Name'), attributes: {} }),
  'AWS::IAM::Role': (naming) => {
    const name = physicalName(naming, 'RoleName');
    const roleArn = `arn:aws:iam::${naming.deployment.accountId}:role/${name}`;
    return { ref: name, attributes: { Arn: roleArn, RoleId: naming.logicalId } };
  },
  'AWS::SQS::Queue': (naming) => {
    const name = physicalName(naming, 'QueueName');
    const { region, accountId } = naming.deployment;
    return {
      ref: `https://sqs.${region}.amazonaws.com/${accountId}/${name}`,
      attributes: { Arn: arn(naming, 'sqs', name), QueueName: name },
    };
  },
  'AWS::SNS::Topic': (naming) => {
    const name = physicalName(naming, 'TopicName');
    return {
      ref: arn(naming, 'sns', name),
      attributes: { TopicArn: arn(naming, 'sns', name), TopicName: name },
    };
  },
  'AWS::Logs::LogGroup': (naming) => {
    const name = physicalName(naming, 'LogGroupName');
    return { ref: name, attributes: { Arn: arn(naming, 'logs', `log-group:${name}:*`) } };
  },
  'AWS::KMS::Key': (naming) => ({
    ref: naming.logicalId,
    attributes: { Arn: arn(naming, 'kms', `key/${naming.logicalId}`), KeyId: naming.logicalId },
  }),
  'AWS::ApiGateway::RestApi': ({ logicalId }) => ({
    ref: logicalId,
    attributes: { RootResourceId: 'root', RestApiId: logicalId },
  }),
  'AWS::ApiGateway::Stage': (naming) => ({ ref: naming.property('StageName') ?? '', attributes: {} }),
  'AWS::ApiGateway::Resource': byLogicalId,
  'AWS::ApiGateway::Deployment': byLogicalId,
  'AWS::ApiGateway::Authorizer': byLogicalId,
};
