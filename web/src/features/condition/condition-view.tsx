import './condition.css';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Condition, conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { paths } from '@directory/domain/site/paths';
import { calendarDay } from '../../site/days.ts';
import { sectionsOf, type Section, type ConditionText } from '../../site/text.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { TextPage, TextSection } from '../../ui/text-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ClinicalReview } from '../crisis/clinical-review.tsx';
import { CrisisNotice, SafetyPlanLink } from '../crisis/crisis-notice.tsx';
import { LazyCrisisLineList } from '../crisis/lazy-crisis-lines.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { TextBlocks } from '../text/text-blocks.tsx';
import { UPDATED, type ConditionPage } from './condition-page.ts';

export function ConditionView({ condition, content }: ConditionPage) {
  const { t, language } = useTranslation('condition');
  const { showsCrisisLines, isAboutTrauma = false, minutes } = ASSESSMENTS[condition];
  const { title, lead, name, blocks, sources } = content;
  const sections = sectionsOf(blocks);
  const contents = [
    ...sections.map(({ id = '', title: words }) => ({ id, title: words })),
    ...(showsCrisisLines ? [{ id: 'crisis-support', title: t('crisis.title') }] : []),
    { id: 'resources', title: t('resources.title', { name }) },
    { id: 'sources', title: t('sources.title') },
  ];
  return (
    <TextPage title={title} lead={lead} className="has-contents">
      <QuickExit />
      <div className="condition-start stack gap-3">
        <CrisisNotice />
        <NextSteps condition={condition} />
        <p className="muted no-print">{t('start.note', minutes)}</p>
      </div>
      <PageContents contents={contents} />
      {sections.map((section) => (
        <ConditionSection key={section.id} {...section} />
      ))}
      {showsCrisisLines && (
        <section className="text-section condition-crisis stack" id="crisis-support">
          <h2>{t('crisis.title')}</h2>
          <p>{t('crisis.text')}</p>
          <LazyCrisisLineList trauma={isAboutTrauma} />
          <SafetyPlanLink />
        </section>
      )}
      <TextSection title={t('videos.title')}>
        <p>{t('videos.text')}</p>
      </TextSection>
      <ConditionResources content={content} />
      <section className="text-section panel stack">
        <h2>{t('start.title')}</h2>
        <NextSteps condition={condition} />
      </section>
      <FoldedSection title={t('sources.title')} id="sources">
        <p>{t('sources.text')}</p>
        <ul className="text-list">
          {sources.map(({ publisher, title: words, href }) => (
            <li key={publisher + href}>
              {publisher}, <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
        <p className="muted">
          <RichText
            text={t('updated', { date: calendarDay(UPDATED, language) })}
            parts={{ date: (words) => <time dateTime={UPDATED}>{words}</time> }}
          />
        </p>
        <ClinicalReview withQuestions={false} />
      </FoldedSection>
      <nav className="link-row text-section condition-others no-print" aria-labelledby="others-title">
        <h2 id="others-title">{t('others')}</h2>
        {CONDITIONS.filter((other) => other !== condition).map((other) => (
          <Link to={paths.condition(other)} key={other}>
            {conditionName(other, language)}
          </Link>
        ))}
      </nav>
    </TextPage>
  );
}

export function ConditionSkeleton() {
  return (
    <div className="text-page text-page-top container">
      <Loading shapes={['heading', 'text', 'text', 'text', 'text']} />
    </div>
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

/** A part of a condition's page: paragraphs, then points or titled parts, then a last word. */
function ConditionSection({ id, title, blocks }: Section) {
  const { t } = useTranslation('condition');
  const parts = sectionsOf(blocks);
  const first = parts[0] ? blocks.indexOf(parts[0]) : blocks.length;
  // Columns of points take the width that the text leaves.
  const hasPoints = parts.some((part) => part.blocks.some(({ type }) => type === 'list'));
  const Part = FOLDED.includes(id ?? '') ? FoldedSection : TextSection;
  return (
    <Part title={title} id={id} isWide={hasPoints}>
      <TextBlocks blocks={blocks.slice(0, first)} />
      {parts.length > 0 && (
        <div className="condition-parts stack gap-6">
          {parts.map((part) => (
            <div key={part.title}>
              <TextBlocks blocks={[part]} level={3} />
            </div>
          ))}
        </div>
      )}
      <TextBlocks blocks={blocks.slice(first + parts.length)} />
      {id === 'criteria' && <p className="notice">{t('criteriaNote')}</p>}
    </Part>
  );
}

/** What fewer come for than for how it shows and what helps. */
const FOLDED = ['causes', 'criteria'];

/** One line, until it is opened: by a press, or by a link to it, which leads to the line where nothing opens it. */
function FoldedSection({ title, children, id, isWide = false }: ComponentProps<typeof TextSection>) {
  const location = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && location.hash === `#${id}`) fold.current.open = true;
  }, [location, id]);
  return (
    <details id={id} ref={fold} className="text-section condition-fold disclosure">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={isWide ? 'prose is-wide' : 'prose'}>{children}</div>
    </details>
  );
}

/** Where to read on or find help: on this site and elsewhere. */
function ConditionResources({ content: { name, title, resources } }: { content: ConditionText }) {
  const { t } = useTranslation(['condition', 'shell']);
  const here = [
    [t('resources.search', { name }), paths.search({ search: title })],
    [t('resources.guides'), paths.blog()],
  ] as const;
  return (
    <FoldedSection title={t('resources.title', { name })} id="resources" isWide>
      <ul className="card-grid condition-cards">
        {here.map(([words, to]) => (
          <ResourceCard publisher={t('shell:siteName')} key={to}>
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
    </FoldedSection>
  );
}

function ResourceCard(props: { publisher: string; note?: string; children: ReactNode }) {
  const { publisher, note, children } = props;
  return (
    <li>
      <div className="card card-is-link">
        <p className="muted">{publisher}</p>
        <h3>{children}</h3>
        {note && <p className="muted">{note}</p>}
      </div>
    </li>
  );
}
