import { type App, CfnOutput, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { dataStackName, type ReadyStage } from '../chosen-stage.ts';
import { Backup } from './backup.ts';
import { Delivery } from './delivery.ts';
import { Mail } from './mail.ts';
import { newDeadLetters } from './queues.ts';
import { ServiceSecret } from './service-secret.ts';
import { ServiceTable } from './service-table.ts';
import { WebhookQueue } from './webhooks.ts';

/** The settings of a stage's stacks. */
export type StageProps = { stageName: string; stage: ReadyStage };

export function tagStage(stack: Stack, stageName: string): void {
  Tags.of(stack).add('service', 'horoscope');
  Tags.of(stack).add('stage', stageName);
}

/** What a stage keeps: its table, secret, mail identity and pending work. The service can be deleted and made again beside it. */
export class DataStack extends Stack {
  readonly table: ServiceTable;
  readonly secret: ServiceSecret;
  readonly mail: Mail;
  readonly delivery: Delivery;
  readonly webhooks: WebhookQueue;
  /** Stream records whose deletions failed for an hour. */
  readonly deadLetters: Queue;

  constructor(app: App, { stageName, stage }: StageProps) {
    super(app, dataStackName(stageName), {
      description: `Horoscope forecast service, data of ${stageName}`,
      terminationProtection: stage.isForOthers,
    });
    tagStage(this, stageName);
    const removalPolicy = stage.isForOthers ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.table = new ServiceTable(this, 'Table', removalPolicy);
    if (stage.backup) new Backup(this, 'Backup', { table: this.table, ...stage.backup });
    this.secret = new ServiceSecret(this, 'Secret', removalPolicy);
    this.mail = new Mail(this, 'Mail', { ...stage.mail, stageName });
    this.delivery = new Delivery(this, 'Delivery', stage.delivery);
    this.webhooks = new WebhookQueue(this, 'Webhooks');
    this.deadLetters = newDeadLetters(this);
    new CfnOutput(this, 'TableName', {
      value: this.table.tableName,
      description: 'Name of the DynamoDB table',
    });
    new CfnOutput(this, 'SecretId', {
      value: this.secret.secretArn,
      description: 'Secret that codes and keys are derived from',
    });
  }
}
