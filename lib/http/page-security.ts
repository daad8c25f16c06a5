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

const trusting = (policies: string): Policy => ({
  'require-trusted-types-for': "'script'",
  'trusted-types': policies,
});

/** The headers of a page: it loads from its own origin only, is framed by nobody, and tells nobody where it was. */
export const pageSecurityHeaders = headersWith({ ...policy, ...trusting("'none'") });

/** The headers of a page that can be installed: as any page's, with a manifest, a service worker and one policy to start it by. */
export const installableSecurityHeaders = headersWith({
  ...policy,
  'manifest-src': "'self'",
  'worker-src': "'self'",
  ...trusting('service-worker'),
});

/** The headers of a service worker: it asks its own origin alone, and runs nothing but itself. */
export const workerSecurityHeaders = headersWith({ 'default-src': "'none'", 'connect-src': "'self'" });

/**
 * The headers of the page that holds the viewer of the API's description, which draws its icons from its own style sheet
 * and whose Markdown knows no Trusted Types; else it is as strict as any page.
 */
export const viewerSecurityHeaders = headersWith({ ...policy, 'img-src': "'self' data:" });

/** The headers of an asset: alone it may load nothing and run nothing. */
export const assetSecurityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};
