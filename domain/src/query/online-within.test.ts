import { describe, expect, it } from 'vitest';
import { directoryLexicon, placeLexicon } from './directory-lexicon.ts';
import { understand, type UnderstandOptions } from './understand.ts';
import { pairsOf } from './read-in-tests.ts';

const lexicons = [
  directoryLexicon(),
  placeLexicon([
    { province: 'QC', slug: 'quebec', name: 'Québec' },
    { province: 'QC', slug: 'montreal', name: 'Montréal' },
    { province: 'ON', slug: 'toronto', name: 'Toronto' },
  ]),
];

function read(text: string, options: UnderstandOptions = {}): string {
  return understand(text, lexicons, options)
    .conditions.map(({ anyOf }) => anyOf.map(({ kind, values }) => `${kind}: ${values.join()}`).join(' or '))
    .join('; ');
}

describe('sessions online and a province', () => {
  it.each(
    pairsOf(`
      online in ontario → online: ON | virtual therapy ontario → online: ON
      Ontario, by video → online: ON | en ligne en Ontario → online: ON
      télépsychologie québec → online: QC | en ligne au Québec → online: QC | Québec en ligne → online: QC
      anxiety online bc → concern: Anxiety; online: BC | online in manitoba or ontario → online: MB,ON
    `),
  )('are one in “%s”: who may see people there', (text, conditions) => {
    expect(read(text)).toBe(conditions);
  });

  it.each([
    ['online therapist toronto', 'session: Online; place: ON/toronto'],
    ['psychologue en ligne ville de québec', 'session: Online; place: QC/quebec'],
    ['toronto or in person', 'place: ON/toronto or session: In Person'],
    ['in person ontario', 'session: In Person; place: ON'],
  ])('stay two things in “%s”', (text, conditions) => {
    expect(read(text)).toBe(conditions);
  });

  it.each([
    ['ontario or online', 'place: ON or online: ON'],
    ['toronto on or by video', 'place: ON/toronto or online: ON'],
    ['online or toronto', 'online: ON or place: ON/toronto'],
  ])('are either in “%s”: who is there, or may see people there', (text, conditions) => {
    expect(read(text)).toBe(conditions);
  });

  it('stay two things where nobody is known to be registered', () => {
    const isNamed: UnderstandOptions['isNamed'] = (kind, value) => kind !== 'online' || value === 'MB';
    expect(read('online ontario', { isNamed })).toBe('session: Online; place: ON');
    expect(read('online manitoba', { isNamed })).toBe('online: MB');
    expect(read('ontario or online', { isNamed })).toBe('place: ON or session: Online');
  });

  it('are said by the words of both', () => {
    const text = 'online psychologist in Ontario';
    const [online] = understand(text, lexicons).conditions;
    expect(online?.ranges.map(([start, end]) => text.slice(start, end))).toEqual(['online', 'Ontario']);
  });
});
