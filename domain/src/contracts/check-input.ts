import * as z from 'zod/mini';
import type { FieldProblem } from './sentences.ts';

export type Checked<Value> =
  | { value: Value; problems: null }
  | { value: null; problems: ReadonlyMap<string, FieldProblem> };

/** A refusal names so many fields that do not belong, no more. */
const MOST_NAMED = 10;

/**
 * Checks a form's values against its contract's input, whose issues are {@link FieldProblem}s. What is refused is named by field,
 * each with its first problem, in the order of the form; fields that do not belong come last.
 */
export function checkInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): Checked<z.core.output<Schema>> {
  const checked = z.safeParse(schema, input);
  if (checked.success) return { value: checked.data, problems: null };
  // A Map: a field may be called `__proto__`.
  const problems = new Map<string, FieldProblem>();
  const strangers: string[] = [];
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? 'body');
    if (issue.code === 'unrecognized_keys') strangers.push(...issue.keys);
    else if (issue.path.length === 0) problems.set('body', 'not_an_object');
    else if (!problems.has(field)) problems.set(field, issue.message as FieldProblem);
  }
  for (const field of strangers.slice(0, MOST_NAMED)) problems.set(field.slice(0, 60), 'not_a_field');
  return { value: null, problems };
}
