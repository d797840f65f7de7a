import { describe, expect, it } from 'vitest';
import { checkInput } from './check-input.ts';
import { contact } from './contact.ts';

const good = { name: 'Ada', email: 'ada@example.ca', message: 'Two\nlines' };
const problemsOf = (body: unknown) => Object.fromEntries(checkInput(contact.input, body).problems ?? []);

it('asks for the required fields only, each in its own words', () => {
  expect(problemsOf({ name: ' ', email: '' })).toEqual({
    name: 'name_required',
    email: 'email_required',
    message: 'message_required',
  });
  expect(problemsOf(good)).toEqual({});
  expect(problemsOf({ type: 'listing_request', email: 'ada@example.ca', listingType: ' ' })).toEqual({
    name: 'full_name_required',
    listingType: 'listing_type_required',
  });
});

it('refuses line ends in what may stand in a header, long texts, and options that do not exist', () => {
  expect(
    problemsOf({
      ...good,
      name: 'Ada\r\nBcc: eve@example.ca',
      phone: '1'.repeat(41),
      preferredReplyDay: 'sunday',
      preferredReplyTime: 'morning\nBcc: eve@example.ca',
    }),
  ).toEqual({
    name: 'single_line',
    phone: 'too_long',
    preferredReplyDay: 'not_an_option',
    preferredReplyTime: 'single_line',
  });
});

it.each(['name', 'email', 'phone', 'location', 'subject', 'province', 'city'])(
  'refuses another line in %s, which could be a header',
  (field) => {
    // A listing request has no location.
    const form = field === 'location' ? good : { ...good, type: 'listing_request', listingType: 'free' };
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0001'])
      expect(Object.keys(problemsOf({ ...form, [field]: `a@example.ca${end}Bcc: eve@example.ca` }))).toEqual([
        field,
      ]);
  },
);

it('refuses what reverses the text in every field, and what nobody sees on one line', () => {
  const name = '\u202egnp.exe';
  expect(
    problemsOf({
      name,
      email: 'ada\u200b@example.ca',
      phone: '\u2068204 555-0100\u2069',
      message: `Hi ${name}`,
    }),
  ).toEqual({
    name: 'hidden_character',
    email: 'hidden_character',
    phone: 'hidden_character',
    message: 'turned_text',
  });
  const listing = { type: 'listing_request', name: '\u3164', email: 'a@example.ca', listingType: 'free' };
  expect(problemsOf({ ...listing, city: name, subject: name, message: `\u2066${name}` })).toEqual({
    name: 'hidden_character',
    city: 'hidden_character',
    subject: 'hidden_character',
    message: 'turned_text',
  });
});

it('takes joiners where scripts and emoji need them, on one line and in a message', () => {
  const words = 'می\u200cخواهم ශ්\u200dරී 👩\u200d👩\u200d👧';
  expect(problemsOf({ ...good, name: words, subject: words, message: `${words}\n\u200b${words}` })).toEqual(
    {},
  );
});

it('takes optional fields that are absent, null or empty, and texts without their outer white space', () => {
  const body = {
    ...good,
    name: ' Ada ',
    phone: '',
    subject: null,
    province: '',
    psychologistId: '',
    type: null,
  };
  expect(checkInput(contact.input, body).value).toMatchObject({ name: 'Ada', phone: '', subject: null });
});

it('keeps the lines of a message and drops what nobody can see', () => {
  const said = (message: string) => checkInput(contact.input, { ...good, message });
  expect(said(' One\r\nTwo\u0000\u0007\tx\n ').value).toMatchObject({ message: 'One\nTwo\tx' });
  expect(said('\u0000\u0001').problems?.get('message')).toBe('message_required');
});

describe('what only a program sends', () => {
  it.each(['name', 'email', 'phone', 'message', 'type', 'psychologistId', 'company', 'idempotencyKey'])(
    'is refused where %s is no text',
    (field) => {
      expect(problemsOf({ ...good, [field]: { $ne: '' } })).toEqual({ [field]: 'not_text' });
    },
  );

  it.each([null, [], 'text', 3])('is refused where the body is %j', (body) => {
    expect(problemsOf(body)).toEqual({ body: 'not_an_object' });
  });

  it('is refused where type, plan, key, language or duration is another', () => {
    const sent = { idempotencyKey: '1', language: 'de', elapsedMs: -1, psychologistId: 'nobody' };
    expect(problemsOf({ ...good, ...sent, type: 'listing_request', listingType: 'lifetime' })).toEqual({
      idempotencyKey: 'not_a_uuid',
      language: 'not_an_option',
      elapsedMs: 'not_a_number',
      psychologistId: 'unknown_psychologist',
      listingType: 'not_an_option',
    });
    expect(problemsOf({ ...good, type: 'spam' })).toEqual({ type: 'not_an_option' });
  });
});
