import { randomUUID } from 'node:crypto';
import { hasInvisible, hasNameCharacters, stacksMarks } from '@directory/domain/profile/characters';
import { columnOf, EDITABLE_COLUMNS, type EditableColumn, valuesOf } from '@directory/domain/profile/columns';
import type { ProfileForm } from '@directory/domain/profile/row';
import { type Field, fieldOf, PROFILE_FIELDS } from '@directory/domain/profile/form';
import type postgres from 'postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { addProfile, connect, refusal, removeTestRows, storedProfile } from '../../support/database.ts';

const sql = connect();
afterEach(() => removeTestRows(sql));

interface Examples {
  accepted: readonly unknown[];
  refused: readonly unknown[];
}

const WEB = {
  accepted: ['', 'https://example.org/é', 'example.org:8080/a?b#c', 'https://psychologie-québec.ca/'],
  // What runs something, is internal, or shows as another than it is.
  refused:
    `javascript:alert(1) data:text/html,<b> http://localhost:8080/ http://127.0.0.1/ http://10.1.2.3/ http://172.16.0.1/
    http://192.168.1.1/ http://169.254.169.254/latest/meta-data http://2130706433/ http://0x7f000001/ http://0177.0.0.1/ http://[::1]/
    http://[::ffff:127.0.0.1]/ https://printer.local/ https://wiki.internal/ https://intranet/ https://user:secret@example.org/
    https://example.org@127.0.0.1/ https://127.0.0.1\\@example.org/ https://localhoſt.local/ https://example.org/${'x'.repeat(500)}`.split(
      /\s+/,
    ),
};

/** Texts and lists follow from their kind and limit. */
function examplesOfKind(name: EditableColumn): Examples | undefined {
  const { kind, limit = 0 } = columnOf(name);
  const most = 'x'.repeat(limit);
  switch (kind) {
    case 'line':
      return {
        accepted: ['Élise', most],
        refused: [
          `${most}x`,
          'a\nb',
          'a\u202eb',
          'a\u0007b',
          'a\u200bb',
          'a\u2060b',
          '\u3164',
          'a\u{e0041}b',
        ],
      };
    case 'paragraphs':
      return { accepted: ['', 'One\n\ntwo', most], refused: [`${most}x`] };
    case 'list':
      return {
        accepted: [[], ['Anxiety', 'Knots'], [most]],
        refused: [[`${most}x`], ['Knots', 'Kn\u200dots']],
      };
    case 'web_address':
      return WEB;
    case 'email':
      return {
        accepted: ['', 'ana@example.ca', ' Ana.Roy+site@sub.example.ca '],
        refused: [
          'ana',
          'ana@example',
          'a@example.ca, b@example.ca',
          'an\u200ba@example.ca',
          `${most}@example.ca`,
        ],
      };
    case 'choices':
      return { accepted: [[], valuesOf(name)], refused: [] };
    case 'answer':
      return { accepted: ['yes', 'no', 'unknown'], refused: [] };
    default:
      return undefined;
  }
}

const nothing = PROFILE_FIELDS.specialties_detailed.empty;
const noLinks = PROFILE_FIELDS.social_links.empty;

/** The other fields, and what texts have beyond their kind. A value that the form cannot hold at all is refused by its type. */
const EXAMPLES: Partial<Record<EditableColumn, Examples>> = {
  name: {
    accepted: ["Anne-Marie O'Neil", 'J. d’Arcy', 'Nguyễn'.normalize('NFD'), 'ᐊᓕᓯ', '王琳', 'मुक्ति'],
    refused: ['-', 'Ana 2', 'Ana, Ph.D.', 'Ana (Roy)', 'Ana ★', 'Ana\u00a0Roy', `A${'\u0301'.repeat(60)}`],
  },
  credentials: {
    accepted: ['', 'Ph.D., C.Psych. (Clinical) #12/3 & M.A.'],
    refused: [`Ph.D.${'\u0301'.repeat(3)}`],
  },
  city: { accepted: ['Saint-Louis-du-Ha! Ha!', '100 Mile House'], refused: ['', '  ', '王', '—'] },
  fee_individual_cents: {
    accepted: ['', '0', '$179.50', '179,50 $', '2000'],
    refused: ['2000.01', '999999'],
  },
  fee_couple_cents: { accepted: ['220'], refused: ['2001'] },
  bio_language: { accepted: ['en', 'fr'], refused: ['de'] },
  stated_registrations: { accepted: [[], ['MB', 'NU']], refused: [['XX'], ['mb']] },
  left_out_of: { accepted: [[], ['data', 'sites']], refused: [['search']] },
  accepts_severity_levels: { accepted: [[], ['mild', 'severe']], refused: [['extreme']] },
  specialties_detailed: {
    accepted: [
      nothing,
      { ...nothing, adhd: { years: '80', approaches: ['x'.repeat(120)] } },
      { ...nothing, ptsd_trauma: { years: '0', approaches: ['EMDR', 'Walks'] } },
    ],
    refused: [
      { ...nothing, adhd: { years: '81', approaches: [] } },
      { ...nothing, adhd: { years: '-1', approaches: [] } },
      { ...nothing, anxiety: { years: '', approaches: ['x'.repeat(121)] } },
    ],
  } satisfies Record<keyof Examples, ProfileForm['specialties_detailed'][]>,
  social_links: {
    accepted: WEB.accepted.map((link) => ({ ...noLinks, linkedin: link })),
    refused: WEB.refused.map((link) => ({ ...noLinks, linkedin: link })),
  },
};

/** The code of what the database refuses a member; undefined when it takes the value as the form writes it. */
async function save(id: string, field: Field<unknown>, value: unknown): Promise<string | undefined> {
  const columns = field.write(value, { social_links: {} });
  return refusal(
    sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claim.sub', ${randomUUID()}, true)`;
      for (const [column, written] of Object.entries(columns))
        await transaction`
          update psychologist_profiles
          set ${transaction(column)} = (
            jsonb_populate_record(psychologist_profiles, ${transaction.json({ [column]: written })})
          ).${transaction(column)}
          where id = ${id}`;
    }),
  );
}

describe('the form and the database take and refuse the same', () => {
  it.each(EDITABLE_COLUMNS)('%s', async (name) => {
    const field = fieldOf(name);
    const ofKind = examplesOfKind(name);
    const own = EXAMPLES[name];
    expect(ofKind ?? own, 'a field without examples').toBeDefined();
    const id = await addProfile(sql, { is_premium: true });
    for (const value of [...(ofKind?.accepted ?? []), ...(own?.accepted ?? [])]) {
      expect(field.rule.safeParse(value).success, JSON.stringify(value)).toBe(true);
      expect(await save(id, field, value), JSON.stringify(value)).toBeUndefined();
    }
    for (const value of [...(ofKind?.refused ?? []), ...(own?.refused ?? [])]) {
      const before = await storedProfile(sql, id);
      expect(field.rule.safeParse(value).success, JSON.stringify(value)).toBe(false);
      expect(await save(id, field, value), JSON.stringify(value)).toBe('23514');
      expect(await storedProfile(sql, id)).toEqual(before);
    }
  });
});

/** The characters of the basic plane, and which of them the database's condition on `code` holds for. */
const CODES = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(
  (code) => code < 0xd800 || code > 0xdfff,
);
async function codesWhere(condition: postgres.Fragment): Promise<Set<number>> {
  const rows = await sql<{ code: number }[]>`
    select code from generate_series(1, 65535) as code where code not between 55296 and 57343 and ${condition}`;
  return new Set(rows.map(({ code }) => code));
}

describe('a character', () => {
  it('is invisible to both, or to neither', async () => {
    const invisible = await codesWhere(sql`public.has_invisible(chr(code))`);
    expect(CODES.filter((code) => hasInvisible(String.fromCodePoint(code)) !== invisible.has(code))).toEqual(
      [],
    );
  });

  it('is of a name for both, or for neither', async () => {
    const taken = await codesWhere(sql`public.is_person_name('A' || chr(code))`);
    const isTaken = (code: number) => {
      const text = `A${String.fromCodePoint(code)}`;
      return hasNameCharacters(text) && !hasInvisible(text) && !stacksMarks(text);
    };
    // A database may know an older Unicode than the program: it refuses letters that it has not heard of, and takes what nobody has.
    const isKnown = (code: number) => !/\p{Cn}/u.test(String.fromCodePoint(code));
    expect(CODES.filter((code) => taken.has(code) && !isTaken(code) && isKnown(code))).toEqual([]);
    expect(CODES.filter((code) => isTaken(code) && !taken.has(code) && isOld(code))).toEqual([]);
  });
});

/** Scripts whose letters are older than any Postgres: Latin to Armenian, India and Thailand, syllabics, Vietnamese, kana, Han, Hangul. */
const OLD_SCRIPTS = [
  [0x0001, 0x055f],
  [0x0900, 0x0e7f],
  [0x1400, 0x167f],
  [0x1e00, 0x1fff],
  [0x3041, 0x30ff],
  [0x4e00, 0x9fa5],
  [0xac00, 0xd7a3],
] as const;
const isOld = (code: number) => OLD_SCRIPTS.some(([from, to]) => code >= from && code <= to);
