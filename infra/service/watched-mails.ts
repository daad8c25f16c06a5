import { Duration } from 'aws-cdk-lib';
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { stageMetrics, type WatchedStage } from './stage-metrics.ts';
import { math, type Watch } from './watch.ts';

/** That mails do not go out, or come back so often that SES may stop them. */
export function mailWatches(watched: WatchedStage): Watch[] {
  const { counted, reputation } = stageMetrics(watched);
  const perCent = (period: Duration, least: number, of: 'MailsFailed' | 'MailsBounced' | 'MailsComplained') =>
    // What bounces may have been sent in the period before.
    math(
      `IF(bad >= ${least}, 100 * bad / (bad + FILL(sent, 0)), 0)`,
      { bad: counted(of, { period }), sent: counted('MailsSent', { period }) },
      period,
    );
  return [
    {
      name: 'MailsFailed',
      metric: perCent(Duration.minutes(15), 3, 'MailsFailed'),
      threshold: 10,
      meaning:
        'SES did not take three mails or more, a tenth of all, in a quarter of an hour: nobody gets a code to sign in.',
      tellsWhenOver: true,
      failsRequests: true,
    },
    {
      name: 'MailsBounced',
      metric: perCent(Duration.hours(6), 10, 'MailsBounced'),
      threshold: 5,
      meaning:
        'Ten mails of this stage or more, and five per cent, bounced in six hours: SES reviews an account from there on.',
    },
    {
      name: 'MailsComplained',
      metric: perCent(Duration.days(1), 3, 'MailsComplained'),
      threshold: 0.1,
      meaning:
        'Three mails of this stage or more, and one in a thousand, were called spam in a day: SES reviews an account from there on.',
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
      meaning: `The account’s ${rate} is ${threshold * 100} % or more: SES may stop its mails, and with them all sign-in.`,
      // SES reports it only now and then.
      missing: TreatMissingData.IGNORE,
      tellsWhenOver: true as const,
    })),
  ];
}
