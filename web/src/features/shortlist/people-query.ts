import type { Directory } from '@directory/domain/site/directory';

/** The profiles of these people; who is not among the answer is not in the directory. */
export function peopleQuery(directory: Directory, ids: readonly string[]) {
  return {
    showsProfiles: true,
    key: ['profiles', ids],
    ask: (signal: AbortSignal) => directory.profiles(ids, signal),
  };
}
