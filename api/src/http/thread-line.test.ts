import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createThreadLine } from './thread-line.ts';

/** A line whose clock the test moves. */
function lineAt() {
  const state = { ms: 0 };
  return { state, line: createThreadLine({ now: () => state.ms }) };
}

it('takes the connections that have come, and begins the requests, before the next long piece of work', async () => {
  const happened: string[] = [];
  const server = createServer(() => happened.push('connection')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { line } = lineAt();
  const { port } = server.address() as AddressInfo;
  const visitors = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
  const pieces = ['first', 'second'].map(async (name) => {
    await line.turn();
    happened.push(name);
  });
  for (let request = 0; request < 3; request += 1) line.join(() => happened.push('request'));
  await Promise.all(pieces);
  expect(happened.at(0)).toBe('first');
  expect(happened.at(-1)).toBe('second');
  expect(happened.slice(1, -1).toSorted()).toEqual([
    ...Array<string>(5).fill('connection'),
    ...Array<string>(3).fill('request'),
  ]);
  for (const visitor of visitors) visitor.destroy();
  server.close();
});

it('begins one request in a turn of the event loop, in their order, and the first at once', async () => {
  const { line } = lineAt();
  const begun: number[] = [];
  for (const request of [1, 2, 3]) line.join(() => begun.push(request));
  expect(begun).toEqual([1]);
  await nextTurn();
  expect(begun).toEqual([1, 2]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3]);
});

it('is late while the first of many in it has waited for more than a quarter of a second, and then no more', async () => {
  const { state, line } = lineAt();
  for (let before = 0; before < 9; before += 1) line.join(() => undefined);
  const begun = new Promise<void>((resolve) => line.join(resolve));
  state.ms += 200;
  expect(line.isLate()).toBe(false);
  state.ms += 100;
  expect(line.isLate()).toBe(true);
  await begun;
  expect(line.isLate()).toBe(false);
});

it('is not late for a few, however long the machine stood still', () => {
  const { state, line } = lineAt();
  for (let request = 0; request < 8; request += 1) line.join(() => undefined);
  state.ms += 10_000;
  expect(line.isLate()).toBe(false);
});

it('gives no turn to who would have it after half a second, by what a piece of work has taken so far', async () => {
  const { state, line } = lineAt();
  /** How many of many who want a turn at once have one, each for so long. */
  const served = async (pieceMs: number) => {
    const all = Array.from({ length: 200 }, async () => {
      const isMine = await line.turn();
      if (isMine) state.ms += pieceMs;
      return isMine;
    });
    return (await Promise.all(all)).filter(Boolean).length;
  };
  await served(20);
  const slow = await served(20);
  await served(5);
  const quick = await served(5);
  expect(slow).toBeGreaterThan(20);
  expect(slow).toBeLessThan(35);
  expect(quick).toBeGreaterThan(2 * slow);
});
