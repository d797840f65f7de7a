import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createReportLog } from './route.ts';

const HOUR_MS = 60 * 60 * 1000;

function logged() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) });
  return { log, lines };
}

it('logs a kind of violation once an hour', () => {
  const { log, lines } = logged();
  let now = 0;
  const note = createReportLog(log, () => now);
  const report = { directive: 'img-src', blocked: 'https://evil.example' };
  for (let count = 0; count < 5; count++) note(report);
  note({ ...report, directive: 'script-src' });
  expect(lines).toMatchObject([{ level: 40, ...report }, { directive: 'script-src' }]);
  now = HOUR_MS;
  note(report);
  expect(lines).toHaveLength(3);
});

it('stays short however many kinds are made up, and says that it leaves some out', () => {
  const { log, lines } = logged();
  const note = createReportLog(log, () => 0);
  for (let count = 0; count < 1000; count++) {
    note({ directive: 'img-src', blocked: `https://${count}.example` });
  }
  expect(lines).toHaveLength(31);
  expect(lines.at(-1)?.['msg']).toContain('more kinds');
});
