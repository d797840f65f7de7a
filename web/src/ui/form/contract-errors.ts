import type { core } from 'zod/mini';
import { checkInput } from '@directory/domain/contracts/check-input';
import { FIELD_SENTENCES } from '@directory/domain/contracts/sentences';
import type { Language } from '@directory/domain/language';

/**
 * What a contract finds wrong with what a form would send, by field, in sentences. What only a program gets wrong is left to the
 * server. It brings the schema library along: import it where it is needed, when it is needed.
 */
export function contractErrors(
  input: core.$ZodType,
  values: unknown,
  language: Language,
): Record<string, string> {
  const { problems } = checkInput(input, values);
  const told = [...(problems ?? [])].filter(
    (entry): entry is [string, keyof typeof FIELD_SENTENCES] => entry[1] in FIELD_SENTENCES,
  );
  return Object.fromEntries(told.map(([field, problem]) => [field, FIELD_SENTENCES[problem][language]]));
}
