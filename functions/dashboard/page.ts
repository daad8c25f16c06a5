import { escaped } from '#lib/http/escaped.ts';
import type { AssetEntry } from '#lib/http/page-assets.ts';

type PageOptions = {
  /** The path below which the service is seen, with a slash at its end. */
  base: string;
  manifest: { main: AssetEntry; icon: AssetEntry };
  /** Whether the browser has sent a session cookie, so that the client asks who is signed in only if somebody may be. */
  hasSession: boolean;
};

/** The page that loads the dashboard, as HTML; it holds nothing of the person. */
export function page({ base, manifest, hasSession }: PageOptions): string {
  const { main, icon } = manifest;
  const asset = (name: string) => escaped(`${base}assets/${name}`);
  const preloads = main.parts.map((part) => `<link rel="modulepreload" href="${asset(part)}">\n`).join('');
  return `<!doctype html>
<html lang="en" data-session="${hasSession ? 'perhaps' : 'none'}">
<head>
<meta charset="utf-8">
<title>Horoscope</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="Your days, computed from the real sky.">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f4f5fa" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b1020" media="(prefers-color-scheme: dark)">
<link rel="manifest" href="${escaped(base)}manifest.webmanifest">
<link rel="icon" type="image/svg+xml" href="${asset(icon.file)}">
${main.style ? `<link rel="stylesheet" href="${asset(main.style)}">\n` : ''}${preloads}<script type="module" src="${asset(main.file)}"></script>
</head>
<body>
<div id="app"><noscript>The dashboard needs JavaScript. Everything it does is also in the <a href="${escaped(base)}docs">API</a>.</noscript></div>
</body>
</html>
`;
}
