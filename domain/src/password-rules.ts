import { fold } from './fold.ts';
import type { Bilingual } from './language.ts';

/** In characters; `minimum_password_length` of supabase/config.toml says the same, which a test compares. */
export const PASSWORD_MIN_LENGTH = 10;

/** In bytes of UTF-8. Auth hashes with bcrypt, which ignores what comes after: a longer password would be weaker than it looks. */
export const PASSWORD_MAX_BYTES = 72;

/** Below this many different characters a password is tried by every program that guesses. */
const LEAST_DIFFERENT = 5;

/** The site's name and what it is about, as a guesser would write them. */
const SITE_WORDS = [
  'psychologist',
  'psychologists',
  'psychologist directory',
  'psychology',
  'psychologie',
  'psychologue',
  'psychologues',
  'répertoire des psychologues',
].map(compact);

/**
 * Why a password is not accepted, in the words that stand beside the field. `length`, `characters` and `pwned` are Auth's own
 * names of reasons: a hosted project may be set to ask for the last two beside our rules.
 */
export const PASSWORD_SENTENCES = {
  length: {
    en: `Please use at least ${PASSWORD_MIN_LENGTH} characters`,
    fr: `Veuillez utiliser au moins ${PASSWORD_MIN_LENGTH} caractères`,
  },
  long: {
    en: `This password is too long. Please use at most ${PASSWORD_MAX_BYTES} characters; an accented letter counts as two`,
    fr: `Ce mot de passe est trop long. Veuillez utiliser au plus ${PASSWORD_MAX_BYTES} caractères; une lettre accentuée compte pour deux`,
  },
  repeated: {
    en: 'This password repeats a few characters, so it is easy to guess. Please choose another one',
    fr: 'Ce mot de passe répète quelques caractères; il est donc facile à deviner. Veuillez en choisir un autre',
  },
  own_words: {
    en: 'This password is your email address or the name of this site, so it is easy to guess. Please choose another one',
    fr: 'Ce mot de passe reprend votre adresse courriel ou le nom de ce site; il est donc facile à deviner. Veuillez en choisir un autre',
  },
  common: {
    en: 'Many people use this password, so it is easy to guess. Please choose another one',
    fr: 'Bien des gens utilisent ce mot de passe; il est donc facile à deviner. Veuillez en choisir un autre',
  },
  characters: {
    en: 'Please mix small letters, capital letters, digits and signs',
    fr: 'Veuillez combiner des minuscules, des majuscules, des chiffres et des signes',
  },
  pwned: {
    en: 'This password is known from a data leak, so it is easy to guess. Please choose another one',
    fr: 'Ce mot de passe figure dans une fuite de données; il est donc facile à deviner. Veuillez en choisir un autre',
  },
} as const satisfies Record<string, Bilingual>;

export type PasswordProblem = keyof typeof PASSWORD_SENTENCES;

interface PasswordOwner {
  /** The account's address; '' when it is not known. */
  email: string;
  /** Whether a text in lower case, without spaces or accents, is a common password. The list is large: only the server has it. */
  isCommon?: (text: string) => boolean;
}

/**
 * What is wrong with a new password; null when nothing is. Words are compared without case, accents and spaces, and also without the
 * digits and signs around them: `Sunshine2026!` is `sunshine` to whoever guesses.
 */
export function passwordProblem(
  password: string,
  { email, isCommon = () => false }: PasswordOwner,
): PasswordProblem | null {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) return 'length';
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return 'long';
  const text = compact(password);
  // The whole of it is one piece, over and over: it is no longer than the piece.
  if (new Set(text).size < LEAST_DIFFERENT || /^(.{1,9})\1+$/su.test(text)) return 'repeated';
  const forms = [text, core(text)].filter((form) => form !== '');
  const own = [email, email.split('@', 1)[0] ?? ''].map(compact);
  const ownForms = new Set([...own, ...own.map(core), ...SITE_WORDS]);
  if (forms.some((form) => ownForms.has(form))) return 'own_words';
  return forms.some(isCommon) ? 'common' : null;
}

function compact(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** A text without the digits and signs before its first letter and after its last one. */
function core(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}
