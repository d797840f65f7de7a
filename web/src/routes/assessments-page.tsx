import './assessments-page.css';
// The server renders that part before its code has come.
import '../features/assessment/my-results.css';
import { useSearchParams } from 'react-router-dom';
import { conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS, durationText } from '@directory/domain/assessments/facts';
import { listConditions } from '@directory/domain/assessments/wording';
import { paths } from '@directory/domain/site/paths';
import type { RouteHead, RouteLoad } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { TextPage, TextSection } from '../ui/text-page.tsx';
import { AssessmentResources } from '../features/assessment/assessment-resources.tsx';
import { CrisisNotice } from '../features/crisis/crisis-notice.tsx';
import { QuickExit } from '../features/quick-exit/quick-exit.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../site/early-input/lazy-part.tsx';
import { PartFailure } from '../ui/failure-page.tsx';

export const load: RouteLoad = async () => {
  await myResults.prepare();
  return {};
};

export const head: RouteHead = ({ t, language, url }) => ({
  title: t('assessments:title'),
  description: t('assessments:description', { conditions: listConditions(language, 'conjunction') }),
  noIndex: isNotFound(url.searchParams),
});

/** Whether the visitor was sent here from an assessment that does not exist. */
function isNotFound(parameters: URLSearchParams): boolean {
  return parameters.get('assessment') === 'not-found';
}

export function Component() {
  const { t } = useTranslation(['assessments', 'shell']);
  const [parameters] = useSearchParams();
  return (
    <TextPage title={t('title')} lead={t('lead')} className="has-cards">
      <QuickExit />
      <div className="assessments-notice">
        <CrisisNotice />
      </div>
      {isNotFound(parameters) && (
        <div className="notice stack gap-3 start" role="alert">
          <h2 className="text-xl">{t('notFound.title')}</h2>
          <p>{t('notFound.text')}</p>
          <LinkButton variant="secondary" to={paths.assessments()} replace>
            {t('notFound.back')}
          </LinkButton>
        </div>
      )}
      <AssessmentCards />
      <section className="panel is-soft split">
        <div>
          <h2 className="text-xl">{t('banner.title')}</h2>
          <p>{t('banner.text')}</p>
        </div>
        <LinkButton variant="secondary" to={paths.shortSearch()}>
          {t('shell:search')}
        </LinkButton>
      </section>
      <myResults.Component />
      <AssessmentResources />
      <TextSection title={t('disclaimer.title')}>
        <p>{t('disclaimer.text')}</p>
        <p>
          <Link to={paths.assessmentDisclaimer()}>{t('disclaimer.action')}</Link>
        </p>
      </TextSection>
    </TextPage>
  );
}

function AssessmentCards() {
  const { t, language } = useTranslation('assessments');
  return (
    <ul className="card-grid assessments-cards">
      {CONDITIONS.map((condition) => {
        const facts = ASSESSMENTS[condition];
        const { instrument } = facts;
        const title = conditionName(condition, language);
        const topics = facts.topics[language];
        return (
          <li key={condition} id={condition}>
            <div className="card">
              <div className="column">
                <h2>{title}</h2>
                <p className="small">
                  {t('questions', { count: facts.questions })} · {durationText(facts, language)}
                </p>
                <p className="muted">
                  {instrument
                    ? t('about.instrument', { topics, instrument })
                    : t('about.checklist', { topics })}
                </p>
                <p className="row">
                  <LinkButton to={paths.assessment(condition)}>
                    {t('start')}{' '}
                    <span className="visually-hidden">{t('startFor', { condition: title })}</span>
                  </LinkButton>
                  <Link to={paths.condition(condition)}>{t('read', { condition: title })}</Link>
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The results that this device keeps. Their code comes after the page, which is a list of assessments first of all. */
const myResults = lazyPart({
  load: async () => (await import('../features/assessment/my-results.tsx')).MyResults,
  fallback: <Awaited />,
  failure: <PartFailure />,
});

/** Holds their place: links lead there. */
function Awaited() {
  const { t } = useTranslation(['assessments', 'shell']);
  return (
    <section
      className="my-results stack gap-3 start"
      id="my-results"
      aria-busy="true"
      aria-labelledby="my-results-title"
    >
      <h2 id="my-results-title">{t('results.title')}</h2>
      <p role="status">{t('shell:loading')}</p>
    </section>
  );
}
