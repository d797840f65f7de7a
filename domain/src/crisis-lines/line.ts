import type { Bilingual } from '../language.ts';
import type { ProvinceCode } from '../places/provinces.ts';
import type { DangerKind } from './danger.ts';

/** Someone to turn to at once. */
export interface CrisisLine {
  id: string;
  /** Where it answers; the whole country when left out. */
  province?: ProvinceCode;
  /** What it is for. */
  kinds: readonly LineKind[];
  /** Where it does not answer, of a line of the whole country; it is not shown there, unless it says whom to call instead. */
  notIn?: readonly ProvinceCode[];
  name: Bilingual;
  /** Whom it is for, or what else must be known: whole sentences. */
  about?: Bilingual;
  /** The same where nothing is known of the visitor, with whom to call where it does not answer. */
  anywhere?: Bilingual;
  /** Whom to call where it does not answer. */
  instead?: Bilingual;
  /** The number to call as a `tel:` address takes it: E.164 (`+18662773553`), or the three digits of a short one. */
  call?: string;
  text?: TextNumber;
  /** Where to write or to look on the web: a host, as people say it. */
  site?: string;
  answers: LineService;
  /**
   * The day (`2026-11-22`) on which number, hours and languages were compared with stored copies of public pages. Nobody called the line,
   * and no page was read live on that day: it is shown to nobody.
   */
  checked: string;
  /** A page that gives the number: the line's own, its government's, or one that quotes these. */
  source: string;
  /** When that page was written, as far as it or its address says: `2023`, `2023-07` or `2023-07-12`. */
  dated?: string;
  /** Another page that gives the number, where the first has no date. */
  also?: { source: string; dated: string };
}

/** What a line is for. What is for violence is for trauma, too. */
type LineKind = DangerKind | 'trauma';

interface TextNumber {
  /** As an `sms:` address takes it. */
  number: string;
  /** The word that the message begins with; left out where any message will do. */
  keyword?: Bilingual;
}

interface LineService {
  /** `always` is day and night, on every day. */
  hours: 'always' | Bilingual;
  languages: readonly LineLanguage[];
  /** These only when asked for. */
  onRequest?: readonly LineLanguage[];
  /** Other languages are spoken through interpreters. */
  interpreters?: true;
}

export type LineLanguage = keyof typeof LINE_LANGUAGES;

/** What the lines speak: the name in English, and in French with its preposition. */
export const LINE_LANGUAGES = {
  en: { en: 'English', fr: 'en anglais' },
  fr: { en: 'French', fr: 'en français' },
  iu: { en: 'Inuktitut', fr: 'en inuktitut' },
  cr: { en: 'Cree', fr: 'en cri' },
  oj: { en: 'Ojibway', fr: 'en ojibwé' },
  es: { en: 'Spanish', fr: 'en espagnol' },
} as const satisfies Readonly<Record<string, Bilingual>>;
