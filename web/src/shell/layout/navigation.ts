import { ASSESSMENTS } from '@directory/domain/assessments/conditions';
import type { Bilingual } from '@directory/domain/language';
import { paths } from '@directory/domain/paths';

export interface NavigationLink {
  label: `nav.${'find' | 'allAssessments' | 'join' | 'faq' | 'about' | 'howItWorks' | 'blog'}`;
  to: string;
}

/** A condition's assessment, called by the condition's own name. */
interface AssessmentLink {
  label: Bilingual;
  to: string;
}

export interface NavigationGroup {
  label: 'nav.assessments' | 'nav.faq';
  links: readonly (NavigationLink | AssessmentLink)[];
}

/** The header's links in their order; the phone menu mirrors them. */
export const navigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: 'nav.find', to: paths.search() },
  {
    label: 'nav.assessments',
    links: [
      { label: 'nav.allAssessments', to: paths.assessments() },
      ...Object.values(ASSESSMENTS).map(({ id, name }) => ({ label: name, to: paths.assessment(id) })),
    ],
  },
  { label: 'nav.join', to: paths.join() },
  {
    label: 'nav.faq',
    links: [
      { label: 'nav.faq', to: paths.faq() },
      { label: 'nav.about', to: paths.about() },
      { label: 'nav.howItWorks', to: paths.howItWorks() },
      { label: 'nav.blog', to: paths.blog() },
    ],
  },
];
