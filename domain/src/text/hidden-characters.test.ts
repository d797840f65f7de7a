import { describe, expect, it } from 'vitest';
import { KEEPS_DIRECTION, NOTHING_HIDDEN, ONE_LINE, onOneLine } from './hidden-characters.ts';

const TURNING = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

it.each(TURNING)('%j turns the direction, and is hidden', (character) => {
  for (const rule of [KEEPS_DIRECTION, NOTHING_HIDDEN])
    expect(rule.test(`Ada${character}gnp.exe`)).toBe(false);
});

describe('a name', () => {
  it.each([
    'Ada\u0000',
    'Ada\u001b[2J',
    'Ada\u009b31m',
    'A\u200bda',
    'Ada\u200e',
    '\u3164',
    '\uffa0',
    'A\u00adda',
    '\ufeffAda',
    'Ada\u{e0041}',
    'Ada\ud800',
    // Joiners that join nothing, or Latin letters, which need none.
    '\u200dAda',
    'Ada\u200d',
    'A\u200dda',
    'سلام\u200c ',
  ])('%j holds what nobody sees', (name) => expect(NOTHING_HIDDEN.test(name)).toBe(false));

  it.each([
    'Élise Côté-O’Neill',
    'Nguyễn Thị Bảo',
    '心理 花子',
    // Persian with a zero-width non-joiner, Sinhala and Malayalam with joiners, Arabic and Hebrew as they are.
    'می\u200cخواهم',
    'ශ්\u200dරී',
    'محمد علی',
    // Emoji: a family, a flag of two colours, a skin tone with a profession, a heart.
    '👩\u200d👩\u200d👧',
    '🏳️\u200d🌈',
    '👩🏽\u200d⚕️',
    // An ideograph with its variant.
    '葛\u{e0100}城',
  ])('%j is a name', (name) =>
    expect([ONE_LINE, KEEPS_DIRECTION, NOTHING_HIDDEN].map((rule) => rule.test(name))).toEqual([
      true,
      true,
      true,
    ]),
  );
});

it('knows the ends of lines', () => {
  for (const end of ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])
    expect(ONE_LINE.test(`a${end}b`)).toBe(false);
  expect(ONE_LINE.test('a\tb')).toBe(true);
});

it('takes no longer for a text that is refused at its end', () => {
  expect(NOTHING_HIDDEN.test(`${'ශ්\u200dරී'.repeat(20_000)}\u202e`)).toBe(false);
});

it('puts a text on one line that reads as it is written', () => {
  expect(onOneLine('Message from \u202egnp.exe')).toBe('Message from gnp.exe');
  expect(onOneLine('Ada\r\nBcc: eve\u2028x\u0000')).toBe('Ada Bcc: eve x ');
  expect(onOneLine('می\u200cخواهم 👩\u200d👧')).toBe('می\u200cخواهم 👩\u200d👧');
});
