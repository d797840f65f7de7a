import { pino } from 'pino';
import { expect, test } from 'vitest';
import { NEVER_LOGGED } from './log.ts';

test('a failed row’s words stay out of the log', () => {
  const lines: string[] = [];
  const log = pino({ redact: NEVER_LOGGED }, { write: (line) => void lines.push(line) });
  const detail = 'Failing row contains (1, Ann, ann@example.org, I have not slept since May).';
  log.error({ err: Object.assign(new Error('violates check constraint "x"'), { detail, code: '23514' }) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('violates check constraint');
  expect(lines[0]).toContain('23514');
  expect(lines[0]).not.toContain('ann@example.org');
});
