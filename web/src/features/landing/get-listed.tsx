import { listConditions } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** For psychologists: how to be on this page. @param where the place with its preposition */
export function GetListed({ where }: { where: string }) {
  const { t } = useTranslation('landing');
  return (
    <section className="landing-section container" aria-labelledby="get-listed">
      <div className="landing-banner">
        <div>
          <h2 id="get-listed">{t('listed.title', { where })}</h2>
          <p>{t('listed.text')}</p>
        </div>
        <div className="button-row">
          <LinkButton to={paths.join()}>{t('listed.free')}</LinkButton>
          <LinkButton variant="secondary" to={paths.join()}>
            {t('listed.premium')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** The way to the free self-assessments. */
export function AssessmentBanner() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <section className="landing-section container" aria-labelledby="free-assessment">
      <div className="landing-banner landing-banner-soft">
        <div>
          <h2 id="free-assessment">{t('assessment.title')}</h2>
          <p>{t('assessment.text', { conditions: listConditions(language, 'disjunction') })}</p>
        </div>
        <div className="button-row">
          <LinkButton to={paths.assessments()}>{t('assessment.action')}</LinkButton>
        </div>
      </div>
    </section>
  );
}
