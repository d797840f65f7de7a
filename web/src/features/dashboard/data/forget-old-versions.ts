import type { QueryClient } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import { removeProfileQueries } from '../../../site/query-client.ts';
import { forgetSearchAnswers } from '../../search/model/answer-cache.ts';

/** Drops what this visit keeps of profiles and searches, so that no page shows a member's old words. */
export function forgetOldVersions(queryClient: QueryClient, directory: Directory): void {
  removeProfileQueries(queryClient);
  forgetSearchAnswers(directory);
}
