import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { startGuard } from './guard.ts';

it('ends by force what does not end when it is asked to', async () => {
  const stubborn = spawn('/bin/sh', ['-c', "trap '' TERM; echo ready; while :; do read -r line; done"], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => void stubborn.kill('SIGKILL'));
  const ended = once(stubborn, 'exit');
  await once(stubborn.stdout, 'data');

  const guard = await startGuard();
  guard.add(stubborn.pid ?? 0, 'SIGTERM');
  await guard[Symbol.asyncDispose]();
  expect(await ended).toEqual([null, 'SIGKILL']);
}, 20_000);
