import { posix } from 'node:path';
import { Marked } from 'marked';
import { escaped } from '#lib/http/escaped.ts';

/** A page of prose: the first heading is its title. */
export type Prose = { title: string; html: string };

/** An anchor as GitHub makes it of a heading, so that links work in both places. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const plain = (markdown: string): string => markdown.replaceAll('`', '');

/** A value as JSON, in Markdown. */
export const code = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** The sections of a Markdown file, as a list of links to them. */
export function contentsOf(markdown: string): string {
  const headings = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) => `- [${heading}](#${anchorOf(plain(heading))})`).join('\n');
}

/**
 * A Markdown file as HTML. Links to other files that are served (`served` has their paths on the site) lead to their
 * pages; what they say of files that are not served stays, without a link. Tables and code may be scrolled by keyboard.
 */
export function renderProse(file: string, markdown: string, served: ReadonlyMap<string, string>): Prose {
  const addressOf = (href: string): string | undefined => {
    if (/^https?:|^#|^%BASE%/.test(href)) return href;
    const [target = '', anchor] = href.split('#');
    const page = served.get(posix.join(posix.dirname(file), target));
    return page && `%BASE%${page}${anchor ? `#${anchor}` : ''}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(plain(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const [address, text] = [addressOf(href), this.parser.parseInline(tokens)];
        return address ? `<a href="${escaped(address)}">${text}</a>` : text;
      },
      code({ text, lang = '' }) {
        const kind = lang ? ` class="language-${escaped(lang)}"` : '';
        return `<pre tabindex="0"><code${kind}>${escaped(text)}\n</code></pre>\n`;
      },
    },
    hooks: {
      postprocess: (html) =>
        html
          .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
          .replaceAll('</table>', '</table></div>'),
    },
  });
  const title = /^# (.*)$/m.exec(markdown)?.[1];
  if (!title) throw new Error(`${file} has no title`);
  return { title: plain(title), html: marked.parse(markdown, { async: false }) };
}
