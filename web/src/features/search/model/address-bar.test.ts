import { beforeEach, expect, it, vi } from 'vitest';
import { ADDRESS_PAUSE_MS, createAddressBar, wordsBeside } from './address-bar.ts';
import { presentKey } from '../../../site/history-entries.ts';
import type { WordsBeside } from './handed-words.ts';

beforeEach(() => void vi.useFakeTimers());

/** A browser at an address of the search screen, with the entries of its history. @param pace how long a key waits */
function browserAt(query: string, pace = { waitMs: 0 }) {
  const entryOf = (address: string, usr: unknown) => ({
    location: new URL(address, 'https://directory.example'),
    history: { state: { key: crypto.randomUUID(), usr } },
  });
  const entries = [entryOf(`/search${query}`, null)];
  const show = (index: number) => vi.stubGlobal('window', entries[index]);
  show(0);
  const shown: (WordsBeside | null)[] = [];
  const bar = createAddressBar({
    pathname: '/search',
    navigate: ((to: string, { replace, state }: { replace?: boolean; state?: unknown } = {}) => {
      entries.splice(entries.length - (replace ? 1 : 0), 1, entryOf(to, state));
      show(entries.length - 1);
    }) as never,
    pace: { wait: () => pace.waitMs },
    show: (words) => shown.push(words),
  });
  return {
    ...bar,
    addresses: () => entries.map(({ location }) => location.search),
    searched: () => shown.map((words) => words?.keyword ?? null),
    answer: (keyword: string, says: 'nothing' | 'half' | 'danger') =>
      bar.hear({ keyword, says }, presentKey()),
    back: () => {
      show(entries.length - 2);
      bar.pop(window.history);
    },
  };
}

it('waits no longer than its pace for slow answers, however fast the keys come', () => {
  const { type, searched } = browserAt('', { waitMs: 100 });
  for (const keyword of ['a', 'an', 'anx', 'anxi']) {
    type(keyword);
    vi.advanceTimersByTime(40);
  }
  expect(searched()).toEqual(['anx']);
  vi.advanceTimersByTime(60);
  expect(searched()).toEqual(['anx', 'anxi']);
});

it('lets a waiting key go with the next one once answers are quick again, or when it is let go, and only then', () => {
  const pace = { waitMs: 100 };
  const { type, hurry, rest, searched } = browserAt('', pace);
  hurry();
  type('a');
  pace.waitMs = 0;
  type('an');
  vi.advanceTimersByTime(100);
  expect(searched()).toEqual(['an']);
  pace.waitMs = 100;
  for (const keyword of ['anx', 'anxi']) type(keyword);
  for (let times = 0; times < 2; times += 1) hurry();
  vi.advanceTimersByTime(100);
  expect(searched()).toEqual(['an', 'anxi']);
  type('anxiety');
  rest();
  hurry();
  vi.runAllTimers();
  expect(searched()).toEqual(['an', 'anxi']);
});

it('begins a step with the first key, so that Back takes back what is typed alone, and says it when typing pauses', () => {
  const { type, addresses, searched, answer } = browserAt('?search=old&page=3');
  for (const keyword of ['a', 'an']) type(keyword);
  expect(searched()).toEqual(['a', 'an']);
  expect(addresses()).toEqual(['?search=old&page=3', '']);
  answer('an', 'nothing');
  expect(addresses()).toEqual(['?search=old&page=3', '']);
  vi.advanceTimersByTime(ADDRESS_PAUSE_MS);
  expect(addresses()).toEqual(['?search=old&page=3', '?search=an']);
  expect(wordsBeside(presentKey())).toBeNull();
});

it('says words whose answer comes after the pause once that has come, never again, and an emptied box when asked', () => {
  const { type, settle, answer, addresses } = browserAt('');
  settle();
  type('anx');
  vi.runAllTimers();
  expect(addresses()).toEqual(['', '']);
  answer('anx', 'nothing');
  settle();
  vi.runAllTimers();
  expect(addresses()).toEqual(['', '?search=anx']);
  type('');
  settle();
  expect(addresses()).toEqual(['', '']);
});

it('says words of danger nowhere, and keeps them for whoever comes back, whatever was pressed since', () => {
  const { type, submit, update, answer, addresses, back } = browserAt('');
  type('i want to');
  answer('i want to', 'nothing');
  vi.runAllTimers();
  expect(addresses()).toEqual(['', '?search=i+want+to']);
  type('i want to die');
  answer('i want to die', 'danger');
  submit();
  expect(addresses()).toEqual(['', '']);
  update((state) => ({ ...state, province: 'QC' }), {} as never);
  expect(addresses()).toEqual(['', '', '?location=Quebec']);
  expect(wordsBeside(presentKey())?.keyword).toBe('i want to die');
  back();
  expect(wordsBeside(presentKey())?.keyword).toBe('i want to die');
});

it('gives the box the words of another field, and says them nowhere before their answer has told that it may', () => {
  const { update, answer, addresses } = browserAt('?languages=French');
  const given = (search: string) => update((state) => ({ ...state, search, near: '' }), {} as never);
  given('i want to kill myself');
  expect(wordsBeside(presentKey())).toMatchObject({ keyword: 'i want to kill myself', isGiven: true });
  answer('i want to kill myself', 'danger');
  vi.runAllTimers();
  expect(addresses()).toEqual(['?languages=French', '?languages=French']);
  update((state) => ({ ...state, province: 'QC' }), {} as never);
  expect(wordsBeside(presentKey())).toMatchObject({ keyword: 'i want to kill myself', isGiven: false });
});

it('says half a word that may become danger when it is submitted, and not before', () => {
  const { type, settle, submit, answer, addresses } = browserAt('');
  type('marie be');
  answer('marie be', 'half');
  vi.runAllTimers();
  settle();
  expect(addresses()).toEqual(['', '']);
  submit();
  expect(addresses()).toEqual(['', '?search=marie+be']);
});

it('takes words of danger out of an address that has them', () => {
  const { answer, addresses, searched } = browserAt('?search=i+want+to+die&location=Quebec');
  answer('i want to die', 'danger');
  expect(addresses()).toEqual(['?location=Quebec']);
  expect(searched()).toEqual([]);
  expect(wordsBeside(presentKey())?.keyword).toBe('i want to die');
});
