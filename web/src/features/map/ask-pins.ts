import type { Pins } from '@directory/domain/directory';
import { askApi } from '../../site/ask-api.ts';
import { questionOf } from '../search/model/question-of.ts';
import type { SearchState } from '../search/model/search-state.ts';

/** Where the people of this search are. @throws ApiFailure, or the signal's reason */
export async function askPins(state: SearchState, signal: AbortSignal): Promise<Pins> {
  return askApi('POST /api/search/pins', { query: await questionOf(state) }, { signal });
}
