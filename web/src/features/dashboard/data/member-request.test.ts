import type { Directory } from '@directory/domain/site/directory';
import { NO_NEEDS } from '@directory/domain/match/needs';
import { expect, it } from 'vitest';
import { type Query, QueryClient } from '../../../site/query-client.ts';
import { addresseeQuery, featuredQuery, filtersQuery } from '../../../site/directory-queries.ts';
import { articlesQuery } from '../../blog/article-list.tsx';
import { landingQuery, premiumQuery } from '../../landing/landing-query.ts';
import { matchQuery } from '../../match/match-address.ts';
import { profileQuery } from '../../profile/profile-page.ts';
import { forgetOldVersions } from './member-request.ts';

it('whatever shows psychologists is forgotten, and nothing else', async () => {
  const queryClient = new QueryClient({} as Directory);
  const filters = { minScore: 0, specialtyOnly: false, locationOnly: false, availableOnly: false };
  const queries: readonly Query<unknown>[] = [
    featuredQuery(),
    filtersQuery(),
    addresseeQuery('id'),
    landingQuery({ province: 'manitoba' }),
    premiumQuery(),
    profileQuery({ kind: 'id', id: 'id' }),
    matchQuery({
      condition: 'adhd',
      severity: 'mild',
      province: null,
      needs: NO_NEEDS,
      filters,
      page: 1,
    }),
    articlesQuery('en'),
  ];
  for (const query of queries) await queryClient.query({ ...query, ask: () => 'kept' });
  forgetOldVersions(queryClient);
  expect(Object.keys(queryClient.dehydrate())).toEqual(['["articles","en"]']);
});
