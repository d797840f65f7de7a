import { SUPPORT_GROUP_LINE } from '@directory/domain/assessments/support-groups';
import { paths } from '@directory/domain/site/paths';
import { useLanguage } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Help beside the self-assessments: guides, support groups, and the crisis line. */
export function AssessmentResources() {
  const { t } = useTranslation(['assessments', 'crisis', 'shell']);
  const groups = SUPPORT_GROUP_LINE[useLanguage()].href;
  const actions = {
    blog: (
      <LinkButton variant="secondary" to={paths.blog()}>
        {t('resources.blog.action')}
      </LinkButton>
    ),
    groups: (
      <a className="button button-secondary" href={groups} rel="noopener noreferrer">
        {t('resources.groups.action')}
      </a>
    ),
    crisis: (
      <p className="button-row">
        <a className="button button-primary" href="tel:988">
          {t('shell:footer.crisisCall')}
        </a>
        <LinkButton variant="secondary" to={paths.safetyPlan()}>
          {t('crisis:plan.action')}
        </LinkButton>
      </p>
    ),
  };
  return (
    <section className="assessments-resources">
      <h2>{t('resources.title')}</h2>
      <ul className="card-grid">
        {(['blog', 'groups', 'crisis'] as const).map((name) => (
          <li key={name}>
            <div className="card">
              <h3>{t(`resources.${name}.title`)}</h3>
              <p className="muted">{t(`resources.${name}.text`)}</p>
              {actions[name]}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
