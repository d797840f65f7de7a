import { waitTimeVocabulary } from '../vocabulary/profile-terms.ts';
import { WAIT_LIST_CLOSED } from '../vocabulary/term.ts';
import type { ProfileRow } from './row.ts';

/** How many days a word on new clients counts. `public.has_lapsed` of the database has the same number; a test holds the two together. */
export const ACCEPTANCE_DAYS = 45;

/**
 * Whether new clients are taken, as far as visitors may rely on it: null when nobody said, or too long ago. What was said stays in the
 * row. The database decides when it is too long ago, so that search, page and match say the same.
 */
export function acceptsNewClients(
  row: Pick<ProfileRow, 'accepting_new_clients' | 'accepting_lapsed'>,
): boolean | null {
  return row.accepting_lapsed ? null : row.accepting_new_clients;
}

/**
 * The waiting time that visitors are told, whatever was written there before: who takes new clients has no wait list that is closed, and
 * who takes none has no number of weeks. Words of their own stand: they may say when new clients are taken again.
 */
export function displayWaitTimes(
  row: Pick<ProfileRow, 'accepting_new_clients' | 'accepting_lapsed' | 'wait_times'>,
): string | null {
  const said = row.wait_times?.trim() || null;
  const known = said === null ? undefined : waitTimeVocabulary.find(said);
  const isBelied = known && (known.en === WAIT_LIST_CLOSED) === acceptsNewClients(row);
  return isBelied ? null : said;
}
