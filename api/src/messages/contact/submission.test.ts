import { describe, expect, it } from 'vitest';
import { contact } from '@directory/domain/contracts/contact';
import { readForm } from '../../http/contract.ts';
import { submissionOf } from './submission.ts';

const PSYCHOLOGIST = '6b0a2f0e-0000-4000-8000-000000000001';
const KEY = '0c4fd9a4-3d8e-4a35-8f3e-1f2a3b4c5d6e';
const good = { name: 'Ada Martin', email: 'ada@example.ca', message: 'Hello' };
const parse = (body: unknown) => submissionOf(readForm(contact, body, 'en'), () => KEY);

describe('the form a submission comes from', () => {
  it('is the one on a profile when it names a psychologist and has no subject', () => {
    expect(
      parse({ ...good, psychologistId: PSYCHOLOGIST, preferredReplyDay: 'monday', location: ' R3C 1A1 ' }),
    ).toEqual({
      inquiry: { others: [], atOnce: 1, passesOn: false },
      kind: 'profile',
      psychologistId: PSYCHOLOGIST,
      idempotencyKey: KEY,
      language: 'en',
      bot: false,
      ...good,
      phone: null,
      subject: null,
      location: 'R3C 1A1',
      preferredReplyDay: 'monday',
      preferredReplyTime: null,
    });
  });

  it.each([
    [{ ...good, subject: 'Contact Form Submission' }, null],
    [{ ...good, subject: '', psychologistId: PSYCHOLOGIST }, PSYCHOLOGIST],
  ])('is the contact page otherwise: %j', (body, psychologistId) => {
    expect(parse(body)).toMatchObject({ kind: 'contact_page', psychologistId });
  });
});

it('knows a bot by the field that people do not see, and by its speed', () => {
  expect(parse({ ...good, company: 'ACME', elapsedMs: 60_000 }).bot).toBe('honeypot');
  expect(parse({ ...good, company: '', elapsedMs: 2_999 }).bot).toBe('too_fast');
  expect(parse({ ...good, company: '', elapsedMs: 3_000 }).bot).toBe(false);
});
