import { slugify } from '@directory/domain/text/slug';
import { Renderer, type Tokens } from 'marked';
import { safeMarkdown, type MarkdownProblem } from './safe-markdown.ts';

export interface RenderedMarkdown {
  html: string;
  /** The headings of the second level. */
  contents: { id: string; title: string }[];
  /** The headings of every level. */
  headings: string[];
  /** The number of words that a reader reads. */
  words: number;
}

/** Markdown as HTML; see {@link safeMarkdown} for what it may hold. First-level headings are problems. */
export function renderMarkdown(source: string): RenderedMarkdown & { problems: MarkdownProblem[] } {
  const problems: MarkdownProblem[] = [];
  const contents: RenderedMarkdown['contents'] = [];
  const headings: string[] = [];
  const ids = new Set<string>();
  let latestHeading = '';

  const marked = safeMarkdown(problems).use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const title = this.parser.parseInline(tokens, this.parser.textRenderer);
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
    },
  });
  const html = marked.parse(source, { async: false }).trim();
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return { html, contents, headings, words, problems };
}

function uniqueId(base: string, taken: Set<string>): string {
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
