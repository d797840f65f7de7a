import { describe, expect, it } from 'vitest';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { entriesOf, listOptions } from './list-editor.tsx';

const source = { vocabulary: therapyVocabulary, others: ['Walk and Talk', 'CBT'], language: 'fr' } as const;
const values = (typed: string, chosen: string[] = []) =>
  listOptions(typed, chosen, source).map(({ value }) => value);

describe('the options of a list', () => {
  it('finds a term by any of its names and shows it in the language of the page', () => {
    expect(listOptions('tcc', [], source)).toEqual([
      {
        value: 'Cognitive Behavioural Therapy',
        label: 'Thérapie cognitivo-comportementale',
        isNew: false,
      },
    ]);
    expect(values('dialect')[0]).toBe('Dialectical Behaviour Therapy');
    expect(values('pleine')[0]).toBe('Mindfulness-Based Therapy');
  });

  it('offers what another list holds, and the member’s own words last', () => {
    expect(values('wal')).toEqual(['Walk and Talk', 'wal']);
    expect(listOptions('Walk and sing', [], source)).toEqual([
      { value: 'Walk and sing', label: 'Walk and sing', isNew: true },
    ]);
  });

  it('offers nothing twice', () => {
    expect(values('emdr', ['EMDR'])).toEqual([]);
    expect(values('méthode gottman', ['Gottman Method'])).toEqual([]);
    expect(values('walk and talk', ['Walk and Talk'])).toEqual([]);
  });

  it('offers a few terms where nothing is typed', () => {
    expect(values('')).toHaveLength(8);
  });
});

it('typed or pasted text becomes entries in the vocabulary’s words', () => {
  expect(entriesOf('tcc, Walk and Talk; emdr ,', ['EMDR'], therapyVocabulary)).toEqual([
    'Cognitive Behavioural Therapy',
    'Walk and Talk',
  ]);
});
