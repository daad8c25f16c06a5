import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CODES } from '#lib/contract/problems.ts';
import { answerExamples } from '../openapi/describe.ts';
import { activitiesPage } from './activities.ts';
import { apiCatalog } from './api-catalog.ts';
import { toolsTable } from './assistants.ts';
import { errorPage, errorsPage } from './errors.ts';
import { type DocsClient, layOut } from './layout.ts';
import { code, contentsOf, renderProse } from './markdown.ts';
import { missingPage } from './missing.ts';
import { referencePage } from './reference.ts';

/** The files of Markdown that are pages, by the paths that they are served at. */
const PROSE: Readonly<Record<string, string>> = {
  docs: 'functions/docs/pages/start.md',
  'docs/quick-start': 'functions/docs/pages/quick-start.md',
  'docs/calendar': 'functions/docs/pages/calendar.md',
  'docs/assistants': 'functions/docs/pages/assistants.md',
  'docs/client': 'docs/client.md',
  'docs/answers': 'docs/answers.md',
  'docs/model': 'lib/scoring/MODEL.md',
  'docs/security': 'SECURITY.md',
};

/** Pages that are made from the code, as Markdown, by the paths that they are served at. */
const MADE: Readonly<Record<string, () => string>> = {
  'docs/reference': referencePage,
  'docs/activities': activitiesPage,
  'docs/errors': errorsPage,
  ...Object.fromEntries(CODES.map((code) => [`docs/errors/${code}`, () => errorPage(code)])),
};

const served = new Map(Object.entries(PROSE).map(([path, file]) => [file, path]));

/**
 * Writes every text of the documentation into `folder`, under the path that it is served at. In them
 * `https://api.example.com` stands for the service's address, and `%BASE%` for its path with a slash at the end.
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
      .replace('<!-- today -->', () => code(answerExamples['todays-horoscope']))
      .replace('<!-- contents -->', () => contentsOf(markdown));
    return { path, page: renderProse(file, filled, served) };
  });
  const made = Object.entries(MADE).map(([path, make]) => ({ path, page: renderProse('', make(), served) }));
  for (const { path, page } of [...(await Promise.all(prose)), ...made])
    await write(`${path}.html`, layOut(path, page, client, path === 'docs/reference'));
  await write('missing.html', layOut('', renderProse('', missingPage(), served), client));
  await write('llms.txt', await readFile('functions/docs/pages/llms.txt', 'utf8'));
  await write('.well-known/api-catalog', apiCatalog());
}
