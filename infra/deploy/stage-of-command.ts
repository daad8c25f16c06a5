import { parseArgs } from 'node:util';

/** Options of the CDK that lead to another stage, account or region, as alone, with a value, or among other short ones. */
const LEADS_ELSEWHERE = /^(?:--(?:context|app|profile|region)(?![\w-])|-[a-z]*[ac])/i;

/**
 * The stage that a command line names, what `--yes` says, and the arguments after a second `--`, which are the CDK's;
 * throws the usage if it is anything else, and a sentence if the CDK would work elsewhere than is looked at before.
 */
export function stageOfCommand(args: readonly string[], usage: string, hasYes = false) {
  const end = args.indexOf('--');
  const own = end === -1 ? [...args] : args.slice(0, end);
  const { values, positionals } = parseArgs({
    args: own,
    allowPositionals: true,
    options: hasYes ? { yes: { type: 'string' } } : {},
  });
  const [stageName, ...others] = positionals;
  if (stageName === undefined || others.length > 0) throw new Error(usage);
  const forCdk = end === -1 ? [] : args.slice(end + 1);
  const elsewhere = forCdk.find((arg) => LEADS_ELSEWHERE.test(arg));
  if (elsewhere !== undefined)
    throw new Error(
      `${elsewhere} could lead the CDK elsewhere than is looked at before: name the stage itself, and set AWS_PROFILE or AWS_REGION.`,
    );
  return { stageName, yes: values.yes, forCdk };
}
