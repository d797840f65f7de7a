import { describe, expect, it } from 'vitest';
import type { MultiSearchRequest } from '@directory/domain/directory';
import { FACET_FIELDS } from '@directory/domain/facets';
import { loadInitialResults, readTotals } from './initial-results.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createSearchClient } from './client.ts';
import { EMPTY_SEARCH, type SearchState, toSearchParameters } from './search-state.ts';
import { shownFacets } from './shown-facets.ts';
import { requestsOf } from './standing-answer.ts';

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

const IN_QUEBEC: SearchState = { ...EMPTY_SEARCH, province: 'QC', city: 'Québec' };

const requestsFor = (state: SearchState) => requestsOf(toSearchParameters(state));

/** The facets that each query of a call has counted. */
const countedBy = (call?: MultiSearchRequest) =>
  call?.queries.map(({ facets }) => [...(facets as string[])].sort()).sort();

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
    const state = { ...IN_QUEBEC, languages: ['French', 'English'] };
    await loadInitialResults(directory, state, FACET_FIELDS);
    const counted = directory.calls[0]?.queries.map(({ facets, filter }) => [
      [...(facets as string[])].sort().join(),
      (filter as string[][]).map((any) => any.join(' or ')).sort(),
    ]);
    const others = FACET_FIELDS.filter((field) => !['languages', 'province', 'city'].includes(field));
    const spoken = '"languages"="English" or "languages"="French"';
    const [province, quebec] = ['"province"="QC"', '"city_slug"="quebec"'];
    expect(Object.fromEntries(counted ?? [])).toEqual({
      [others.sort().join()]: [quebec, spoken, province],
      languages: [quebec, province],
      province: [spoken],
      city: [spoken, province],
    });
  });

  it('counts what stands open beside the results, and nothing for a choice in a group that is folded', async () => {
    const directory = recordingDirectory();
    const state = { ...IN_QUEBEC, wait: ['Immediate'], genders: ['Female'] };
    await loadInitialResults(directory, state);
    const open = ['accepting', 'concerns', 'fee_bands', 'languages', 'session_types'];
    expect(countedBy(directory.calls[0])).toEqual([open, ['city'], ['gender'], ['province'], ['wait']]);

    const folded = createSearchClient(directory, { shown: shownFacets('drawer', state, { genders: false }) });
    const answer = await folded.search(requestsFor(state));
    expect(countedBy(directory.calls[1])).toEqual([
      ['accepting', 'concerns'],
      ['city'],
      ['province'],
      ['wait'],
    ]);
    // What is chosen there narrows all the same, and InstantSearch finds each answer at its place.
    expect(directory.calls[1]?.queries[0]?.['filter']).toContainEqual(['"gender"="Female"']);
    expect(answer.results.map(({ nbHits }) => nbHits).sort()).toEqual([0, 41, 41, 41, 41]);
    expect(answer.results[0]).toMatchObject({ nbHits: 41, hits: [{ name: 'Ada Roy' }] });
  });

  it('rejects with the directory’s own error', async () => {
    const down = { multiSearch: () => Promise.reject(new Error('Search did not answer.')) };
    await expect(loadInitialResults(down, EMPTY_SEARCH)).rejects.toThrow('Search did not answer.');
  });
});

describe('createSearchClient', () => {
  it('asks for what is shown by then, and a stored answer without those counts is no answer to it', async () => {
    const directory = recordingDirectory();
    const client = createSearchClient(directory, { cache: createAnswerCache(), shown: ['province'] });
    const requests = requestsFor({ ...EMPTY_SEARCH, search: 'ada' });
    await client.search(requests);
    client.show(['therapies', 'province']);
    await client.search(requests);
    await client.search(requests);
    expect(directory.calls.map(countedBy)).toEqual([[['province']], [['province', 'therapies']]]);
  });

  it('keeps the answer that stands, the server’s too, when the same search fails; another search does not', async () => {
    const error = new Error('Search did not answer.', { cause: new Error('Nobody is there.') });
    const down = { multiSearch: () => Promise.reject(error) };
    const state = { ...IN_QUEBEC, languages: ['French'] };
    const initial = await loadInitialResults(recordingDirectory(), state);
    const found = initial['psychologists'];
    const client = createSearchClient(down, { shown: shownFacets(null, state), found });
    const { results } = await client.search(requestsFor(state));
    expect(results).toEqual(found?.results);
    await expect(client.search(requestsFor(IN_QUEBEC))).rejects.toBe(error);
    // Asked to forget, as when the page is looked at again, it has nothing to keep.
    client.clearCache();
    await expect(client.search(requestsFor(state))).rejects.toBe(error);
  });
});
