import { describe, expect, it } from 'vitest';
import type { MultiSearchRequest } from '@directory/domain/directory';
import { FACET_FIELDS } from '@directory/domain/facets';
import { loadInitialResults, readTotals } from './initial-results.ts';
import { EMPTY_SEARCH } from './search-state.ts';

/** Answers as Meilisearch's finite pagination does, and keeps what it was asked. */
function recordingDirectory() {
  const calls: MultiSearchRequest[] = [];
  return {
    calls,
    multiSearch: (request: MultiSearchRequest) => {
      calls.push(request);
      const results = request.queries.map((query) => ({
        indexUid: 'psychologists',
        query: query['q'],
        hits:
          query['hitsPerPage'] === 0
            ? []
            : [
                {
                  id: 'p1',
                  name: 'Ada Roy',
                  _formatted: { id: 'p1', name: '__ais-highlight__Ada__/ais-highlight__ Roy' },
                },
              ],
        facetDistribution: { languages: { French: 7 } },
        totalHits: 41,
        totalPages: 3,
        hitsPerPage: query['hitsPerPage'],
        page: query['page'],
        processingTimeMs: 1,
      }));
      return Promise.resolve({ results });
    },
  };
}

describe('loadInitialResults', () => {
  it('asks once, with no extra request, and only for what the cards show', async () => {
    const directory = recordingDirectory();
    const initial = await loadInitialResults(directory, { ...EMPTY_SEARCH, search: 'ada', page: 2 });
    expect(directory.calls).toHaveLength(1);
    expect(directory.calls[0]?.queries).toEqual([
      {
        indexUid: 'psychologists',
        q: 'ada',
        page: 2,
        hitsPerPage: 20,
        facets: expect.not.arrayContaining(['city']) as string[],
        attributesToRetrieve: expect.not.arrayContaining(['bio']) as string[],
        attributesToHighlight: ['name', 'city', 'specialties', 'therapies', 'own_words'],
        highlightPreTag: '__ais-highlight__',
        highlightPostTag: '__/ais-highlight__',
      },
    ]);
    expect(readTotals(initial)).toEqual({ total: 41, pages: 3 });
    expect(JSON.stringify(initial)).not.toContain('_snippetResult');
  });

  it('counts each narrowed group on its own, and provinces without regard to the city', async () => {
    const directory = recordingDirectory();
    await loadInitialResults(directory, {
      ...EMPTY_SEARCH,
      province: 'QC',
      city: 'Québec',
      languages: ['French', 'English'],
    });
    const counted = directory.calls[0]?.queries.map(({ facets, filter }) => [
      [...(facets as string[])].sort().join(),
      (filter as string[][]).map((any) => any.join(' or ')).sort(),
    ]);
    const spoken = '"languages"="English" or "languages"="French"';
    const [province, quebec] = ['"province"="QC"', '"city_slug"="quebec"'];
    expect(Object.fromEntries(counted ?? [])).toEqual({
      [[...FACET_FIELDS].sort().join()]: [quebec, spoken, province],
      languages: [quebec, province],
      province: [spoken],
      city: [spoken, province],
    });
  });

  it('rejects with the directory’s own error', async () => {
    const down = { multiSearch: () => Promise.reject(new Error('Search did not answer.')) };
    await expect(loadInitialResults(down, EMPTY_SEARCH)).rejects.toThrow('Search did not answer.');
  });
});
