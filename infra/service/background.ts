import { type App, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { backgroundFunctions } from '../../functions/endpoints.ts';
import { backgroundStackName } from '../chosen-stage.ts';
import { CheckSchedule } from './check.ts';
import { type DataStack, type StageProps, tagStage } from './data-stack.ts';
import { followDeletions, Sweeps } from './deletions.ts';
import { DeliveryTicks } from './delivery.ts';
import { MailEvents } from './mail.ts';
import { functionsOf, type ServiceFunction } from './service-function.ts';
import { ServiceLog } from './service-log.ts';
import type { ServiceStack } from './stack.ts';

type BackgroundProps = {
  /** Folder of the functions' bundles. */
  bundles: string;
  data: DataStack;
  service: ServiceStack;
};

/** A stage's functions that no request calls: the table's stream, schedules, queues and SES events do. */
export class BackgroundStack extends Stack {
  readonly functions: ReadonlyMap<string, ServiceFunction>;
  readonly finishDeletions: ServiceFunction;
  readonly sweep: ServiceFunction;
  readonly check: ServiceFunction;
  readonly deliveryTick: ServiceFunction;
  readonly mailEvents: MailEvents;

  constructor(app: App, { stageName, stage, bundles, data, service }: StageProps & BackgroundProps) {
    super(app, backgroundStackName(stageName), {
      description: `Horoscope forecast service, background functions of ${stageName}`,
    });
    tagStage(this, stageName);
    CrossStackReferences.of(this).consume(ReferenceStrength.STRONG);
    const { table, secret, mail, delivery, webhooks, deadLetters } = data;
    const { url } = service.api;
    const shared = { bundles, stageName, stage, url, table, secret, mail, delivery, webhooks };
    const { functions, create } = functionsOf(this, shared);
    this.functions = functions;
    this.finishDeletions = create(backgroundFunctions.finishDeletions);
    followDeletions(table, this.finishDeletions, deadLetters);
    this.mailEvents = new MailEvents(
      this,
      [mail, delivery].map(({ configurationSet }) => configurationSet),
      create(backgroundFunctions.mailEvents).lambda,
    );
    const deliveryLog = new ServiceLog(this, 'DeliveryLog');
    this.deliveryTick = create(backgroundFunctions.deliveryTick, deliveryLog);
    new DeliveryTicks(this, 'DeliveryTicks', this.deliveryTick.lambda);
    delivery.sendWith(create(backgroundFunctions.deliver, deliveryLog).lambda);
    webhooks.follow(table, create(backgroundFunctions.announce, deliveryLog).lambda);
    webhooks.workWith(create(backgroundFunctions.sendEvents, deliveryLog).lambda);
    this.sweep = create(backgroundFunctions.sweep);
    new Sweeps(this, 'Sweeps', this.sweep);
    this.check = create(backgroundFunctions.check);
    if (stage.check) new CheckSchedule(this, 'Check', this.check);
  }
}
