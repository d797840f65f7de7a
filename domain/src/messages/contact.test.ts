import { describe, expect, it } from 'vitest';
import {
  checkFields,
  CONTACT_PAGE_FIELDS,
  LISTING_REQUEST_FIELDS,
  PROFILE_CONTACT_FIELDS,
} from './contact.ts';
import { isEmail } from './field-rules.ts';

describe('an e-mail address', () => {
  it.each(['ada@example.ca', 'a.b+c@sub.example.co', 'élise@exemple.québec'])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'ada',
    'ada@example',
    'ada@example.c',
    'ada@@example.ca',
    'ada@example.ca, eve@example.ca',
    'ada@example.ca;eve@example.ca',
    'ada@example.ca\r\nBcc: eve@example.ca',
    '"Ada" <ada@example.ca>',
    `${'a'.repeat(250)}@example.ca`,
  ])('%j is not one', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

it('asks for the required fields only, each in its own words', () => {
  expect(checkFields(PROFILE_CONTACT_FIELDS, { name: ' ', email: '' })).toEqual({
    name: 'name_required',
    email: 'email_required',
    message: 'message_required',
  });
  expect(
    checkFields(CONTACT_PAGE_FIELDS, { name: 'Ada', email: 'ada@example.ca', message: 'Hello' }),
  ).toEqual({});
  expect(checkFields(LISTING_REQUEST_FIELDS, { name: 'Ada', email: 'ada@example.ca' })).toEqual({
    listingType: 'listing_type_required',
  });
});

it('refuses line ends in what may stand in a header, long texts, and options that do not exist', () => {
  const good = { name: 'Ada', email: 'ada@example.ca', message: 'Two\nlines' };
  expect(
    checkFields(PROFILE_CONTACT_FIELDS, {
      ...good,
      name: 'Ada\r\nBcc: eve@example.ca',
      phone: '1'.repeat(41),
      preferredReplyDay: 'sunday',
    }),
  ).toEqual({ name: 'single_line', phone: 'too_long', preferredReplyDay: 'not_an_option' });
  expect(checkFields(PROFILE_CONTACT_FIELDS, good)).toEqual({});
});
