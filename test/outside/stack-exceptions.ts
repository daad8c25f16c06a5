/** A rule that the stack does not keep at some places, by the paths of its constructs, and why. */
export type StackException = { rule: string; at: RegExp; reason: string };

/** What cdk-nag's AwsSolutions say of the stack that stays as it is. */
export const nagExceptions: readonly StackException[] = [
  {
    rule: 'AwsSolutions-SMG4',
    at: /^Secret\/Resource$/,
    reason:
      'Operators rotate it by npm run rotate: keys are derived from its versions, and would go with them.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    at: /^send-code\/Role\//,
    reason: 'In its sandbox SES asks for the right on each recipient; a condition names the one sender.',
  },
  {
    rule: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
    at: /^Api\/Rest\/CloudWatchRole\//,
    reason:
      'It is the gateway’s role for the logs of the whole region, with the policy that AWS names for it.',
  },
  {
    rule: 'AwsSolutions-APIG2',
    at: /^Api\/Rest\/Resource$/,
    reason: 'Each function reads its input by a schema, and names every problem at once.',
  },
  {
    rule: 'AwsSolutions-APIG3',
    at: /^Api\/Rest\/DeploymentStage/,
    reason:
      'It has a firewall if the stage has webFilter: SECURITY.md says what none leaves open, and npm run abuse what it can cost.',
  },
  {
    rule: 'AwsSolutions-APIG6',
    at: /^Api\/Rest\/DeploymentStage/,
    reason: 'The access log has every request; these logs would have its headers, and so keys.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    at: /^Api\/Rest\/Default\//,
    reason:
      'Which routes anyone may call stands in functions/endpoints.ts; test/infra/service holds the rest to it.',
  },
  {
    rule: 'AwsSolutions-COG4',
    at: /^Api\/Rest\/Default\//,
    reason: 'The service knows its users itself, by codes that it mails, and has an authorizer of its own.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    at: /^Deletions\/DeadLetters\//,
    reason: 'It is the dead-letter queue itself, of a stream: the rule looks for those of queues.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /^[\w-]+\/Role\/DefaultPolicy\/Resource$/,
    reason: 'Of a stage with tracing: X-Ray has no resources to name.',
  },
];

/** What cfn-lint says of the template that stays as it is. */
export const lintExceptions: readonly StackException[] = [
  {
    rule: 'W3005',
    at: /^Resources\/\w+\/DependsOn\//,
    reason: 'The CDK writes a dependency on a role also where a property says it; it changes nothing.',
  },
];
