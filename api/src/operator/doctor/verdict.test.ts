import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { look, ok, way } from './verdict.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const CURE = 'Apply the migrations.';

it.each([
  ['the part that stands still', never, 'Start it.'],
  ['nothing of its own, where only this answer is late', () => Promise.resolve(), 'Look again'],
])('what gives no answer in time is told to mend %s', async (_what, answer, cure) => {
  const late = look('migrations', CURE, never, [way('Postgres', 'Start it.', answer)]);
  await vi.runAllTimersAsync();
  expect(await late).toMatchObject({ status: 'failed', cure: expect.stringContaining(cure) as string });
});

it('what answers with an error has the cure of its own', async () => {
  const open = way('Postgres', 'Start it.', () => Promise.resolve());
  const refused = look('migrations', CURE, () => Promise.reject(new Error('no such table')), [open]);
  expect(await refused).toMatchObject({ status: 'failed', seen: 'no such table', cure: CURE });
  expect(await open.answers).toBe(true);
  expect(await look('migrations', CURE, () => Promise.resolve(ok('all')))).toMatchObject({ status: 'ok' });
});
