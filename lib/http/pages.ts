import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { APIGatewayProxyResult } from 'aws-lambda';
import * as v from 'valibot';
import { escapeHtml } from '#lib/escape-html.ts';
import { notFound } from '#lib/service-error.ts';

/** An entry point in the bundler's manifest; `parts` are the chunks that the entry point loads immediately. */
const Entry = v.object({ file: v.string(), parts: v.array(v.string()), style: v.optional(v.string()) });

/** The files of an entry point, each with a content hash in its name. */
export type AssetEntry = v.InferOutput<typeof Entry>;

export type Asset = { contentType: string; body: string };

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=us-ascii',
};

/**
 * Reads the manifest and the assets from a page's bundle. Throws if an entry point is missing, or if an asset has an
 * unsupported type.
 */
export function readAssets<const Name extends string>(folder: URL, names: readonly Name[]) {
  const Manifest = v.object(v.entriesFromList(names, Entry));
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')));
  const assetsFolder = new URL('assets/', folder);
  const assets = readdirSync(assetsFolder).map((name): [string, Asset] => {
    const contentType = contentTypes[extname(name)];
    if (!contentType) throw new Error(`Unsupported asset type: ${name}`);
    return [name, { contentType, body: readFileSync(new URL(name, assetsFolder), 'utf8') }];
  });
  return { manifest, assets: new Map(assets) };
}

type Policy = Readonly<Record<string, string>>;

const policy: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

const headersWith = (directives: Policy): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': Object.entries(directives)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
});

const trustedTypes = (policies: string): Policy => ({
  'require-trusted-types-for': "'script'",
  'trusted-types': policies,
});

/** Security headers for pages: same-origin resources only, no framing, no referrer. */
export const pageSecurityHeaders = headersWith({ ...policy, ...trustedTypes("'none'") });

/** Security headers for installable pages, which also allow a web manifest and a service worker. */
export const installableSecurityHeaders = headersWith({
  ...policy,
  'manifest-src': "'self'",
  'worker-src': "'self'",
  ...trustedTypes('service-worker'),
});

/** Security headers for service workers: same-origin requests only, no further scripts. */
export const workerSecurityHeaders = headersWith({ 'default-src': "'none'", 'connect-src': "'self'" });

/** Security headers for assets: an asset opened directly in a browser loads and runs nothing. */
export const assetSecurityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * 200 with an asset. Clients can cache it for a year, because its name has a content hash. Throws 404 if `asset` is
 * undefined.
 */
export function assetResponse(asset: Asset | undefined): APIGatewayProxyResult {
  if (!asset) throw notFound('The asset');
  const headers = {
    ...assetSecurityHeaders,
    'Content-Type': asset.contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return { statusCode: 200, headers, body: asset.body };
}

// The colors, the serif and the shape of buttons are those of the dashboard.
const formStyle =
  ':root{color-scheme:light dark}body{margin:0 auto;max-width:32rem;padding:4rem 1.5rem;background:light-dark(#faf7f2,#0e1226);color:light-dark(#171a2e,#efedf5);font:1.125rem/1.5 system-ui,sans-serif}h1{font:400 2.125rem/1.2 ui-serif,Georgia,serif;text-wrap:balance}a{color:light-dark(#3b4494,#a9b1ff)}button{padding:.6rem 1.2rem;border:0;border-radius:.75rem;background:light-dark(#3b4494,#a9b1ff);color:light-dark(#fff,#171a2e);font:inherit}';

const formHeaders = headersWith({
  ...policy,
  'style-src': `'sha256-${hash('sha256', formStyle, 'base64')}'`,
  'script-src': "'none'",
  'form-action': "'self'",
});

/** A small page without scripts, such as that of a link in a mail. `body` is HTML. Search engines and caches don't keep it. */
export function formPage(title: string, body: string, statusCode = 200): APIGatewayProxyResult {
  const headers = {
    ...formHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${formStyle}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
  return { statusCode, headers, body: page };
}
