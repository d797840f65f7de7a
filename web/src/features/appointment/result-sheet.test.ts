import { describe, expect, it } from 'vitest';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import { answeredQuestions } from './result-sheet.tsx';

const timestamp = '2026-03-12T09:05:10.000Z';
const answers = (values: readonly number[]) =>
  values.map((value, index) => ({ questionId: `depression-q${index + 1}`, value, timestamp }));
const values = [2, 1, 2, 1, 2, 1, 2, 1, 1];
const score = 13;

describe('the answers on a sheet', async () => {
  const english = await loadDefinition('depression', 'en');
  const french = await loadDefinition('depression', 'fr');

  it('are those of the result, in the language of the sheet, with their points', () => {
    const result = { answers: answers(values).toReversed(), score };
    const inEnglish = answeredQuestions(english, result);
    const inFrench = answeredQuestions(french, result);
    expect(inEnglish?.map(({ points }) => points)).toEqual(values);
    expect(inEnglish?.[0]).toMatchObject({
      text: 'Little interest or pleasure in doing things',
      answer: 'More than half the days',
    });
    expect(inFrench?.[0]).toMatchObject({ answer: 'Plus de sept jours', points: 2 });
    expect(inEnglish?.map(({ asksAboutSelfHarm }) => asksAboutSelfHarm).indexOf(true)).toBe(8);
  });

  it('are left out as a whole when they do not make up the result', () => {
    expect(answeredQuestions(english, { answers: [], score })).toBeNull();
    expect(answeredQuestions(english, { answers: answers(values.slice(1)), score })).toBeNull();
    expect(answeredQuestions(english, { answers: answers(values), score: 14 })).toBeNull();
    expect(answeredQuestions(english, { answers: answers([4, ...values.slice(1)]), score: 15 })).toBeNull();
  });
});
