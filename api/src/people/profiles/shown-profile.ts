import { type PublicProfile, toPublicProfile } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { isUnspoken, publishedRow, sourcesOf } from '@directory/domain/profile/sources';
import { measuredTo } from './measured-to.ts';

/** A profile as its page shows it, with what the server alone knows of it. */
export function shownProfile(row: ProfileRow): PublicProfile {
  const shown = publishedRow(row);
  return {
    ...toPublicProfile(shown),
    ...{ measured_to: measuredTo(row), is_unspoken: isUnspoken(row), sources: sourcesOf(shown) },
  };
}
