import { paths } from '@directory/domain/site/paths';
import type { RouteHead, RouteLoad } from '../site/route.ts';
import { TextPage, TextSection } from '../ui/text-page.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { ClinicalReview } from '../features/crisis/clinical-review.tsx';
import { CrisisNotice } from '../features/crisis/crisis-notice.tsx';
import { LazyCrisisLineList, prepareCrisisLineList } from '../features/crisis/lazy-crisis-lines.tsx';
import { QuickExit } from '../features/quick-exit/quick-exit.tsx';
import { PlanForm } from '../features/safety-plan/plan-form.tsx';

export const load: RouteLoad = async () => {
  await prepareCrisisLineList();
  return {};
};

export const head: RouteHead = ({ t }) => ({
  title: t('safety-plan:title'),
  description: t('safety-plan:description'),
  parents: [{ label: t('shell:nav.assessments'), to: paths.assessments() }],
});

/** The paper that the steps come from. */
const SOURCE = {
  title: 'Safety Planning Intervention: A Brief Intervention to Mitigate Suicide Risk',
  href: 'https://doi.org/10.1016/j.cbpra.2011.01.001',
} as const;

/** A short plan for bad moments, after Stanley and Brown. It needs no result, and nothing of it is sent. */
export function Component() {
  const { t } = useTranslation('safety-plan');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <QuickExit />
      <div className="crisis-beside">
        <div className="safety-plan-notice crisis-aside">
          <CrisisNotice words={t('callFirst')} />
        </div>
        <div>
          <PlanForm />
          <TextSection title={t('lines')}>
            <LazyCrisisLineList />
          </TextSection>
          <TextSection title={t('about.title')}>
            <p>{t('about.text')}</p>
            <p>
              <RichText
                text={t('about.source', { title: SOURCE.title })}
                parts={{
                  link: (words) => (
                    <a href={SOURCE.href} lang="en" rel="noopener noreferrer">
                      {words}
                    </a>
                  ),
                }}
              />
            </p>
            <ClinicalReview withQuestions={false} />
          </TextSection>
        </div>
      </div>
    </TextPage>
  );
}
