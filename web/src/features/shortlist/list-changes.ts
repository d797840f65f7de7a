import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { isUuidText } from './list-link.ts';
import type { KeptList, KeptPerson } from './kept-list.ts';

/** How many people stand side by side on paper: beyond that no sheet shows them readably. */
export const PRINTED_MAX = 4;

/** Longest note on a person. */
export const NOTE_MAX = 1000;

/** Longest name that the list takes; profiles have shorter ones. */
const NAME_MAX = 200;

/** What is stored may have been written by anybody: only what is a list, and of it only what is a person. */
export function readList(stored: unknown): KeptList {
  if (!Array.isArray(stored)) return [];
  const people = (stored as unknown[]).flatMap((entry) => readPerson(entry) ?? []);
  return people
    .filter(({ id }, index) => people.findIndex((person) => person.id === id) === index)
    .slice(0, SHORTLIST_MAX);
}

function readPerson(entry: unknown): KeptPerson | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, name, note } = entry as Partial<Record<keyof KeptPerson, unknown>>;
  if (!isUuidText(id) || typeof name !== 'string' || typeof note !== 'string') return null;
  return { id, name: name.slice(0, NAME_MAX), note: note.slice(0, NOTE_MAX) };
}

/** Adds those who are not on the list yet, at its end. Null when there is no room for all of them. */
export function withPeople(
  list: KeptList,
  people: readonly Pick<KeptPerson, 'id' | 'name'>[],
): KeptList | null {
  const added = people.filter(({ id }) => !isOn(list, id)).map(({ id, name }) => ({ id, name, note: '' }));
  const all = [...list, ...added];
  return all.length > SHORTLIST_MAX ? null : all;
}

export function withoutPerson(list: KeptList, id: string): KeptList {
  return list.filter((person) => person.id !== id);
}

/** Puts somebody who was removed back where they were; the list as it is when they are on it again already. */
export function withPersonBack(list: KeptList, person: KeptPerson, index: number): KeptList {
  if (isOn(list, person.id)) return list;
  return [...list.slice(0, index), person, ...list.slice(index)].slice(0, SHORTLIST_MAX);
}

/** Changes the note on somebody; nothing where another tab has taken them off the list meanwhile. */
export function withNote(list: KeptList, id: string, note: string): KeptList {
  return list.map((person) => (person.id === id ? { ...person, note: note.slice(0, NOTE_MAX) } : person));
}

export function isOn(list: KeptList, id: string): boolean {
  return list.some((person) => person.id === id);
}

/** Who of the people stand side by side: all of them, or those who were chosen and are still there, in the list's order. */
export function compared<Person extends { id: string }>(
  people: readonly Person[],
  chosen: readonly string[] | null,
): readonly Person[] {
  return people.filter(({ id }) => chosen?.includes(id) ?? true);
}
