import './notice.css';
import { sectionsOf } from '../../site/text.ts';
import { TextBlocks, type TextPartProps } from './text-blocks.tsx';

/** What nobody may miss, in a frame of its own. */
export function Notice({ blocks }: TextPartProps) {
  return sectionsOf(blocks).map(({ id, title, blocks: text }) => (
    <section className="text-notice" aria-labelledby={id} key={title}>
      <h2 id={id}>{title}</h2>
      <TextBlocks blocks={text} />
    </section>
  ));
}
