import { paths } from '@directory/domain/paths';

export interface NavigationLink {
  label: `nav.${
    | 'find'
    | 'allAssessments'
    | 'adhd'
    | 'depression'
    | 'anxiety'
    | 'ptsd'
    | 'join'
    | 'faq'
    | 'about'
    | 'howItWorks'
    | 'blog'}`;
  to: string;
}

export interface NavigationGroup {
  label: 'nav.assessments' | 'nav.faq';
  links: readonly NavigationLink[];
}

/** The header's links in their order; the phone menu mirrors them. */
export const navigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: 'nav.find', to: paths.search() },
  {
    label: 'nav.assessments',
    links: [
      { label: 'nav.allAssessments', to: paths.assessments() },
      { label: 'nav.depression', to: paths.assessment('depression') },
      { label: 'nav.anxiety', to: paths.assessment('anxiety') },
      { label: 'nav.adhd', to: paths.assessment('adhd') },
      { label: 'nav.ptsd', to: paths.assessment('ptsd') },
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
