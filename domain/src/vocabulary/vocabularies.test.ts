import { describe, expect, it } from 'vitest';
import { fold } from '../text/fold.ts';
import {
  assessmentVocabulary,
  paymentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from './profile-terms.ts';
import { insurerVocabulary } from './insurers.ts';
import { languageList, languageVocabulary } from './languages.ts';
import { specialtyVocabulary } from './specialties.ts';
import { createVocabulary } from './term.ts';
import { therapyVocabulary } from './therapies.ts';

describe('vocabularies', () => {
  it.each([
    [therapyVocabulary, 'tcc', 'Cognitive Behavioural Therapy'],
    [therapyVocabulary, ' cognitive-behavioral  THERAPY', 'Cognitive Behavioural Therapy'],
    [specialtyVocabulary, 'tdah', 'ADHD'],
    [languageVocabulary, 'FRANCAIS', 'French'],
    [waitTimeVocabulary, "Moins d'une semaine", 'Less than 1 week'],
  ])('finds a term whatever the language, case and accents (%#)', (vocabulary, text, canonical) => {
    expect(vocabulary.canonical(text)).toBe(canonical);
  });

  it.each([
    [therapyVocabulary, 'Thérapies cognitives et comportementales', 'Cognitive Behavioural Therapy'],
    [therapyVocabulary, 'Person Centered', 'Person-Centred Therapy'],
    [specialtyVocabulary, 'trouble de personnalité', 'Personality Disorders'],
    [languageVocabulary, 'anglaise', 'English'],
    [populationVocabulary, 'LGBTQ+ people', 'LGBTQ2S+ People'],
    [insurerVocabulary, 'Workers’ Comp.', 'Workers’ compensation'],
  ])('finds a term in another spelling, number or gender (%#)', (vocabulary, text, canonical) => {
    expect(vocabulary.canonical(text)).toBe(canonical);
  });

  it('finds a term that is given twice at once, and nothing where two are', () => {
    for (const text of ['Thérapie des schémas (Schema Therapy)', 'CBT (cognitive-behavioral)', 'ADHD / TDAH'])
      expect(
        [therapyVocabulary, specialtyVocabulary].some((known) => known.find(text)),
        text,
      ).toBe(true);
    for (const text of ['CBT / DBT', 'Couples (LGBTQ+)', 'Therapy', '', '()', 'Anxiety about exams'])
      expect(
        [therapyVocabulary, specialtyVocabulary].some((known) => known.find(text)),
        text,
      ).toBe(false);
  });

  it('shows a term in the language asked, and an unknown wording as it is', () => {
    expect(therapyVocabulary.label('Family Therapy', 'fr')).toBe('Thérapie familiale');
    expect(therapyVocabulary.label('Walk and Talk', 'fr')).toBe('Walk and Talk');
    expect(therapyVocabulary.canonical('Walk and Talk')).toBe('Walk and Talk');
  });

  it('refuses two terms that share a name', () => {
    expect(() =>
      createVocabulary([
        { en: 'A', fr: 'B' },
        { en: 'C', fr: 'b' },
      ]),
    ).toThrow(/names both/);
    expect(() =>
      createVocabulary([
        { en: 'Walk and Talk', fr: 'Marche' },
        { en: 'Walks-Talks', fr: 'Balade' },
      ]),
    ).toThrow(/names both/);
  });

  it('gives every term of every vocabulary a name in each language', () => {
    for (const { terms } of [
      languageVocabulary,
      therapyVocabulary,
      specialtyVocabulary,
      populationVocabulary,
      insurerVocabulary,
      assessmentVocabulary,
      paymentVocabulary,
      waitTimeVocabulary,
    ]) {
      for (const term of terms) for (const name of [term.en, term.fr]) expect(fold(name)).not.toBe('');
    }
  });
});

it('writes languages one after the other as each language does', () => {
  const names = ['English', 'American Sign Language', 'Klingon'];
  expect(languageList(names, 'en')).toBe('English, American Sign Language, Klingon');
  expect(languageList(names, 'fr')).toBe('Anglais, langue des signes américaine, klingon');
  expect(languageList([], 'fr')).toBe('');
});
