import { describe, expect, it } from 'vitest';
import { changedFields, emptyForm } from './profile-form.ts';
import { findConflicts, initialChoices, mergeForms } from './three-way.ts';

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
