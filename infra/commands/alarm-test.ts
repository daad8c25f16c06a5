import { CloudWatchClient, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch';
import { findAccount } from '../deploy/aws.ts';
import { checkAlarmTopic } from '../deploy/check-alarms.ts';
import { printFindings } from '../deploy/finding.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run alarm-test -- STAGE';

/** Urgent, notifies of ALARM and OK, and undoes no deploy. CloudWatch corrects its state with the next evaluation. */
const ALARM = 'ToolsFailed';

await runCommand(async () => {
  const [stageName, ...more] = process.argv.slice(2);
  if (stageName === undefined || more.length > 0) throw new Error(USAGE);
  const { accountRegion, findings } = await findAccount();
  printFindings([...findings, ...(accountRegion ? await checkAlarmTopic(stageName, true) : [])]);
  const AlarmName = `horoscope-${stageName}-${ALARM}`;
  const StateReason = 'A test by npm run alarm-test. Nothing is wrong.';
  await new CloudWatchClient({}).send(
    new SetAlarmStateCommand({ AlarmName, StateValue: 'ALARM', StateReason }),
  );
  console.log(
    `${AlarmName} is in ALARM until CloudWatch evaluates it. Each confirmed subscriber of its topic should get two messages within five minutes.`,
  );
}, USAGE);
