import { afterEach, expect, it, vi } from 'vitest';
import { EngineFailure } from './engine.ts';
import { type Ask, NOBODY } from './engine-query.ts';
import { keepKnown } from './known.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('why nothing is known is told, and what was known goes on serving while the engine is away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const away = new EngineFailure('away', new Error('nothing answers'));
  const ask = vi.fn<Ask>().mockRejectedValueOnce(away);
  const known = keepKnown(ask);
  await expect(known()).rejects.toBe(away);
  ask.mockImplementation((queries) => Promise.resolve(queries.map(() => NOBODY)));
  const read = await known();
  ask.mockRejectedValue(away);
  clock.mockReturnValue(62_000);
  vi.runAllTimers();
  for (let time = 0; time < 3; time += 1) expect(await known()).toBe(read);
  expect(ask.mock.calls.length).toBeGreaterThan(2);
});
