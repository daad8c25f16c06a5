import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CODES } from '#lib/contract/problems.ts';
import { responseExamples } from '../openapi/describe.ts';
import {
  activitiesPage,
  apiCatalog,
  errorPage,
  errorsPage,
  notFoundPage,
  toolsTable,
} from './generated-pages.ts';
import { type DocsClient, renderPage } from './layout.ts';
import { code, contentsOf, renderProse } from './markdown.ts';
import { referencePage } from './reference.ts';
import { skyPage } from './sky-page.ts';

/** Markdown files by the paths of their pages. */
const PROSE: Readonly<Record<string, string>> = {
  docs: 'functions/docs/pages/start.md',
  'docs/quick-start': 'functions/docs/pages/quick-start.md',
  'docs/calendar': 'functions/docs/pages/calendar.md',
  'docs/webhooks': 'functions/docs/pages/webhooks.md',
  'docs/assistants': 'functions/docs/pages/assistants.md',
  'docs/client': 'docs/client.md',
  'docs/answers': 'docs/answers.md',
  'docs/model': 'docs/model.md',
  'docs/versioning': 'docs/versioning.md',
  'docs/changelog': 'CHANGELOG.md',
  'docs/security': 'SECURITY.md',
  honesty: 'functions/docs/pages/honesty.md',
};

/** Functions that generate Markdown, by the paths of their pages. */
const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/activities': activitiesPage,
  'docs/errors': errorsPage,
  'docs/moon': skyPage,
  ...Object.fromEntries(CODES.map((code) => [`docs/errors/${code}`, () => errorPage(code)])),
};

const served = new Map(Object.entries(PROSE).map(([path, file]) => [file, path]));

/**
 * Writes all documents of the site into `folder`, under the paths they are served at. The placeholders `SERVICE_URL` and
 * `%BASE%` (the base path with a trailing slash) are replaced when a document is served.
 */
export async function writeSite(folder: string, client: DocsClient): Promise<void> {
  const write = async (name: string, text: string) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const prose = Object.entries(PROSE).map(async ([path, file]) => {
    const markdown = await readFile(file, 'utf8');
    const filled = markdown
      .replace('<!-- tools -->', toolsTable)
      .replace('<!-- today -->', () => code(responseExamples['todays-horoscope']))
      .replace('<!-- contents -->', () => contentsOf(markdown));
    const page = renderProse(file, filled, served);
    return { path, page: path === 'honesty' ? { ...page, script: 'honesty' as const } : page };
  });
  const generated = Object.entries(GENERATED).map(([path, make]) => ({
    path,
    page: renderProse('', make(), served),
  }));
  const reference = { path: 'docs/reference', page: referencePage() };
  for (const { path, page } of [...(await Promise.all(prose)), ...generated, reference])
    await write(`${path}.html`, renderPage(path, page, client));
  await write('missing.html', renderPage('', renderProse('', notFoundPage(), served), client));
  await write('llms.txt', await readFile('functions/docs/pages/llms.txt', 'utf8'));
  await write('.well-known/api-catalog', apiCatalog());
}
