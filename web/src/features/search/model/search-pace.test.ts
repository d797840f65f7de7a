import { describe, expect, it } from 'vitest';
import { createSearchPace, waitBeforeSearch } from './search-pace.ts';

/** A pace whose clock is turned by hand, and searches that are answered by hand. */
function paceByHand() {
  let time = 0;
  const pace = createSearchPace(() => time);
  return {
    pace,
    pass: (ms: number) => (time += ms),
    search: () => {
      let resolve: (answer: string) => void = () => undefined;
      let reject: (error: Error) => void = () => undefined;
      const answer = new Promise<string>((...settle) => ([resolve, reject] = settle));
      return { answer: pace.measured(answer), resolve, reject };
    },
  };
}

describe('waitBeforeSearch', () => {
  it('lets a key go at once while answers come within 60 ms, and 100 ms later at most otherwise', () => {
    expect([0, 25, 60].map(waitBeforeSearch)).toEqual([0, 0, 0]);
    expect([61, 80, 100, 300, 5000].map(waitBeforeSearch)).toEqual([61, 80, 100, 100, 100]);
  });
});

describe('createSearchPace', () => {
  it('waits for nothing before the first answer', () => {
    expect(paceByHand().pace.wait()).toBe(0);
  });

  it('minds the last answer while another is awaited', async () => {
    const { pace, pass, search } = paceByHand();
    const slow = search();
    pass(250);
    slow.resolve('slow');
    await expect(slow.answer).resolves.toBe('slow');
    expect(pace.wait()).toBe(0);
    const quick = search();
    expect(pace.wait()).toBe(100);
    pass(20);
    quick.resolve('quick');
    await quick.answer;
    void search();
    expect(pace.wait()).toBe(0);
  });

  it('minds a search that has no answer yet', () => {
    const { pace, pass, search } = paceByHand();
    void search();
    pass(60);
    expect(pace.wait()).toBe(0);
    pass(30);
    expect(pace.wait()).toBe(90);
    void search();
    expect(pace.wait()).toBe(90);
  });

  it('says when an answer has come, a failure too, and hands it on', async () => {
    const { pace, search } = paceByHand();
    let answered = 0;
    const ignore = pace.onAnswer(() => (answered += 1));
    const failing = search();
    failing.reject(new Error('down'));
    await expect(failing.answer).rejects.toThrow('down');
    expect(answered).toBe(1);
    ignore();
    const other = search();
    other.resolve('answer');
    await other.answer;
    expect(answered).toBe(1);
  });
});
