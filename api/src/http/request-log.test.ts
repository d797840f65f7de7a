import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { Environment } from './environment.ts';
import { requestLog } from './request-log.ts';

/** What a server logs at `level` when it is asked for these, and how many it counts. */
async function logged(level: string, paths: readonly string[]) {
  const lines: { route: string; level: number }[] = [];
  const log = pino(
    { level },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
  );
  const requestAnswered = vi.fn();
  const app = new Hono<Environment>();
  app.use(requestLog(log, { requestAnswered }));
  app.get('/api/live', (c) => c.json({ status: 'ok' }));
  app.get('/api/ready', (c) => c.json({ status: 'stopping' }, c.req.query('well') ? 200 : 503));
  app.get('/api/other', (c) => c.text(''));
  for (const path of paths) await app.request(path);
  await vi.waitFor(() => expect(requestAnswered).toHaveBeenCalledTimes(paths.length));
  return lines.map((line) => `${log.levels.labels[line.level] ?? ''} ${line.route}`);
}

const PATHS = ['/api/live', '/api/ready?well=1', '/api/ready', '/api/other'];

it('a probe that is answered well is told of at debug alone, and counted all the same', async () => {
  expect(await logged('info', PATHS)).toEqual(['error /api/ready', 'info /api/other']);
  expect(await logged('debug', PATHS)).toEqual([
    'debug /api/live',
    'debug /api/ready',
    'error /api/ready',
    'info /api/other',
  ]);
});
