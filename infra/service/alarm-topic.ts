import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/**
 * Where alarms go, and from there by mail to whoever has confirmed the address: this account's alarms alone, by TLS. It
 * has no key of its own: what is published is an alarm's name and a count, and CloudWatch cannot use SNS's own key.
 */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, alarmMail: string) {
    super(scope, id, { enforceSSL: true });
    this.addSubscription(new EmailSubscription(alarmMail));
    // A topic with a policy of its own has none of the rights that it would have without.
    this.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}
