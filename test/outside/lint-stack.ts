import { App, CfnResource } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { PipelineStack } from '../../infra/pipeline/pipeline-stack.ts';
import { stages } from '../../infra/stages.ts';
import { everyOption, stacksOf } from '../infra/service/templates.ts';
import { lintExceptions, nagExceptions, type StackException } from './stack-exceptions.ts';
import { type Finding, lintFindings, nagFindings } from './stack-findings.ts';

const used = new Set<StackException>();

const isExcepted = (exceptions: readonly StackException[]) => (finding: Finding) => {
  const isOf = (rule: string | RegExp) =>
    rule instanceof RegExp ? rule.test(finding.rule) : rule === finding.rule;
  const exception = exceptions.find(({ rule, at }) => isOf(rule) && at.test(finding.at));
  if (exception) used.add(exception);
  return exception !== undefined;
};

type LintedStack = Pick<ReturnType<typeof stacksOf>[number], 'stack' | 'template'>;

/** The findings of both linters that have no exception. */
function unexcepted(stacks: readonly LintedStack[]) {
  const nag = stacks.flatMap(({ stack }) => nagFindings(stack));
  const lint = stacks.flatMap(({ template }) => lintFindings(template));
  return {
    nag: nag.filter((finding) => !isExcepted(nagExceptions)(finding)),
    lint: lint.filter((finding) => !isExcepted(lintExceptions)(finding)),
  };
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function check(name: string, stacks: readonly LintedStack[]): void {
  const { nag, lint } = unexcepted(stacks);
  for (const { rule, at, message } of [...nag, ...lint]) fail(`${name}: ${rule} at ${at}: ${message}`);
  if (nag.length + lint.length === 0) console.log(`${name}: no findings`);
}

function pipelineOf(stageName: string): LintedStack {
  const app = new App({ builtinCloudFormationValidation: false });
  const stack = new PipelineStack(app, { stageName, repository: 'ada/horoscope', hasProvider: false });
  return { stack, template: app.synth().getStackArtifact(stack.artifactId).template };
}

for (const stageName of Object.keys(stages))
  for (const [settings, which] of [
    [{}, ''],
    [everyOption, ' with all options'],
  ] as const)
    check(`${stageName}${which}`, stacksOf(stageName, settings));
check('pipeline', [pipelineOf('prod')]);

for (const exception of [...nagExceptions, ...lintExceptions])
  if (!used.has(exception)) fail(`The exception from ${exception.rule} at ${exception.at} is unused.`);

// The linters must find errors that are added on purpose.
const seeded = unexcepted(
  stacksOf('dev', {}, (stack) => {
    new Topic(stack, 'Open');
    new CfnResource(stack, 'Wrong', { type: 'AWS::SQS::Queue', properties: { DelaySeconds: 'soon' } });
  }),
);
const rulesOf = (findings: Finding[]) => findings.map(({ rule, at }) => `${rule} at ${at}`);
const expected = {
  nag: 'AwsSolutions-SNS3 at Open/Resource',
  lint: 'E3012 at Resources/Wrong/Properties/DelaySeconds',
};
for (const linter of ['nag', 'lint'] as const)
  if (!rulesOf(seeded[linter]).includes(expected[linter]))
    fail(`The seeded error ${expected[linter]} was not found, only ${rulesOf(seeded[linter])}.`);
