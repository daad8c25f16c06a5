import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Resource = { Type: string; Properties: Record<string, unknown> };

const STACK = 'Horoscope-dev';

/**
 * Turns a synthesized app into the next release's: every function with rate limits gets one that its code doesn't know. As the
 * CDK does, gives their versions and the API's deployment new logical ids, and the template another name among the assets.
 */
export function addSetting(assembly: string): void {
  const file = join(assembly, `${STACK}.template.json`);
  const template: { Resources: Record<string, Resource> } = JSON.parse(readFileSync(file, 'utf8'));
  const changed = new Set<string>();
  for (const [id, { Properties }] of Object.entries(template.Resources)) {
    const { Variables } = (Properties['Environment'] ?? {}) as { Variables?: Record<string, string> };
    if (Variables?.['LIMITS'] === undefined) continue;
    Variables['LIMITS'] = JSON.stringify({ ...JSON.parse(Variables['LIMITS']), addedPerHour: 5 });
    changed.add(id);
  }
  const renamed = Object.entries(template.Resources).flatMap(([id, { Type, Properties }]) => {
    const { Ref = '' } = (Properties['FunctionName'] ?? {}) as { Ref?: string };
    const isOfChanged = Type === 'AWS::Lambda::Version' && changed.has(Ref);
    return isOfChanged || Type === 'AWS::ApiGateway::Deployment' ? [id] : [];
  });
  if (renamed.length < 2) throw new Error('The template has no function with limits and a version');
  const rename = (text: string, id: string) => text.replaceAll(`"${id}"`, `"${id}Next"`);
  writeFileSync(file, renamed.reduce(rename, JSON.stringify(template)));

  const assets = readFileSync(join(assembly, `${STACK}.assets.json`), 'utf8');
  const [asset = ''] =
    Object.entries<{ source: { path: string } }>(JSON.parse(assets).files).find(
      ([, { source }]) => source.path === `${STACK}.template.json`,
    ) ?? [];
  for (const name of [`${STACK}.assets.json`, 'manifest.json']) {
    const text = readFileSync(join(assembly, name), 'utf8');
    writeFileSync(join(assembly, name), text.replaceAll(asset, `next-${asset}`));
  }
}
