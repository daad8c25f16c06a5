import { parseArgs } from 'node:util';

/**
 * The stage that a command line names, what `--yes` says, and the arguments after a second `--`, which are the CDK's;
 * throws the usage if it is anything else.
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
  return { stageName, yes: values.yes, forCdk: end === -1 ? [] : args.slice(end + 1) };
}
