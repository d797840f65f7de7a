import './questions.css';
import { sectionsOf, type Block } from '../../site/text.ts';
import { WrittenHtml } from '../../ui/link.tsx';
import type { TextPartProps } from './text-blocks.tsx';

/** Questions that open, without scripts too, to show their answer. */
export function Questions({ blocks }: TextPartProps) {
  return (
    <div className="faq">
      {sectionsOf(blocks).map(({ id, title, blocks: [answer] }) => (
        <details className="disclosure faq-item" key={title} id={id}>
          <summary className="faq-question">
            <h2>{title}</h2>
          </summary>
          {answer?.type === 'paragraph' && <WrittenHtml as="p" className="faq-answer" html={answer.html} />}
        </details>
      ))}
    </div>
  );
}

/** The questions of a text as schema.org lists them; nothing when it has none. */
export function questionsOf(blocks: readonly Block[]): Record<string, unknown>[] {
  const questions = blocks.flatMap((block) =>
    block.type === 'directive' && block.name === 'questions' ? sectionsOf(block.blocks) : [],
  );
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, blocks: [answer] }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer?.type === 'paragraph' ? wordsOf(answer.html) : '' },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** The words of inline HTML that the build made. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
