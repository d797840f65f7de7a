import { fold } from '../text/fold.ts';
import { withoutLookAlikes } from '../text/look-alikes.ts';
import type { Bilingual } from '../language.ts';

/** In characters; `minimum_password_length` of supabase/config.toml says the same, which a test compares. */
export const PASSWORD_MIN_LENGTH = 10;

/** In characters, of any script. Auth's bcrypt takes 72 bytes: the server sees to it that longer ones count in all of their length. */
export const PASSWORD_MAX_LENGTH = 128;

/** Below this many different characters, or pieces of which a run is one, a password is tried by every program that guesses. */
const LEAST_DIFFERENT = 5;

/** What fingers and memory run along, in both directions: the alphabet, the digits, and the rows and columns of keyboards. */
const LINES =
  'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm azertyuiop qsdfghjklm wxcvbn qwertz 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol'.split(
    ' ',
  );

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
    en: `Please use at least ${PASSWORD_MIN_LENGTH} characters.`,
    fr: `Veuillez utiliser au moins ${PASSWORD_MIN_LENGTH} caractères.`,
  },
  long: {
    en: `This password is too long. Please use at most ${PASSWORD_MAX_LENGTH} characters.`,
    fr: `Ce mot de passe est trop long. Veuillez utiliser au plus ${PASSWORD_MAX_LENGTH} caractères.`,
  },
  repeated: {
    en: 'This password repeats a few characters, so it is easy to guess. Please choose another one.',
    fr: 'Ce mot de passe répète quelques caractères; il est donc facile à deviner. Veuillez en choisir un autre.',
  },
  run: {
    en: 'This password follows the alphabet or the keyboard, so it is easy to guess. Please choose another one.',
    fr: 'Ce mot de passe suit l’alphabet ou le clavier; il est donc facile à deviner. Veuillez en choisir un autre.',
  },
  own_words: {
    en: 'This password is your email address or the name of this site, so it is easy to guess. Please choose another one.',
    fr: 'Ce mot de passe reprend votre adresse courriel ou le nom de ce site; il est donc facile à deviner. Veuillez en choisir un autre.',
  },
  common: {
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
    fr: 'Bien des gens utilisent ce mot de passe; il est donc facile à deviner. Veuillez en choisir un autre.',
  },
  characters: {
    en: 'Please mix small letters, capital letters, digits and signs.',
    fr: 'Veuillez combiner des minuscules, des majuscules, des chiffres et des signes.',
  },
  pwned: {
    en: 'This password is known from a data leak, so it is easy to guess. Please choose another one.',
    fr: 'Ce mot de passe figure dans une fuite de données; il est donc facile à deviner. Veuillez en choisir un autre.',
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
  const { length } = Array.from(password);
  if (length < PASSWORD_MIN_LENGTH) return 'length';
  if (length > PASSWORD_MAX_LENGTH) return 'long';
  const text = compact(password);
  if (new Set(text).size < LEAST_DIFFERENT || isOnePiece(text)) return 'repeated';
  const forms = [text, core(text)].filter((form) => form !== '');
  const own = [email, email.split('@', 1)[0] ?? ''].map(compact);
  const ownForms = new Set([...own, ...own.map(core), ...SITE_WORDS]);
  if (forms.some((form) => ownForms.has(form))) return 'own_words';
  if (forms.some(isCommon)) return 'common';
  return piecesOf(text) < LEAST_DIFFERENT ? 'run' : null;
}

/** Whether it is one piece over and over, the last time perhaps cut off: it is no longer than the piece. */
function isOnePiece(text: string): boolean {
  const letters = Array.from(text);
  const repeatsAfter = (length: number) =>
    letters.length >= 2 * length &&
    letters.every((letter, at) => at < length || letter === letters[at - length]);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].some(repeatsAfter);
}

/** How many characters it has, where three or more along a line are one. */
function piecesOf(text: string): number {
  let pieces = 0;
  for (let at = 0; at < text.length; pieces += 1) at += Math.max(1, runAt(text, at));
  return pieces;
}

/** How far a run goes from here; 0 when none begins. */
function runAt(text: string, at: number): number {
  let length = 2;
  const isRun = (piece: string) =>
    LINES.some((line) => line.includes(piece) || Array.from(line).toReversed().join('').includes(piece));
  while (at + length < text.length && isRun(text.slice(at, at + length + 1))) length += 1;
  return length > 2 ? length : 0;
}

/** Without case, accents and spaces; letters that look like Latin ones are these. */
function compact(text: string): string {
  return fold(withoutLookAlikes(text)).replaceAll(' ', '');
}

/** A text without the digits and signs before its first letter and after its last one. */
function core(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}
