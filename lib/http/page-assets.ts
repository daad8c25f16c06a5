import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import * as v from 'valibot';

/** What the bundler says of an entry point: its file, the parts it needs at once, and its style sheet. */
const Entry = v.object({ file: v.string(), parts: v.array(v.string()), style: v.optional(v.string()) });

/** The names of the files of an entry point; each holds a hash of its content. */
export type AssetEntry = v.InferOutput<typeof Entry>;

/** A file as it is served. */
export type Asset = { contentType: string; body: string };

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Reads what the bundler has put beside a page's own bundle: the manifest of its entry points, and all assets by name.
 * Throws if something is missing or of a kind that the gateway could not hand on as text.
 */
export function readAssets<const Name extends string>(folder: URL, names: readonly Name[]) {
  const Manifest = v.object(v.entriesFromList(names, Entry));
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')));
  const assetsFolder = new URL('assets/', folder);
  const assets = readdirSync(assetsFolder).map((name): [string, Asset] => {
    const contentType = contentTypes[extname(name)];
    if (!contentType) throw new Error(`An asset is of an unknown kind: ${name}`);
    return [name, { contentType, body: readFileSync(new URL(name, assetsFolder), 'utf8') }];
  });
  return { manifest, assets: new Map(assets) };
}
