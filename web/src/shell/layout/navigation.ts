import { conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';

interface NavigationLink {
  label: string;
  to: string;
}

export interface NavigationGroup {
  label: string;
  /** Where its links stand below it for good, and the label would only say its first link once more. */
  heading?: string;
  links: readonly NavigationLink[];
}

/** The header's links in their order; the phone menu mirrors them. */
export function useNavigation(): readonly (NavigationLink | NavigationGroup)[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const faq = { label: t('nav.faq'), to: paths.faq() };
  return [
    { label: t('nav.find'), to: paths.search() },
    {
      label: t('nav.assessments'),
      links: [
        { label: t('nav.allAssessments'), to: paths.assessments() },
        ...CONDITIONS.map((condition) => ({
          label: conditionName(condition, language),
          to: paths.assessment(condition),
        })),
      ],
    },
    { label: t('nav.join'), to: paths.join() },
    {
      label: faq.label,
      heading: t('footer.learn'),
      links: [
        faq,
        { label: t('nav.about'), to: paths.about() },
        { label: t('nav.howItWorks'), to: paths.howItWorks() },
        { label: t('nav.blog'), to: paths.blog() },
      ],
    },
  ];
}
