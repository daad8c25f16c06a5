import { parseArgs } from 'node:util';
import { stackName, stageSettings } from '../chosen-stage.ts';
import { findAccount, findStack } from '../deploy/aws.ts';
import { printFindings } from '../deploy/finding.ts';
import { type Release, stageReleases } from '../deploy/releases.ts';
import { checkYes, confirm, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run rollback -- STAGE [RELEASE] [--list] [--yes STAGE]';

const named = ({ name, deployedAt, isUndone }: Release): string =>
  `${name} of ${deployedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC${isUndone ? ', undone' : ''}`;

/** The release to go back to: the one named, or else the last one before the served one that was not undone. */
function target(releases: readonly Release[], served: Release, name: string | undefined): Release {
  const earlier = releases.slice(releases.indexOf(served) + 1);
  const found =
    name === undefined
      ? earlier.find(({ isUndone }) => !isUndone)
      : releases.find((release) => release !== served && [release.name, release.deploymentId].includes(name));
  if (found) return found;
  throw new Error(
    name === undefined
      ? `No release was deployed before ${named(served)}.`
      : `The stage has no other release ${name}; --list shows them.`,
  );
}

const redeploy = (release: string, stageName: string): string[] => [
  'To deploy this release again as a whole, with its settings:',
  `  git worktree add ../${release} ${release} && cd ../${release} && npm ci && npm run deploy -- ${stageName}`,
];

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, yes: { type: 'string' } },
  });
  const [stageName, name, ...more] = positionals;
  if (stageName === undefined || more.length > 0) throw new Error(USAGE);
  stageSettings(stageName);
  printFindings((await findAccount()).findings);
  const { releases, served, serve } = await stageReleases(stageName);
  if (values.list) {
    for (const release of releases)
      console.log(`${release === served ? 'serves' : '      '} ${named(release)}`);
    return;
  }
  const { StackStatus = '' } = (await findStack(stackName(stageName))) ?? {};
  if (StackStatus.endsWith('_IN_PROGRESS'))
    throw new Error(
      `A deploy is running (${StackStatus}) and could replace the release again. Wait for its end, or cancel it with aws cloudformation cancel-update-stack --stack-name ${stackName(stageName)}.`,
    );
  const release = target(releases, served, name);
  const cancelled = 'Nothing was changed.';
  console.log(`The stage ${stageName} serves ${named(served)}.`);
  console.log(`It goes back to ${named(release)}, with the settings of that release, for all new requests.`);
  console.log(
    'Functions that no request calls, such as those of morning mail and webhooks, keep their code, and the table its items.',
  );
  checkYes(values.yes, stageName, cancelled);
  if (values.yes === undefined) await confirm(stageName, `This changes the stage ${stageName}.`, cancelled);
  await serve(release);
  console.log(
    [
      `The stage ${stageName} serves ${release.name}. The next deploy replaces it.`,
      ...(release.name.endsWith('-dirty')
        ? ['Its code was not committed, so it cannot be deployed again.']
        : redeploy(release.name, stageName)),
    ].join('\n'),
  );
}, USAGE);
