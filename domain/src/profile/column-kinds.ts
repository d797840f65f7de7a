import type { DetailKey } from '../assessments/facts.ts';
import type { Severity } from '../assessments/severity.ts';
import type { Bilingual, Language } from '../language.ts';
import { PROVINCES, type ProvinceCode } from '../places/provinces.ts';
import type { Vocabulary } from '../vocabulary/term.ts';
import type { Opening } from './card.ts';

/** A moment as the database's driver gives it, or as its JSON does. */
export type Moment = Date | string;

/** A question that a profile may leave open. An unknown is not a no. */
export type Answer = 'yes' | 'no' | 'unknown';

/** What a member says of their work with one condition. `years` is as typed. */
export interface Experience {
  years: string;
  approaches: readonly string[];
}

interface Text {
  row: string | null;
  shown: string | null;
  form: string;
}

/** What a column of each kind holds in the row, shows to visitors, and is in its member's form, where texts are as typed. */
export interface Kinds<Value extends string> {
  id: { row: string; shown: string; form: never };
  line: Text;
  paragraphs: Text;
  email: Text;
  web_address: Text;
  /** Comma-separated text, as messy as the register gives it: terms of a vocabulary (English names) and words of the profile's own. */
  list: { row: string | null; shown: string[]; form: readonly string[] };
  /** The same of a few values, in their order. */
  choices: { row: string | null; shown: Value[]; form: readonly Value[] };
  /** A few values as an array of texts. */
  codes: { row: readonly string[]; shown: Value[]; form: readonly Value[] };
  choice: { row: Value | null; shown: Value | null; form: never };
  language: { row: Language; shown: Language; form: Language };
  answer: { row: boolean | null; shown: boolean | null; form: Answer };
  flag: { row: boolean; shown: boolean; form: never };
  count: { row: number; shown: number; form: never };
  /** Cents of a Canadian dollar; the form has dollars. */
  cents: { row: number | null; shown: number | null; form: string };
  time: { row: Moment | null; shown: string | null; form: never };
  opening: { row: Opening | null; shown: Opening | null; form: never };
  stamp: { row: Moment; shown: string; form: never };
  /** Texts by a key: of social networks. */
  links: {
    row: Readonly<Record<string, string>>;
    shown: Record<string, string>;
    form: Readonly<Record<Value, string>>;
  };
  /** By the key that a condition has there. */
  experience: {
    row: Readonly<Record<string, { experience_years?: number; approach?: readonly string[] }>>;
    shown: never;
    form: Readonly<Record<DetailKey, Experience>>;
  };
}

export type Kind = keyof Kinds<string>;

/** The parts of the editor, in its order. */
export const FORM_PARTS = ['basics', 'place', 'offer', 'fees', 'matching', 'sharing', 'premium'] as const;

export type FormPart = (typeof FORM_PARTS)[number];

/** A column of `psychologist_profiles`, or, where it is private, of `profile_records`. */
export interface Column {
  kind: Kind;
  /** The most characters. The database has the same limit in its checks. */
  limit?: number;
  /** The terms of a list, or the usual words of a text. */
  vocabulary?: Vocabulary;
  /** The values that there are, in the order in which they are offered. */
  labels?: Readonly<Record<string, Bilingual>>;
  /** What the register says of the same, where the member says nothing. */
  or?: string;
  /** Only the operator's commands, the sample data and the member's own session reach it. */
  private?: true;
  /** Where its member edits it. Only then, in the database, do members have a grant to it. */
  editable?: FormPart;
  /** Shown and edited in the premium plan alone. */
  premium?: true;
  /** What visitors read, by the column's name. A section: where a profile's page lists it by itself. */
  public?: true | 'practical' | 'fees' | 'training' | 'specialties';
  /** It is named where it is not given: people look for it. */
  missed?: true;
  card?: true;
  /** The field of the index that holds the terms. */
  indexed?: string;
  /** People are compared by it, as it stands on their pages. */
  compared?: true;
  /** A register's file may say it. */
  imported?: true;
  /** Written by the database alone. */
  kept?: true;
}

export const PROVINCE_NAMES = Object.fromEntries(PROVINCES.map(({ code, name }) => [code, name])) as Record<
  ProvinceCode,
  Bilingual
>;

export const SEVERITY_LABELS = {
  mild: { en: 'Mild', fr: 'Légers' },
  moderate: { en: 'Moderate', fr: 'Modérés' },
  severe: { en: 'Severe', fr: 'Graves' },
} as const satisfies Readonly<Record<Severity, Bilingual>>;

/** The networks that a profile can link to, in the order of the form. */
export const NETWORK_NAMES = {
  linkedin: { en: 'LinkedIn', fr: 'LinkedIn' },
  facebook: { en: 'Facebook', fr: 'Facebook' },
  instagram: { en: 'Instagram', fr: 'Instagram' },
  youtube: { en: 'YouTube', fr: 'YouTube' },
} as const;

/** What a profile says of how messages are answered: usually within so many days, or that they often are not. */
export const ANSWER_SIGNS = {
  '1': { en: 'Usually answers within a day', fr: 'Répond en général dans la journée' },
  '2': { en: 'Usually answers within two days', fr: 'Répond en général en deux jours' },
  '3': { en: 'Usually answers within three days', fr: 'Répond en général en trois jours' },
  '7': { en: 'Usually answers within a week', fr: 'Répond en général en moins d’une semaine' },
  unanswered: {
    en: 'Messages from this site often stay unanswered',
    fr: 'Les messages envoyés depuis ce site restent souvent sans réponse',
  },
} as const satisfies Record<string, Bilingual>;

export type AnswerSign = keyof typeof ANSWER_SIGNS;

/** Who answers so soon stands before equals who do not. */
const QUICK: ReadonlySet<string | null> = new Set(['1', '2', '3'] satisfies AnswerSign[]);

export const answerRank = (sign: AnswerSign | null): 0 | 1 => (QUICK.has(sign) ? 1 : 0);

/** Where else than on the site and in search engines profiles stand, as their members read it. */
export const CHANNEL_LABELS = {
  data: { en: 'Open data, for anybody’s programs', fr: 'Les données ouvertes, pour tout programme' },
  health: {
    en: 'Health systems and helplines such as 211',
    fr: 'Les systèmes de santé et les lignes d’aide comme le 211',
  },
  assistants: { en: 'AI assistants', fr: 'Les assistants d’intelligence artificielle' },
  sites: { en: 'Boxes on other websites', fr: 'Les encadrés d’autres sites Web' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type Channel = keyof typeof CHANNEL_LABELS;
