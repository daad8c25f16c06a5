import { Duration } from 'aws-cdk-lib';
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { type AlarmDefinition, math } from './alarm-definition.ts';
import { FIVE_MINUTES, type MonitoredStage, stageMetrics } from './stage-metrics.ts';

/** Covers two hourly sweeps of up to 15 minutes each, so the alarm doesn't flap while every sweep fails. */
const TWO_SWEEPS = Duration.minutes(125);

export function deletionAlarms(monitored: MonitoredStage): AlarmDefinition[] {
  const metrics = stageMetrics(monitored);
  const period = TWO_SWEEPS;
  return [
    {
      name: 'UnfinishedDeletions',
      // FailedSweeps fires instead if the sweep fails, too. Counts sent messages rather than visible ones, so new failures are
      // reported while old messages remain in the queue.
      metric: math(
        'IF(FILL(failed, 0) > 0, 0, givenUp)',
        { failed: metrics.failedSweeps({ period }), givenUp: metrics.givenUp({ period }) },
        period,
      ),
      threshold: 1,
      description:
        'The stream dropped a deletion after an hour of retries. The sweep will finish it. The log of finish-deletions has the error.',
    },
    {
      name: 'FailedSweeps',
      metric: metrics.failedSweeps(),
      threshold: 1,
      inPeriods: [1, TWO_SWEEPS.toSeconds() / FIVE_MINUTES.toSeconds()],
      description: 'A sweep failed, so deleted data may remain. The next sweep tries again.',
    },
  ];
}

export function mailAlarms(monitored: MonitoredStage): AlarmDefinition[] {
  const { counted, reputation } = stageMetrics(monitored);
  const percentage = (
    period: Duration,
    minimum: number,
    name: 'MailsFailed' | 'MailsBounced' | 'MailsComplained',
  ) =>
    // The total includes `bad`, because a bounce may belong to a mail sent in the previous period.
    math(
      `IF(bad >= ${minimum}, 100 * bad / (bad + FILL(sent, 0)), 0)`,
      { bad: counted(name, { period }), sent: counted('MailsSent', { period }) },
      period,
    );
  return [
    {
      name: 'MailsFailed',
      metric: percentage(Duration.minutes(15), 3, 'MailsFailed'),
      threshold: 10,
      description:
        'At least three mails, and at least 10% of all, failed in 15 minutes. Users may not receive their sign-in codes.',
      notifiesOk: true,
      isRequestFailureCause: true,
    },
    {
      name: 'MailsBounced',
      metric: percentage(Duration.hours(6), 10, 'MailsBounced'),
      threshold: 5,
      description:
        'At least ten of this stage’s mails, and at least 5% of all, bounced in six hours. SES reviews accounts at 5%.',
    },
    {
      name: 'MailsComplained',
      metric: percentage(Duration.days(1), 3, 'MailsComplained'),
      threshold: 0.1,
      description:
        'At least three of this stage’s mails, and at least 0.1% of all, were reported as spam in a day. SES reviews accounts at 0.1%.',
    },
    ...(
      [
        ['AccountBounces', 'Reputation.BounceRate', 0.05],
        ['AccountComplaints', 'Reputation.ComplaintRate', 0.001],
      ] as const
    ).map(([name, rate, threshold]) => ({
      name,
      metric: reputation(rate),
      threshold,
      description: `The account’s ${rate} reached ${threshold * 100}%. SES may stop sending its mails, so no one could sign in.`,
      // SES reports reputation metrics irregularly.
      missing: TreatMissingData.IGNORE,
      notifiesOk: true as const,
    })),
  ];
}
