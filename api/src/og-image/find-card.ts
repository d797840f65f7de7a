import {
  articleCard,
  conditionCard,
  isOgPage,
  ogImagePath,
  pageCard,
  placeCard,
  profileCard,
  type OgCard,
  type OgImageKind,
} from '@directory/domain/og-image';
import type { Language } from '@directory/domain/language';
import { toPublicProfile } from '@directory/domain/profile/public-profile';
import { provinceBySlug } from '@directory/domain/provinces';
import type postgres from 'postgres';
import type { ArticleStore } from '../articles/article-store.ts';
import { selectCityName } from './select-city-name.ts';
import { termOfSlug } from '../landing/service-words.ts';
import { selectProfileById } from '../profiles/select-profiles.ts';

export interface CardSources {
  sql: postgres.Sql;
  articles: ArticleStore;
  photoBaseUrl: string;
}

export interface FoundCard {
  card: OgCard;
  /** The address where this very card is shown. */
  path: string;
}

/** What stands on the picture of this subject today, and its address; null when there is no such subject. */
export async function findCard(
  sources: CardSources,
  subject: { kind: OgImageKind; key: string; language: Language },
): Promise<FoundCard | null> {
  const card = await cardOf(sources, subject);
  if (!card) return null;
  // A place's name is the place: its address holds no more than that.
  return { card, path: ogImagePath(subject, subject.kind === 'place' ? undefined : card) };
}

async function cardOf(
  { sql, articles, photoBaseUrl }: CardSources,
  { kind, key, language }: { kind: OgImageKind; key: string; language: Language },
): Promise<OgCard | null> {
  switch (kind) {
    case 'page':
      return isOgPage(key) ? pageCard(key, language) : null;
    case 'condition':
      return conditionCard(key, language);
    case 'place': {
      const [province = '', citySlug, serviceSlug] = key.split('/');
      const code = provinceBySlug(province)?.code;
      if (!code) return null;
      if (citySlug === undefined) return placeCard({ province }, language);
      const city = await selectCityName(sql, code, citySlug);
      if (city === null) return null;
      if (serviceSlug === undefined) return placeCard({ province, city }, language);
      const service = termOfSlug(serviceSlug);
      return service === undefined ? null : placeCard({ province, city, service }, language);
    }
    case 'article': {
      const page = await articles.page(key, language);
      return page && articleCard(page.article, language);
    }
    case 'profile': {
      const row = await selectProfileById(sql, key);
      return row && profileCard(toPublicProfile(row, photoBaseUrl), language);
    }
  }
}
