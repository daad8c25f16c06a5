import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Resources that MiniStack doesn't support, and the reasons why tests can do without them. */
const LEFT_OUT: readonly { type: string; having?: string; why: string; nameIn?: string }[] = [
  {
    type: 'AWS::Location::PlaceIndex',
    why: 'Place indexes are not supported; the local emulator serves them under the same name.',
    nameIn: 'IndexName',
  },
  { type: 'AWS::Budgets::Budget', why: 'Only sends mails.' },
  { type: 'AWS::Logs::QueryDefinition', why: 'For operators only.' },
  {
    type: 'AWS::CloudWatch::Alarm',
    having: 'Metrics',
    why: 'Metric math is not supported, single metrics are.',
  },
  { type: 'AWS::CloudWatch::CompositeAlarm', why: 'Only sends mails.' },
  { type: 'AWS::CloudWatch::Dashboard', why: 'For operators only, with references to removed alarms.' },
];

type Resource = { Type: string; Properties?: Record<string, unknown> };
type Template = {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Export?: { Name: string } }>;
};

/**
 * Removes from synthesized templates the resources that MiniStack can't deploy, and replaces references to them with names. Exports
 * all outputs and imports them in place of `Fn::GetStackOutput`, which MiniStack doesn't know. Returns a log line for each removed type. Throws if no template has a resource of one of the types.
 */
export function leaveOut(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const template: Template = JSON.parse(readFileSync(file, 'utf8'));
    const stackName = basename(file, '.template.json');
    for (const [name, output] of Object.entries(template.Outputs ?? {}))
      output.Export ??= { Name: exportName(stackName, name) };
    const names = new Map<string, unknown>();
    for (const one of LEFT_OUT)
      for (const [id, { Type, Properties = {} }] of Object.entries(template.Resources)) {
        if (Type !== one.type || !(one.having === undefined || one.having in Properties)) continue;
        found.add(`Removed: ${one.type}${one.having ? ` with ${one.having}` : ''}. ${one.why}`);
        if (one.nameIn) names.set(id, Properties[one.nameIn]);
        delete template.Resources[id];
      }
    const referring = JSON.stringify(template, (_key, value) => {
      if (!(value instanceof Object)) return value;
      const { 'Fn::GetStackOutput': read } = value;
      if (read !== undefined) return { 'Fn::ImportValue': exportName(read.StackName, read.OutputName) };
      const isReference = Object.keys(value).join() === 'Ref';
      return isReference && names.has(value.Ref) ? names.get(value.Ref) : value;
    });
    writeFileSync(file, referring);
  }
  if (found.size < LEFT_OUT.length)
    throw new Error(`Some types of LEFT_OUT are in no template: ${[...found].join('\n')}`);
  return [...found];
}

const exportName = (stackName: string, output: string): string => `${stackName}:${output}`;
