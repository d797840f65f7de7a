import { LOCALES, type Language } from '../language.ts';
import type { PersonState } from './inquiry.ts';

interface Said {
  state: PersonState;
  /** `YYYY-MM-DD`: of a yes from when, of who is full until when. */
  day: string | null;
  suggestion: string | null;
  /** When they got the message, or answered; null while it is on its way. */
  since?: string | null;
}

/** What became of the message to one person, as a sentence about them for its sender. @param isDone nobody else is asked any more */
export function whatTheySaid(
  { state, day, suggestion, since }: Said,
  language: Language,
  isDone = false,
): string {
  const words = WORDS[language];
  const on = day === null ? null : dayText(day, language);
  if (state === 'asked' && since === null) return words.onItsWay;
  if (state === 'named' && isDone) return words.unasked;
  if (state === 'yes' && on) return words.yesFrom(on);
  if (state === 'full' && on) return words.fullUntil(on);
  if (state === 'elsewhere' && suggestion) return words.suggests(suggestion);
  return words[state];
}

/** `December 3, 2026`: of a day, `YYYY-MM-DD`, or of a moment, as most of the country has it then. */
export function dayText(of: string, language: Language): string {
  const isDay = of.length === 10;
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const timeZone = isDay ? 'UTC' : 'America/Toronto';
  const text = new Date(isDay ? `${of}T12:00:00Z` : of).toLocaleDateString(LOCALES[language], {
    ...format,
    timeZone,
  });
  return language === 'fr' ? text.replace(/^1(?!\d)/, '1er') : text;
}

const WORDS = {
  en: {
    named: 'May be asked next.',
    unasked: 'Was not asked.',
    onItsWay: 'Your message is on its way.',
    asked: 'Has your message. No answer here yet.',
    yes: 'Says yes.',
    yesFrom: (day: string) => `Says yes, from ${day}.`,
    later: 'Will answer you by email. Keep an eye on your mailbox.',
    full: 'Is full.',
    fullUntil: (day: string) => `Is full until ${day}.`,
    elsewhere: 'Says that this is not their field.',
    suggests: (whom: string) => `Says that this is not their field, and suggests: ${whom}`,
    silent: 'Has not answered here in two working days.',
    bounced: 'Could not be reached by email.',
    skipped: 'Takes nobody just now, and was not asked.',
  },
  fr: {
    named: 'Nous pourrons lui écrire ensuite.',
    unasked: 'Nous ne lui avons pas écrit.',
    onItsWay: 'Votre message est en route.',
    asked: 'Votre message lui est parvenu. Pas encore de réponse ici.',
    yes: 'Dit oui.',
    yesFrom: (day: string) => `Dit oui, à partir du ${day}.`,
    later: 'Vous répondra par courriel. Surveillez votre boîte de réception.',
    full: 'N’a plus de place.',
    fullUntil: (day: string) => `N’a pas de place avant le ${day}.`,
    elsewhere: 'Dit que ce n’est pas son domaine.',
    suggests: (whom: string) => `Dit que ce n’est pas son domaine et suggère : ${whom}`,
    silent: 'N’a pas répondu ici en deux jours ouvrables.',
    bounced: 'Notre courriel n’a pas pu lui être remis.',
    skipped: 'Ne prend personne en ce moment; nous ne lui avons pas écrit.',
  },
} as const satisfies Record<
  Language,
  Record<PersonState, string> & Record<'unasked' | 'onItsWay' | 'yesFrom' | 'fullUntil' | 'suggests', unknown>
>;
