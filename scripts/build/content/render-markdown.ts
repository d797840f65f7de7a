import { slugify } from '@directory/domain/slug';
import { Marked, Renderer, type Token, type Tokens } from 'marked';

export interface RenderedMarkdown {
  html: string;
  /** The headings of the second level. */
  contents: { id: string; title: string }[];
  /** The headings of every level. */
  headings: string[];
  /** The number of words that a reader reads. */
  words: number;
}

/** What a writer must mend, in words. */
export type MarkdownProblem = string;

const allowedAddress =
  /^(https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:\+?[\d-]+|\/(?![/\\])[^\s"'<>\\]*|#[\w-]+)$/;

/**
 * Markdown as HTML that holds only what Markdown itself can say: raw HTML, pictures, first-level headings and links to
 * anything but https, mail, telephone and the site's own pages are problems. So nothing in a text can run.
 */
export function renderMarkdown(source: string): RenderedMarkdown & { problems: MarkdownProblem[] } {
  const problems: MarkdownProblem[] = [];
  const contents: RenderedMarkdown['contents'] = [];
  const headings: string[] = [];
  const ids = new Set<string>();
  let latestHeading = '';

  const marked = new Marked({
    gfm: true,
    walkTokens: (token: Token) => {
      if (token.type === 'html') problems.push(`raw HTML is not allowed: ${firstLine(token.raw)}`);
      if (token.type === 'image') problems.push(`pictures are not supported: ${firstLine(token.raw)}`);
      if (token.type === 'list_item' && (token as Tokens.ListItem).task)
        problems.push(`boxes to tick are not supported: ${firstLine(token.raw)}`);
    },
    renderer: {
      html: () => '',
      image: () => '',
      checkbox: () => '',
      heading({ tokens, depth }: Tokens.Heading) {
        const title = plainText(tokens);
        if (depth === 1)
          problems.push(`the title stands in the front matter; begin headings with ##: ${title}`);
        // The prefix keeps a heading such as “Main” or “FAQ” from taking the name of a part of the page itself.
        const id = uniqueId(['part', slugify(title)].filter(Boolean).join('-'), ids);
        latestHeading = id;
        headings.push(title);
        if (depth === 2) contents.push({ id, title });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // A table may be wider than the screen: it scrolls by itself, by keyboard too, and goes by the name of its heading.
      table(token: Tokens.Table) {
        const plain = new Renderer();
        plain.parser = this.parser;
        const name = latestHeading === '' ? '' : ` role="region" aria-labelledby="${latestHeading}"`;
        return `<div class="table-scroll" tabindex="0"${name}>${plain.table(token)}</div>\n`;
      },
      link({ href, tokens, raw }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        if (!allowedAddress.test(href)) {
          problems.push(`this link leads nowhere that is allowed (https:, mailto:, tel:, / or #): ${raw}`);
          return text;
        }
        const rel = href.startsWith('https:') ? ' rel="noopener"' : '';
        return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`;
      },
    },
  });
  const html = marked.parse(source, { async: false }).trim();
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return { html, contents, headings, words, problems };
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token
        ? plainText((token.tokens as Token[] | undefined) ?? [])
        : 'text' in token
          ? String(token.text)
          : '',
    )
    .join('');
}

function uniqueId(base: string, taken: Set<string>): string {
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

function firstLine(text: string): string {
  return (text.trim().split('\n', 1)[0] ?? '').slice(0, 80);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
