import { CfnResource } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
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

/** The findings of both linters that have no exception. */
function unexcepted(stacks: ReturnType<typeof stacksOf>) {
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

for (const stageName of Object.keys(stages))
  for (const [settings, which] of [
    [{}, ''],
    [everyOption, ' with all options'],
  ] as const) {
    const { nag, lint } = unexcepted(stacksOf(stageName, settings));
    for (const { rule, at, message } of [...nag, ...lint])
      fail(`${stageName}${which}: ${rule} at ${at}: ${message}`);
    if (nag.length + lint.length === 0) console.log(`${stageName}${which}: no findings`);
  }

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
