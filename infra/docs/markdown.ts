import { posix } from 'node:path';
import { Marked } from 'marked';
import { escapeHtml } from '#lib/escape-html.ts';

/** A rendered page, with its first heading as the title, and the client’s script that it loads. */
export type Prose = { title: string; html: string; script?: 'try' | 'honesty' };

/** The anchor of a heading by GitHub's rules, so that links work both on GitHub and on the site. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const plain = (markdown: string): string => markdown.replaceAll('`', '');

const plainMarked = new Marked();

/** Renders one paragraph of Markdown as HTML, without the element around it. */
export const inline = (markdown: string): string => plainMarked.parseInline(markdown, { async: false });

/** Renders a value as a Markdown code block with JSON. */
export const code = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** A table of contents in Markdown. */
export function contentsOf(markdown: string): string {
  const headings = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) => `- [${heading}](#${anchorOf(plain(heading))})`).join('\n');
}

/**
 * Renders a Markdown file. Links to other files become links to their pages (`served` maps files to paths), or plain text
 * for files without a page. Tables and code blocks can be scrolled by keyboard.
 */
export function renderProse(file: string, markdown: string, served: ReadonlyMap<string, string>): Prose {
  const addressOf = (href: string): string | undefined => {
    if (/^https?:|^#|^%BASE%/.test(href)) return href;
    const [target = '', anchor] = href.split('#');
    const page = served.get(posix.join(posix.dirname(file), target));
    return page && `%BASE%${page}${anchor ? `#${anchor}` : ''}`;
  };
  const seen = new Map<string, number>();
  /** Numbers repeated anchors as GitHub does. */
  const uniqueAnchorOf = (heading: string): string => {
    const anchor = anchorOf(plain(heading));
    const repeats = seen.get(anchor) ?? 0;
    seen.set(anchor, repeats + 1);
    return repeats > 0 ? `${anchor}-${repeats}` : anchor;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${uniqueAnchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const [address, text] = [addressOf(href), this.parser.parseInline(tokens)];
        return address ? `<a href="${escapeHtml(address)}">${text}</a>` : text;
      },
      code({ text, lang = '' }) {
        const kind = lang ? ` class="language-${escapeHtml(lang)}"` : '';
        return `<pre tabindex="0"><code${kind}>${escapeHtml(text)}\n</code></pre>\n`;
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
