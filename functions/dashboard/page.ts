import { escaped } from '#lib/http/escaped.ts';
import type { AssetEntry } from '#lib/http/page-assets.ts';
import type { SampleDay } from '#lib/operations/sample-day.ts';
import { footer } from './landing/footer.ts';
import { hero } from './landing/hero.ts';
import { points } from './landing/points.ts';
import { prices } from './landing/prices.ts';
import { sample } from './landing/sample.ts';
import { sky } from './landing/sky.ts';
import { withoutScript } from './landing/without-script.ts';

type PageOptions = {
  /** The path below which the service is seen, with a slash at its end. */
  base: string;
  manifest: Record<'main' | 'day' | 'sign-in' | 'icon', AssetEntry>;
  /** Whether the browser has sent a session cookie, so that the client asks who is signed in only if somebody may be. */
  hasSession: boolean;
  /** Where a higher tier is asked for, as a URI, or nothing. */
  upgrades: string;
  /** The sample; without one the page says all else. */
  day: SampleDay | undefined;
};

const TITLE = 'Your days, from the real sky';
const DESCRIPTION =
  'Daily horoscopes computed from where the planets are today and where they were when you were born: a rating from 1 to 10, and every reason for it.';

/** Shown by the style sheet, once the script should have taken its place. */
const LATE =
  '<main class="late"><h1>Your days are on their way</h1><p>This takes longer than it should. <a href="">Load the page again</a>.</p></main>';

/**
 * The page that loads the dashboard, as HTML; it holds nothing of the person. What it says to whoever is not signed in can be read without
 * a script, and is hidden (`data-state`) from whoever is.
 */
export function page({ base, manifest, hasSession, upgrades, day }: PageOptions): string {
  const { main, icon } = manifest;
  const asset = (name: string) => escaped(`${base}assets/${name}`);
  // What the client loads next is on its way before it asks.
  const first = manifest[hasSession ? 'day' : 'sign-in'];
  const preloads = [...new Set([...main.parts, ...first.parts, first.file])]
    .map((part) => `<link rel="modulepreload" href="${asset(part)}">\n`)
    .join('');
  return `<!doctype html>
<html lang="en" data-session="${hasSession ? 'perhaps' : 'none'}" data-state="${hasSession ? 'in' : 'out'}"${upgrades && ` data-upgrades="${escaped(upgrades)}"`}>
<head>
<meta charset="utf-8">
<title>Horoscope</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${DESCRIPTION}">
<meta property="og:title" content="${TITLE}">
<meta property="og:description" content="${DESCRIPTION}">
<meta property="og:type" content="website">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f4f5fa" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b1020" media="(prefers-color-scheme: dark)">
<link rel="manifest" href="${escaped(base)}manifest.webmanifest">
<link rel="icon" type="image/svg+xml" href="${asset(icon.file)}">
${main.style ? `<link rel="stylesheet" href="${asset(main.style)}">\n` : ''}${preloads}<script type="module" src="${asset(main.file)}"></script>
</head>
<body>
${hero(TITLE)}
<div id="app">${withoutScript(base)}${hasSession ? LATE : ''}</div>
${day ? sample(day) : ''}
${points}
${day ? sky(day) : ''}
${prices(upgrades)}
${footer(base)}
</body>
</html>
`;
}
