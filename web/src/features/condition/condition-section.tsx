import { useTranslation } from '../../i18n/use-translation.ts';
import { sectionsOf, type Block, type Section } from '../../site/text.ts';
import { WrittenHtml } from '../../ui/link.tsx';

/** A part of a condition's page: paragraphs, then points or titled parts, then a last word. */
export function ConditionSection({ id = '', title, blocks }: Section) {
  const { t } = useTranslation('condition');
  const parts = sectionsOf(blocks);
  const first = blocks.findIndex(({ type }) => type === 'section');
  return (
    <section className="condition-section prose" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Plain blocks={parts.length > 0 ? blocks.slice(0, first) : blocks} />
      {parts.length > 0 && (
        <div className="condition-parts">
          {parts.map((part) => (
            <div className="condition-part" key={part.title}>
              <h3>{part.title}</h3>
              <Plain blocks={part.blocks} />
            </div>
          ))}
        </div>
      )}
      {parts.length > 0 && <Plain blocks={blocks.slice(first + parts.length)} />}
      {id === 'criteria' && <p className="condition-note">{t('criteriaNote')}</p>}
    </section>
  );
}

/** Paragraphs and points. */
function Plain({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    if (block.type === 'paragraph') return <WrittenHtml as="p" html={block.html} key={block.html} />;
    if (block.type !== 'list') return null;
    return (
      <ul className="condition-points" key={block.items.join()}>
        {block.items.map((item) => (
          <WrittenHtml as="li" html={item} key={item} />
        ))}
      </ul>
    );
  });
}
