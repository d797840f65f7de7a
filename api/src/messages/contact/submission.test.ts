import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import { contact } from '@directory/domain/contracts/contact';
import { readForm } from '../../http/contract.ts';
import { submissionOf } from './submission.ts';

const PSYCHOLOGIST = '6b0a2f0e-0000-4000-8000-000000000001';
const KEY = '0c4fd9a4-3d8e-4a35-8f3e-1f2a3b4c5d6e';
const good = { name: 'Ada Martin', email: 'ada@example.ca', message: 'Hello' };
const parse = (body: unknown) => submissionOf(readForm(contact, body, 'en'), () => KEY);
const refusal = (body: unknown): ApiError => {
  try {
    parse(body);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('It was accepted');
};

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
    [{ ...good, psychologistId: '' }, null],
    [{ ...good, psychologistId: null }, null],
  ])('is the contact page otherwise: %j', (body, psychologistId) => {
    expect(parse(body)).toMatchObject({ kind: 'contact_page', psychologistId });
  });

  it('is the join page when the type says so', () => {
    expect(
      parse({
        ...good,
        type: 'listing_request',
        listingType: 'annual',
        province: 'MB',
        city: 'Winnipeg',
        message: '',
      }),
    ).toMatchObject({
      kind: 'listing_request',
      listingType: 'annual',
      province: 'MB',
      city: 'Winnipeg',
      message: null,
    });
  });
});

it('ignores the address and name of a psychologist that the payload claims', () => {
  const submission = parse({
    ...good,
    psychologistEmail: 'eve@example.ca',
    psychologistName: 'Eve\r\nBcc: x@y.ca',
  });
  expect(JSON.stringify(submission)).not.toContain('eve@example.ca');
});

it("a refusal names every field, in the payload's language", () => {
  const error = refusal({ email: 'nobody', language: 'fr', preferredReplyDay: 'someday' });
  expect(error.status).toBe(400);
  expect(error.fields).toEqual({
    name: 'Le nom est obligatoire',
    email: 'Veuillez saisir une adresse courriel valide',
    preferredReplyDay: 'Veuillez choisir l’une des options',
    message: 'Le message est obligatoire',
  });
  expect(error.message).toBe('Le nom est obligatoire');
});

it('knows a bot by the field that people do not see, and by its speed', () => {
  expect(parse({ ...good, company: 'ACME', elapsedMs: 60_000 }).bot).toBe('honeypot');
  expect(parse({ ...good, company: '', elapsedMs: 2_999 }).bot).toBe('too_fast');
  expect(parse({ ...good, company: '', elapsedMs: 3_000 }).bot).toBe(false);
});
