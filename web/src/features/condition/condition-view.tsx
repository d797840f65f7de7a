import './condition.css';
import { type Condition, conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { useLanguage } from '../../site/contexts.ts';
import { sectionsOf, type Block, type Section, type ConditionText } from '../../site/text.ts';
import { PageContents } from '../../ui/page-contents.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Link, WrittenHtml } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ClinicalReview } from '../crisis/clinical-review.tsx';
import { CrisisNotice } from '../crisis/crisis-notice.tsx';
import { LazyCrisisLineList } from '../crisis/lazy-crisis-lines.tsx';
import { SafetyPlanLink } from '../crisis/safety-plan-link.tsx';
import { UPDATED, type ConditionPage } from './condition-page.ts';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

export function ConditionView({ condition, content }: ConditionPage) {
  const { t } = useTranslation('condition');
  const hasCrisis = ASSESSMENTS[condition].showsCrisisLines;
  const { title, lead, name, blocks, sources } = content;
  const sections = sectionsOf(blocks);
  const contents = [
    ...sections.map(({ id = '', title: words }) => ({ id, title: words })),
    ...(hasCrisis ? [{ id: 'crisis-support', title: t('crisis.title') }] : []),
    { id: 'resources', title: t('resources.title', { name }) },
    { id: 'sources', title: t('sources.title') },
  ];
  return (
    <div className="condition-page container">
      <header className="condition-top">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <CrisisNotice />
        <div className="condition-start no-print">
          <NextSteps condition={condition} />
          <p className="condition-start-note">{t('start.note', ASSESSMENTS[condition].minutes)}</p>
        </div>
      </header>
      <PageContents title={t('contents')} contents={contents} />
      <article className="condition-main">
        {sections.map((section) => (
          <ConditionSection key={section.id} {...section} />
        ))}
        {hasCrisis && (
          <section
            className="condition-section condition-crisis"
            id="crisis-support"
            aria-labelledby="crisis-support-title"
          >
            <h2 id="crisis-support-title">{t('crisis.title')}</h2>
            <p>{t('crisis.text')}</p>
            <LazyCrisisLineList trauma={ASSESSMENTS[condition].isAboutTrauma ?? false} />
            <SafetyPlanLink />
          </section>
        )}
        <section className="condition-section prose" aria-labelledby="videos-title">
          <h2 id="videos-title">{t('videos.title')}</h2>
          <p>{t('videos.text')}</p>
        </section>
        <ConditionResources content={content} />
        <section className="condition-section condition-next" aria-labelledby="next-title">
          <h2 id="next-title">{t('start.title')}</h2>
          <NextSteps condition={condition} />
        </section>
        <section className="condition-section prose" id="sources" aria-labelledby="sources-title">
          <h2 id="sources-title">{t('sources.title')}</h2>
          <p>{t('sources.text')}</p>
          <ul className="condition-points">
            {sources.map(({ publisher, title: words, href }) => (
              <li key={publisher + href}>
                {publisher}, <a href={href}>{words}</a>
              </li>
            ))}
          </ul>
          <UpdatedLine />
          <ClinicalReview withQuestions={false} />
        </section>
        <OtherConditions condition={condition} />
      </article>
    </div>
  );
}

function UpdatedLine() {
  const { t } = useTranslation('condition');
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(UPDATED),
  );
  return (
    <p className="muted">
      <RichText
        text={t('updated', { date })}
        parts={{ date: (words) => <time dateTime={UPDATED}>{words}</time> }}
      />
    </p>
  );
}

/** Where to go from here: the self-assessment, and psychologists who work with the condition. */
function NextSteps({ condition }: { condition: Condition }) {
  const { t } = useTranslation('condition');
  return (
    <div className="button-row no-print">
      <LinkButton to={paths.assessment(condition)}>{t('start.assessment')}</LinkButton>
      <LinkButton variant="secondary" to={paths.therapistMatch({ condition })}>
        {t('start.match')}
      </LinkButton>
    </div>
  );
}

function OtherConditions({ condition }: { condition: Condition }) {
  const { t } = useTranslation('condition');
  const language = useLanguage();
  return (
    <nav className="condition-others no-print" aria-labelledby="others-title">
      <h2 className="condition-others-title" id="others-title">
        {t('others')}
      </h2>
      <ul className="condition-others-list">
        {CONDITIONS.filter((other) => other !== condition).map((other) => (
          <li key={other}>
            <Link to={paths.condition(other)}>{conditionName(other, language)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ConditionSkeleton() {
  const { t } = useTranslation('condition');
  return (
    <div className="condition-page container">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="condition-top">
        <Skeleton shape="heading" />
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  );
}

/** A part of a condition's page: paragraphs, then points or titled parts, then a last word. */
function ConditionSection({ id = '', title, blocks }: Section) {
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
function ConditionResources({ content }: { content: ConditionText }) {
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
