import { Construct } from 'constructs';
import { AlarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';
import { StageDashboard } from './dashboard.ts';
import { SavedQueries } from './saved-queries.ts';
import type { WatchedStage } from './stage-metrics.ts';

type MonitoringProps = {
  watched: WatchedStage;
  /** Where alarms are mailed to; without it they only show in CloudWatch. */
  alarmMail: string | undefined;
  monthlyBudgetUsd: number;
};

/** How an environment is watched: its alarms, the dashboard, and what is searched for in its logs. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { watched, alarmMail, monthlyBudgetUsd }: MonitoringProps) {
    super(scope, id);
    const topic = alarmMail === undefined ? undefined : new AlarmTopic(this, 'Topic', alarmMail);
    const { ringing } = new Alarms(this, 'Alarms', { watched, topic });
    new StageDashboard(this, 'Dashboard', { watched, alarms: ringing, monthlyBudgetUsd });
    new SavedQueries(this, 'Queries', watched);
  }
}
