/** A rule that the stack violates on purpose, at paths that match `at`. */
export type StackException = { rule: string | RegExp; at: RegExp; reason: string };

/** Exceptions from cdk-nag's AwsSolutions rules. */
export const nagExceptions: readonly StackException[] = [
  {
    rule: 'AwsSolutions-SMG4',
    at: /^Secret\/Resource$/,
    reason:
      'Operators rotate it with npm run rotate; automatic rotation would revoke all keys, which derive from its versions.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:<AWS::Partition>:sns:<AWS::Region>:<AWS::AccountId>:Horoscope-\w+-\*\]$/,
    at: /^(Deploy|Diff)\/Resource$/,
    reason:
      'The preflight reads whether subscribers of the stage’s alarms have confirmed; CloudFormation names the topic.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    at: /^(send-code|deliver|send-events)\/Role\//,
    reason: 'The SES sandbox requires the permission for each recipient; a condition limits the sender.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::<\w+Function\w+\.Arn>:\*\]$/,
    at: /^Api\/FunctionCaller\/Resource$/,
    reason:
      'The gateway calls every version of a function, so that a release can be undone, and nothing else.',
  },
  {
    rule: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
    at: /^Api\/Rest\/CloudWatchRole\//,
    reason: 'The gateway’s logging role for the whole region uses AWS’s own policy.',
  },
  {
    rule: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
    at: /^Backup\/Plan\/Table\/Role\//,
    reason:
      'AWS maintains the policy of its backup service, which assumes the role only for the selected table.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:<AWS::Partition>:cloudformation:<AWS::Region>:<AWS::AccountId>:stack\/[\w-]+\/\*\]$/,
    at: /^(Deploy|Diff)\/Resource$/,
    reason:
      'The pipeline’s roles read the stacks of one stage, whose ARNs end with an id that isn’t known before.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    at: /^(Deploy|Diff)\/Resource$/,
    reason:
      'The preflight reads whether the sender is verified. The role doesn’t depend on the stage’s sender.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:acm:<AWS::Region>:<AWS::AccountId>:certificate/*]',
    at: /^(Deploy|Diff)\/Resource$/,
    reason:
      'The preflight reads whether the domain’s certificate is issued. The role doesn’t depend on the stage’s domain.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /^(Deploy|Diff)\/Resource$/,
    reason: 'The preflight lists tables and reads the account’s limits, which IAM can’t limit to resources.',
  },
  ...['deployments', 'deployments/*', 'stages/prod'].map((resource) => ({
    rule: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:apigateway:<AWS::Region>::/restapis/*/${resource}]`,
    at: /^Deploy\/Resource$/,
    reason: 'The role exists before the API, whose id isn’t known then.',
  })),
  {
    rule: 'AwsSolutions-APIG2',
    at: /^Api\/Rest\/Resource$/,
    reason: 'Each function validates its input by a schema and reports all problems together.',
  },
  {
    rule: 'AwsSolutions-APIG3',
    at: /^Api\/Rest\/DeploymentStage/,
    reason:
      'Stages that serve no one else have no firewall (webFilter): SECURITY.md describes the risk without it, and npm run abuse its cost.',
  },
  {
    rule: 'AwsSolutions-APIG6',
    at: /^Api\/Rest\/DeploymentStage/,
    reason: 'The access log covers every request; execution logs would contain headers with keys.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    at: /^Api\/Rest\/Default\//,
    reason: 'functions/endpoints.ts lists the public routes; tests in test/infra/service enforce it.',
  },
  {
    rule: 'AwsSolutions-COG4',
    at: /^Api\/Rest\/Default\//,
    reason: 'The service authenticates users by mailed codes and its own authorizer.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    at: /^(MailEvents\/)?DeadLetters\//,
    reason: 'It is itself a dead-letter queue, of the stream or of the function that stores bounces.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /^[\w-]+\/Role\/Resource$/,
    reason: 'Tracing: X-Ray doesn’t support resource-level permissions.',
  },
];

/** Exceptions from cfn-lint. */
export const lintExceptions: readonly StackException[] = [
  {
    rule: 'W3005',
    at: /^Resources\/\w+\/DependsOn\//,
    reason: 'The CDK writes redundant dependencies on roles, which are harmless.',
  },
];
