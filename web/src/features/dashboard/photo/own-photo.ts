import { paths } from '@directory/domain/site/paths';
import { useQuery } from '../../../site/use-query.ts';
import { failureOf, type Address } from '../../../site/ask-api.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { memberToken, refused } from '../data/member-request.ts';
import type { OwnProfile } from '../data/own-profile.ts';

/**
 * Where the browser finds the photo of the member's own profile: at its public address, or in a data: address while the profile is
 * hidden and the public one answers nobody. Null while there is none, and until it has come.
 */
export function useOwnPhotoUrl(profile: OwnProfile, publicUrl: string | null): string | null {
  const isHidden = !profile.is_active && publicUrl?.startsWith(paths.photo(profile.id, '')) === true;
  const { data } = useQuery(
    isHidden
      ? {
          key: [MEMBER_KEY, profile.id, 'photo', publicUrl],
          ask: ({ signal }) => readOwnPhoto(signal),
          freshMs: Infinity,
        }
      : null,
  );
  return isHidden ? (data ?? null) : publicUrl;
}

const ADDRESS = 'GET /api/members/me/photo' satisfies Address;

/** @throws ApiFailure */
async function readOwnPhoto(signal: AbortSignal): Promise<string> {
  const [, path = ''] = ADDRESS.split(' ');
  // Not askApi, whose answers are JSON.
  const response = await fetch(path, { headers: { authorization: `Bearer ${await memberToken()}` }, signal });
  if (!response.ok) return refused(failureOf(response.status, undefined));
  return dataUrlOf(await response.blob());
}

/** The file as an address that nobody has to give back, unlike a blob's. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}
