import { LANGUAGES } from '@directory/domain/language';

interface SecurityTxt {
  /** A mailto:, https: or tel: address. */
  contact: string;
  /** The file's own address. */
  canonical: string;
}

/** RFC 9116 recommends less than a year. Half of one leaves room for copies that caches keep. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The file as RFC 9116 has it. It expires half a year after the day's beginning: all day long it is the same text. */
export function securityTxt({ contact, canonical }: SecurityTxt, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + VALID_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
