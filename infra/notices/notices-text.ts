import type { BundledPackage } from './bundled-packages.ts';

const RULE = `${'-'.repeat(80)}\n`;

/** What must go with the bundles that hold these packages: their names, and each licence in full, once. */
export function noticesText(packages: readonly BundledPackage[]): string {
  const byText = Map.groupBy(packages, ({ text }) => text);
  const parts = [...byText].map(([text, under]) => {
    const names = under.map(({ name, version, licence }) => `${name} ${version} (${licence})\n`);
    return `${RULE}${names.join('')}\n${text}\n\n`;
  });
  return `This software holds code or data of the following packages, under their licences.\n\n${parts.join('')}`;
}
