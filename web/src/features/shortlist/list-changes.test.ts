import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { describe, expect, it } from 'vitest';
import type { KeptPerson } from './kept-list.ts';
import {
  compared,
  NOTE_MAX,
  readList,
  withNote,
  withoutPerson,
  withPeople,
  withPersonBack,
} from './list-changes.ts';

const idOf = (number: number) => `6b0a2f0e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const person = (number: number, note = ''): KeptPerson => ({ id: idOf(number), name: `P${number}`, note });
const list = [person(1, 'first'), person(2), person(3)];

describe('what the device holds', () => {
  it('is read as it was written', () => {
    expect(readList(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it.each([
    ['nothing', null],
    ['no list', { id: idOf(1), name: 'P1', note: '' }],
    ['no people', ['x', 3, null, [], { id: idOf(1) }]],
    ['an id that is none', [{ ...person(1), id: '../1' }]],
    ['an id in capitals, which no profile has', [{ ...person(1), id: idOf(1).replace('6b', '6B') }]],
    ['a name that is no text', [{ ...person(1), name: 3 }]],
  ])('is nobody where it is %s', (_, stored) => {
    expect(readList(stored)).toEqual([]);
  });

  it('holds each person once, with what belongs to a person alone, within its limits', () => {
    const stored = [
      { ...person(1), more: 'x' },
      person(1, 'twice'),
      { ...person(2), note: 'n'.repeat(NOTE_MAX + 1) },
      ...Array.from({ length: SHORTLIST_MAX }, (_, index) => person(10 + index)),
    ];
    const read = readList(stored);
    expect(read).toHaveLength(SHORTLIST_MAX);
    expect(read[0]).toEqual(person(1));
    expect(read[1]?.note).toHaveLength(NOTE_MAX);
  });
});

describe('a change', () => {
  it('adds at the end, nobody twice, and keeps the notes', () => {
    expect(withPeople(list, [person(4), person(1)])).toEqual([...list, person(4)]);
  });

  it('adds nobody where there is no room for all', () => {
    const full = Array.from({ length: SHORTLIST_MAX }, (_, index) => person(index));
    expect(withPeople(full, [person(99)])).toBeNull();
    expect(withPeople(full, [person(0)])).toEqual(full);
  });

  it('takes one off and puts that one back in its place, with the note', () => {
    const without = withoutPerson(list, idOf(1));
    expect(without).toEqual([person(2), person(3)]);
    expect(withPersonBack(without, person(1, 'first'), 0)).toEqual(list);
    // Kept again meanwhile, in another tab.
    expect(withPersonBack(list, person(1, 'first'), 0)).toEqual(list);
  });

  it('writes a note on one, and brings nobody back whom another tab removed', () => {
    expect(withNote(list, idOf(2), 'second')[1]).toEqual(person(2, 'second'));
    expect(withNote(list, idOf(9), 'gone')).toEqual(list);
  });
});

describe('side by side stand', () => {
  const people = [1, 2, 3, 4, 5].map((number) => person(number));
  it('all of them until somebody chooses', () => {
    expect(compared(people, null)).toEqual(people);
  });
  it('those who were chosen and are there, in the list’s order', () => {
    expect(compared(people, [idOf(5), idOf(2), idOf(9)])).toEqual([person(2), person(5)]);
    expect(compared(people, [])).toEqual([]);
  });
});
