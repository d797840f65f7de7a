/**
 * What the site counts once a visitor has agreed to it. No event holds an answer, a score, a network
 * address or a word of a message.
 */
export const ANALYTICS_EVENTS = [
  'page_view',
  'view_item',
  'search',
  'form_submit',
  'click',
  'assessment_started',
  'assessment_retaken',
  'assessment_completed',
  'therapist-match-viewed',
  'therapist-contacted',
] as const;

export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];

/** The cookie that keeps a visitor's choice about statistics: `yes` or `no`. Without it nobody is counted. */
export const STATISTICS_COOKIE = 'statistics';

/** How long the choice is kept, in seconds: 13 months, as long as what is counted. */
export const STATISTICS_COOKIE_SECONDS = 395 * 24 * 60 * 60;

/** The longest search that is kept, in characters. */
const MOST_SEARCH_CHARACTERS = 80;

const POSTAL_CODE = /\b[a-z]\d[a-z][\s-]?\d[a-z]\d\b/;

/** What a database's text and JSON do not take: control characters, and halves of a character. */
const UNKEEPABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * A search as the statistics keep it: in lower case, with single spaces, cut to 80 characters. Null when it holds what may be
 * somebody's address or number: an @, seven digits, or a whole postal code, which is half a street.
 */
export function countedSearch(text: string): string | null {
  const words = text.replace(UNKEEPABLE, ' ').normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  const digits = words.replace(/\D/gu, '').length;
  if (words.includes('@') || digits >= 7 || POSTAL_CODE.test(words)) return null;
  return Array.from(words).slice(0, MOST_SEARCH_CHARACTERS).join('').trim();
}
