import { Marked, type Token, type Tokens } from 'marked';

/** What a writer must mend, in words. */
export type MarkdownProblem = string;

const allowedAddress =
  /^(https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:\+?[\d-]+|sms:\d+|\/(?![/\\])[^\s"'<>\\]*|#[\w-]+)$/;

/**
 * A reader of Markdown whose HTML holds only what Markdown itself can say: raw HTML, pictures, boxes to tick and links to
 * anything but https, mail, telephone and the site's own pages become `problems`. So nothing in a text can run.
 */
export function safeMarkdown(problems: MarkdownProblem[]): Marked {
  return new Marked({
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
      link({ href, tokens, raw }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        if (!allowedAddress.test(href)) {
          problems.push(
            `this link leads nowhere that is allowed (https:, mailto:, tel:, sms:, / or #): ${raw}`,
          );
          return text;
        }
        const rel = href.startsWith('https:') ? ' rel="noopener"' : '';
        return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`;
      },
    },
  });
}

function firstLine(text: string): string {
  return (text.trim().split('\n', 1)[0] ?? '').slice(0, 80);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
