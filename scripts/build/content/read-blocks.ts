import { Parser, type MarkedExtension, type Token, type Tokens } from 'marked';
import type { Block } from '../../../web/src/site/text.ts';
// By its path: vitest reads its configuration, and with it this, without what makes packages of TypeScript readable.
import { phonePieces } from '../../../domain/src/text/phone-pieces.ts';
import { safeMarkdown, type MarkdownProblem } from './safe-markdown.ts';

/**
 * Markdown as the blocks that a page lays out itself. Beyond Markdown it knows `## Title {#id}`, `:::name words` … `:::`
 * around blocks, `::name words` on a line alone, and links phone numbers. `---` ends a part of the third level.
 */
export function readBlocks(source: string): { blocks: Block[]; problems: MarkdownProblem[] } {
  const problems: MarkdownProblem[] = [];
  const marked = safeMarkdown(problems).use({ extensions: [directive] });
  const inline = (tokens: Token[] = []) => linkPhones(Parser.parseInline(tokens, marked.defaults));

  const read = (tokens: readonly Token[]): Block[] => {
    const root: Block[] = [];
    const open: { level: number; blocks: Block[] }[] = [{ level: 0, blocks: root }];
    const into = () => open.at(-1)?.blocks ?? root;
    const close = (level: number) => {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    };
    for (const token of tokens as (Tokens.Generic & Token)[]) {
      if (token.type === 'heading') {
        const level = Number(token['depth']);
        const [, title = '', id] = /^(.*?)(?: \{#([a-z][\w-]*)\})?$/.exec(String(token['text'])) ?? [];
        const blocks: Block[] = [];
        if (level < 2 || level > 3) problems.push(`begin headings with ## or ###: ${title}`);
        close(level);
        into().push({ type: 'section', ...(id && { id }), title, blocks });
        open.push({ level, blocks });
      } else if (token.type === 'paragraph') {
        into().push({ type: 'paragraph', html: inline(token.tokens) });
      } else if (token.type === 'list') {
        const { ordered, items: written } = token as Tokens.List;
        const items = written.map((item) =>
          item.tokens.map((part) => inline('tokens' in part ? part.tokens : [])).join(' '),
        );
        into().push({ type: 'list', ...(ordered && { ordered }), items });
      } else if (token.type === 'directive') {
        const { name, words } = token as Tokens.Generic & { name: string; words: string };
        into().push({ type: 'directive', name, words, blocks: read(token.tokens ?? []) });
      } else if (token.type === 'hr') {
        close(3);
      } else if (token.type !== 'space' && token.type !== 'html') {
        problems.push(`a page lays out headings, paragraphs and lists, not: ${token.raw.slice(0, 80)}`);
      }
    }
    return root;
  };

  const tokens = marked.lexer(source);
  void marked.walkTokens(tokens, marked.defaults.walkTokens ?? (() => undefined));
  return { blocks: read(tokens), problems };
}

const directive: NonNullable<MarkedExtension['extensions']>[number] = {
  name: 'directive',
  level: 'block',
  start: (source) => /^::/m.exec(source)?.index,
  tokenizer(source) {
    const found =
      /^:::([a-z-]+)(?: +(.*))?\n([^]*?)\n:::(?:\n+|$)/.exec(source) ??
      /^::([a-z-]+)(?: +(.*))?(?:\n+|$)/.exec(source);
    if (!found) return undefined;
    const [raw, name = '', words = '', body = ''] = found;
    return { type: 'directive', raw, name, words, tokens: this.lexer.blockTokens(body, []) };
  },
  childTokens: ['tokens'],
  renderer: () => '',
};

/** Phone numbers can be pressed: who reads one may be in no state to copy it. What is a link leads where it says. */
function linkPhones(html: string): string {
  return html
    .split(/(<a\b[^]*?<\/a>|<[^>]*>)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : phonePieces(piece)
            .map(({ text, href }) => (href === null ? text : `<a href="${href}">${text}</a>`))
            .join(''),
    )
    .join('');
}
