import { escapeHtml } from '#lib/escape-html.ts';
import type { Prose } from './markdown.ts';

/** An entry point in the bundler's manifest. */
export type ClientEntry = { file: string; style?: string };

export type DocsClient = Record<'style' | 'icon' | 'try' | 'honesty', ClientEntry>;

const NAVIGATION: readonly [path: string, name: string][] = [
  ['docs', 'Introduction'],
  ['docs/quick-start', 'Quick start'],
  ['docs/reference', 'Reference'],
  ['docs/answers', 'Reading guide'],
  ['docs/activities', 'Activities'],
  ['docs/errors', 'Errors'],
  ['docs/calendar', 'Calendars'],
  ['docs/webhooks', 'Webhooks'],
  ['docs/assistants', 'Assistants'],
  ['docs/client', 'Client'],
  ['docs/model', 'Model'],
  ['docs/moon', 'Moons and retrogrades'],
  ['honesty', 'Honesty'],
  ['docs/versioning', 'Versions'],
  ['docs/security', 'Security'],
];

/** What surrounds the text of a page. */
type Frame = {
  navigation: typeof NAVIGATION;
  label: string;
  titleSuffix: string;
  home: string;
  footer: string;
};

const DEVELOPERS: Frame = {
  navigation: NAVIGATION,
  label: 'Documentation',
  titleSuffix: ' · Horoscope API',
  home: '<p class="title"><a class="home" href="%BASE%docs">Horoscope API</a></p>\n',
  footer:
    '<a href="%BASE%">Dashboard</a> · <a href="%BASE%api/openapi.json">OpenAPI</a> · <a href="%BASE%llms.txt">llms.txt</a>',
};

const READERS: Frame = {
  navigation: [
    ['', 'Your day'],
    ['docs/moon', 'Moons'],
    ['honesty', 'Honesty'],
  ],
  label: 'Pages',
  titleSuffix: '',
  home: '',
  footer: '<a href="%BASE%docs">For developers</a>',
};

/** The pages for readers rather than developers. */
const READER_PAGES: ReadonlySet<string> = new Set(['docs/moon', 'honesty']);

/** Renders a complete HTML page, with `%BASE%` as a placeholder for the base path. */
export function renderPage(path: string, { title, html, script }: Prose, client: DocsClient): string {
  const asset = (file = '') => `%BASE%docs/assets/${file}`;
  const { navigation, label, titleSuffix, home, footer } = READER_PAGES.has(path) ? READERS : DEVELOPERS;
  const links = navigation.map(([target, name]) => {
    const current = target === path ? ' aria-current="page"' : '';
    return `<li><a href="%BASE%${target}"${current}>${name}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}${titleSuffix}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(title)}: documentation of the API for daily horoscopes computed from the real sky.">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${asset(client.icon.file)}">
<link rel="service-desc" type="application/json" href="%BASE%api/openapi.json">
<link rel="stylesheet" href="${asset(client.style.file)}">
${script ? `<script type="module" src="${asset(client[script].file)}"></script>\n` : ''}</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
${home}<nav aria-label="${label}"><ul>
${links.join('\n')}
</ul></nav>
</header>
<main id="content" tabindex="-1">
${html}</main>
<footer><p>${footer}</p></footer>
</body>
</html>
`;
}
