import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import {
  assessmentVocabulary,
  paymentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from './profile-terms.ts';
import { languageVocabulary } from './languages.ts';
import { specialtyVocabulary } from './specialties.ts';
import { createVocabulary } from './term.ts';
import { therapyVocabulary } from './therapies.ts';

describe('vocabularies', () => {
  it.each([
    [therapyVocabulary, 'tcc', 'Cognitive Behavioural Therapy'],
    [therapyVocabulary, ' cognitive-behavioral  THERAPY', 'Cognitive Behavioural Therapy'],
    [specialtyVocabulary, 'tdah', 'ADHD'],
    [specialtyVocabulary, 'depression', 'Depression'],
    [languageVocabulary, 'FRANCAIS', 'French'],
    [populationVocabulary, 'aines', 'Seniors'],
    [assessmentVocabulary, 'AUTISM ASSESSMENT', 'Autism Assessment'],
    [paymentVocabulary, 'virement interac', 'e-Transfer'],
    [waitTimeVocabulary, "Moins d'une semaine", 'Less than 1 week'],
  ])('finds a term whatever the language, case and accents (%#)', (vocabulary, text, canonical) => {
    expect(vocabulary.canonical(text)).toBe(canonical);
  });

  it('shows a term in the language asked, and an unknown wording as it is', () => {
    expect(therapyVocabulary.label('Family Therapy', 'fr')).toBe('Thérapie familiale');
    expect(therapyVocabulary.label('Equine Therapy', 'fr')).toBe('Equine Therapy');
    expect(therapyVocabulary.canonical('Equine Therapy')).toBe('Equine Therapy');
  });

  it('refuses two terms that share a name', () => {
    expect(() =>
      createVocabulary([
        { en: 'A', fr: 'B' },
        { en: 'C', fr: 'b' },
      ]),
    ).toThrow(/names both/);
  });

  it('gives every term of every vocabulary a name in each language', () => {
    for (const { terms } of [
      languageVocabulary,
      therapyVocabulary,
      specialtyVocabulary,
      populationVocabulary,
      assessmentVocabulary,
      paymentVocabulary,
      waitTimeVocabulary,
    ]) {
      for (const term of terms) for (const name of [term.en, term.fr]) expect(fold(name)).not.toBe('');
    }
  });
});
