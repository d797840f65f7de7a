import type { Language } from '../language.ts';

/** What a visitor can say is wrong on a profile. */
export const FAULTS = ['clients', 'contact', 'place', 'fees', 'registration', 'gone'] as const;
export type Fault = (typeof FAULTS)[number];

/** What can be reported: a fault, or that the person, known from a register alone, wants to be in no directory. */
export const REPORTS = [...FAULTS, 'leave'] as const;
export type Report = (typeof REPORTS)[number];

/** Why somebody is asked whether they still take new clients. */
export const OCCASIONS = ['age', 'message', 'full', 'views', 'wait'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a person can answer with a press: about what is said to be wrong, and about new clients. */
export const FAULT_ANSWERS = ['right', 'mended'] as const;
export const LEAVE_ANSWERS = ['leave', 'stay'] as const;
export const OCCASION_ANSWERS = ['yes', 'no', 'stop'] as const;
/** A press that says yes, and when: it is kept as a yes. */
export const OPENING_ANSWER = 'opening';
export type QuestionAnswer = (typeof FAULT_ANSWERS | typeof LEAVE_ANSWERS | typeof OCCASION_ANSWERS)[number];

export const isFault = (cause: Report | Occasion): cause is Fault =>
  (FAULTS as readonly string[]).includes(cause);

export const isOccasion = (cause: Report | Occasion): cause is Occasion =>
  (OCCASIONS as readonly string[]).includes(cause);

export const answersTo = (cause: Report | Occasion): readonly QuestionAnswer[] =>
  isFault(cause) ? FAULT_ANSWERS : cause === 'leave' ? LEAVE_ANSWERS : OCCASION_ANSWERS;

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
    gone: 'Whether they still practise',
  },
  fr: {
    clients: 'L’accueil de nouveaux clients',
    contact: 'Le téléphone, le courriel ou le site',
    place: 'L’adresse ou la ville',
    fees: 'Les honoraires ou l’attente',
    registration: 'Le nom ou le permis',
    gone: 'Si la personne exerce encore',
  },
};

/** What the answers say, on the buttons of the mail and of the page. */
export const ANSWER_WORDS: Readonly<
  Record<Language, Readonly<Record<QuestionAnswer | typeof OPENING_ANSWER, string>>>
> = {
  en: {
    right: 'It is right as it stands',
    mended: 'I have changed it',
    leave: 'Take my profile off',
    stay: 'Leave it as it is',
    yes: 'Yes, I take new clients',
    opening: 'Yes, and I have an opening',
    no: 'No, not now',
    stop: 'Do not ask me this any more',
  },
  fr: {
    right: 'C’est exact tel quel',
    mended: 'J’ai fait la correction',
    leave: 'Retirer mon profil',
    stay: 'Le laisser tel quel',
    yes: 'Oui, je prends de nouveaux clients',
    opening: 'Oui, et j’ai une place libre',
    no: 'Non, pas en ce moment',
    stop: 'Ne plus me poser la question',
  },
};

/** What decides whether somebody is asked now. */
export interface WordFacts {
  /** Of the last word on new clients, or since when they are listed. */
  saidAt: Date;
  /** They are shown as taking new clients. */
  isShown: boolean;
  /** When the waiting time that they gave has passed; null where none is known. */
  waitEndsAt: Date | null;
  /** When the last message came that nobody answered here in time; null for none. */
  unansweredAt: Date | null;
  /** When they last answered somebody that they are full, while the profile says that they take new clients; null for never. */
  fullAt: Date | null;
  viewsInWeek: number;
  /** The questions since the last word: nobody has answered them. */
  askedAt: readonly Date[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A week before the word lapses. */
const ASKED_AFTER_DAYS = 38;
/** A yes that is not true any more sends people to a closed door; an old no sends nobody. The bench `drift` says what it gains. */
const YES_ASKED_AFTER_DAYS = 18;
/** As long as nobody is asked again, and a question may stay open. */
export const PATIENCE_DAYS = 14;
const MANY_VIEWS = 10;
const ASKED_FOR_VIEWS_AFTER_DAYS = 7;
/** After so many questions without an answer the address is in doubt, and nobody writes there any more. */
export const MOST_UNANSWERED = 2;

/** Why somebody is asked now whether they still take new clients; null where nothing has changed, or too much was asked. */
export function occasionToAsk(facts: WordFacts, now: Date): Occasion | null {
  const { saidAt, isShown, waitEndsAt, unansweredAt, fullAt, viewsInWeek, askedAt } = facts;
  const isOlder = (moment: Date, days: number) => now.getTime() - moment.getTime() >= days * DAY_MS;
  if (askedAt.length >= MOST_UNANSWERED || askedAt.some((at) => !isOlder(at, PATIENCE_DAYS))) return null;
  if (unansweredAt !== null && unansweredAt > saidAt) return 'message';
  if (fullAt !== null && fullAt > saidAt) return 'full';
  if (waitEndsAt !== null && waitEndsAt <= now && waitEndsAt > saidAt) return 'wait';
  if (viewsInWeek >= MANY_VIEWS && isOlder(saidAt, ASKED_FOR_VIEWS_AFTER_DAYS)) return 'views';
  return isOlder(saidAt, isShown ? YES_ASKED_AFTER_DAYS : ASKED_AFTER_DAYS) ? 'age' : null;
}

/** When a waiting time has passed that was given on that day; null for words that name no end. @param wait as profiles have it, in English */
export function waitEnd(wait: string | null, givenAt: Date | null): Date | null {
  const [, count, unit] = /^(?:less than |\d+ to )(\d+) (week|month)s?$/i.exec(wait?.trim() ?? '') ?? [];
  if (!count || !givenAt) return null;
  return new Date(givenAt.getTime() + Number(count) * (unit?.toLowerCase() === 'week' ? 7 : 30) * DAY_MS);
}
