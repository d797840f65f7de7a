import type { core } from 'zod/mini';
import type { Language } from '@directory/domain/language';

/**
 * A form's check by the contract of the endpoint that it is sent to. The contract and its schemas are fetched when a field
 * gets the focus. Where they cannot be fetched, nothing is found wrong: the server checks the same.
 * @param loadInput imports the contract and returns its input's schema
 */
export function contractCheck(loadInput: () => Promise<core.$ZodType>) {
  const load = () => Promise.all([import('./contract-errors.ts'), loadInput()]);
  return {
    prepare: () => void load().catch(() => undefined),
    /** What is wrong with these values, by field, in sentences. */
    errors: async (values: unknown, language: Language): Promise<Record<string, string>> => {
      const loaded = await load().catch(() => null);
      return loaded ? loaded[0].contractErrors(loaded[1], values, language) : {};
    },
  };
}
