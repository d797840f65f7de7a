import type { strings as shell } from './en/shell.ts';
import type { strings as featured } from './en/featured.ts';
import type { strings as home } from './en/home.ts';
import type { strings as search } from './en/search.ts';
import type { strings as profile } from './en/profile.ts';
import type { strings as about } from './en/about.ts';
import type { strings as account } from './en/account.ts';
import type { strings as assessment } from './en/assessment.ts';
import type { strings as assessments } from './en/assessments.ts';
import type { strings as blog } from './en/blog.ts';
import type { strings as assessmentDisclaimer } from './en/assessment-disclaimer.ts';
import type { strings as condition } from './en/condition.ts';
import type { strings as contact } from './en/contact.ts';
import type { strings as dashboard } from './en/dashboard.ts';
import type { strings as crisis } from './en/crisis.ts';
import type { strings as faq } from './en/faq.ts';
import type { strings as howItWorks } from './en/how-it-works.ts';
import type { strings as infoContact } from './en/info-contact.ts';
import type { strings as infoLocations } from './en/info-locations.ts';
import type { strings as infoReviews } from './en/info-reviews.ts';
import type { strings as infoSpecialties } from './en/info-specialties.ts';
import type { strings as infoTelehealth } from './en/info-telehealth.ts';
import type { strings as join } from './en/join.ts';
import type { strings as landing } from './en/landing.ts';
import type { strings as legal } from './en/legal.ts';
import type { strings as match } from './en/match.ts';
import type { strings as map } from './en/map.ts';
import type { strings as messageForm } from './en/message-form.ts';
import type { strings as verification } from './en/verification.ts';
import type { strings as share } from './en/share.ts';

/**
 * Every namespace and the shape of its strings: one file per language, `i18n/<language>/<namespace>.ts`, which exports
 * `strings`. English gives the shape; French is checked against it.
 */
export interface Resources {
  shell: typeof shell;
  home: typeof home;
  search: typeof search;
  profile: typeof profile;
  about: typeof about;
  account: typeof account;
  assessment: typeof assessment;
  assessments: typeof assessments;
  blog: typeof blog;
  'assessment-disclaimer': typeof assessmentDisclaimer;
  condition: typeof condition;
  contact: typeof contact;
  dashboard: typeof dashboard;
  crisis: typeof crisis;
  faq: typeof faq;
  'how-it-works': typeof howItWorks;
  'info-contact': typeof infoContact;
  'info-locations': typeof infoLocations;
  'info-reviews': typeof infoReviews;
  'info-specialties': typeof infoSpecialties;
  'info-telehealth': typeof infoTelehealth;
  join: typeof join;
  landing: typeof landing;
  featured: typeof featured;
  verification: typeof verification;
  legal: typeof legal;
  map: typeof map;
  match: typeof match;
  'message-form': typeof messageForm;
  share: typeof share;
}

export type Namespace = keyof Resources;

/**
 * The French counterpart of a group of English strings: the same keys, and beside each plural `_other` the form `_many`
 * that French needs for a million.
 */
export type Translated<Strings> = {
  readonly [Key in keyof Strings]: Strings[Key] extends string ? string : Translated<Strings[Key]>;
} & {
  readonly [Key in keyof Strings as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Resources;
  }
}
