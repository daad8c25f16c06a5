import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { monitoringStackName } from '../chosen-stage.ts';
import { findStack, stackOutputs, timeouts } from './aws.ts';
import { type Finding, warning } from './finding.ts';

/** Checks that each subscriber of a stage's alarms has confirmed and, if someone `mustGetMail`, that there is one. */
export async function checkAlarmTopic(stageName: string, mustGetMail: boolean): Promise<Finding[]> {
  const { AlarmTopic } = stackOutputs(await findStack(monitoringStackName(stageName)));
  if (AlarmTopic === undefined) return [];
  const { Subscriptions = [] } = await new SNSClient(timeouts).send(
    new ListSubscriptionsByTopicCommand({ TopicArn: AlarmTopic }),
  );
  if (mustGetMail && Subscriptions.length === 0)
    return [
      warning(
        `No one gets this stage's alarms, because their topic has no subscriber. To subscribe ADDRESS, run aws sns subscribe --protocol email --topic-arn ${AlarmTopic} --notification-endpoint ADDRESS`,
      ),
    ];
  return Subscriptions.filter(({ SubscriptionArn }) => SubscriptionArn === 'PendingConfirmation').map(
    ({ Endpoint }) =>
      warning(
        `${Endpoint} gets no alarms until it follows the link in AWS’s mail “Subscription Confirmation”.`,
      ),
  );
}
