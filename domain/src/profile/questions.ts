import type { Language } from '../language.ts';

/** What a visitor can say is wrong on a profile. */
export const FAULTS = ['clients', 'contact', 'place', 'fees', 'registration', 'gone'] as const;
export type Fault = (typeof FAULTS)[number];

/** Why somebody is asked whether they still take new clients. */
export const OCCASIONS = ['age', 'message', 'views', 'wait'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a person can answer with a press: about what is said to be wrong, and about new clients. */
export const FAULT_ANSWERS = ['right', 'mended'] as const;
export const OCCASION_ANSWERS = ['yes', 'no', 'stop'] as const;
export type QuestionAnswer = (typeof FAULT_ANSWERS | typeof OCCASION_ANSWERS)[number];

export const isFault = (cause: Fault | Occasion): cause is Fault =>
  (FAULTS as readonly string[]).includes(cause);

export const answersTo = (cause: Fault | Occasion): readonly QuestionAnswer[] =>
  isFault(cause) ? FAULT_ANSWERS : OCCASION_ANSWERS;

/** What became of a report, and on which day. */
export interface SettledReport {
  fault: Fault;
  state: 'mended' | 'kept';
  day: string;
}

/** How long a profile shows what became of a report. */
export const SETTLED_SHOWN_DAYS = 90;

export const FAULT_WORDS: Readonly<Record<Language, Readonly<Record<Fault, string>>>> = {
  en: {
    clients: 'Whether new clients are taken',
    contact: 'The phone, email or website',
    place: 'The address or the city',
    fees: 'The fees or the wait',
    registration: 'The name or the registration',
    gone: 'They no longer practise',
  },
  fr: {
    clients: 'L’accueil de nouveaux clients',
    contact: 'Le téléphone, le courriel ou le site',
    place: 'L’adresse ou la ville',
    fees: 'Les honoraires ou l’attente',
    registration: 'Le nom ou le permis',
    gone: 'La personne n’exerce plus',
  },
};
