import { describe, expect, it } from 'vitest';
import { assessmentResults } from './assessment-results.ts';
import { checkInput } from './check-input.ts';
import { contact } from './contact.ts';
import { isEmail } from './email.ts';
import { passwordReset } from './password-reset.ts';

describe('an email address', () => {
  it.each(['ada@example.ca', 'a.b+c@sub.example.co', 'élise@exemple.québec'])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'ada',
    'ada@example.c',
    'ada@example.ca, eve@example.ca',
    'ada@example.ca;eve@example.ca',
    'ada@example.ca\r\nBcc: eve@example.ca',
    '"Ada" <ada@example.ca>',
    `${'a'.repeat(250)}@example.ca`,
  ])('%j is not one', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is refused by every form where it shows as another than it is', () => {
    for (const { input } of [contact, assessmentResults, passwordReset])
      expect(checkInput(input, { email: '\u202egnp.exe@visitor.example' }).problems?.get('email')).toBe(
        'hidden_character',
      );
  });
});
