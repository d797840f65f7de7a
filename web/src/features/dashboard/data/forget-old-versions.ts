import type { QueryClient } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import { forgetSearchAnswers } from '../../search/model/answer-cache.ts';

/** The first words of the keys of everything that shows profiles. */
const SHOWING_PROFILES = ['profile', 'similar', 'featured', 'filters', 'suggestions', 'addressee'];

/** Drops what this visit keeps of profiles and searches, so that no page shows a member's old words (specification 1, section 4). */
export function forgetOldVersions(queryClient: QueryClient, directory: Directory): void {
  for (const key of SHOWING_PROFILES) queryClient.removeQueries({ queryKey: [key] });
  forgetSearchAnswers(directory);
}
