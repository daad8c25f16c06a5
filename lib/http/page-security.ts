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

/** The headers of a page: it loads from its own origin only, is framed by nobody, and tells nobody where it was. */
export const pageSecurityHeaders = headersWith({
  ...policy,
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
});

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
