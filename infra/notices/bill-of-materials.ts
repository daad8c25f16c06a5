import type { BundledPackage } from './bundled-packages.ts';

/** What the bill says it is of. */
type Product = { name: string; version: string; license: string };

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * A software bill of materials: the packages that the bundles hold, as CycloneDX 1.6 in JSON
 * (https://cyclonedx.org/docs/1.6/json). It has no serial number and no time, so that the same packages give the same
 * bytes.
 */
export function billOfMaterials(product: Product, packages: readonly BundledPackage[]): string {
  const { name, version, license } = product;
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', name, version, licenses: [{ license: { id: license } }] },
    },
    components: packages.map(({ name, version, licence }) => {
      const [, group, ownName] = /^(?:(@[^/]+)\/)?(.*)$/.exec(name) ?? [];
      const purl = purlOf(name, version);
      return {
        type: 'library',
        'bom-ref': purl,
        ...(group && { group }),
        name: ownName,
        version,
        licenses: [{ license: { id: licence } }],
        purl,
      };
    }),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
