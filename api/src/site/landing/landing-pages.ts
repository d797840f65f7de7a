import type { Directory, DirectoryFilters } from '@directory/domain/site/directory';
import type { AnswerCache } from '../../search/answer-cache.ts';
import type { SearchGateway } from '../../search/gateway.ts';
import { readLanding, readPremium } from './read-landing.ts';

/** The longest slug that is looked for; no place and no service has a longer one. */
const SLUG_LENGTH = 100;

export interface LandingParts {
  gateway: SearchGateway;
  cache: AnswerCache;
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
  /** The day is part of the key: an answer that midnight overtook is never found again. */
  const kept = <T extends object | null>(name: string, read: () => Promise<T>): Promise<T> =>
    cache.remember(`${today()} ${name}`, read);

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
