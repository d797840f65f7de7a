import { expect, it } from 'vitest';
import { assessmentResults } from './assessment-results.ts';
import { checkInput } from './check-input.ts';

const good = { email: 'ada@example.ca', condition: 'anxiety', score: 12, severity: 'moderate' };
const problemsOf = (body: unknown) => [...(checkInput(assessmentResults.input, body).problems ?? [])];

it('takes a result that the assessment can end in', () => {
  expect(problemsOf({ ...good, discreet: null, idempotencyKey: null, language: 'fr' })).toEqual([]);
});

it('blames the score where no severity goes with it, the severity otherwise, also beside another field', () => {
  expect(problemsOf({ ...good, severity: 'mild' })).toEqual([['severity', 'not_this_severity']]);
  expect(problemsOf({ ...good, email: '', score: 22 })).toEqual([
    ['email', 'email_required'],
    ['score', 'not_a_score'],
  ]);
});

it('names ten fields that do not belong, by the beginning of their names', () => {
  const strangers = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${index}${'x'.repeat(80)}`, 1]),
  );
  const problems = problemsOf({ ...good, ...strangers });
  expect(problems).toHaveLength(10);
  expect(problems[0]).toEqual([`0${'x'.repeat(59)}`, 'not_a_field']);
  const own = JSON.parse('{"__proto__":1}') as object;
  expect(
    problemsOf(Object.defineProperty({ ...good }, '__proto__', { value: own, enumerable: true })),
  ).toEqual([['__proto__', 'not_a_field']]);
});
