import { describe, expect, it } from 'vitest';
import { MAX_TRIES, readSendFailure, retryDelayMs } from './retry.ts';

it('spreads the tries over about a day, the first ones close together', () => {
  const waits = Array.from({ length: MAX_TRIES - 1 }, (_, index) => retryDelayMs(index + 1, 80_000));
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(waits.slice(0, 3)).toEqual([80_000, 240_000, 720_000]);
  expect(hours).toBeCloseTo(24.3, 1);
});

const smtpError = (responseCode: number, code: string, response: string) =>
  Object.assign(new Error(`failed: ${response}`), { responseCode, code, response });

describe('a failed mail', () => {
  it('is final when the server refuses it with 5xx', () => {
    expect(
      readSendFailure(smtpError(550, 'EENVELOPE', '550 5.1.1 <ada@example.ca>\r\nno such user')),
    ).toEqual({
      permanent: true,
      reason: '550 5.1.1 <(address)> no such user',
    });
  });

  it.each([
    ['the server says later', smtpError(451, 'EENVELOPE', '451 greylisted')],
    ['the sign-in is refused', smtpError(535, 'EAUTH', '535 bad credentials')],
    ['nothing answers', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' })],
  ])('is tried again when %s', (_, error) => {
    expect(readSendFailure(error)).toMatchObject({ permanent: false });
  });

  it('has a reason that fits in its column', () => {
    expect(readSendFailure(new Error('x'.repeat(5000))).reason).toHaveLength(300);
    expect(readSendFailure({}).reason).toBe('Unknown error occurred');
    expect(readSendFailure({ code: 'ESOCKET' }).reason).toBe('Failed to send email');
  });
});
