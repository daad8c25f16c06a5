import { readFileSync, writeFileSync } from 'node:fs';

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

/**
 * Removes from a synthesized template the resources that MiniStack can't deploy, and replaces references to them with names.
 * Returns a log line for each removed type. Throws if the template has no resource of any one of the types.
 */
export function leaveOut(templateFile: string): string[] {
  const template: { Resources: Record<string, Resource> } = JSON.parse(readFileSync(templateFile, 'utf8'));
  const names = new Map<string, unknown>();
  const lines = LEFT_OUT.map(({ type, having, why, nameIn }) => {
    const left = Object.entries(template.Resources).filter(
      ([, { Type, Properties = {} }]) => Type === type && (having === undefined || having in Properties),
    );
    if (left.length === 0) throw new Error(`The template has no ${type}: remove it from LEFT_OUT.`);
    for (const [id, { Properties }] of left) {
      if (nameIn) names.set(id, Properties?.[nameIn]);
      delete template.Resources[id];
    }
    return `Removed: ${type}${having ? ` with ${having}` : ''}. ${why}`;
  });
  const referring = JSON.stringify(template, (_key, value) => {
    const isReference = value instanceof Object && Object.keys(value).join() === 'Ref';
    return isReference && names.has(value.Ref) ? names.get(value.Ref) : value;
  });
  writeFileSync(templateFile, referring);
  return lines;
}
