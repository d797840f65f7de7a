import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../device/memory-storage.ts';
import { LIST_KEY } from './kept-list.ts';
import { withNote, withPeople } from './list-changes.ts';

const ana = { id: '6b0a2f0e-0000-4000-8000-000000000001', name: 'Ana', note: '' };
const ben = { id: '6b0a2f0e-0000-4000-8000-000000000002', name: 'Ben', note: '' };
const tabs = new EventTarget();

/** A page of its own: the list is read anew. */
async function openPage() {
  vi.resetModules();
  return import('./stored-list.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
  vi.stubGlobal('window', tabs);
});
afterEach(() => vi.unstubAllGlobals());

it('is on the device for every page, and leaves nothing there once it is empty', async () => {
  const page = await openPage();
  expect(page.changeList((list) => withPeople(list, [ana]) ?? list)).toBe(true);
  const other = await openPage();
  expect(other.currentList()).toEqual([ana]);
  // Each change is one of the list as it is now, whichever tab changed it last.
  other.changeList((list) => withNote(list, ana.id, 'Calls back on Mondays'));
  expect(page.currentList()[0]?.note).toBe('Calls back on Mondays');
  page.forgetList();
  expect(localStorage.getItem(LIST_KEY)).toBeNull();
  expect(other.isListKept()).toBe(false);
});

it.each([{ full: true }, { refuse: true }])(
  'lasts as long as the page where storage is %j, and says so',
  async (how) => {
    vi.stubGlobal('localStorage', memoryStorage(how));
    const page = await openPage();
    expect(page.isListStored()).toBe(true);
    expect(page.changeList((list) => withPeople(list, [ana]) ?? list)).toBe(false);
    expect(page.currentList()).toEqual([ana]);
    expect(page.isListStored()).toBe(false);
    expect((await openPage()).currentList()).toEqual([]);
  },
);

describe('a heart that is pressed', () => {
  async function openHearts() {
    const page = await openPage();
    const hearts = await import('./kept-list.ts');
    return { ...page, ...hearts };
  }

  it('has changed the list on the device before the press is over, notes of others and all', async () => {
    const page = await openHearts();
    page.changeList(() => [{ ...ben, note: 'Calls back' }]);
    expect(page.pressAtOnce({ id: ana.id, name: ana.name })).toEqual([{ ...ben, note: 'Calls back' }]);
    expect(page.currentList()).toEqual([{ ...ben, note: 'Calls back' }, ana]);
    page.pressAtOnce(ben);
    page.pressAtOnce(ana);
    expect(localStorage.getItem(LIST_KEY)).toBeNull();
  });

  it('does nothing at once where the list is full, or what is stored is none', async () => {
    const page = await openHearts();
    const full = Array.from({ length: SHORTLIST_MAX }, (_, index) => ({
      ...ana,
      id: ana.id.replace(/..$/, String(10 + index)),
    }));
    page.changeList(() => full);
    expect(page.pressAtOnce(ana)).toBeNull();
    expect(page.currentList()).toEqual(full);
    for (const stored of ['{}', '[null]', 'no JSON']) {
      localStorage.setItem(LIST_KEY, stored);
      expect(page.pressAtOnce(ana), stored).toBeNull();
      expect(localStorage.getItem(LIST_KEY)).toBe(stored);
    }
  });

  it.each([{ full: true }, { refuse: true }])('does nothing at once where storage is %j', async (how) => {
    vi.stubGlobal('localStorage', memoryStorage(how));
    expect((await openHearts()).pressAtOnce(ana)).toBeNull();
  });
});
