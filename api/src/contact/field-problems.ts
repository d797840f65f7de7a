import type { Bilingual, Language } from '@directory/domain/language';
import { FIELD_ERROR_TEXTS, type FieldError } from '@directory/domain/messages/field-rules';
import { ApiError } from '../errors.ts';

/** Why a field was refused: for what a person typed, and for what only a program sends. */
export type FieldProblem = FieldError | keyof typeof PROGRAM_PROBLEMS;

const PROGRAM_PROBLEMS = {
  not_text: { en: 'This must be a text', fr: 'La valeur doit être un texte' },
  not_a_number: { en: 'This must be a number', fr: 'La valeur doit être un nombre' },
  not_yes_or_no: { en: 'This must be true or false', fr: 'La valeur doit être true ou false' },
  not_a_field: { en: 'This field is not accepted', fr: 'Ce champ n’est pas accepté' },
  not_a_score: {
    en: 'This assessment cannot end in this score',
    fr: 'Cette autoévaluation ne peut pas donner ce résultat',
  },
  not_this_severity: {
    en: 'This severity does not belong to the score',
    fr: 'Ce degré ne correspond pas au résultat',
  },
  not_a_uuid: { en: 'This must be a UUID', fr: 'La valeur doit être un UUID' },
  not_an_object: {
    en: 'The request must be a JSON object',
    fr: 'La requête doit être un objet JSON',
  },
  unknown_psychologist: {
    en: 'Psychologist not found',
    fr: 'Ce profil de psychologue est introuvable',
  },
} as const satisfies Record<string, Bilingual>;

const TEXTS: Readonly<Record<FieldProblem, Bilingual>> = { ...FIELD_ERROR_TEXTS, ...PROGRAM_PROBLEMS };

/** The 400 that names the refused fields, each with a sentence for a person; the first one's is the answer's sentence. */
export function refuseFields(problems: Readonly<Record<string, FieldProblem>>, language: Language): ApiError {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, TEXTS[problem][language]]),
  );
  const first = Object.values(fields)[0] ?? '';
  return new ApiError(400, 'invalid_fields', first, { fields });
}

/** The 404 for a psychologist who is not, or no longer, in the directory. */
export function unknownPsychologist(language: Language): ApiError {
  const sentence = TEXTS.unknown_psychologist[language];
  return new ApiError(404, 'psychologist_not_found', sentence, { fields: { psychologistId: sentence } });
}
