import { escapeHtml } from '#lib/http/pages.ts';
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
  ['docs/assistants', 'Assistants'],
  ['docs/client', 'Client'],
  ['docs/model', 'Model'],
  ['docs/moon', 'Moons and retrogrades'],
  ['honesty', 'Honesty'],
  ['docs/versioning', 'Versions'],
  ['docs/security', 'Security'],
];

/** Renders a complete HTML page, with `%BASE%` as a placeholder for the base path. */
export function renderPage(path: string, { title, html, script }: Prose, client: DocsClient): string {
  const asset = (file = '') => `%BASE%docs/assets/${file}`;
  const links = NAVIGATION.map(([target, name]) => {
    const current = target === path ? ' aria-current="page"' : '';
    return `<li><a href="%BASE%${target}"${current}>${name}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} · Horoscope API</title>
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
<p class="title"><a class="home" href="%BASE%docs">Horoscope API</a></p>
<nav aria-label="Documentation"><ul>
${links.join('\n')}
</ul></nav>
</header>
<main id="content" tabindex="-1">
${html}</main>
<footer><p><a href="%BASE%">Dashboard</a> · <a href="%BASE%api/openapi.json">OpenAPI</a> · <a href="%BASE%llms.txt">llms.txt</a></p></footer>
</body>
</html>
`;
}
