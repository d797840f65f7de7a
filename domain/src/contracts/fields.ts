import * as z from 'zod/mini';
import { EMAIL, EMAIL_MAX_LENGTH } from './email.ts';
import { NOT_CHOSEN } from '../inquiries/inquiry.ts';
import { LANGUAGES } from '../language.ts';
import { KEEPS_DIRECTION, NOTHING_HIDDEN, ONE_LINE } from '../text/hidden-characters.ts';
import type { FieldProblem } from './sentences.ts';

// The fields of forms. `zod/mini`, because browsers load these; every message is a {@link FieldProblem}. A value is taken without
// outer white space, and an optional one may be absent, null or empty. Lengths are in UTF-16 units.

// oxlint-disable-next-line no-control-regex -- characters that no keyboard types, line ends and tabs aside
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** An issue's message. */
export const says = (problem: FieldProblem): FieldProblem => problem;

/** A text; what is absent or null is `missing`, what is no text `otherwise`. */
function text(missing: FieldProblem, otherwise: FieldProblem = 'not_text') {
  return z.string({ error: ({ input }) => (input == null ? missing : otherwise) });
}

/** A value may stand in a mail header, and reads as it is written. */
const plainLine = [
  z.regex(ONE_LINE, says('single_line')),
  // Not as a pattern, which would stand in the API's description: those that read it seldom know Unicode's classes.
  z.refine<string>((value) => NOTHING_HIDDEN.test(value), says('hidden_character')),
];

const oneLine = (maxLength: number) => [z.trim(), ...plainLine, z.maxLength(maxLength, says('too_long'))];

/**
 * Lines of text, which read as they are written. Nobody can see control characters, and the database refuses one of them: they are
 * dropped. Others that nobody sees do no harm in a text, and some scripts need them.
 */
const lines = (maxLength: number) => [
  z.overwrite<string>((value) => value.replace(INVISIBLE, '').replace(/\r\n?/g, '\n').trim()),
  z.regex(KEEPS_DIRECTION, says('turned_text')),
  z.maxLength(maxLength, says('too_long')),
];

const filled = (missing: FieldProblem) => z.regex(/\S/, missing);

export const optionalLine = (maxLength: number) => z.nullish(text('not_text').check(...oneLine(maxLength)));

export const requiredLine = (maxLength: number, missing: FieldProblem) =>
  text(missing).check(z.trim(), filled(missing), ...oneLine(maxLength));

export const optionalLines = (maxLength: number) => z.nullish(text('not_text').check(...lines(maxLength)));

export const requiredLines = (maxLength: number, missing: FieldProblem) =>
  text(missing).check(...lines(maxLength), filled(missing));

/** One email address; see `isEmail`. */
export const email = (noText: FieldProblem = 'not_text') =>
  text('email_required', noText).check(
    z.trim(),
    filled('email_required'),
    ...plainLine,
    z.regex(EMAIL, says('email_invalid')),
    z.maxLength(EMAIL_MAX_LENGTH, says('email_invalid')),
  );

/** One of a few values, or none. */
// The options are the result's type.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const optionalChoice = <const Option extends string>(maxLength: number, options: readonly Option[]) =>
  z.nullish(z.enum(['', ...options], notOneOf(optionalLine(maxLength))));

export const requiredChoice = <const Option extends string>(
  maxLength: number,
  options: readonly Option[],
  missing: FieldProblem,
) => z.enum(options, notOneOf(requiredLine(maxLength, missing)));

/** What is not even such a line of text is told so before it is told to be no option. */
function notOneOf(line: z.core.$ZodType) {
  return {
    error: ({ input }: { input?: unknown }) =>
      z.safeParse(line, input).error?.issues[0]?.message ?? says('not_an_option'),
  };
}

/** A UUID in small letters. */
export const uuid = (otherwise: FieldProblem) =>
  z
    .guid({ error: ({ input }) => says(input === NOT_CHOSEN ? 'nobody_chosen' : otherwise) })
    .check(z.toLowerCase());

/** A UUID in small letters, or an empty text. */
export const optionalUuid = (otherwise: FieldProblem) =>
  z.nullish(
    z.union([z.literal(''), uuid(otherwise)], {
      error: ({ input }) => (typeof input === 'string' ? otherwise : says('not_text')),
    }),
  );

/** The language of the answer; the page's own when left out. */
export const language = z.optional(z.enum(LANGUAGES, says('not_an_option')));
