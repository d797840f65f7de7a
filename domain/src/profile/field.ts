import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, isEmail } from '../contracts/email.ts';
import type { Vocabulary } from '../vocabulary/term.ts';
import { hasInvisible } from './characters.ts';
import { canonicalList } from './display.ts';
import type { EditableColumns, ProfileRow, TimeColumn } from './row.ts';
import { webAddressProblem, withScheme, type WebAddressProblem } from './web-address.ts';

/** Why a value cannot be saved: the message of the rule's issue. The sentences are in the site's strings. */
export type FieldError =
  | 'nameRequired'
  | 'tooLong'
  | 'singleLine'
  | 'invisible'
  | 'stackedMarks'
  | 'nameCharacters'
  | 'years'
  | 'listTooLong'
  | 'publicPlan'
  | 'email'
  | 'cityLetters'
  | 'fee'
  | WebAddressProblem;

/** A profile as its member reads it, whose times are of no matter here. */
export type FieldSource = Omit<ProfileRow, TimeColumn>;

/** What stands in a column now and the form does not show; a save keeps it. */
export type KeptColumns = Pick<EditableColumns, 'social_links'>;

/** One thing that a member edits: the unit of what is saved, compared and chosen in a conflict. */
export interface Field<Value> {
  /** What may be saved. The database has the same rule in its checks, and a test holds the two together. */
  rule: z.ZodMiniType<Value>;
  /** What a form that says nothing holds. */
  empty: Value;
  /** What the form shows of a profile, by the rules of the profile page. */
  read: (profile: FieldSource) => Value;
  /** The columns to save. */
  write: (value: Value, kept: KeptColumns) => Partial<EditableColumns>;
}

/** A field of text, as typed. `limit` is the most characters that it holds. */
export interface TextField extends Field<string> {
  kind: 'line' | 'paragraphs' | 'webAddress' | 'email';
  limit: number;
}

/** A field of terms of a vocabulary (English names) and the member's own words. `limit` is of the text with commas. */
export interface ListField extends Field<readonly string[]> {
  kind: 'list';
  vocabulary: Vocabulary;
  limit: number;
}

/** A question that a profile may leave open. An unknown is not a no. */
export type Answer = 'yes' | 'no' | 'unknown';

/** The column names whose values are of a type. */
type ColumnOf<Value> = {
  [Column in keyof EditableColumns]: Value extends EditableColumns[Column] ? Column : never;
}[keyof EditableColumns];

type TextColumn = Exclude<ColumnOf<null>, ColumnOf<boolean> | ColumnOf<number>>;

const LINE_END = /[\n\r\u0085\u2028\u2029]/u;

/** The reason travels as the issue's message. */
export const because = (error: FieldError) => ({ error });

/** Nothing typed is nothing known: an empty column, not an empty text. */
export const textOrNull = (value: string): string | null => value.trim() || null;

/** One line: nothing that ends it, that nobody sees, or that turns the direction of what follows. */
export function line(column: TextColumn, limit: number): TextField {
  const rule = z.string().check(
    z.trim(),
    z.maxLength(limit, because('tooLong')),
    z.refine((text) => !LINE_END.test(text), because('singleLine')),
    z.refine((text) => !hasInvisible(text), because('invisible')),
  );
  return { kind: 'line', limit, rule, ...textColumn(column) };
}

export function paragraphs(column: TextColumn, limit: number): TextField {
  return {
    kind: 'paragraphs',
    limit,
    rule: z.string().check(z.trim(), z.maxLength(limit, because('tooLong'))),
    ...textColumn(column),
  };
}

/** One email address of the shape that all of the site takes. */
export function email(column: TextColumn): TextField {
  const rule = z.string().check(
    z.trim(),
    z.refine((text) => text === '' || (isEmail(text) && !hasInvisible(text)), because('email')),
  );
  return { kind: 'email', limit: EMAIL_MAX_LENGTH, rule, ...textColumn(column) };
}

const ADDRESS_LIMIT = 500;

/** The rule of a web address, also where it is a part of a field. */
export const webAddressRule = z.string().check(
  z.trim(),
  z.maxLength(ADDRESS_LIMIT, because('tooLong')),
  z.check(({ value, issues }) => {
    const problem = webAddressProblem(value);
    if (problem) issues.push({ code: 'custom', input: value, message: problem });
  }),
);

export function webAddress(column: TextColumn): TextField {
  return {
    kind: 'webAddress',
    limit: ADDRESS_LIMIT,
    rule: webAddressRule,
    ...textColumn(column, withScheme),
  };
}

function textColumn(column: TextColumn, complete = (text: string) => text) {
  return {
    empty: '',
    read: (profile: FieldSource) => profile[column] ?? '',
    write: (value: string) => ({ [column]: textOrNull(complete(value)) }),
  };
}

/** The rule of a list, also where it is a part of a field. @param limit of its text with commas */
export const listRule = (limit: number) =>
  z.array(z.string()).check(
    z.refine((items) => items.join(', ').length <= limit, because('listTooLong')),
    z.refine((items) => !items.some(hasInvisible), because('invisible')),
  );

/** @param read what the profile page shows, where that is more than the column */
export function list(
  column: TextColumn,
  limit: number,
  vocabulary: Vocabulary,
  read = (profile: FieldSource): string[] => canonicalList(profile[column], vocabulary),
): ListField {
  return {
    kind: 'list',
    vocabulary,
    limit,
    rule: listRule(limit),
    empty: [],
    read,
    write: (items) => ({ [column]: textOrNull(items.join(', ')) }),
  };
}

/** An amount as people of either language write one, with or without the sign: `180`, `$179.50`, `179,50 $`. */
const AMOUNT = /^\$?\s*(\d{1,6})(?:[.,](\d{2}))?\s*\$?$/;

/** The most that a session costs, in dollars. The database has the same limit for members. */
const MOST_DOLLARS = 2000;

/** The cents of an amount as typed; null when nothing is typed, undefined when it is no amount. */
function centsOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, dollars, cents = '00'] = AMOUNT.exec(text) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents);
}

/** A fee in dollars, as typed; the column holds cents. */
export function fee(column: ColumnOf<number>): Field<string> {
  return {
    rule: z.string().check(
      z.refine((typed) => {
        const cents = centsOf(typed);
        return cents === null || (cents !== undefined && cents <= MOST_DOLLARS * 100);
      }, because('fee')),
    ),
    empty: '',
    read: (profile) => {
      const cents = profile[column];
      return cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
    },
    write: (typed) => ({ [column]: centsOf(typed) ?? null }),
  };
}

export function answer(column: ColumnOf<boolean>): Field<Answer> {
  const stored: Readonly<Record<Answer, boolean | null>> = { yes: true, no: false, unknown: null };
  return {
    rule: z.enum(['yes', 'no', 'unknown']),
    empty: 'unknown',
    read: (profile) => (profile[column] === null ? 'unknown' : profile[column] ? 'yes' : 'no'),
    write: (value) => ({ [column]: stored[value] }),
  };
}
