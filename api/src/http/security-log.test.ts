import { pino } from 'pino';
import { expect, it } from 'vitest';
import { limitDigest } from './keyed-digest.ts';
import { createSecurityLog } from './security-log.ts';

const digest = limitDigest('a secret');

function logged(secret = 'a secret') {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as object as never) });
  return { lines, log: createSecurityLog(log, secret) };
}

it('names accounts and addresses by digests that stay the same, and that only the secret’s holder can make', () => {
  const [first, later, other] = [logged(), logged(), logged('another secret')];
  for (const { log } of [first, later, other])
    log.write('sign_in_failed', { account: ' Ada@Example.org', address: '198.51.100.7' });
  later.log.write('signed_in', { account: 'ada@example.org', address: '198.51.100.7' });
  const [line] = first.lines;
  expect(line).toMatchObject({ event: 'sign_in_failed', msg: 'security' });
  expect(later.lines).toMatchObject(
    Array(2).fill({ account: line?.['account'], address: line?.['address'] }),
  );
  expect(other.lines[0]?.['address']).not.toBe(line?.['address']);
  expect(JSON.stringify([first, later, other].flatMap(({ lines }) => lines))).not.toMatch(
    new RegExp(`ada|198\\.51|${digest('198.51.100.7')}`, 'i'),
  );
});

it('names what a limit counts by as the other events do', () => {
  const { lines, log } = logged();
  log.write('sign_in_refused', { account: 'ada@example.org', address: '198.51.100.7' });
  log.limitHit('member:sign-in-email', digest('ada@example.org'), 60_000);
  log.limitHit('member:sign-in-address', '198.51.100.7', 60_000);
  const [refused, byAccount, byAddress] = lines;
  expect(byAccount?.['key']).toBe(refused?.['account']);
  expect(byAddress?.['key']).toBe(refused?.['address']);
});

it('writes a limit once for each key and window, whatever goes on', () => {
  const { lines, log } = logged();
  for (let round = 0; round < 1000; round += 1)
    for (const key of ['198.51.100.7', '198.51.100.8']) log.limitHit('search', key, 60_000);
  log.limitHit('read', '198.51.100.7', 60_000);
  expect(lines.map(({ limit }) => limit)).toEqual(['search', 'search', 'read']);
});
