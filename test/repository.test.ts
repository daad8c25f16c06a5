import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { marked } from 'marked';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
/** The site's own pages link to its URLs, which its own tests follow. */
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('functions/docs/pages/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A heading's anchor, by GitHub's rule: lower case, spaces to hyphens, punctuation dropped. */
const anchorOf = (heading: string) =>
  heading
    .replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  new Set([...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading.trim())));

/** The targets of a page's links and images, references included. */
function linksOf(markdown: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
  });
  return links;
}

/** Text in square brackets that is neither a link nor defined as a reference. */
const danglingReferences = (markdown: string) => {
  const prose = markdown.replace(/```[\s\S]*?```|`[^`]*`|\$\{[^}]*\}/g, '');
  const defined = new Set([...prose.matchAll(/^\[([^\]]+)\]:/gm)].map(([, name]) => name));
  return [...prose.matchAll(/\[([^\][]+\.(?:ts|md|json))\](?![([:])/g)].filter(
    ([, name]) => !defined.has(name),
  );
};

describe('every link in a Markdown file leads somewhere', () => {
  test.each(pages)('%s', (page) => {
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
});

test('the architecture page has a row for every room', () => {
  const map = read('docs/architecture.md');
  const rooms = new Set(files.flatMap((file) => /^(?:lib|functions|infra)\/[^/]+(?=\/)/.exec(file) ?? []));
  expect([...rooms].filter((room) => !map.includes(`\`${room}/\``))).toEqual([]);
});

/** The `cdk` command, and the parser that dependency-cruiser uses. */
const USED_INDIRECTLY = ['aws-cdk', '@swc/core'];

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
