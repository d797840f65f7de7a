import { expect, it, test } from 'vitest';
import { createSearchPace, patientSearch } from './search-pace.ts';
import { EMPTY_SEARCH } from './search-state.ts';
import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { ApiFailure } from '../../../site/ask-api.ts';

/** A search that is answered by hand. */
function asked(pace: ReturnType<typeof createSearchPace>) {
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<string>((...settle) => ([resolve, reject] = settle));
  return { answer: pace.awaited(answer), resolve, reject };
}

it('lets a key go at once while one search is on its way, and waits for an answer where two are', async () => {
  const pace = createSearchPace();
  expect(pace.wait()).toBe(0);
  const first = asked(pace);
  expect(pace.wait()).toBe(0);
  const second = asked(pace);
  expect(pace.wait()).toBe(100);
  expect(pace.isAwaiting()).toBe(true);
  second.resolve('overtakes');
  await expect(second.answer).resolves.toBe('overtakes');
  expect(pace.wait()).toBe(0);
  first.reject(new Error('down'));
  await expect(first.answer).rejects.toThrow('down');
  expect(pace.wait()).toBe(0);
  expect(pace.isAwaiting()).toBe(false);
});

it('asks as the screen does, as long as there is one', () => {
  const pace = createSearchPace();
  const asked: string[] = [];
  const ask = (search: string) => pace.ask({ ...EMPTY_SEARCH, search });
  ask('a');
  const leave = pace.asksBy(({ search }) => asked.push(search));
  ask('an');
  leave();
  ask('ann');
  expect(asked).toEqual(['an']);
});

it('says when an answer has come, a failure too, until nobody asks any more', async () => {
  const pace = createSearchPace();
  let answered = 0;
  const ignore = pace.onAnswer(() => (answered += 1));
  const failing = asked(pace);
  failing.reject(new Error('down'));
  await expect(failing.answer).rejects.toThrow('down');
  expect(answered).toBe(1);
  ignore();
  const other = asked(pace);
  other.resolve('answer');
  await other.answer;
  expect(answered).toBe(1);
});

/** A search that is answered so, one after the other, and how long it waited in between. */
function answeredWith(...answers: (SearchAnswer | Error)[]) {
  const pauses: number[] = [];
  const search = () => {
    const answer = answers.shift() ?? new Error('asked once too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  return { search: patientSearch({ search }, pause), pauses };
}

const busy = new ApiFailure('too_busy', 503);
const found = { hits: [], total: 0 } as unknown as SearchAnswer;

test('what there was no time for is sent once more, some seconds later', async () => {
  const { search, pauses } = answeredWith(busy, found);
  await expect(search({})).resolves.toBe(found);
  expect(pauses).toHaveLength(1);
  expect(pauses[0]).toBeGreaterThanOrEqual(2000);
});

test('the visitor hears of a second refusal, and of any other failure at once', async () => {
  await expect(answeredWith(busy, busy, found).search({})).rejects.toBe(busy);
  const away = new ApiFailure('search_unavailable', 503);
  const { search, pauses } = answeredWith(away, found);
  await expect(search({})).rejects.toBe(away);
  expect(pauses).toEqual([]);
});

test('what nobody waits for any more is not sent again', async () => {
  const { search } = answeredWith(busy, found);
  const reason = new Error('typed on');
  await expect(search({}, AbortSignal.abort(reason))).rejects.toBe(reason);
});
