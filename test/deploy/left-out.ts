import { readFileSync, writeFileSync } from 'node:fs';

/** What MiniStack has no kind of, and why the service answers without it. */
const LEFT_OUT: readonly { type: string; having?: string; why: string; nameIn?: string }[] = [
  {
    type: 'AWS::Location::PlaceIndex',
    why: 'Of Amazon Location it has trackers alone: places are searched in the stand-in, by the same name.',
    nameIn: 'IndexName',
  },
  { type: 'AWS::Budgets::Budget', why: 'It only sends mails.' },
  { type: 'AWS::Logs::QueryDefinition', why: 'It is for people.' },
  {
    type: 'AWS::CloudWatch::Alarm',
    having: 'Metrics',
    why: 'It cannot compute from several metrics; the alarms on one are deployed.',
  },
  { type: 'AWS::CloudWatch::CompositeAlarm', why: 'It only sends mails.' },
  { type: 'AWS::CloudWatch::Dashboard', why: 'It is for people, and shows the alarms that are left out.' },
];

type Resource = { Type: string; Properties?: Record<string, unknown> };

/**
 * Takes out of a synthesised template what MiniStack cannot deploy, and puts its name where others refer to it; answers
 * a line on each. Throws if the template has no such resource any more.
 */
export function leaveOut(templateFile: string): string[] {
  const template: { Resources: Record<string, Resource> } = JSON.parse(readFileSync(templateFile, 'utf8'));
  const names = new Map<string, unknown>();
  const lines = LEFT_OUT.map(({ type, having, why, nameIn }) => {
    const left = Object.entries(template.Resources).filter(
      ([, { Type, Properties = {} }]) => Type === type && (having === undefined || having in Properties),
    );
    if (left.length === 0) throw new Error(`The template has no ${type}: take it out of LEFT_OUT.`);
    for (const [id, { Properties }] of left) {
      if (nameIn) names.set(id, Properties?.[nameIn]);
      delete template.Resources[id];
    }
    return `Left out: ${type}${having ? ` with ${having}` : ''}. ${why}`;
  });
  const referring = JSON.stringify(template, (_key, value) => {
    const isReference = value instanceof Object && Object.keys(value).join() === 'Ref';
    return isReference && names.has(value.Ref) ? names.get(value.Ref) : value;
  });
  writeFileSync(templateFile, referring);
  return lines;
}
