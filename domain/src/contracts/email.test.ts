import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('an email address', () => {
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
