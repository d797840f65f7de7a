import * as z from 'zod/mini';
import { CONDITIONS } from '../assessments/conditions.ts';
import { isPossibleResult, SEVERITIES } from '../assessments/severity.ts';
import { contract, REFUSED_POSTS } from './contract.ts';
import * as field from './fields.ts';

const result = z.object({
  condition: z.enum(CONDITIONS, field.says('not_an_option')),
  score: z.number(field.says('not_a_number')),
  severity: z
    .enum(SEVERITIES, field.says('not_an_option'))
    .check(z.describe('The band that the score falls into; any other is refused.')),
});

/** Results that someone asks to have by mail: all that ever leaves the device. Any other field is refused: an answer must not even be sent. */
const resultsRequest = z
  .strictObject({
    email: field.email(),
    ...result.shape,
    language: field.language,
    discreet: z
      .nullish(z.boolean(field.says('not_yes_or_no')))
      .check(z.describe('Keeps the condition out of the subject; true by default.')),
    idempotencyKey: z
      .nullish(field.uuid('not_a_uuid'))
      .check(z.describe('The same key means the same request, sent again.')),
  })
  .check(
    z.superRefine(
      (sent, context) => {
        const blamed = impossible(sent);
        if (blamed) context.addIssue({ code: 'custom', path: [blamed.field], message: blamed.problem });
      },
      // Also where another field is refused: whoever mends one hears of both.
      { when: ({ value }) => z.safeParse(result, value).success },
    ),
  );

export const assessmentResults = contract({
  method: 'POST',
  path: '/api/assessment-results',
  tag: 'Assessments',
  summary: 'Have the results of a self-assessment sent by mail; never its answers',
  input: resultsRequest,
  answer: {
    status: 202,
    description: 'Accepted.',
    schema: z.object({ id: z.guid(), message: z.string() }),
  },
  errors: {
    ...REFUSED_POSTS,
    400: 'A field is refused or does not belong; the answer names it.',
    409: 'The key was used for other results.',
    503: 'Nothing could be kept; Retry-After says when to try again.',
  },
});

/** Which field is to blame when the assessment cannot end in this result, and why; null when it can. */
function impossible({ condition, score, severity }: z.output<typeof result>) {
  if (isPossibleResult(condition, score, severity)) return null;
  return SEVERITIES.some((other) => isPossibleResult(condition, score, other))
    ? { field: 'severity', problem: field.says('not_this_severity') }
    : { field: 'score', problem: field.says('not_a_score') };
}
