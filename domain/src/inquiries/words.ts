import { LOCALES, type Language } from '../language.ts';
import type { PersonState } from './inquiry.ts';

interface Said {
  state: PersonState;
  /** `YYYY-MM-DD`: of a yes from when, of who is full until when. */
  day: string | null;
  suggestion: string | null;
}

/** What became of the message to one person, as a sentence about them for its sender. */
export function whatTheySaid({ state, day, suggestion }: Said, language: Language): string {
  const words = WORDS[language];
  const on = day === null ? null : dayText(day, language);
  if (state === 'yes' && on) return words.yesFrom(on);
  if (state === 'full' && on) return words.fullUntil(on);
  if (state === 'elsewhere' && suggestion) return words.suggests(suggestion);
  return words[state];
}

/** `3 December 2026`, of a day without a time zone. */
export function dayText(day: string, language: Language): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day.slice(0, 10)}T12:00:00Z`).toLocaleDateString(LOCALES[language], format);
}

const WORDS = {
  en: {
    named: 'May be asked next.',
    asked: 'Has your message. No answer yet.',
    yes: 'Says yes.',
    yesFrom: (day: string) => `Says yes, from ${day}.`,
    later: 'Will write back to you.',
    full: 'Is full.',
    fullUntil: (day: string) => `Is full until ${day}.`,
    elsewhere: 'Says that this is not their field.',
    suggests: (whom: string) => `Says that this is not their field, and suggests: ${whom}`,
    silent: 'Has not answered in two working days.',
    bounced: 'Could not be reached by email.',
    skipped: 'Takes no new clients just now, and was not asked.',
  },
  fr: {
    named: 'Nous pourrons lui écrire ensuite.',
    asked: 'A votre message. Pas encore de réponse.',
    yes: 'Dit oui.',
    yesFrom: (day: string) => `Dit oui, à partir du ${day}.`,
    later: 'Vous écrira.',
    full: 'N’a plus de place.',
    fullUntil: (day: string) => `N’a pas de place avant le ${day}.`,
    elsewhere: 'Dit que ce n’est pas son domaine.',
    suggests: (whom: string) => `Dit que ce n’est pas son domaine et suggère : ${whom}`,
    silent: 'N’a pas répondu en deux jours ouvrables.',
    bounced: 'Notre courriel n’a pas pu lui être remis.',
    skipped: 'Ne prend personne en ce moment; nous ne lui avons pas écrit.',
  },
} as const satisfies Record<
  Language,
  Record<PersonState, string> & Record<'yesFrom' | 'fullUntil' | 'suggests', unknown>
>;
