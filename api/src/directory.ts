import type { Directory, ProfileLookup } from '@directory/domain/site/directory';
import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { searchInput } from '@directory/domain/contracts/search-state';
import { cardOfRow, toPublicProfile } from '@directory/domain/profile/public-profile';
import { publishedRow } from '@directory/domain/profile/sources';
import { provinceBySlug } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import { isUuid } from '@directory/domain/text/uuid';
import type postgres from 'postgres';
import { selectForPsychologist, selectForSender } from './messages/inquiries/views.ts';
import type { LinkOf, LinkTokens } from './messages/mail/link-tokens.ts';
import type { ArticleStore } from './site/articles/store.ts';
import { shownProfile } from './people/profiles/shown-profile.ts';
import {
  selectChecks,
  selectFeatured,
  selectProfileById,
  selectProfileByName,
  selectProfilesById,
} from './people/profiles/store.ts';
import type { Matcher } from './people/match/matcher.ts';
import { selectAlert } from './people/openings/alerts.ts';
import { selectOwnData } from './people/own-data/store.ts';
import { selectWord } from './people/questions/store.ts';
import type { AnswerCache } from './search/answer-cache.ts';
import type { SearchGateway } from './search/gateway.ts';
import { readFilters } from './search/known.ts';
import { accuracyOf, FIGURED_DAYS } from '@directory/domain/site/accuracy';
import { rememberCount, selectAccuracyDays } from './site/accuracy/store.ts';
import { createLandingPages } from './site/landing/landing-pages.ts';
import { createSuggestions } from './search/suggestions.ts';

export interface DirectoryParts {
  sql: postgres.Sql;
  gateway: SearchGateway;
  cache: AnswerCache;
  articles: ArticleStore;
  matcher: Matcher;
  tokens: LinkTokens;
  /** The day whose order equals stand in. */
  today: () => string;
}

/** The directory in process: what the routes answer with and what pages are rendered from. */
export function createDirectory(parts: DirectoryParts): Directory {
  const { sql, gateway, cache, articles, matcher, tokens, today } = parts;
  const filters = () => cache.remember('filters', () => readFilters(gateway.ask));

  /** What the link of a mail is about; null for a link that leads nowhere. */
  const linked =
    <View>(whose: LinkOf, select: (sql: postgres.Sql, id: string) => Promise<View | null>) =>
    async (token: string): Promise<View | null> => {
      const id = tokens.idIn(whose, token);
      return id === null ? null : select(sql, id);
    };

  return {
    filters,
    ...createLandingPages({ gateway, cache, filters, today }),
    search: async (asked) =>
      JSON.parse((await gateway.answer(searchInput.parse(asked))).toString()) as SearchAnswer,
    match: (query) => matcher.match(query),
    suggestions: createSuggestions(gateway, filters),
    async profileById(id): Promise<ProfileLookup> {
      const row = await selectProfileById(sql, id);
      if (!row) return null;
      const profile = shownProfile(row);
      return profile.path === `/psychologist/${profile.id}` ? { profile } : { movedTo: profile.path };
    },
    async profiles(ids) {
      const rows = await selectProfilesById(sql, [...new Set(ids)].filter(isUuid));
      return rows.map((row) => toPublicProfile(publishedRow(row)));
    },
    async profileByName(province, city, nameSlug): Promise<ProfileLookup> {
      const code = provinceBySlug(slugify(province))?.code;
      const name = slugify(nameSlug);
      if (!code || !name.includes('-')) return null;
      const row = await selectProfileByName(sql, code, slugify(city), name);
      if (!row) return null;
      const profile = shownProfile(row);
      const asked = `/${province}/${city}/psychologist/${nameSlug}`;
      return profile.path === asked ? { profile } : { movedTo: profile.path };
    },
    async featured(limit) {
      // Four times as many are read, because a picture's column may hold nothing that can be shown.
      const candidates = await selectFeatured(sql, limit * 4, today());
      const cards = candidates.map(cardOfRow);
      return cards.filter((card) => card.photo_url !== null).slice(0, limit);
    },
    checks: () => cache.remember('checks', () => selectChecks(sql)),
    inquiry: linked('sender', selectForSender),
    question: linked('psychologist', selectForPsychologist),
    accuracy: rememberCount(sql, async () => accuracyOf(await selectAccuracyDays(sql, FIGURED_DAYS))),
    word: linked('question', selectWord),
    alert: linked('alert', selectAlert),
    ownData: (token) => selectOwnData(sql, token),
    articles: (language) => articles.list(language),
    article: (slug, language) => articles.page(slug, language),
  };
}
