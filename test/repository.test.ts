import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { marked } from 'marked';
import { defects } from './proof/defects.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
/** All Markdown files except the site's pages, whose links are tested with the site. */
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('functions/docs/pages/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A heading's anchor on GitHub: lowercase, with hyphens instead of spaces, without punctuation. */
const anchorOf = (heading: string) =>
  heading
    .replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  new Set([...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading.trim())));

/** The targets of a page's links and images, including reference links. */
function linksOf(markdown: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
  });
  return links;
}

/** File names in square brackets that are neither links nor defined as references. */
const danglingReferences = (markdown: string) => {
  const prose = markdown.replace(/```[\s\S]*?```|`[^`]*`|\$\{[^}]*\}/g, '');
  const defined = new Set([...prose.matchAll(/^\[([^\]]+)\]:/gm)].map(([, name]) => name));
  return [...prose.matchAll(/\[([^\][]+\.(?:ts|md|json))\](?![([:])/g)].filter(
    ([, name]) => !defined.has(name),
  );
};

test.each(pages)('every link in %s has a target', (page) => {
  const dead = linksOf(read(page)).filter((link) => {
    if (/^(https?:|mailto:|\/)/.test(link)) return false;
    const [path = '', anchor] = decodeURI(link).split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
  });
  expect(dead).toEqual([]);
  expect(danglingReferences(read(page)).map(([text]) => text)).toEqual([]);
});

const workflows = files.filter((file) => /^\.github\/workflows\/.*\.yml$/.test(file));

test.each([...pages, ...workflows])('every npm script that %s runs exists', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read(page).matchAll(/\bnpm (?:run (?:--silent )?|(?=start\b|test\b))([a-z:-]+)/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(workflows)('%s runs only actions that are pinned to a commit', (workflow) => {
  const used = [...read(workflow).matchAll(/\buses: (.*)$/gm)].map(([, action = '']) => action);
  const pinned = /^(?:\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+)$/;
  expect(used.filter((action) => !pinned.test(action))).toEqual([]);
});

test.each(workflows)('no command in %s contains an expression, which could inject code', (workflow) => {
  const lines = read(workflow)
    .split('\n')
    .filter((line) => line.includes('${{'));
  expect(lines.filter((line) => !/^ *(?!run:)[\w-]+: /.test(line))).toEqual([]);
});

test('no job of a workflow that gets credentials of AWS may write to the repository', () => {
  const jobs = workflows.flatMap((workflow) => read(workflow).split(/^ {2}(?=[\w-]+:$)/m));
  const withAws = jobs.filter((job) => job.includes('id-token: write'));
  expect(withAws).toHaveLength(3);
  for (const job of withAws) expect(job).not.toMatch(/(?:contents|packages|actions): write|write-all/);
});

test('docs/architecture.md has a row for every folder of lib, functions and infra', () => {
  const map = read('docs/architecture.md');
  const rooms = new Set(files.flatMap((file) => /^(?:lib|functions|infra)\/[^/]+(?=\/)/.exec(file) ?? []));
  expect([...rooms].filter((room) => !map.includes(`\`${room}/\``))).toEqual([]);
});

/** Packages that no file imports: the `cdk` command, the parser that dependency-cruiser uses, and the source of the page's font. */
const USED_INDIRECTLY = ['aws-cdk', '@swc/core', '@fontsource-variable/newsreader'];

test('every package of package.json is used', () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));
  const code = files
    .filter((file) => /\.(ts|tsx|mjs|css|json|sh)$/.test(file) && !file.startsWith('package'))
    .map(read)
    .join('\n');
  const isUsed = (name: string): boolean =>
    [`'${name}'`, `'${name}/`, `"${name}"`, `node_modules/${name}/`, `/${name}/package.json`].some((text) =>
      code.includes(text),
    ) ||
    USED_INDIRECTLY.includes(name) ||
    (name.startsWith('@types/') && isUsed(name.slice('@types/'.length))) ||
    Object.values<string>(scripts).some((script) => ` ${script}`.includes(` ${name.split('/').at(-1)} `));
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isUsed(name))).toEqual([]);
});

/** Phrases to avoid that the spell check, which flags only single words, misses. The page's visible copy may contain them. */
const DIALECT = /\b(?:(?:is|are|was|were|be) told|hangs? on|by the clocks)\b/i;

test('no comment, doc or test uses the phrases that the writing guide replaces', () => {
  const found = files
    .filter((file) => /\.(ts|tsx|css|md|mjs|sh)$/.test(file))
    .filter((file) => !/^(functions\/dashboard|test\/browser|lib\/reading\/en|test\/repository)/.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, i) => (DIALECT.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

test.each(defects)('the defect “$what” can be planted', ({ file, edits }) => {
  const text = read(`lib/${file}`);
  expect(edits.filter(([from]) => text.split(from).length !== 2)).toEqual([]);
});
