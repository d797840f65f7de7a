import type { Directory } from '@directory/domain/directory';
import { askApi, orNull, type ApiSentences } from './ask-api.ts';

/**
 * The directory over the api's HTTP routes, for the browser. Every method rejects with an `ApiFailure` whose message is a sentence for
 * a person, or with the signal's reason when it was aborted.
 */
export function createHttpDirectory(sentences: ApiSentences, fetch = globalThis.fetch): Directory {
  const options = (signal?: AbortSignal) => ({ signal, sentences, fetch });
  return {
    multiSearch: (search, signal) => askApi('POST /api/search/multi-search', search, options(signal)),
    suggestions: (q, language, signal) => askApi('GET /api/suggestions', { q, language }, options(signal)),
    match: (query, signal) => askApi('POST /api/match', query, options(signal)),
    filters: (signal) => askApi('GET /api/filters', {}, options(signal)),
    profileById: (id, signal) => orNull(askApi('GET /api/profiles/{id}', { id }, options(signal))),
    profileByName: (province, city, slug, signal) =>
      orNull(
        askApi(
          'GET /api/profiles/by-name/{province}/{city}/{slug}',
          { province, city, slug },
          options(signal),
        ),
      ),
    profiles: (ids, signal) => askApi('POST /api/profiles', { ids: [...ids] }, options(signal)),
    featured: (limit, signal) => askApi('GET /api/featured', { limit }, options(signal)),
    landing: (place, signal) => orNull(askApi('GET /api/landing', place, options(signal))),
    premium: (signal) => askApi('GET /api/premium', {}, options(signal)),
    articles: (language, signal) => askApi('GET /api/articles', { language }, options(signal)),
    article: (slug, language, signal) =>
      orNull(askApi('GET /api/articles/{slug}', { slug, language }, options(signal))),
  };
}
