import { Duration } from 'aws-cdk-lib';
import { type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CHECK_MINUTES } from '#lib/operations/check-schedule.ts';
import { type AlarmDefinition, math } from './alarm-definition.ts';
import { type MonitoredStage, stageMetrics } from './stage-metrics.ts';

/** Covers two hourly sweeps of up to 15 minutes each, so the alarm doesn't flap while every sweep fails. */
const TWO_SWEEPS = Duration.minutes(125);

export function deletionAlarms(monitored: MonitoredStage, isChecked: boolean): AlarmDefinition[] {
  const metrics = stageMetrics(monitored);
  const period = TWO_SWEEPS;
  const failed = metrics.failedSweeps({ period });
  const givenUp = metrics.givenUp({ period });
  // Each check erases an account, so the stream has work in each period.
  const stopped = '(checks > FILL(failedChecks, 0) && FILL(finished, 0) == 0)';
  return [
    {
      name: 'UnfinishedDeletions',
      // FailedSweeps fires instead if the sweep fails, too. Counts sent messages rather than visible ones, so new failures are
      // reported while old messages remain in the queue.
      metric: isChecked
        ? math(
            `IF(FILL(failed, 0) == 0 && (FILL(givenUp, 0) > 0 || ${stopped}), 1, 0)`,
            {
              failed,
              givenUp,
              checks: metrics.checks({ period }),
              failedChecks: metrics.failedChecks({ period }),
              finished: metrics.finishedDeletions({ period }),
            },
            period,
          )
        : math('IF(FILL(failed, 0) > 0, 0, givenUp)', { failed, givenUp }, period),
      threshold: 1,
      description:
        'The stream dropped a deletion after an hour of retries, or stopped. The sweep will finish it. See the log of finish-deletions.',
    },
    {
      name: 'FailedSweeps',
      metric: math(
        'IF(FILL(failed, 0) > 0 || FILL(runs, 0) == 0, 1, 0)',
        { failed, runs: metrics.sweeps({ period }) },
        period,
      ),
      threshold: 1,
      missing: TreatMissingData.BREACHING,
      description: 'A sweep failed or did not run, so deleted data may remain. The next sweep tries again.',
    },
  ];
}

/** Covers three runs of the check, so that a mail that arrives in the next period raises no alarm. */
const THREE_CHECKS = Duration.minutes(3 * CHECK_MINUTES);

/** At this percentage of failed mails, also of two, mail explains why the check fails: `MailsFailed` follows with the next one. */
const MAIL_IS_DOWN = 50;

/** Fires when the check finds a failure that isn't that of `MailsFailed`, also on a stage without traffic. An input of `ServerErrors`. */
export function checkFailed(monitored: MonitoredStage): AlarmDefinition {
  const { counted, failedChecks } = stageMetrics(monitored);
  const period = Duration.minutes(15);
  return {
    name: 'CheckFailed',
    metric: math(
      `IF(FILL(mails, 0) >= ${MAIL_IS_DOWN}, 0, failed)`,
      { failed: failedChecks({ period }), mails: mailsFailed(counted, 2) },
      period,
    ),
    threshold: 1,
    description: 'The check could not sign in or get a forecast. ServerErrors sends the notification.',
  };
}

/** Fires when the check doesn't run, or when its mails get lost. */
export function checkMissing(monitored: MonitoredStage): AlarmDefinition {
  const { checks, deliveries, failedChecks } = stageMetrics(monitored);
  const period = THREE_CHECKS;
  return {
    name: 'CheckMissing',
    isUrgent: true,
    metric: math(
      // ServerErrors fires instead if every check fails, as when no code can be sent.
      'IF(FILL(runs, 0) > 0 && (FILL(delivered, 0) > 0 || FILL(failed, 0) >= FILL(runs, 0)), 0, 1)',
      {
        runs: checks({ period }),
        failed: failedChecks({ period }),
        delivered: deliveries({ period }),
      },
      period,
    ),
    threshold: 1,
    missing: TreatMissingData.BREACHING,
    description:
      'For half an hour, the check of this stage did not run, or no code mail of the stage was delivered.',
    notifiesOk: true,
  };
}

/** Covers two ticks and the six minutes after which a message comes again. */
const TWO_TICKS = Duration.minutes(40);

/** Lambda repeats a tick that fails twice. One that fails for good is caught up by the next. */
const TRIES_OF_A_TICK = 3;

/**
 * Longer than the half hour after which work that failed is in the dead-letter queue, and shorter than the hour after which the
 * stream's records are dropped.
 */
const LATE_EVENTS = Duration.minutes(45);

/** Each check signs in to a new account, which `announce` gets from the stream. Sign-ins to known accounts may change nothing. */
const CHECKS_WITHIN_LATE_EVENTS = Math.floor(LATE_EVENTS.toMinutes() / CHECK_MINUTES);

/** The age of the oldest work on webhooks in seconds; on a stage with the check, `LATE_EVENTS` if `announce` stopped. */
function eventsAge(
  { counted, eventsAge: age, invocationsOf }: ReturnType<typeof stageMetrics>,
  isChecked: boolean,
) {
  if (!isChecked) return age();
  const period = LATE_EVENTS;
  return math(
    `IF(FILL(signIns, 0) >= ${CHECKS_WITHIN_LATE_EVENTS} && FILL(announced, 0) == 0, ${LATE_EVENTS.toSeconds()}, FILL(age, 0))`,
    {
      age: age({ period }),
      signIns: counted('SignIns', { period }),
      announced: invocationsOf('announce', { period }),
    },
    period,
  );
}

/** The percentage of `bad` in the sum of all counts, or 0 with fewer bad ones than `minimum`. */
function percentageOf(minimum: number, counts: { bad: IMetric; [name: string]: IMetric }, period: Duration) {
  const total = Object.keys(counts).map((name) => (name === 'bad' ? name : `FILL(${name}, 0)`));
  return math(`IF(bad >= ${minimum}, 100 * bad / (${total.join(' + ')}), 0)`, counts, period);
}

export function deliveryAlarms(monitored: MonitoredStage, isChecked: boolean): AlarmDefinition[] {
  const metrics = stageMetrics(monitored);
  const { counted, failedTicks, lostDeliveries, lostEvents, ticks } = metrics;
  const period = TWO_TICKS;
  return [
    {
      name: 'SilentMorning',
      isUrgent: true,
      metric: math(
        `IF((FILL(ticks, 0) == 0) || (FILL(failed, 0) > ${TRIES_OF_A_TICK}) || (FILL(due, 0) > 0 && FILL(handled, 0) == 0), 1, 0)`,
        {
          ticks: ticks({ period }),
          failed: failedTicks({ period }),
          due: counted('DeliveriesDue', { period }),
          handled: counted('DeliveriesHandled', { period }),
        },
        period,
      ),
      threshold: 1,
      missing: TreatMissingData.BREACHING,
      description: 'Morning mail was due for 40 minutes and none was sent, or nothing looked for due mail.',
      notifiesOk: true,
    },
    {
      name: 'DeliveriesLate',
      metric: counted('DeliveriesLate', { period: Duration.minutes(15) }),
      threshold: 1,
      description: 'Morning mails were skipped because they would have been more than two hours late.',
    },
    {
      name: 'DeliveriesRefused',
      metric: percentageOf(
        3,
        {
          bad: counted('DeliveriesRefused', { period: Duration.minutes(15) }),
          sent: counted('DeliveriesSent', { period: Duration.minutes(15) }),
        },
        Duration.minutes(15),
      ),
      threshold: 10,
      description: 'SES refused at least three morning mails, and at least 10% of all, in 15 minutes.',
      notifiesOk: true,
    },
    {
      name: 'DeliveriesLost',
      metric: lostDeliveries(),
      threshold: 1,
      description:
        'Morning mails could be neither sent nor skipped for 2.5 hours. They are in a dead-letter queue.',
    },
    {
      name: 'EventsLate',
      metric: eventsAge(metrics, isChecked),
      threshold: LATE_EVENTS.toSeconds(),
      description:
        'Events of webhooks have waited for 45 minutes. The function that announces them is stopped, or the one that sends them is stopped or too slow.',
      notifiesOk: true,
    },
    {
      name: 'EventsLost',
      metric: lostEvents(),
      threshold: 1,
      description:
        'Work on webhooks failed for half an hour, or changes could not be announced for an hour. It is in a dead-letter queue.',
    },
  ];
}

/** The percentage of failed mails in 15 minutes, or 0 with fewer than `minimum`. */
function mailsFailed(counted: ReturnType<typeof stageMetrics>['counted'], minimum: number) {
  const period = Duration.minutes(15);
  const counts = { bad: counted('MailsFailed', { period }), sent: counted('MailsSent', { period }) };
  return percentageOf(minimum, counts, period);
}

export function mailAlarms(monitored: MonitoredStage): AlarmDefinition[] {
  const { counted, lostMailEvents, reputation } = stageMetrics(monitored);
  const percentage = (period: Duration, minimum: number, name: 'MailsBounced' | 'MailsComplained') =>
    // The total includes `bad`, because a bounce may belong to a mail sent in the previous period.
    percentageOf(
      minimum,
      {
        bad: counted(name, { period }),
        sent: counted('MailsSent', { period }),
        delivered: counted('DeliveriesSent', { period }),
      },
      period,
    );
  return [
    {
      name: 'MailsFailed',
      isUrgent: true,
      metric: mailsFailed(counted, 3),
      threshold: 10,
      description:
        'At least three mails, and at least 10% of all, failed in 15 minutes. Users may not receive their sign-in codes.',
      notifiesOk: true,
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
    {
      name: 'MailEventsFailed',
      metric: lostMailEvents(),
      threshold: 1,
      description: 'A bounce or complaint that SES reported could not be stored. See the log of mail-events.',
    },
    ...(
      [
        ['AccountBounces', 'Reputation.BounceRate', 0.05],
        ['AccountComplaints', 'Reputation.ComplaintRate', 0.001],
      ] as const
    ).map(([name, rate, threshold]) => ({
      name,
      isUrgent: true as const,
      metric: reputation(rate),
      threshold,
      description: `The account’s ${rate} reached ${threshold * 100}%. SES may stop sending its mails, so no one could sign in.`,
      // SES reports reputation metrics irregularly.
      missing: TreatMissingData.IGNORE,
      notifiesOk: true as const,
    })),
  ];
}
