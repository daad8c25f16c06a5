import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { describeError, findStageStacks, outputsOfAll } from '../deploy/aws.ts';
import { checkAlarmTopic } from '../deploy/check-alarms.ts';
import { type Finding, printFindings } from '../deploy/finding.ts';
import { preflightDeploy, preflightDestroy } from '../deploy/preflight.ts';
import { type Release, ROLLBACK_TRIGGERS, rollbackTriggers, stageReleases } from '../deploy/releases.ts';
import { checkYes, confirm, runCommand } from './run-command.ts';

const COMMANDS = ['deploy', 'diff', 'destroy'] as const;
type CdkCommand = (typeof COMMANDS)[number];

const usage = (command: CdkCommand) =>
  `Usage: npm run ${command} -- STAGE${command === 'destroy' ? ' [--yes STAGE]' : ''} [-- more arguments for cdk ${command}]`;

/** CDK options, in every spelling, that could select a different target from the one that the preflight checked. */
const REDIRECTING = /^(?:--(?:context|app|profile|region)(?![\w-])|-[a-z]*[ac])/i;

function parseArguments(command: CdkCommand, args: readonly string[]) {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const { values, positionals } = parseArgs({
    args: args.slice(0, end),
    allowPositionals: true,
    options: command === 'destroy' ? { yes: { type: 'string' } } : {},
  });
  const [stageName, ...others] = positionals;
  if (stageName === undefined || others.length > 0) throw new Error(usage(command));
  const cdkArguments = args.slice(end + 1);
  const redirecting = cdkArguments.find((arg) => REDIRECTING.test(arg));
  if (redirecting !== undefined)
    throw new Error(
      `${redirecting} could select a different target from the one that is checked. Name the stage, and set AWS_PROFILE or AWS_REGION.`,
    );
  return { stageName, yes: values.yes, cdkArguments };
}

/** Runs the project's installed `cdk` in this terminal, on all stacks of the stage. Rejects if `cdk` fails or can't be started. */
async function runCdk(command: CdkCommand, stageName: string, more: readonly string[]): Promise<void> {
  const child = spawn('cdk', [command, '--all', '--context', `stage=${stageName}`, ...more], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close').catch((cause: unknown) => {
    throw new Error(`cdk was not found. Use npm run ${command}.`, { cause });
  });
  if (code !== 0) throw new Error(`cdk ${command} failed; see its output above.`);
}

type StageReleases = Awaited<ReturnType<typeof stageReleases>>;

/** Serves the chosen release, if there is one and the stage doesn't serve it. `how` continues what is printed. */
async function serveChosen(
  stageName: string,
  choose: (found: StageReleases) => Release | undefined,
  how: string,
): Promise<void> {
  const found = await stageReleases(stageName);
  const chosen = choose(found);
  if (!chosen || chosen === found.served) return;
  await found.serve(chosen);
  console.log(`The stage ${stageName} serves ${chosen.name} ${how}, instead of ${found.served.name}.`);
}

/**
 * Serves the deployed release, even if it was undone before the deploy: one that changes nothing of the API would leave what a
 * rollback chose. A rollback during the deploy is left alone.
 */
const serveDeployed = (stageName: string, before: readonly Release[] = []): Promise<void> =>
  serveChosen(
    stageName,
    ({ deployed, served }) => {
      const { deploymentId, name, isUndone } = deployed;
      const wasUndone = before.some((one) => one.deploymentId === deploymentId && one.isUndone);
      if (!isUndone || wasUndone) return deployed;
      console.log(
        `A rollback undid ${name} during this deploy, so the stage ${stageName} still serves ${served.name}. To serve it all the same: npm run rollback -- ${stageName} ${name}`,
      );
      return undefined;
    },
    'again',
  );

/**
 * Serves what the stage served before a deploy that failed. CloudFormation may have gone back to a release that was undone, or only
 * in some stacks.
 */
const serveFormer = (stageName: string, before: Release): Promise<void> =>
  serveChosen(
    stageName,
    ({ releases }) => releases.find(({ deploymentId }) => deploymentId === before.deploymentId),
    'as before the deploy',
  );

/** Lists an operator's next steps after a deploy: DNS records to add, subscriptions to confirm, and the smoke test. */
function nextSteps(
  stageName: string,
  { Url = '', DomainTarget, ...outputs }: Readonly<Record<string, string>>,
  warnings: readonly Finding[],
): string {
  const records = Object.values(outputs).filter((value) => / (?:CNAME|MX|TXT) /.test(value));
  return [
    `\nDeployed to ${Url}`,
    ...(DomainTarget ? [`Point the DNS record of the domain to ${DomainTarget} (alias).`] : []),
    ...(records[0] ? ['Add these DNS records; codes are sent once SES has found them:', ...records] : []),
    ...warnings.map(({ text }) => text),
    'Test it with an API key in HOROSCOPE_KEY, or with --email ADDRESS:',
    `  npm run smoke -- ${Url.replace(/\/$/, '')}`,
    'Undo it, if need be:',
    `  npm run rollback -- ${stageName}`,
  ].join('\n');
}

const [name, ...args] = process.argv.slice(2);
const command = COMMANDS.find((one) => one === name) ?? 'deploy';

await runCommand(async () => {
  const { stageName, yes, cdkArguments } = parseArguments(command, args);
  if (command === 'destroy') {
    const cancelled = 'Nothing was destroyed.';
    checkYes(yes, stageName, cancelled);
    printFindings(await preflightDestroy(stageName));
    if (yes === undefined) await confirm(stageName, `This destroys the stage ${stageName}.`, cancelled);
    return runCdk(command, stageName, ['--force', ...cdkArguments]);
  }
  const { findings, stage, accountRegion } = await preflightDeploy(stageName);
  printFindings(findings);
  if (command === 'diff') return runCdk(command, stageName, cdkArguments);
  const isWatched = stage?.isForOthers && !cdkArguments.some((arg) => arg.startsWith(ROLLBACK_TRIGGERS));
  const triggers = isWatched && accountRegion ? await rollbackTriggers(stageName, accountRegion) : [];
  const before = await stageReleases(stageName).catch((error: unknown) => {
    const reason = describeError(error);
    // A stage that is deployed for the first time serves nothing.
    if (!/does not exist|has no API/.test(reason))
      console.error(`If this deploy fails, check which release is served, which is unknown now: ${reason}`);
    return undefined;
  });
  try {
    await runCdk(command, stageName, [...triggers, ...cdkArguments]);
  } catch (error) {
    if (before)
      await serveFormer(stageName, before.served).catch((failure: unknown) =>
        console.error(`Which release the stage serves is unknown: ${describeError(failure)}`),
      );
    throw error;
  }
  await serveDeployed(stageName, before?.releases);
  // The topic of a first deploy didn't exist before.
  const ofAlarms = await checkAlarmTopic(stageName, stage?.alarmMail !== undefined).catch(() => []);
  const unseen = ofAlarms.filter(({ text }) => !findings.some((one) => one.text === text));
  console.log(nextSteps(stageName, outputsOfAll(await findStageStacks(stageName)), unseen));
}, usage(command));
