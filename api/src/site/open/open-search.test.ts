import { expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import type { OpenPeople } from './open-people.ts';
import { openSearch } from './open-search.ts';

const away = new ApiError(503, 'search_unavailable', 'Search did not answer.');
const searchThatFails = (failure: Error) =>
  openSearch({ search: () => Promise.reject(failure) }, {} as OpenPeople);

it.each(['i want to kill myself', 'je veux mourir ce soir', 'suic'])(
  '%s has its crisis lines when nothing answers, whatever failed',
  async (words) => {
    for (const failure of [away, new Error('no connection')]) {
      const answer = await searchThatFails(failure)('data', {
        search: words,
        language: 'fr',
        province: 'QC',
      });
      expect(answer).toMatchObject({ failure: { status: 503 } });
      expect('lines' in answer && answer.lines.map(({ call }) => call)).toContain('988');
    }
  },
);

it('other words fail as searches fail', async () => {
  await expect(searchThatFails(away)('data', { search: 'anxiety' })).rejects.toBe(away);
  await expect(searchThatFails(away)('data', {})).rejects.toBe(away);
});
