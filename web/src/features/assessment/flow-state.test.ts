import { describe, expect, it } from 'vitest';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import {
  answersInOrder,
  canGoOn,
  firstOpenQuestion,
  flowReducer,
  initialState,
  stepNumber,
  type FlowAction,
  type FlowState,
} from './flow-state.ts';

const definition = await loadDefinition('depression', 'en');
const reduce = flowReducer(definition);
const timestamp = '2026-04-01T12:00:00.000Z';
const answer = (number: number, value = 1): FlowAction => ({
  type: 'answer',
  questionId: `depression-q${number}`,
  value,
  timestamp,
});
const run = (actions: FlowAction[], from: FlowState = initialState) => actions.reduce(reduce, from);
const at = (index: number): FlowAction => ({ type: 'start', index });

describe('the flow', () => {
  it('goes from the intro through every question to the email step, never past one without an answer', () => {
    let state = run([at(0)]);
    for (let number = 1; number <= 9; number += 1) {
      expect(state.step).toEqual({ name: 'question', index: number - 1 });
      expect(run([{ type: 'next' }], state)).toBe(state);
      expect(canGoOn(definition, state, number - 1)).toBe(false);
      state = run([answer(number), { type: 'next' }], state);
    }
    expect(state.step).toEqual({ name: 'difficulty' });
    state = run([{ type: 'next' }], state);
    expect(state.step).toEqual({ name: 'email' });
    expect(answersInOrder(definition, state.answers).map(({ questionId }) => questionId)).toEqual(
      definition.questions.map(({ id }) => id),
    );
  });

  it('goes back one question at a time, from the first to the intro, and keeps the answers', () => {
    expect(run([at(0), answer(1), { type: 'previous' }])).toMatchObject({
      step: { name: 'intro' },
      answers: { 'depression-q1': { value: 1 } },
    });
    expect(run([at(5), { type: 'previous' }]).step).toEqual({ name: 'question', index: 4 });
    const atEmail: FlowState = { ...initialState, step: { name: 'email' } };
    expect(run([{ type: 'previous' }], atEmail).step).toEqual({ name: 'question', index: 8 });
  });

  it('takes back the answers of an earlier visit, and only those its questions offer', () => {
    const kept = [
      { questionId: 'depression-q2', value: 3, timestamp },
      { questionId: 'depression-q3', value: 4, timestamp },
      { questionId: 'adhd-q1', value: 1, timestamp },
    ];
    const state = run([{ type: 'restore', answers: kept }]);
    expect(state).toMatchObject({ step: { name: 'intro' }, isRestored: true });
    expect(Object.keys(state.answers)).toEqual(['depression-q2']);
    expect(firstOpenQuestion(definition, state.answers)).toBe(0);
    expect(run([{ type: 'restore', answers: kept.slice(1) }])).toBe(initialState);
    expect(run([{ type: 'reset' }], state)).toBe(initialState);
  });

  it('leads to the first open question, or to the last', () => {
    const all = run(definition.questions.map((_, index) => answer(index + 1))).answers;
    expect(firstOpenQuestion(definition, all)).toBe(8);
    expect(firstOpenQuestion(definition, run([answer(1), answer(2), answer(4)]).answers)).toBe(2);
  });

  it('goes to a step by its number, no further than its answers reach', () => {
    const goTo = (number: number, from: FlowState) => run([{ type: 'goTo', number }], from).step;
    const some = run([at(0), answer(1), answer(2)]);
    expect(goTo(2, some)).toEqual({ name: 'question', index: 1 });
    expect(goTo(3, some)).toEqual({ name: 'question', index: 2 });
    expect(goTo(9, some)).toEqual({ name: 'question', index: 2 });
    expect(goTo(11, some)).toEqual({ name: 'question', index: 2 });
    expect(goTo(0, some)).toEqual({ name: 'intro' });
    expect(goTo(1, initialState)).toEqual({ name: 'question', index: 0 });
    expect(goTo(5, initialState)).toEqual({ name: 'intro' });
    const all = run(definition.questions.map((_, index) => answer(index + 1)));
    expect(goTo(10, all)).toEqual({ name: 'difficulty' });
    expect(goTo(11, all)).toEqual({ name: 'email' });
    const none = run(definition.questions.map((_, index) => answer(index + 1, 0)));
    expect(goTo(10, none)).toEqual({ name: 'email' });
    for (const step of [goTo(0, all), goTo(4, all), goTo(10, all), goTo(11, all)])
      expect(goTo(stepNumber(definition, step) ?? -1, all)).toEqual(step);
  });

  it('lets a question that needs no answer be skipped', () => {
    const optional = {
      ...definition,
      questions: definition.questions.map((question) => ({ ...question, required: false })),
    };
    const state = flowReducer(optional)(run([at(0)]), { type: 'next' });
    expect(state.step).toEqual({ name: 'question', index: 1 });
  });
});

describe('the question that is not scored', () => {
  const answered = (value: number) =>
    run([at(8), ...definition.questions.map((_, index) => answer(index + 1, value))]);

  it('comes after the others, may be skipped, and lies between the last of them and the email step', () => {
    const asked = run([{ type: 'next' }], answered(1));
    expect(asked.step).toEqual({ name: 'difficulty' });
    expect(run([{ type: 'next' }], asked)).toMatchObject({ step: { name: 'email' }, difficulty: null });
    const told = run([{ type: 'difficulty', value: 2 }, { type: 'next' }], asked);
    expect(told).toMatchObject({ step: { name: 'email' }, difficulty: 2 });
    const back = run([{ type: 'previous' }], told);
    expect(back).toMatchObject({ step: { name: 'difficulty' }, difficulty: 2 });
    expect(run([{ type: 'previous' }], back).step).toEqual({ name: 'question', index: 8 });
    expect(answersInOrder(definition, told.answers)).toHaveLength(9);
  });

  it('is not asked of someone who checked no problem', () => {
    const asked = run([{ type: 'next' }], answered(0));
    expect(asked.step).toEqual({ name: 'email' });
    expect(run([{ type: 'previous' }], asked).step).toEqual({ name: 'question', index: 8 });
  });

  it('is not asked in a checklist of our own', async () => {
    const checklist = await loadDefinition('adhd', 'en');
    const answers = Object.fromEntries(
      checklist.questions.map(({ id }) => [id, { questionId: id, value: 4, timestamp }]),
    );
    const atLast: FlowState = { ...initialState, answers, step: { name: 'question', index: 9 } };
    const state = flowReducer(checklist)(atLast, { type: 'next' });
    expect(state.step).toEqual({ name: 'email' });
  });

  it('is taken back with the answers of an earlier visit', () => {
    const answers = [{ questionId: 'depression-q2', value: 3, timestamp }];
    expect(run([{ type: 'restore', answers, difficulty: 3 }]).difficulty).toBe(3);
    expect(run([{ type: 'restore', answers }]).difficulty).toBeNull();
  });
});
