import './text-blocks.css';
import type { ComponentType } from 'react';
import { slugify } from '@directory/domain/text/slug';
import { type Block, type Section, sectionsOf } from '../../site/text.ts';
import { TextSection } from '../../ui/text-page.tsx';
import { WrittenHtml } from '../../ui/link.tsx';

export interface TextPartProps {
  /** What stands behind the name. */
  words: string;
  /** What stands between `:::name` and `:::`. */
  blocks: readonly Block[];
  /** How deep it stands: its headings are of this level. */
  level?: 2 | 3;
}

/** What `::name` and `:::name` stand for in a text. */
export type TextParts = Readonly<Record<string, ComponentType<TextPartProps> & { isWide?: true }>>;

/** What lays out the sections of a text in its own way. */
export interface TextLayoutProps extends Pick<TextBlocksProps, 'blocks' | 'parts'> {
  /** The page's. */
  title: string;
}

/** What every text may use. */
const PARTS: TextParts = { cards: Cards, notice: Notice, questions: Questions, steps: Steps };

interface TextBlocksProps {
  blocks: readonly Block[];
  /** What the page has of its own. */
  parts?: TextParts | undefined;
  /** How deep these blocks stand: headings are of the second level on the page itself. */
  level?: 2 | 3;
}

/** Where a part of a page can be gone to: as the text says, or else by its heading. */
export const idOf = ({ id, title }: Section) => id ?? slugify(title);

/** The parts of a page that its contents name: those of the second level, and steps. */
export function contentsOf(blocks: readonly Block[]): { id: string; title: string }[] {
  const parts = blocks.flatMap((block) => {
    if (block.type === 'section') return [block];
    return block.type === 'directive' && block.name === 'steps' ? sectionsOf(block.blocks) : [];
  });
  return parts.map((part) => ({ id: idOf(part), title: part.title }));
}

/** A text's blocks as they stand on a page. @throws Error for a directive that stands for nothing */
export function TextBlocks({ blocks, parts = {}, level = 2 }: TextBlocksProps) {
  return blocks.map((block, index) => {
    switch (block.type) {
      case 'paragraph':
        return <WrittenHtml as="p" html={block.html} key={index} />;
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List className="text-list" key={index}>
            {block.items.map((item) => (
              <WrittenHtml as="li" html={item} key={item} />
            ))}
          </List>
        );
      }
      case 'section':
        return level === 2 ? (
          <TextSection
            title={block.title}
            id={idOf(block)}
            isWide={block.blocks.some((inner) => inner.type === 'directive' && parts[inner.name]?.isWide)}
            key={index}
          >
            <TextBlocks blocks={block.blocks} parts={parts} level={3} />
          </TextSection>
        ) : (
          [
            <h3 id={block.id} key={index}>
              {block.title}
            </h3>,
            <TextBlocks blocks={block.blocks} parts={parts} level={3} key={`${index} text`} />,
          ]
        );
      case 'directive': {
        const Part = parts[block.name] ?? PARTS[block.name];
        if (!Part) throw new Error(`This page knows no ::${block.name}.`);
        return <Part words={block.words} blocks={block.blocks} level={level} key={index} />;
      }
    }
  });
}

function Cards({ blocks, level }: TextPartProps) {
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <ul className="card-grid text-cards">
      {sectionsOf(blocks).map((card) => (
        <li key={card.title}>
          <div className="card">
            <Heading>{card.title}</Heading>
            <TextBlocks blocks={card.blocks} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Important text in a frame. */
function Notice({ blocks }: TextPartProps) {
  return sectionsOf(blocks).map(({ id, title, blocks: text }) => (
    <section className="text-notice stack gap-3" aria-labelledby={id} key={title}>
      <h2 id={id}>{title}</h2>
      <TextBlocks blocks={text} />
    </section>
  ));
}

/** Questions that open, without scripts too, to show their answer. */
function Questions({ blocks }: TextPartProps) {
  return (
    <div className="faq">
      {sectionsOf(blocks).map(({ id, title, blocks: [answer] }) => (
        <details className="disclosure faq-item" key={title} id={id}>
          <summary className="faq-question">
            <h2>{title}</h2>
          </summary>
          {answer?.type === 'paragraph' && (
            <WrittenHtml as="p" className="faq-answer muted measure" html={answer.html} />
          )}
        </details>
      ))}
    </div>
  );
}

function Steps({ blocks, level }: TextPartProps) {
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <ol className="steps">
      {sectionsOf(blocks).map((step) => (
        <li className="step" id={idOf(step)} key={step.title}>
          <Heading>{step.title}</Heading>
          <TextBlocks blocks={step.blocks} />
        </li>
      ))}
    </ol>
  );
}
