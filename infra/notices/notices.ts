import type { BundledPackage } from './bundled-packages.ts';

/** Renders CycloneDX 1.6 JSON (https://cyclonedx.org/docs/1.6/json), reproducibly: without serial number and timestamp. */
export function billOfMaterials(
  { name, version, license }: Omit<BundledPackage, 'text'>,
  packages: readonly BundledPackage[],
): string {
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', name, version, licenses: [{ license: { id: license } }] },
    },
    components: packages.map(({ name, version, license }) => {
      const [, group, ownName] = /^(?:(@[^/]+)\/)?(.*)$/.exec(name) ?? [];
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return {
        type: 'library',
        'bom-ref': purl,
        ...(group && { group }),
        name: ownName,
        version,
        licenses: [{ license: { id: license } }],
        purl,
      };
    }),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

const RULE = `${'-'.repeat(80)}\n`;

/** Renders the notices to distribute with bundles: the names of the bundled packages, and each license text once. */
export function noticesText(packages: readonly BundledPackage[]): string {
  const byText = Map.groupBy(packages, ({ text }) => text);
  const parts = [...byText].map(([text, under]) => {
    const names = under.map(({ name, version, license }) => `${name} ${version} (${license})\n`);
    return `${RULE}${names.join('')}\n${text}\n\n`;
  });
  return `This software contains code or data from the following packages, under their licenses.\n\n${parts.join('')}`;
}
