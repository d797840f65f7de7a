import { FIELD_SENTENCES, PROGRAM_SENTENCES, type FieldProblem } from '@directory/domain/contracts/sentences';
import type { Language } from '@directory/domain/language';
import { ApiError } from '../errors.ts';

const SENTENCES = { ...FIELD_SENTENCES, ...PROGRAM_SENTENCES };

/** The 400 that names the refused fields, each with a sentence for a person; the first one's is the answer's sentence. */
export function refuseFields(problems: ReadonlyMap<string, FieldProblem>, language: Language): ApiError {
  // Object.fromEntries takes a field that is called `__proto__`, an object literal does not.
  const fields = Object.fromEntries(
    [...problems].map(([field, problem]) => [field, SENTENCES[problem][language]]),
  );
  const [first = ''] = Object.values(fields);
  return new ApiError(400, 'invalid_fields', first, { fields });
}

/** The 404 for a psychologist who is not, or no longer, in the directory. */
export function unknownPsychologist(language: Language): ApiError {
  const sentence = SENTENCES.unknown_psychologist[language];
  return new ApiError(404, 'psychologist_not_found', sentence, { fields: { psychologistId: sentence } });
}
