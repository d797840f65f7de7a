import type { MatchAnswer } from '@directory/domain/match/answer';
import { describe, expect, it } from 'vitest';
import { errorOf, post } from '../api/site.ts';

const PATH = '/api/match';

describe('POST /api/match', () => {
  it('answers with the defaults of what is left out, never to be kept', async () => {
    const answer = await post(PATH, { condition: 'adhd' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const spelled = {
      condition: 'adhd',
      severity: 'mild',
      province: null,
      needs: { session: null, city: null, language: null, fee: null, insurer: null },
      filters: { minScore: 0, specialtyOnly: true },
      page: 1,
    };
    expect((await post(PATH, spelled)).json()).toEqual(answer.json());
  });

  it('gives phone and email of the practice where the profile has none, and nothing private', async () => {
    const texts: string[] = [];
    for (let page = 1; page <= 5; page += 1)
      texts.push((await post(PATH, { condition: 'anxiety', page })).text);
    const people = texts
      .flatMap((text) => (JSON.parse(text) as MatchAnswer).matches)
      .map((match) => match.psychologist);
    expect(people.filter(({ phone }) => phone !== null).length).toBeGreaterThan(people.length / 2);
    for (const key of [
      'user_id',
      'discipline',
      'registration_history',
      'previous_name',
      'specialties_detailed',
    ])
      expect(texts.join()).not.toContain(key);
  });

  // What may be asked is domain/src/match/request.test.ts.
  it.each<[string, unknown, string]>([
    ['a score that nobody asked for', { condition: 'adhd', score: 12 }, 'score'],
  ])('refuses %s', async (_name, body, named) => {
    const answer = await post(PATH, body);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_request']);
    expect(errorOf(answer).error).toContain(named);
  });
});
