import { expect, test } from 'vitest';
import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { ApiFailure } from '../../../site/ask-api.ts';
import { patientSearch } from './patient-search.ts';

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
