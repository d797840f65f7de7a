import * as z from 'zod/mini';
import { CONDITIONS } from '../assessments/conditions.ts';
import { matchingOf } from '../assessments/facts.ts';
import { isEmail } from '../contracts/email.ts';
import { LANGUAGES } from '../language.ts';
import { slugify } from '../text/slug.ts';
import { isPublicPlan } from '../vocabulary/insurers.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import { hasInvisible, hasNameCharacters, stacksMarks } from './characters.ts';
import type { Answer, Experience, Kind } from './column-kinds.ts';
import { columnOf, COLUMNS, EDITABLE_COLUMNS, type EditableColumn, valuesOf } from './columns.ts';
import { listOf } from './lists.ts';
import type { EditableRow, ProfileForm, ProfileRow } from './row.ts';
import { displayName, displaySpecialties } from './display.ts';
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

/** What stands in a row now and the form does not show; a save keeps it. */
export type KeptValues = Pick<ProfileRow, 'social_links'>;

/** How one column is edited: the unit of what is saved, compared and chosen in a conflict. */
export interface Field<Value> {
  /** What may be saved. The database has the same rule in its checks, and a test holds the two together. */
  rule: z.ZodMiniType<Value>;
  /** What a form that says nothing holds. */
  empty: Value;
  /** What the form shows of a profile, by the rules of the profile page. */
  read: (profile: ProfileRow) => Value;
  /** What is saved. */
  write: (value: Value, kept: KeptValues) => Partial<EditableRow>;
}

const LINE_END = /[\n\r\u0085\u2028\u2029]/u;

/** The reason travels as the issue's message. */
const because = (error: FieldError) => ({ error });

/** Nothing typed is nothing known: an empty column, not an empty text. */
const textOrNull = (value: string): string | null => value.trim() || null;

const textRule = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, because('tooLong')));

/** One line: nothing that ends it, that nobody sees, or that turns the direction of what follows. */
const lineRule = (limit: number) =>
  textRule(limit).check(
    z.refine((text) => !LINE_END.test(text), because('singleLine')),
    z.refine((text) => !hasInvisible(text), because('invisible')),
  );

const emailRule = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || (isEmail(text) && !hasInvisible(text)), because('email')),
);

const webAddressRule = (limit: number) =>
  textRule(limit).check(
    z.check(({ value, issues }) => {
      const problem = webAddressProblem(value);
      if (problem) issues.push({ code: 'custom', input: value, message: problem });
    }),
  );

/** @param limit of the text with commas */
const listRule = (limit: number) =>
  z.array(z.string()).check(
    z.refine((items) => items.join(', ').length <= limit, because('listTooLong')),
    z.refine((items) => !items.some(hasInvisible), because('invisible')),
  );

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

const MOST_YEARS = 80;
const MOST_APPROACH_CHARACTERS = 120;

const experienceRule: z.ZodMiniType<Experience> = z.object({
  years: z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= MOST_YEARS),
      because('years'),
    ),
  ),
  approaches: listRule(5000).check(
    z.refine(
      (items) => items.every((item) => item.length <= MOST_APPROACH_CHARACTERS),
      because('listTooLong'),
    ),
  ),
});

type SomeField = Field<string> | Field<readonly string[]> | Field<Answer>;

function textField(
  name: EditableColumn,
  rule: z.ZodMiniType<string>,
  complete = (text: string) => text,
): Field<string> {
  return {
    rule,
    empty: '',
    read: (profile) => (profile[name] as string | null) ?? '',
    write: (typed) => ({ [name]: textOrNull(complete(typed)) }),
  };
}

function listField(name: EditableColumn, rule: z.ZodMiniType<readonly string[]>): Field<readonly string[]> {
  return {
    rule,
    empty: [],
    read: (profile) => listOf(profile, name),
    write: (items) => ({ [name]: textOrNull(items.join(', ')) }),
  };
}

const ANSWERS = { yes: true, no: false, unknown: null } as const;

/** How a column of each kind is edited; `experience` and `links` are their columns' own. */
const BY_KIND: Partial<Record<Kind, (name: EditableColumn, limit: number) => SomeField>> = {
  line: (name, limit) => textField(name, lineRule(limit)),
  paragraphs: (name, limit) => textField(name, textRule(limit)),
  email: (name) => textField(name, emailRule),
  web_address: (name, limit) => textField(name, webAddressRule(limit), withScheme),
  list: (name, limit) => listField(name, listRule(limit)),
  choices: (name) => listField(name, z.array(z.enum(valuesOf(name)))),
  codes: (name) => ({
    ...listField(name, z.array(z.enum(valuesOf(name)))),
    write: (codes: readonly string[]) => ({ [name]: codes }),
  }),
  language: (name) => ({
    rule: z.enum<readonly string[]>(LANGUAGES),
    empty: 'en',
    read: (profile) => profile[name] as string,
    write: (value) => ({ [name]: value }),
  }),
  answer: (name) => ({
    rule: z.enum(['yes', 'no', 'unknown']),
    empty: 'unknown',
    read: ({ [name]: value }) => (value === null ? 'unknown' : value ? 'yes' : 'no'),
    write: (value: Answer) => ({ [name]: ANSWERS[value] }),
  }),
  // In dollars, as typed.
  cents: (name) => ({
    rule: z.string().check(
      z.refine((typed) => {
        const cents = centsOf(typed);
        return cents === null || (cents !== undefined && cents <= MOST_DOLLARS * 100);
      }, because('fee')),
    ),
    empty: '',
    read: (profile) => {
      const cents = profile[name] as number | null;
      return cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
    },
    write: (typed: string) => ({ [name]: centsOf(typed) ?? null }),
  }),
};

type Fields = { readonly [Name in EditableColumn]: Field<ProfileForm[Name]> };

const noStackedMarks = z.refine<string>((text) => !stacksMarks(text), because('stackedMarks'));

/** What the therapist match asks about: the keys of `specialties_detailed` with their names, in the order of the form. */
export const MATCH_CONDITIONS = CONDITIONS.map(matchingOf);

const DETAIL_KEYS = MATCH_CONDITIONS.map(({ key }) => key);
/** The networks that a profile can link to, in the order of the form. */
export const NETWORKS = Object.keys(COLUMNS.social_links.labels) as (keyof ProfileForm['social_links'])[];

/** What columns have beyond their kind. */
const OWN: { readonly [Name in EditableColumn]?: Partial<Fields[Name]> } = {
  name: {
    rule: lineRule(COLUMNS.name.limit).check(
      z.refine((text) => text !== '', because('nameRequired')),
      z.refine(hasNameCharacters, because('nameCharacters')),
      noStackedMarks,
    ),
    read: displayName,
  },
  credentials: { rule: lineRule(COLUMNS.credentials.limit).check(noStackedMarks) },
  address: { read: (profile) => profile.full_address ?? profile.address ?? '' },
  city: {
    rule: lineRule(COLUMNS.city.limit).check(
      z.refine((text) => slugify(text) !== '', because('cityLetters')),
    ),
  },
  practice_areas: { read: displaySpecialties },
  session_types: {
    // The register's two flags also say how sessions take place: left as they are, a type that was removed would stay.
    write: (types) => ({
      session_types: textOrNull(types.join(', ')),
      telepsychology: types.includes('Online'),
      services_to: types.includes('In Person'),
    }),
  },
  provider_lists: {
    rule: listRule(COLUMNS.provider_lists.limit).check(
      z.refine((items) => !items.some(isPublicPlan), because('publicPlan')),
    ),
  },
  specialties_detailed: {
    rule: z.object(fromKeys(DETAIL_KEYS, () => experienceRule)),
    empty: fromKeys(DETAIL_KEYS, () => ({ years: '', approaches: [] })),
    read: ({ specialties_detailed: details }) =>
      fromKeys(DETAIL_KEYS, (key) => ({
        years: details[key]?.experience_years?.toString() ?? '',
        approaches: (details[key]?.approach ?? []).map((text) => therapyVocabulary.canonical(text)),
      })),
    write: (value) => {
      const details = DETAIL_KEYS.map((key) => {
        const { years, approaches } = value[key];
        const detail = {
          ...(years.trim() !== '' && { experience_years: Number(years.trim()) }),
          ...(approaches.length > 0 && { approach: approaches }),
        };
        return [key, detail] as const;
      });
      return {
        specialties_detailed: Object.fromEntries(
          details.filter(([, detail]) => Object.keys(detail).length > 0),
        ),
      };
    },
  },
  social_links: {
    rule: z.object(fromKeys(NETWORKS, () => webAddressRule(COLUMNS.website.limit))),
    empty: fromKeys(NETWORKS, () => ''),
    read: ({ social_links: links }) => fromKeys(NETWORKS, (network) => links[network] ?? ''),
    write: (value, { social_links: kept }) => {
      const others = Object.entries(kept).filter(([network]) => !Object.hasOwn(value, network));
      const typed = NETWORKS.map((network) => [network, withScheme(value[network])] as const);
      return { social_links: Object.fromEntries([...others, ...typed.filter(([, link]) => link !== '')]) };
    },
  },
};

/** Everything that a member edits, by its column: a form's checks, its comparison and what is saved are made of this. */
export const PROFILE_FIELDS = fromKeys(EDITABLE_COLUMNS, (name) => {
  const { kind, limit = 0 } = columnOf(name);
  return { ...BY_KIND[kind]?.(name, limit), ...OWN[name] };
}) as unknown as Fields;

/** The field of a column; its values are those of the same name in a form. */
export const fieldOf = (name: EditableColumn) => PROFILE_FIELDS[name] as Field<unknown>;

function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
