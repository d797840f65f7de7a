import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { FacetField } from '@directory/domain/facets';
import { describe, expect, it } from 'vitest';
import { createAnswers } from './answers.ts';
import { EMPTY_SEARCH } from './search-state.ts';

const asked = (search: string, ...count: FacetField[]) => ({ state: { ...EMPTY_SEARCH, search }, count });

function countingSource() {
  let calls = 0;
  return {
    calls: () => calls,
    send: () => Promise.resolve({ total: (calls += 1) } as SearchAnswer),
  };
}

const failing = () => Promise.reject(new Error('down'));

describe('createAnswers', () => {
  it('asks once while the answer is fresh, and shares it between callers', async () => {
    let time = 0;
    const { calls, send } = countingSource();
    const answers = createAnswers({ freshMs: 100, now: () => time });
    const ask = () => answers.answer(asked('a'), send);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toBe(second);
    time = 99;
    await ask();
    expect(calls()).toBe(1);
    time = 100;
    await ask();
    expect(calls()).toBe(2);
  });

  it('holds no more than its capacity, dropping the least recently used', async () => {
    const sent: string[] = [];
    const answers = createAnswers({ capacity: 2 });
    for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await answers.answer(asked(word), () => {
        sent.push(word);
        return Promise.resolve({} as SearchAnswer);
      });
    }
    expect(sent).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not keep a failure', async () => {
    const answers = createAnswers();
    await expect(answers.answer(asked('a'), failing)).rejects.toThrow('down');
    await expect(answers.answer(asked('a'), countingSource().send)).resolves.toEqual({ total: 1 });
  });

  it('asks again for counts that a stored answer lacks, and stands by it where that fails', async () => {
    const { calls, send } = countingSource();
    const answers = createAnswers();
    answers.keep(asked('a', 'province'), { total: 7 } as SearchAnswer);
    await expect(answers.answer(asked('a', 'province'), send)).resolves.toEqual({ total: 7 });
    await expect(answers.answer(asked('a', 'province', 'therapies'), failing)).resolves.toEqual({ total: 7 });
    expect(calls()).toBe(0);
    await expect(answers.answer(asked('a', 'therapies'), send)).resolves.toEqual({ total: 1 });
    await expect(answers.answer(asked('a', 'therapies'), send)).resolves.toEqual({ total: 1 });
    await expect(answers.answer(asked('b'), failing)).rejects.toThrow('down');
  });

  it('forgets everything when cleared', async () => {
    const answers = createAnswers();
    answers.keep(asked('a'), { total: 7 } as SearchAnswer);
    answers.clear();
    await expect(answers.answer(asked('a'), failing)).rejects.toThrow('down');
  });
});
