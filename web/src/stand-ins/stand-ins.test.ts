import { expect, test } from 'vitest';

test('an emitter tells who listens by then, in their order, also one that took the methods over', async () => {
  const { default: EventEmitter } = await import('./algolia-events.ts');
  const emitter = Object.create(EventEmitter.prototype) as InstanceType<typeof EventEmitter>;
  const told: string[] = [];
  const listener = (what: unknown) => void told.push(`on ${String(what)}`);
  emitter.once('result', (what) => void told.push(`once ${String(what)}`)).addListener('result', listener);
  expect([emitter.emit('result', 1), emitter.emit('result', 2), emitter.emit('error', 3)]).toEqual([
    true,
    true,
    false,
  ]);
  emitter.removeListener('result', listener).emit('result', 4);
  emitter.on('result', listener).removeAllListeners('result').emit('result', 5);
  emitter.on('result', listener).removeAllListeners().emit('result', 6);
  expect(told).toEqual(['once 1', 'on 1', 'on 2']);
});
