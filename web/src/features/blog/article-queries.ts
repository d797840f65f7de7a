import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import type { Language } from '@directory/domain/language';

/** Every guide in a language, newest first. */
export function articlesQuery(directory: Directory, language: Language) {
  return queryOptions({
    queryKey: ['articles', language],
    queryFn: ({ signal }) => directory.articles(language, signal),
  });
}

/** One guide with those to read next; null when there is none. */
export function articleQuery(directory: Directory, slug: string, language: Language) {
  return queryOptions({
    queryKey: ['article', slug, language],
    queryFn: ({ signal }) => directory.article(slug, language, signal),
  });
}
