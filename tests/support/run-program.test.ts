import { expect, it } from 'vitest';
import { runProgram } from '../runner/process.ts';

it('what outlives a Ctrl-C ends its program with all that this has started, and goes on', async () => {
  const ended = runProgram('sh', ['-c', 'sleep 1000 & exec sleep 1000'], {
    env: process.env,
    output: 'held',
    outlives: true,
  });
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(1);
});
