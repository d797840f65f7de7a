import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { assessmentResults } from './assessment-results.ts';
import { checkInput } from './check-input.ts';
import { contact } from './contact.ts';
import { passwordReset } from './password-reset.ts';
import { FIELD_SENTENCES, PROGRAM_SENTENCES } from './sentences.ts';

const SENTENCES = { ...FIELD_SENTENCES, ...PROGRAM_SENTENCES };
const ANYTHING: readonly unknown[] = [
  ...['', 'x', 'x'.repeat(10_000), 'a\nb', '\u202E', null, true, 0, -1, 1.5, 1e9],
  ...[{}, { a: 1 }, [], ['x'], Array(1000).fill('x')],
];

describe.each(Object.entries({ contact, assessmentResults, passwordReset }))('%s', (_, { input }) => {
  const fields = new Set(
    [...JSON.stringify(z.toJSONSchema(input, { io: 'input' })).matchAll(/"(\w+)":\{/g)].map(
      ([, name]) => name,
    ),
  );

  it.each([...fields])('says what is wrong with anything that is sent as %s', (field) => {
    for (const value of ANYTHING) {
      const { problems } = checkInput(input, { [field as string]: value });
      for (const problem of problems?.values() ?? []) expect(SENTENCES).toHaveProperty(problem);
    }
  });
});
