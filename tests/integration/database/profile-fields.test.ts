import type { Field, ListField, TextField } from '@directory/domain/profile/field';
import {
  FIELD_NAMES,
  PROFILE_FIELDS,
  type FieldName,
  type ProfileForm,
} from '@directory/domain/profile/fields';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { addProfile, connect, refusal, removeTestRows, storedProfile } from '../../support/database.ts';

const sql = connect();
afterEach(() => removeTestRows(sql));
afterAll(() => sql.end());

interface Examples {
  accepted: readonly unknown[];
  refused: readonly unknown[];
}

const WEB = {
  accepted: ['', 'https://example.org/é', 'example.org:8080/a?b#c'],
  refused: [
    'javascript:alert(1)',
    'http://localhost/',
    'http://10.0.0.1/',
    `https://example.org/${'x'.repeat(500)}`,
  ],
};

/** Texts and lists follow from their kind and limit. */
function examplesOfKind({ kind, limit }: TextField | ListField): Examples {
  const most = 'x'.repeat(limit);
  switch (kind) {
    case 'line':
      return { accepted: ['Élise', most], refused: [`${most}x`, 'a\nb', 'a\u202eb', 'a\u0007b'] };
    case 'paragraphs':
      return { accepted: ['', 'One\n\ntwo', most], refused: [`${most}x`] };
    case 'list':
      return { accepted: [[], ['Anxiety', 'Knots'], [most]], refused: [[`${most}x`]] };
    case 'webAddress':
      return WEB;
  }
}

const nothing = PROFILE_FIELDS.experience.empty;
const noLinks = PROFILE_FIELDS.socialLinks.empty;

/** The other fields, and what texts have beyond their kind. A value that the form cannot hold at all is refused by its type. */
const EXAMPLES: Partial<Record<FieldName, Examples>> = {
  bioLanguage: { accepted: ['en', 'fr'], refused: ['de'] },
  sessionTypes: { accepted: [[], ['Online', 'Home Visit']], refused: [] },
  acceptingNewClients: { accepted: ['yes', 'no', 'unknown'], refused: [] },
  assessmentFriendly: { accepted: ['yes', 'no', 'unknown'], refused: [] },
  severityLevels: { accepted: [[], ['mild', 'severe']], refused: [['extreme']] },
  experience: {
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
  } satisfies Record<keyof Examples, ProfileForm['experience'][]>,
  socialLinks: {
    accepted: WEB.accepted.map((link) => ({ ...noLinks, linkedin: link })),
    refused: WEB.refused.map((link) => ({ ...noLinks, linkedin: link })),
  },
};

/** The code of what the database refuses; undefined when it takes the value as the form writes it. */
async function save(id: string, field: Field<unknown>, value: unknown): Promise<string | undefined> {
  const columns = field.write(value, { social_links: {} });
  return refusal(
    sql.begin(async (transaction) => {
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
  it.each(FIELD_NAMES)('%s', async (name) => {
    const field = PROFILE_FIELDS[name] as Field<unknown>;
    const ofKind = 'kind' in field ? examplesOfKind(field as TextField | ListField) : undefined;
    const own = EXAMPLES[name];
    expect(ofKind ?? own, 'a field without examples').toBeDefined();
    const id = await addProfile(sql);
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

  it('a name: a profile needs one', async () => {
    const id = await addProfile(sql, { first_name: null, last_name: null, name: 'Ana' });
    expect(PROFILE_FIELDS.name.rule.safeParse(' ').success).toBe(false);
    expect(await save(id, PROFILE_FIELDS.name as Field<unknown>, ' ')).toBe('23514');
  });
});
