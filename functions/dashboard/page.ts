import { escapeHtml } from '#lib/escape-html.ts';
import type { AssetEntry } from '#lib/http/pages.ts';
import type { SampleDay } from '#lib/operations/sample-day.ts';
import { SKY_SIZE } from './images/sky-image.ts';
import { features, footer, hero, noScript, prices } from './landing/sections.ts';
import { sampleForecast, sky } from './landing/today.ts';

export type PageOptions = {
  /** The service's path with a trailing slash. */
  base: string;
  /** The service's URL without a trailing slash, for what other sites load. */
  service: string;
  manifest: Record<'main' | 'day' | 'sign-in' | 'icon', AssetEntry>;
  /** Whether the request had a session cookie. Without one, the client doesn't request the account. */
  hasSession: boolean;
  /** What the page calls the service. */
  productName: string;
  /** The operator's URL for requesting a higher tier; empty if not set. */
  upgrades: string;
  /** The sample forecast and today's sky; undefined if computing them failed. The page then omits both sections. */
  day: SampleDay | undefined;
};

const TITLE = 'Your day, read from the real sky.';
const DESCRIPTION =
  'Daily horoscopes computed from where the planets are today and where they were when you were born: a rating from 1 to 10, and every reason for it.';

/** The style sheet reveals this notice after 8 seconds, unless the script has replaced it by then. */
const SLOW_NOTICE =
  '<main class="late"><h1>Your day is on its way</h1><p>This is taking longer than it should. <a href="">Reload the page</a>.</p></main>';

/**
 * Renders the dashboard's HTML, without personal data. The landing page works without JavaScript; CSS hides it while
 * `data-state` is `in`.
 */
export function page({
  base,
  service,
  manifest,
  hasSession,
  productName,
  upgrades,
  day,
}: PageOptions): string {
  const { main, icon } = manifest;
  const asset = (name: string) => escapeHtml(`${base}assets/${name}`);
  // Preload the chunk of the first view.
  const first = manifest[hasSession ? 'day' : 'sign-in'];
  const preloads = [...new Set([...main.parts, ...first.parts, first.file])]
    .map((part) => `<link rel="modulepreload" href="${asset(part)}">\n`)
    .join('');
  return `<!doctype html>
<html lang="en" data-name="${escapeHtml(productName)}" data-session="${hasSession ? 'perhaps' : 'none'}" data-state="${hasSession ? 'in' : 'out'}"${upgrades && ` data-upgrades="${escapeHtml(upgrades)}"`}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(productName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${DESCRIPTION}">
<meta property="og:title" content="${TITLE}">
<meta property="og:description" content="${DESCRIPTION}">
<meta property="og:type" content="website">
<meta property="og:image" content="${escapeHtml(service)}/assets/sky.png">
<meta property="og:image:width" content="${SKY_SIZE.width}">
<meta property="og:image:height" content="${SKY_SIZE.height}">
<meta property="og:image:alt" content="The Sun, the Moon and the planets in the zodiac today">
<meta name="twitter:card" content="summary_large_image">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f4f5fa" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b1020" media="(prefers-color-scheme: dark)">
<link rel="manifest" href="${escapeHtml(base)}manifest.webmanifest">
<link rel="icon" type="image/svg+xml" href="${asset(icon.file)}">
<link rel="apple-touch-icon" href="${asset('icon-180.png')}">
${main.style ? `<link rel="stylesheet" href="${asset(main.style)}">\n` : ''}${preloads}<script type="module" src="${asset(main.file)}"></script>
</head>
<body>
<div class="first">
${hero(productName, TITLE)}
<div id="app">${noScript(base)}${hasSession ? SLOW_NOTICE : ''}</div>
${day ? sky(day) : ''}
</div>
${day ? sampleForecast(day) : ''}
${features(base)}
${prices(upgrades)}
${footer(base)}
</body>
</html>
`;
}
