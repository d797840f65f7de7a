import { type PublicProfile, toPublicProfile } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { isUnspoken, sourcesOf } from '@directory/domain/profile/sources';
import { measuredTo } from './measured-to.ts';

/** A profile as its page shows it, with what the server alone knows of it. */
export function shownProfile(row: ProfileRow): PublicProfile {
  const [is_unspoken, sources] = [isUnspoken(row), sourcesOf(row)];
  // Of who has said nothing, an address or a number is shown that the register publishes, and no other.
  const published = sources.find(({ source }) => source === 'register')?.columns ?? [];
  const kept = ({ email, phone }: ProfileRow) => ({
    email: published.includes('email') ? email : null,
    phone: published.includes('phone') ? phone : null,
  });
  const shown = is_unspoken ? { ...row, ...kept(row) } : row;
  return { ...toPublicProfile(shown), measured_to: measuredTo(row), is_unspoken, sources: sourcesOf(shown) };
}
