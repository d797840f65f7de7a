import { ARTICLE_CATEGORIES } from './article-categories.ts';
import { conditionName, isCondition } from '../assessments/conditions.ts';
import type { ArticleSummary } from './article.ts';
import { contentHash } from '../text/content-hash.ts';
import type { Bilingual, Language } from '../language.ts';
import type { PublicProfile } from '../profile/public-profile.ts';
import { provinceByCode, provinceBySlug } from '../places/provinces.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';

/** Size of the pictures that stand for a page where it is shared, in pixels. */
export const OG_IMAGE = { width: 1200, height: 630 } as const;

export const OG_IMAGE_KINDS = ['page', 'condition', 'place', 'article', 'profile'] as const;

export type OgImageKind = (typeof OG_IMAGE_KINDS)[number];

/** What is written on a picture. */
export interface OgCard {
  /** A line above the title. */
  eyebrow: string;
  title: string;
  lines: string[];
}

/** Raise it when the drawing changes: pictures that others keep then get new addresses. */
const DESIGN = '2';

const MOST_SPECIALTIES = 3;

/**
 * The address of a picture. It holds a hash of what is drawn, so that the picture at an address never changes.
 * `key` is the kind's own: a page's name, `manitoba/winnipeg/anxiety`, a guide's slug, a profile's id.
 */
export function ogImagePath(
  { kind, key, language }: { kind: OgImageKind; key: string; language: Language },
  card?: OgCard,
): string {
  const content = JSON.stringify([DESIGN, card ?? key]);
  return `/og/${kind}/${key}.${language}.${contentHash(content)}.png`;
}

const eyebrows = {
  psychologist: { en: 'Psychologist', fr: 'Psychologue' },
  guide: { en: 'Guide', fr: 'Guide' },
  psychologists: { en: 'Find a psychologist', fr: 'Trouver un psychologue' },
  assessment: { en: 'Self-assessment', fr: 'Autoévaluation' },
  conditions: { en: 'Symptoms, causes and treatment', fr: 'Symptômes, causes et traitements' },
} satisfies Record<string, Bilingual>;

/** The pages without data of their own that have a picture, by their path; every other one has the home page's. */
export const OG_PAGES = {
  home: { en: 'Find a registered psychologist in Canada', fr: 'Trouvez un psychologue autorisé au Canada' },
  'find-a-psychologist': {
    en: 'Search psychologists across Canada',
    fr: 'Cherchez un psychologue partout au Canada',
  },
  blog: {
    en: 'Guides to psychological care in Canada',
    fr: 'Guides sur les soins psychologiques au Canada',
  },
  assessments: { en: 'Free, private self-assessments', fr: 'Autoévaluations gratuites et confidentielles' },
  join: { en: 'List your practice', fr: 'Inscrivez votre cabinet' },
  'featured-psychologists': { en: 'Featured psychologists', fr: 'Psychologues en vedette' },
  'psychologist-verification': {
    en: 'How psychologists are verified',
    fr: 'Comment les psychologues sont vérifiés',
  },
  'psychologist-specialties': {
    en: 'What psychologists work with',
    fr: 'Les domaines de pratique des psychologues',
  },
  'psychologist-contact': { en: 'How to contact a psychologist', fr: 'Comment écrire à un psychologue' },
  'psychologist-reviews': { en: 'Why there are no reviews here', fr: 'Pourquoi il n’y a pas d’avis ici' },
  'psychologist-telehealth': {
    en: 'Seeing a psychologist online',
    fr: 'Consulter un psychologue en ligne',
  },
  'psychologist-location-search': {
    en: 'Find a psychologist near you',
    fr: 'Trouvez un psychologue près de chez vous',
  },
  'how-it-works': { en: 'How it works', fr: 'Comment ça marche' },
  faq: { en: 'Frequently asked questions', fr: 'Foire aux questions' },
  about: { en: 'About the directory', fr: 'À propos du répertoire' },
  contact: { en: 'Contact us', fr: 'Nous joindre' },
} as const satisfies Record<string, Bilingual>;

export type OgPage = keyof typeof OG_PAGES;

/** Whether a page of this path has a picture of its own. */
export function isOgPage(path: string): path is OgPage {
  return Object.hasOwn(OG_PAGES, path);
}

/** The picture of a page without data of its own. */
export function pageCard(page: OgPage, language: Language): OgCard {
  return { eyebrow: '', title: OG_PAGES[page][language], lines: [] };
}

const CONDITION_PAGES = ['assessment', 'conditions'] as const;

/** The picture of `assessment/depression`, `conditions/depression` and so on; null for any other path. */
export function conditionCard(path: string, language: Language): OgCard | null {
  const [first, second] = path.split('/', 2);
  const page = CONDITION_PAGES.find((known) => known === first);
  if (!page || !isCondition(second)) return null;
  return { eyebrow: eyebrows[page][language], title: conditionName(second, language), lines: [] };
}

/** The picture of a province, of a city, or of a service in a city: `service` is the vocabulary's term. */
export function placeCard(
  place: { province: string; city?: string | undefined; service?: string | undefined },
  language: Language,
): OgCard {
  const province = provinceBySlug(place.province)?.name[language] ?? '';
  const service = place.service === undefined ? [] : [specialtyVocabulary.label(place.service, language)];
  const [title, ...lines] = [...service, ...(place.city === undefined ? [] : [place.city]), province];
  return { eyebrow: eyebrows.psychologists[language], title, lines };
}

export function articleCard(article: Pick<ArticleSummary, 'title' | 'category'>, language: Language): OgCard {
  return {
    eyebrow: `${eyebrows.guide[language]} · ${ARTICLE_CATEGORIES[article.category][language]}`,
    title: article.title,
    lines: [],
  };
}

/** The picture of a profile: who, where and for what. No portrait: it may change at any moment, and is not ours. */
export function profileCard(
  profile: Pick<PublicProfile, 'name' | 'credentials' | 'city' | 'province' | 'specialties'>,
  language: Language,
): OgCard {
  const place = [profile.city, provinceByCode(profile.province)?.name[language]].filter(Boolean).join(', ');
  const specialties = profile.specialties
    .slice(0, MOST_SPECIALTIES)
    .map((name) => specialtyVocabulary.label(name, language))
    .join(' · ');
  return {
    eyebrow: eyebrows.psychologist[language],
    title: [profile.name, profile.credentials].filter(Boolean).join(', '),
    lines: [place, specialties].filter(Boolean),
  };
}

/** Which picture a page without one of its own has, by its path and query. */
export function defaultOgImagePath(pathAndQuery: string, language: Language): string {
  const key = pathAndQuery.split('?', 1)[0]?.slice(1) ?? '';
  if (provinceBySlug(key.split('/', 1)[0] ?? '')) return ogImagePath({ kind: 'place', key, language });
  const condition = conditionCard(key, language);
  if (condition) return ogImagePath({ kind: 'condition', key, language }, condition);
  const page = isOgPage(key) ? key : 'home';
  return ogImagePath({ kind: 'page', key: page, language }, pageCard(page, language));
}
