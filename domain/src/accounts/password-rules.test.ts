import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN_LENGTH, passwordProblem } from './password-rules.ts';

const bob = { email: 'Bob.Roy9@example.test' };

describe('a new password', () => {
  it('is as long as Auth itself asks for', () => {
    const config = readFileSync(new URL('../../../supabase/config.toml', import.meta.url), 'utf8');
    expect(config).toContain(`minimum_password_length = ${PASSWORD_MIN_LENGTH}\n`);
  });

  it.each([
    ['', 'length'],
    ['lake-ferns', null],
    ['lake-fern', 'length'],
    // Ten UTF-16 units are five characters to a person.
    ['🦫🍁🌊🪶🐻', 'length'],
    ['a1Éb2é'.repeat(9), 'repeated'],
    ['lake fern otter '.repeat(8), null],
    [`${'lake fern otter '.repeat(8)}1`, 'long'],
    // Sixty-four characters fit in any script.
    ['日本語の長い合言葉です山川海空'.repeat(5).slice(0, 64), null],
    ['🦫🍁🌊🪶🐻🐿'.repeat(11).slice(0, 128), 'repeated'],
    [`${'étéhivernéant'.repeat(4)}Élan d’hiver`, null],
    ['aaaaaaaaaa', 'repeated'],
    ['1212121212a', 'repeated'],
    ['marie99marie99mar', 'repeated'],
    ['abcdefghij', 'run'],
    ['zyxwvutsrq', 'run'],
    ['1qaz2wsx3edc', 'run'],
    ['azertyuiop', 'run'],
    ['абсdef-lake', null],
    ['correct horse correct house', null],
    ['bob.roy9@example.test', 'own_words'],
    ['Bob.Roy9!!', 'own_words'],
    ['2026bob.roy', 'own_words'],
    ['Psychologist Directory', 'own_words'],
    ['Répertoire des psychologues', 'own_words'],
    ['bob.roy likes ferns', null],
    // Nothing but digits and signs: there is no word within.
    ['204-555-0187', null],
  ])('%j: %j', (password, problem) => {
    expect(passwordProblem(password, bob)).toBe(problem);
  });

  it('is not one that many people use, whatever case, accents, digits and signs are around it', () => {
    const isCommon = (text: string) => ['sunshine', 'password12', 'motdepasse'].includes(text);
    for (const password of ['password12', 'PassWord12', 'Sunshine2026!', '123 Sünshine 45', 'mot de passe'])
      expect(passwordProblem(password, { ...bob, isCommon }), password).toBe('common');
    expect(passwordProblem('sunshine on ferns', { ...bob, isCommon })).toBeNull();
  });

  it('is not a common one in letters of another script that look the same', () => {
    const isCommon = (text: string) => text === 'password';
    for (const password of ['pаssword1234', 'ｐａｓｓｗｏｒｄ12', '𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝12'])
      expect(passwordProblem(password, { ...bob, isCommon }), password).toBe('common');
  });

  it('is judged by its form where no address is known', () => {
    expect(passwordProblem('1029384756', { email: '' })).toBeNull();
    expect(passwordProblem('lake-ferns', { email: '' })).toBeNull();
  });
});
