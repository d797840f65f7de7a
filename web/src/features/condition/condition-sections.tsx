import type { ReactNode } from 'react';
import { paths } from '@directory/domain/site/paths';
import { sectionsOf, type Block, type Section, type ConditionText } from '../../site/text.ts';
import { WrittenHtml } from '../../ui/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A part of a condition's page: paragraphs, then points or titled parts, then a last word. */
export function ConditionSection({ id = '', title, blocks }: Section) {
  const { t } = useTranslation('condition');
  const parts = sectionsOf(blocks);
  const first = blocks.findIndex(({ type }) => type === 'section');
  // Columns of points take the width that the text leaves.
  const hasPoints = parts.some((part) => part.blocks.some(({ type }) => type === 'list'));
  return (
    <section
      className={`condition-section prose${hasPoints ? ' has-points' : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
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

/** Where to read on or find help: on this site and elsewhere. */
export function ConditionResources({ content }: { content: ConditionText }) {
  const { t } = useTranslation('condition');
  const { name, title, resources } = content;
  const here = [
    [t('resources.search.publisher'), t('resources.search.title', { name }), paths.search({ search: title })],
    [t('resources.guides.publisher'), t('resources.guides.title'), paths.blog()],
  ] as const;
  return (
    <section className="condition-section" id="resources" aria-labelledby="resources-title">
      <h2 id="resources-title">{t('resources.title', { name })}</h2>
      <ul className="condition-cards">
        {here.map(([publisher, words, to]) => (
          <ResourceCard publisher={publisher} key={to}>
            <Link className="card-link" to={to}>
              {words}
            </Link>
          </ResourceCard>
        ))}
        {resources.map(({ publisher, title: words, href }) => (
          <ResourceCard publisher={publisher} note={t('resources.elsewhere')} key={href}>
            <a className="card-link" href={href} rel="noreferrer">
              {words}
            </a>
          </ResourceCard>
        ))}
      </ul>
    </section>
  );
}

function ResourceCard(props: { publisher: string; note?: string; children: ReactNode }) {
  const { publisher, note, children } = props;
  return (
    <li>
      <Card isLink>
        <p className="condition-card-publisher">{publisher}</p>
        <h3>{children}</h3>
        {note && <p className="condition-card-publisher">{note}</p>}
      </Card>
    </li>
  );
}
