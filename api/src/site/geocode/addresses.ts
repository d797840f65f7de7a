import { displayContact } from '@directory/domain/profile/display';
import { placeText } from '@directory/domain/profile/place-text';
import type { PracticeRow, ProfileRow } from '@directory/domain/profile/row';

/** What of a profile says where it is. */
export type PlacedRow = Pick<ProfileRow, 'address' | 'full_address' | 'city' | 'province'> & {
  practices: readonly Pick<PracticeRow, 'address'>[];
};

/** The longest text that is looked up. */
const MOST_CHARACTERS = 300;

/**
 * A profile's address and city as they are looked up and kept: single spaces, lower case, no control characters. Null where there
 * is none. @returns the two are equal for a profile without an address
 */
export function geocodedTexts(row: PlacedRow): Record<'address' | 'city', string | null> {
  const { city, province } = row;
  const { address } = displayContact(row);
  return {
    address: normalized(placeText({ address, city, province })),
    city: normalized(placeText({ address: null, city, province })),
  };
}

function normalized(text: string | null): string | null {
  const tidy = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, MOST_CHARACTERS)
    .trim();
  return tidy.length < 3 ? null : tidy;
}
