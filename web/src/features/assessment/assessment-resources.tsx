import { SUPPORT_GROUP_LINE } from '@directory/domain/assessments/support-groups';
import { paths } from '@directory/domain/site/paths';
import { useLanguage } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Help beside the self-assessments: guides, support groups, and the crisis line. */
export function AssessmentResources() {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  return (
    <section className="assessments-resources">
      <h2>{t('resources.title')}</h2>
      <ul className="card-grid">
        <li>
          <Card>
            <h3>{t('resources.blog.title')}</h3>
            <p className="muted">{t('resources.blog.text')}</p>
            <LinkButton variant="secondary" to={paths.blog()}>
              {t('resources.blog.action')}
            </LinkButton>
          </Card>
        </li>
        <li>
          <Card>
            <h3>{t('resources.groups.title')}</h3>
            <p className="muted">{t('resources.groups.text')}</p>
            <a
              className="button button-secondary"
              href={SUPPORT_GROUP_LINE[language].href}
              rel="noopener noreferrer"
            >
              {t('resources.groups.action')}
            </a>
          </Card>
        </li>
        <li>
          <Card>
            <h3>{t('resources.crisis.title')}</h3>
            <p className="muted">{t('resources.crisis.text')}</p>
            <p className="button-row">
              <a className="button button-primary" href="tel:988">
                {t('resources.crisis.action')}
              </a>
              <LinkButton variant="secondary" to={paths.safetyPlan()}>
                {t('resources.crisis.plan')}
              </LinkButton>
            </p>
          </Card>
        </li>
      </ul>
    </section>
  );
}
