import { Duration } from 'aws-cdk-lib';
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { type AlarmDefinition, math } from './alarm-definition.ts';
import { FIVE_MINUTES, type MonitoredStage, stageMetrics } from './stage-metrics.ts';

/** The sweep runs hourly for up to 15 minutes: a sweep that fails every time keeps the alarm in one state. */
const TWO_SWEEPS = Duration.minutes(125);

export function deletionAlarms(monitored: MonitoredStage): AlarmDefinition[] {
  const metrics = stageMetrics(monitored);
  const period = TWO_SWEEPS;
  return [
    {
      name: 'UnfinishedDeletions',
      // FailedSweeps covers what the sweep fails at as well. Counting sent messages, not visible ones, reports new failures
      // while old messages remain in the queue.
      metric: math(
        'IF(FILL(failed, 0) > 0, 0, givenUp)',
        { failed: metrics.failedSweeps({ period }), givenUp: metrics.givenUp({ period }) },
        period,
      ),
      threshold: 1,
      description:
        'The stream gave up a deletion after an hour of retries; the log of finish-deletions has the error. The sweep finishes it.',
    },
    {
      name: 'FailedSweeps',
      metric: metrics.failedSweeps(),
      threshold: 1,
      inPeriods: [1, TWO_SWEEPS.toSeconds() / FIVE_MINUTES.toSeconds()],
      description: 'A sweep failed, so deleted data may remain. The next sweep continues.',
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
    // A bounce may belong to a mail of the previous period.
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
        'SES rejected at least three mails and 10 % of all in 15 minutes, so users receive no sign-in codes.',
      notifiesOk: true,
      isRequestFailureCause: true,
    },
    {
      name: 'MailsBounced',
      metric: percentage(Duration.hours(6), 10, 'MailsBounced'),
      threshold: 5,
      description:
        'At least ten mails of this stage and 5 % of all bounced in six hours. SES reviews accounts from 5 %.',
    },
    {
      name: 'MailsComplained',
      metric: percentage(Duration.days(1), 3, 'MailsComplained'),
      threshold: 0.1,
      description:
        'At least three mails of this stage and 0.1 % of all were reported as spam in a day. SES reviews accounts from 0.1 %.',
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
      description: `The account’s ${rate} reached ${threshold * 100} %. SES may stop its mails, and with them every sign-in.`,
      // SES reports it irregularly.
      missing: TreatMissingData.IGNORE,
      notifiesOk: true as const,
    })),
  ];
}
