import { ARTICLE_CATEGORIES } from './article-categories.ts';
import type { ArticleSummary } from './article.ts';
import type { Bilingual, Language } from './language.ts';
import type { PublicProfile } from './profile/public-profile.ts';
import { provinceByCode, provinceBySlug } from './provinces.ts';
import { specialtyVocabulary } from './vocabulary/specialties.ts';

/** Size of the pictures that stand for a page where it is shared, in pixels. */
export const OG_IMAGE = { width: 1200, height: 630 } as const;

export const OG_IMAGE_KINDS = ['page', 'place', 'article', 'profile'] as const;

export type OgImageKind = (typeof OG_IMAGE_KINDS)[number];

/** What is written on a picture. */
export interface OgCard {
  /** A line above the title. */
  eyebrow: string;
  title: string;
  lines: string[];
}

/** Raise it when the drawing changes: pictures that others keep then get new addresses. */
const DESIGN = '1';

const MOST_SPECIALTIES = 3;

/**
 * The address of a picture. It holds a hash of what is drawn, so that the picture at an address never changes.
 * `key` is the kind's own: a page's name, `manitoba/winnipeg`, a guide's slug, a profile's id.
 */
export function ogImagePath(
  { kind, key, language }: { kind: OgImageKind; key: string; language: Language },
  card?: OgCard,
): string {
  const content = JSON.stringify([DESIGN, card ?? key]);
  return `/og/${kind}/${key}.${language}.${hash(content)}.png`;
}

const eyebrows = {
  psychologist: { en: 'Psychologist', fr: 'Psychologue' },
  guide: { en: 'Guide', fr: 'Guide' },
  psychologists: { en: 'Find a psychologist', fr: 'Trouver un psychologue' },
} satisfies Record<string, Bilingual>;

/** The pages that have a picture of their own; every other one has the home page's. */
export const OG_PAGES = {
  home: { en: 'Find a registered psychologist in Canada', fr: 'Trouvez un psychologue inscrit au Canada' },
  search: { en: 'Search psychologists across Canada', fr: 'Cherchez un psychologue partout au Canada' },
  guides: {
    en: 'Guides to psychological care in Canada',
    fr: 'Guides sur les soins psychologiques au Canada',
  },
  assessments: { en: 'Free, private self-assessments', fr: 'Autoévaluations gratuites et confidentielles' },
  join: { en: 'List your practice', fr: 'Inscrivez votre cabinet' },
} as const satisfies Record<string, Bilingual>;

export type OgPage = keyof typeof OG_PAGES;

/** The picture of a page without data of its own. */
export function pageCard(page: OgPage, language: Language): OgCard {
  return { eyebrow: '', title: OG_PAGES[page][language], lines: [] };
}

/** The picture of a province's or a city's pages. */
export function placeCard(
  place: { province: string; city?: string | undefined },
  language: Language,
): OgCard {
  const province = provinceBySlug(place.province)?.name[language] ?? '';
  return {
    eyebrow: eyebrows.psychologists[language],
    title: place.city ?? province,
    lines: place.city === undefined ? [] : [province],
  };
}

/** The picture of a guide. */
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

/** Which picture a page without one of its own has, by its path. */
export function defaultOgImagePath(path: string, language: Language): string {
  const [first = '', second] = path.split('/').slice(1);
  if (provinceBySlug(first)) {
    return ogImagePath({ kind: 'place', key: second ? `${first}/${second}` : first, language });
  }
  const page = pageBySegment[first] ?? 'home';
  return ogImagePath({ kind: 'page', key: page, language }, pageCard(page, language));
}

const pageBySegment: Readonly<Record<string, OgPage>> = {
  'find-a-psychologist': 'search',
  search: 'search',
  blog: 'guides',
  assessments: 'assessments',
  assessment: 'assessments',
  conditions: 'assessments',
  join: 'join',
};

/** 53 bits of the text (cyrb53 by bryc, public domain), in base 36: enough to tell the versions of one picture apart. */
function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
