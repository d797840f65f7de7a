import { LOCALES, type Language } from '../language.ts';
import { appointmentTimeVocabulary } from '../vocabulary/profile-terms.ts';
import type { Opening } from './card.ts';
import { SESSION_TYPE_LABELS } from './session-types.ts';

/** `2 places from December 3, evenings, online`. */
export function openingText(
  { places, times, session, from }: Pick<Opening, 'places' | 'times' | 'session' | 'from'>,
  language: Language,
): string {
  const isFrench = language === 'fr';
  const day = from ? openingDay(from, language) : isFrench ? 'dès maintenant' : 'now';
  const since = from && places ? (isFrench ? 'à partir du ' : 'from ') : '';
  // The same word in both languages.
  const when = `${places ? `${places} place${places > 1 ? 's' : ''} ` : ''}${since}${day}`;
  const how = [
    times && appointmentTimeVocabulary.label(times, language),
    session && SESSION_TYPE_LABELS[session][language],
  ];
  return [when, ...how.flatMap((part) => (part ? part.charAt(0).toLowerCase() + part.slice(1) : []))].join(
    ', ',
  );
}

/** `December 3`, `1er décembre`: an opening is never as much as a year away. */
export function openingDay(day: string, language: Language): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const text = new Date(`${day}T12:00:00Z`).toLocaleDateString(LOCALES[language], format);
  return language === 'fr' ? text.replace(/^1(?!\d)/, '1er') : text;
}
