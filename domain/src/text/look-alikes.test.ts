import { describe, expect, it } from 'vitest';
import { lookAlikeWords, withoutLookAlikes } from './look-alikes.ts';

describe('letters that look like others', () => {
  it.each([
    ['pаsswоrd', 'password'],
    ['ΡΑSSWΟRD', 'PASSWORD'],
    ['𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝', 'password'],
    ['ꓢꓲꓟꓳꓠ', 'SIMON'],
    ['Élise Côté', 'Élise Côté'],
    ['ᐊᖅᑲᓗᒃ', 'ᐊᖅᑲᓗᒃ'],
  ])('%j reads %j', (text, read) => {
    expect(withoutLookAlikes(text)).toBe(read);
  });

  it.each([
    ['Shаnnon Hughеs', ['Shаnnon', 'Hughеs']],
    ['𝐒𝐡𝐚𝐧𝐧𝐨𝐧 Hughes', ['𝐒𝐡𝐚𝐧𝐧𝐨𝐧']],
    ['ꓢꓲꓟꓳꓠ ꓧꓴꓖꓧꓰꓢ', ['ꓢꓲꓟꓳꓠ', 'ꓧꓴꓖꓧꓰꓢ']],
    // All of its letters look like Latin ones: "Capa".
    ['Сара Roy', ['Сара']],
  ])('stand in %j', (name, words) => {
    expect(lookAlikeWords(name)).toEqual(words);
  });

  it.each([
    'Élise Côté-Roy',
    'Søren Łukasiewicz d’Ørsted',
    'xʷməθkʷəy̓əm',
    'ᐊᖅᑲᓗᒃ ᐃᓄᒃ',
    'Aqqaluk ᐊᖅᑲᓗᒃ',
    'Ольга Шевченко',
    '山田 ハナコ',
    'さくら子',
    'Dr. O’Neil-Smith 2nd',
    '',
  ])('do not in %j', (name) => {
    expect(lookAlikeWords(name)).toEqual([]);
  });
});
