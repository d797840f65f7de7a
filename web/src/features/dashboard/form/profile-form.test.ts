import { describe, expect, it } from 'vitest';
import type { FieldSource } from '@directory/domain/profile/field';
import { FIELD_NAMES, PROFILE_FIELDS } from '@directory/domain/profile/fields';
import {
  changedFields,
  checkForm,
  columnsOfForm,
  emptyForm,
  findConflicts,
  formOfProfile,
  initialChoices,
  mergeForms,
} from './profile-form.ts';

/** A profile that says nothing. */
const unsaid = {
  ...columnsOfForm(emptyForm, FIELD_NAMES, { social_links: {} }),
  full_address: null,
  practices: [],
  specialties: [],
} as unknown as FieldSource;

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
  const form = { ...emptyForm, sessionTypes: ['Online', 'Phone'] as const };
  expect(columnsOfForm(form, ['sessionTypes'], kept)).toEqual({
    session_types: 'Online, Phone',
    telepsychology: true,
    services_to: false,
  });
});

it('leaves out what nobody said of a condition, and keeps links to other networks', () => {
  const form = {
    ...emptyForm,
    experience: {
      ...emptyForm.experience,
      adhd: { years: '0', approaches: [] },
      anxiety: { years: '', approaches: ['EMDR'] },
    },
    socialLinks: { ...emptyForm.socialLinks, linkedin: 'linkedin.com/in/ana' },
  };
  expect(columnsOfForm(form, ['experience', 'socialLinks'], kept)).toEqual({
    specialties_detailed: { adhd: { experience_years: 0 }, anxiety: { approach: ['EMDR'] } },
    social_links: { mastodon: 'https://m.example.ca/@ana', linkedin: 'https://linkedin.com/in/ana' },
  });
});

it('an open question is no column of false', () => {
  expect(columnsOfForm(emptyForm, ['acceptingNewClients'], kept)).toEqual({ accepting_new_clients: null });
});

it('writes an amount as people of either language type it, in cents', () => {
  const cents = ['180', ' $179.50 ', '179,50 $', '0', ''].map((typed) =>
    columnsOfForm({ ...emptyForm, individualFee: typed }, ['individualFee'], kept),
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
    const { individualFee, coupleFee, address } = formOfProfile({ ...unsaid, ...columns });
    return [individualFee, coupleFee, address];
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
  [{ name: 'Ana\nRoy' }, { name: 'singleLine' }],
  [{ name: 'Ana\u200bRoy' }, { name: 'invisible' }],
  [{ name: 'Ana Roy, Ph.D.' }, { name: 'nameCharacters' }],
  [{ name: 'Ana\u0301\u0302\u0303' }, { name: 'stackedMarks' }],
  [{ credentials: 'Ph.D.\u0301\u0302\u0303' }, { credentials: 'stackedMarks' }],
  [{ waitTimes: 'Soon\u2060' }, { waitTimes: 'invisible' }],
  [{ therapies: ['EMDR', 'A\u200dCT'] }, { therapies: 'invisible' }],
  [{ website: 'javascript:alert(1)' }, { website: 'webScheme' }],
  [{ email: 'ana@example' }, { email: 'email' }],
  [{ city: ' ' }, { city: 'cityLetters' }],
  [{ city: '蒙特利尔' }, { city: 'cityLetters' }],
  [{ individualFee: 'a hundred' }, { individualFee: 'fee' }],
  [{ individualFee: '1,500' }, { individualFee: 'fee' }],
  [{ coupleFee: '2000.01' }, { coupleFee: 'fee' }],
  [{ insurers: ['Blue\u200bCross'] }, { insurers: 'invisible' }],
  [{ bookingUrl: 'http://localhost/' }, { bookingUrl: 'webInternal' }],
  [{ bio: 'x'.repeat(PROFILE_FIELDS.bio.limit + 1) }, { bio: 'tooLong' }],
  [{ languages: Array.from({ length: 300 }, (_, at) => `Language ${at}`) }, { languages: 'listTooLong' }],
  [{ socialLinks: { ...named.socialLinks, youtube: 'data:,x' } }, { 'socialLinks.youtube': 'webScheme' }],
  [
    { experience: { ...named.experience, adhd: { years: '81', approaches: [] } } },
    { 'experience.adhd.years': 'years' },
  ],
  [
    { experience: { ...named.experience, adhd: { years: 'many', approaches: [] } } },
    { 'experience.adhd.years': 'years' },
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
  const errors = checkForm({ ...named, secondBio: 'x'.repeat(10_001), website: 'x y', name: '' });
  expect(Object.keys(errors)).toEqual(['name', 'website', 'secondBio']);
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
    const experience = { ...base.experience, adhd: { years: '4', approaches: ['EMDR'] } };
    expect(changedFields(base, { ...base, experience })).toEqual(['experience']);
    const reordered = Object.fromEntries(Object.entries(base.experience).reverse()) as typeof base.experience;
    expect(changedFields(base, { ...base, experience: reordered, bio: ' Old\n' })).toEqual([]);
    expect(changedFields({ ...base, therapies: ['A', 'B'] }, { ...base, therapies: ['B', 'A'] })).toEqual([
      'therapies',
    ]);
  });
});
