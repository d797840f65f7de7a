import { describe, expect, it } from 'vitest';
import { COLUMNS, EDITABLE_COLUMNS } from '@directory/domain/profile/columns';
import { fieldOf } from '@directory/domain/profile/form';
import type { ProfileForm, ProfileRow } from '@directory/domain/profile/row';
import {
  changedFields,
  checkForm,
  columnsOfForm,
  findConflicts,
  formOfProfile,
  initialChoices,
  mergeForms,
} from './profile-form.ts';

const emptyForm = Object.fromEntries(
  EDITABLE_COLUMNS.map((name) => [name, fieldOf(name).empty]),
) as unknown as ProfileForm;

/** A profile that says nothing. */
const unsaid = {
  ...columnsOfForm(emptyForm, EDITABLE_COLUMNS, { social_links: {} }),
  full_address: null,
  practices: [],
  specialties: [],
} as unknown as ProfileRow;

const kept = { social_links: { mastodon: 'https://m.example.ca/@ana', youtube: 'https://youtube.com/a' } };

it('writes only the columns of the fields asked for', () => {
  const form = { ...emptyForm, name: ' Ana Roy ', bio: '', website: 'www.example.ca' };
  expect(columnsOfForm(form, ['name', 'bio', 'website'], kept)).toEqual({
    name: 'Ana Roy',
    bio: null,
    website: 'https://www.example.ca',
  });
});

it('keeps the register’s two flags in step with the session types', () => {
  const form = { ...emptyForm, session_types: ['Online', 'Phone'] as const };
  expect(columnsOfForm(form, ['session_types'], kept)).toEqual({
    session_types: 'Online, Phone',
    telepsychology: true,
    services_to: false,
  });
});

it('leaves out what nobody said of a condition, and keeps links to other networks', () => {
  const form = {
    ...emptyForm,
    specialties_detailed: {
      ...emptyForm.specialties_detailed,
      adhd: { years: '0', approaches: [] },
      anxiety: { years: '', approaches: ['EMDR'] },
    },
    social_links: { ...emptyForm.social_links, linkedin: 'linkedin.com/in/ana' },
  };
  expect(columnsOfForm(form, ['specialties_detailed', 'social_links'], kept)).toEqual({
    specialties_detailed: { adhd: { experience_years: 0 }, anxiety: { approach: ['EMDR'] } },
    social_links: { mastodon: 'https://m.example.ca/@ana', linkedin: 'https://linkedin.com/in/ana' },
  });
});

it('an open question is no column of false', () => {
  expect(columnsOfForm(emptyForm, ['accepting_new_clients'], kept)).toEqual({ accepting_new_clients: null });
});

it('writes an amount as people of either language type it, in cents', () => {
  const cents = ['180', ' $179.50 ', '179,50 $', '0', ''].map((typed) =>
    columnsOfForm({ ...emptyForm, fee_individual_cents: typed }, ['fee_individual_cents'], kept),
  );
  expect(cents.map(({ fee_individual_cents }) => fee_individual_cents)).toEqual([
    18_000,
    17_950,
    17_950,
    0,
    null,
  ]);
});

it('shows cents as dollars, and the whole address where the register has one', () => {
  const read = (columns: object) => {
    const { fee_individual_cents, fee_couple_cents, address } = formOfProfile({ ...unsaid, ...columns });
    return [fee_individual_cents, fee_couple_cents, address];
  };
  expect(read({ fee_individual_cents: 18_000, fee_couple_cents: 17_950, address: '1 Main' })).toEqual([
    '180',
    '179.50',
    '1 Main',
  ]);
  expect(read({ address: '1 Main', full_address: '1 Main, Brandon' })).toEqual(['', '', '1 Main, Brandon']);
});

const named = { ...emptyForm, name: 'Ana Roy', city: 'Brandon' };

it('accepts a form with only a name and a city', () => {
  expect(checkForm(named)).toEqual({});
});

it.each([
  [{ name: '   ' }, { name: 'nameRequired' }],
  [{ therapy_types: ['EMDR', 'A\u200dCT'] }, { therapy_types: 'invisible' }],
  [{ city: '蒙特利尔' }, { city: 'cityLetters' }],
  [{ fee_individual_cents: '1,500' }, { fee_individual_cents: 'fee' }],
  [{ bio: 'x'.repeat(COLUMNS.bio.limit + 1) }, { bio: 'tooLong' }],
  [
    { service_languages: Array.from({ length: 300 }, (_, at) => `Language ${at}`) },
    { service_languages: 'listTooLong' },
  ],
  [{ social_links: { ...named.social_links, youtube: 'data:,x' } }, { 'social_links.youtube': 'webScheme' }],
  [
    { specialties_detailed: { ...named.specialties_detailed, adhd: { years: '81', approaches: [] } } },
    { 'specialties_detailed.adhd.years': 'years' },
  ],
])('names the refused control with the reason (%#)', (changes, errors) => {
  expect(checkForm({ ...named, ...changes })).toEqual(errors);
});

it('checks what is to be saved alone: a name as the register wrote it hinders no other change', () => {
  const form = { ...named, name: 'Roy, Ana (Anna)', bio: 'New' };
  expect(checkForm(form)).toEqual({ name: 'nameCharacters' });
  expect(checkForm(form, ['bio'])).toEqual({});
  expect(checkForm({ ...form, website: 'x y' }, ['website'])).toEqual({ website: 'webMalformed' });
});

it('names every refused control in the order of the form', () => {
  const errors = checkForm({ ...named, second_bio: 'x'.repeat(10_001), website: 'x y', name: '' });
  expect(Object.keys(errors)).toEqual(['name', 'website', 'second_bio']);
});

const base = { ...emptyForm, name: 'Ana Roy', bio: 'Old', phone: '1' };

describe('a second save', () => {
  it('asks about nothing when the other side changed what the form does not show', () => {
    expect(findConflicts(base, { ...base, bio: 'Mine' }, { ...base })).toEqual([]);
  });

  it('asks about a field that both changed, and not when they changed it alike', () => {
    const mine = { ...base, bio: 'Mine' };
    expect(findConflicts(base, mine, { ...base, bio: 'Theirs' })).toEqual([
      { field: 'bio', bothChanged: true },
    ]);
    expect(findConflicts(base, mine, { ...base, bio: ' Mine ' })).toEqual([]);
  });

  it('tells of a field that only the other side changed, which is theirs unless the member says otherwise', () => {
    const mine = { ...base, bio: 'Mine' };
    const theirs = { ...base, phone: '2', bio: 'Theirs' };
    const conflicts = findConflicts(base, mine, theirs);
    expect(conflicts).toEqual([
      { field: 'phone', bothChanged: false },
      { field: 'bio', bothChanged: true },
    ]);
    expect(initialChoices(conflicts)).toEqual({ phone: 'theirs' });
  });

  it('saves the chosen sides and nothing else', () => {
    const mine = { ...base, bio: 'Mine', credentials: 'Ph.D.' };
    const theirs = { ...base, phone: '2', bio: 'Theirs' };
    const merged = mergeForms(mine, theirs, { phone: 'theirs', bio: 'mine' });
    expect(changedFields(theirs, merged)).toEqual(['credentials', 'bio']);
    expect(merged).toMatchObject({ phone: '2', bio: 'Mine', credentials: 'Ph.D.' });
    expect(changedFields(theirs, mergeForms(mine, theirs, { phone: 'mine', bio: 'theirs' }))).toEqual([
      'credentials',
      'phone',
    ]);
  });
});

describe('changed fields', () => {
  it('are found in lists and nested values; the order of keys and outer white space are no change', () => {
    const specialties_detailed = { ...base.specialties_detailed, adhd: { years: '4', approaches: ['EMDR'] } };
    expect(changedFields(base, { ...base, specialties_detailed })).toEqual(['specialties_detailed']);
    const reordered = Object.fromEntries(
      Object.entries(base.specialties_detailed).reverse(),
    ) as typeof base.specialties_detailed;
    expect(changedFields(base, { ...base, specialties_detailed: reordered, bio: ' Old\n' })).toEqual([]);
    expect(
      changedFields({ ...base, therapy_types: ['A', 'B'] }, { ...base, therapy_types: ['B', 'A'] }),
    ).toEqual(['therapy_types']);
  });
});
