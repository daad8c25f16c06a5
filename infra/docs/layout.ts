import { escaped } from '#lib/http/escaped.ts';
import type { Prose } from './markdown.ts';

/** An entry point of the pages' client, as the bundler's manifest has it. */
export type ClientEntry = { file: string; style?: string };

/** The entry points of the pages' client. */
export type DocsClient = Record<'style' | 'icon' | 'viewer', ClientEntry>;

/** The pages that every page leads to, by their paths below the service's address. */
const NAVIGATION: readonly [path: string, name: string][] = [
  ['docs', 'Start'],
  ['docs/quick-start', 'Quick start'],
  ['docs/reference', 'Reference'],
  ['docs/answers', 'Answers'],
  ['docs/activities', 'Activities'],
  ['docs/errors', 'Errors'],
  ['docs/calendar', 'Calendars'],
  ['docs/assistants', 'Assistants'],
  ['docs/client', 'Client'],
  ['docs/model', 'Model'],
  ['docs/security', 'Security'],
];

/** A whole page of the documentation, with `%BASE%` where the path of the service is to stand. */
export function layOut(path: string, { title, html }: Prose, client: DocsClient, viewer = false): string {
  const asset = (file = '', folder = 'assets') => `%BASE%docs/${folder}/${file}`;
  const links = NAVIGATION.map(([target, name]) => {
    const current = target === path ? ' aria-current="page"' : '';
    return `<li><a href="%BASE%${target}"${current}>${name}</a></li>`;
  });
  const viewerParts = `<link rel="stylesheet" href="${asset(client.viewer.style, 'viewer')}">
<script type="module" src="${asset(client.viewer.file, 'viewer')}"></script>
`;
  return `<!doctype html>
<html lang="en" data-description="%BASE%api/openapi.json">
<head>
<meta charset="utf-8">
<title>${escaped(title)} · Horoscope API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(title)}: documentation of the API for daily horoscopes computed from the real sky.">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${asset(client.icon.file)}">
<link rel="service-desc" type="application/json" href="%BASE%api/openapi.json">
<link rel="stylesheet" href="${asset(client.style.file)}">
${viewer ? viewerParts : ''}</head>
<body>
<a class="skip" href="#content">To the content</a>
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
