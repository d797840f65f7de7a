import { z } from 'zod';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { DANGER_KINDS } from './danger.ts';

const bilingual = z.strictObject({ en: z.string(), fr: z.string() });
const provinces = z.array(z.enum(PROVINCE_CODES));
const languages = z.array(z.enum(['en', 'fr', 'iu', 'cr', 'oj', 'es']));
/** As far as a page or its address says when it was written: `2023`, `2023-07` or `2023-07-12`. */
const dated = z.string();

/** Someone to turn to at once: a row of `content/crisis-lines`. The build alone reads the schema. */
export const crisisLineSchema = z.strictObject({
  id: z.string(),
  /** Where it answers; the whole country when left out. */
  province: z.enum(PROVINCE_CODES).exactOptional(),
  /** What it is for. What is for violence is for trauma, too. */
  kinds: z.array(z.enum([...DANGER_KINDS, 'trauma'])),
  /** Of a province's: it answers only some of its people, in one city or after one kind of harm. 211, which knows the others, comes before it. */
  partial: z.literal(true).exactOptional(),
  /** Where it does not answer, of a line of the whole country; it is not shown there, unless it says whom to call instead. */
  notIn: provinces.exactOptional(),
  name: bilingual,
  /** Whom it is for, or what else must be known: whole sentences. */
  about: bilingual.exactOptional(),
  /** The same where nothing is known of the visitor, with whom to call where it does not answer. */
  anywhere: bilingual.exactOptional(),
  /** Whom to call where it does not answer. */
  instead: bilingual.exactOptional(),
  /** The number to call as a `tel:` address takes it: E.164 (`+18662773553`), or the three digits of a short one. */
  call: z.string().exactOptional(),
  text: z
    .strictObject({
      /** As an `sms:` address takes it. */
      number: z.string(),
      /** The word that the message begins with; left out where any message will do. */
      keyword: bilingual.exactOptional(),
    })
    .exactOptional(),
  /** Where to write or to look on the web: a host, as people say it. */
  site: z.string().exactOptional(),
  answers: z.strictObject({
    /** `always` is day and night, on every day. */
    hours: z.union([z.literal('always'), bilingual]),
    languages,
    /** These only when asked for. */
    onRequest: languages.exactOptional(),
    /** Other languages are spoken through interpreters. */
    interpreters: z.literal(true).exactOptional(),
  }),
  /**
   * The day (`2026-11-22`) on which number, hours and languages were compared with stored copies of public pages. Nobody called the line,
   * and no page was read live on that day: it is shown to nobody.
   */
  checked: z.string(),
  /** A page that gives the number: the line's own, its government's, or one that quotes these. */
  source: z.string(),
  dated: dated.exactOptional(),
  /** Another page that gives the number, where the first has no date. */
  also: z.strictObject({ source: z.string(), dated }).exactOptional(),
});

export type CrisisLine = z.output<typeof crisisLineSchema>;
