import type { Directory, DirectoryFilters } from '@directory/domain/directory';
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '../search/answer-cache.ts';
import type { SearchGateway } from '../search/gateway.ts';
import { readLanding, readPremium } from './read-landing.ts';

/** Every province, city and frequent service fits; a page is some 10 kB. */
const PAGES_KEPT = 3000;

/** The longest slug that is looked for; no place and no service has a longer one. */
const SLUG_LENGTH = 100;

export interface LandingParts {
  gateway: SearchGateway;
  cache: Pick<AnswerCache, 'generation'>;
  filters: () => Promise<DirectoryFilters>;
  /** The day whose order equals stand in. */
  today: () => string;
}

/** What the landing pages show, each read once for every state of the index and then kept. */
export function createLandingPages({
  gateway,
  cache,
  filters,
  today,
}: LandingParts): Pick<Directory, 'landing' | 'premium'> {
  const pages = new LRUCache<string, Promise<unknown>>({ max: PAGES_KEPT });

  /** The state's number is part of the key, and the day: an answer that a change or midnight overtook is never found again. */
  async function kept<T>(name: string, read: () => Promise<T>): Promise<T> {
    const generation = cache.generation();
    if (generation === null) return read();
    const key = `${generation} ${today()} ${name}`;
    const known = pages.get(key) as Promise<T> | undefined;
    if (known) return known;
    const page = read();
    pages.set(key, page);
    page.then(
      // Anyone can make up addresses of nothing: they take no place from those of something.
      (value) => value === null && pages.delete(key),
      () => pages.delete(key),
    );
    return page;
  }

  return {
    landing: async ({ province, city, service }) => {
      const slugs = [province, city, service].filter((slug) => slug !== undefined);
      if (!slugs.every((slug) => slug.length <= SLUG_LENGTH)) return null;
      return kept(`landing ${slugs.join('/')}`, async () =>
        readLanding(gateway, await filters(), { province, city, service }),
      );
    },
    premium: () => kept('premium', async () => readPremium(gateway, await filters())),
  };
}
