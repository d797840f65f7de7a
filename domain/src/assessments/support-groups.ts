import type { Language } from '../language.ts';

/** An organization in Canada whose page leads to support groups. */
export interface SupportGroup {
  name: string;
  about: string;
  href: string;
}

/** Knows the support groups of every place in Canada. */
export const SUPPORT_GROUP_LINE: Readonly<Record<Language, SupportGroup>> = {
  en: {
    name: '211',
    about: 'Groups and services near you, anywhere in Canada. You can also call 2-1-1.',
    href: 'https://211.ca/',
  },
  fr: {
    name: '211',
    about:
      'Des groupes et des services près de chez vous, partout au Canada. Vous pouvez aussi composer le 2-1-1.',
    href: 'https://211.ca/fr/',
  },
};

/** Has groups on any condition. */
export const CMHA: Readonly<Record<Language, SupportGroup>> = {
  en: {
    name: 'Canadian Mental Health Association',
    about: 'Branches across the country; most offer peer support.',
    href: 'https://cmha.ca/',
  },
  fr: {
    name: 'Association canadienne pour la santé mentale',
    about: 'Des filiales partout au pays; la plupart offrent le soutien par les pairs.',
    href: 'https://cmha.ca/fr/',
  },
};
