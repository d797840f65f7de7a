import type { Language } from '@directory/domain/language';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';

/** An error of Postgres as the REST interface tells it. */
const restError = z.object({ code: z.string().nullish(), message: z.string() });

/** What a constraint is called in Postgres' sentence: the embedded REST interface gives no code of some, only this. */
const CONSTRAINT = /violates (check|unique|foreign key|not-null|exclusion) constraint(?: "(\w+)")?/;
/** Data exception, and integrity constraint violation. */
const REFUSED_ROW = /^2[23]/;
/** The name that Postgres gives the check of one column. */
const COLUMN_CHECK = /^psychologist_profiles_(\w+)_check$/;

/** What the database raises when a member asks for too many new names in a day. */
const TOO_MANY_CHANGES = 'too_many_changes';

/** What the database raises when a member without the plan writes what belongs to it. */
const PREMIUM_REQUIRED = 'premium_required';

const SENTENCES = {
  premiumRequired: {
    en: 'The booking link, social links and the bio in a second language belong to the premium plan.',
    fr: 'Le lien de prise de rendez-vous, les réseaux sociaux et la présentation dans une deuxième langue font partie du forfait premium.',
  },
  notAllowed: {
    en: 'Your account may not do this. Nothing was changed.',
    fr: 'Votre compte n’y est pas autorisé. Rien n’a été modifié.',
  },
  tooManyChanges: {
    en: 'That was changed many times today. It can be changed again tomorrow.',
    fr: 'Cela a été modifié de nombreuses fois aujourd’hui et pourra l’être de nouveau demain.',
  },
  unique: {
    en: 'There is a profile already. Please load the page again.',
    fr: 'Il y a déjà un profil. Veuillez recharger la page.',
  },
  other: {
    en: 'Something here cannot be accepted, so nothing was saved. Please check what you changed.',
    fr: 'Un élément ne peut pas être accepté, et rien n’a été enregistré. Veuillez vérifier vos modifications.',
  },
} as const;

/**
 * The 400 for a row that Postgres refused for what it holds, or the 429 for one change too many, the same whether a hosted project (400 or 409) or the embedded one (500)
 * tells of it, with the column where one alone is at fault; null for every other error.
 */
export function refusedRow(body: Buffer, language: Language): ApiError | null {
  const told = restError.safeParse(parsed(body));
  if (!told.success) return null;
  const { code, message } = told.data;
  if (message.includes(TOO_MANY_CHANGES))
    return new ApiError(429, TOO_MANY_CHANGES, SENTENCES.tooManyChanges[language]);
  if (message.includes(PREMIUM_REQUIRED))
    return new ApiError(403, PREMIUM_REQUIRED, SENTENCES.premiumRequired[language]);
  const [violation, kind, name = ''] = CONSTRAINT.exec(message) ?? [];
  if (violation === undefined && !REFUSED_ROW.test(code ?? '')) return null;
  const isUnique = code === '23505' || kind === 'unique';
  const sentence = SENTENCES[isUnique ? 'unique' : 'other'][language];
  const column = COLUMN_CHECK.exec(name)?.[1];
  if (column !== undefined) return refusedColumn(column, language);
  return new ApiError(400, isUnique ? 'profile_exists' : 'refused_value', sentence);
}

/** The 400 for a column that does not take the value. */
export function refusedColumn(column: string, language: Language): ApiError {
  const sentence = SENTENCES.other[language];
  return new ApiError(400, 'refused_value', sentence, { fields: { [column]: sentence } });
}

/** Any other refusal, in our words: Supabase's own name columns, policies and other insides. @param status of its answer, 400 to 499 */
export function refusedCall(status: number, language: Language): ApiError {
  return status === 401 || status === 403
    ? new ApiError(403, 'not_allowed', SENTENCES.notAllowed[language])
    : new ApiError(400, 'refused_value', SENTENCES.other[language]);
}

/** Undefined for what is no JSON, as a proxy's own page. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
