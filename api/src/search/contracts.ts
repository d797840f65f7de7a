import { contract } from '@directory/domain/contracts/contract';
import { multiSearch, suggestions } from '@directory/domain/contracts/search';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { multiSearchSchema } from './query.ts';

/** The contract within the gateway's bounds. */
export const boundedMultiSearch = contract({ ...multiSearch, input: multiSearchSchema });

/** The contract within the gateway's bounds. */
export const boundedSuggestions = contract({
  ...suggestions,
  input: suggestions.input.extend({ q: suggestions.input.shape.q.max(SEARCH_LIMITS.queryLength) }),
});

export const SEARCH_CONTRACTS = [boundedMultiSearch, boundedSuggestions] as const;
