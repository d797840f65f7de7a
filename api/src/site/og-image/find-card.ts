import type { Language } from '@directory/domain/language';
import {
  articleCard,
  conditionCard,
  isOgPage,
  type OgCard,
  type OgImageKind,
  ogImagePath,
  pageCard,
  placeCard,
  profileCard,
} from '@directory/domain/site/og-image';
import { toPublicProfile } from '@directory/domain/profile/public-profile';
import { provinceBySlug, type ProvinceCode } from '@directory/domain/places/provinces';
import type postgres from 'postgres';
import type { ArticleStore } from '../articles/store.ts';
import { termOfSlug } from '../landing/service-words.ts';
import { selectProfileById } from '../../people/profiles/store.ts';

export interface CardSources {
  sql: postgres.Sql;
  articles: ArticleStore;
}

interface FoundCard {
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
  { sql, articles }: CardSources,
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
      return row && profileCard(toPublicProfile(row), language);
    }
  }
}

/** The name of a city with an active psychologist, as most of them write it; null when there is none. */
async function selectCityName(
  sql: postgres.Sql,
  province: ProvinceCode,
  citySlug: string,
): Promise<string | null> {
  // A sample is enough to tell the common spelling, and keeps a large city quick.
  const [row] = await sql<{ city: string }[]>`
    select city
    from (
      select city from public.psychologist_profiles
      where province = ${province} and city_slug = ${citySlug} and is_active
      limit 200
    ) as sample
    group by city
    order by count(*) desc, city
    limit 1`;
  return row?.city ?? null;
}
