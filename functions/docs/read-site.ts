import { readdirSync, readFileSync, statSync } from 'node:fs';
import { securityTxt } from './security-txt.ts';

/** What a text is, by which its headers are chosen. */
export type Kind = 'page' | 'viewer-page' | 'text' | 'link-set';

/** A text that is served below the service's address, with places for that address in it. */
export type Document = { kind: Kind; text: string };

/** Reads the texts that the bundler has put beside this function, by the path that each is served at. */
export function readSite(folder: URL): ReadonlyMap<string, Document> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(new URL(name, folder)).isFile(),
  );
  const read = files.map((name): [string, Document] => [
    `/${name.replace(/\.html$/, '')}`,
    { kind: kindOf(name), text: readFileSync(new URL(name, folder), 'utf8') },
  ]);
  return new Map([...read, ['/.well-known/security.txt', { kind: 'text', text: securityTxt() }]]);
}

function kindOf(name: string): Kind {
  if (name === 'docs/reference.html') return 'viewer-page';
  if (name.endsWith('.html')) return 'page';
  return name.endsWith('.txt') ? 'text' : 'link-set';
}
