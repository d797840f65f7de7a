import { parseDocument } from 'yaml';
import { z } from 'zod';

/** A text's file is not as it must be. The message names the file and, where there is one, the field or the line. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly code = 'content';

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
}

/** A day of the calendar, as `2026-11-02`. */
export const day = z.iso.date('must be a day of the calendar such as 2026-11-02');

/** A text of at most so many characters. */
export const line = (most: number) =>
  z
    .string('must be given as text')
    .trim()
    .min(1, 'is empty')
    .max(most, `is longer than ${most} characters`)
    // The feed is XML, which cannot hold them.
    .refine((text) => !/\p{Cc}/u.test(text.replace(/\n/g, '')), 'holds a control character');

/** An address elsewhere. */
export const httpsAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https:',
});

/**
 * Parts a text's file into its front matter, YAML between two lines of `---`, and its body; numbers are bound to
 * their units, and a French one is typeset. `file` names it in errors.
 * @throws ContentError that names every wrong field
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): { front: z.output<Schema>; body: string } {
  const set = bindUnits(file.endsWith('.fr.md') ? typesetFrench(source) : source);
  const [, yaml, body] = /^\uFEFF?---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(set) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentError(file, ['must begin with front matter between two lines of ---']);
  }
  return { front: readYaml(file, yaml, schema), body };
}

/** What a text of YAML says, by the schema. @throws ContentError that names every wrong field */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(parseYaml(file, yaml));
  if (parsed.success) return parsed.data;
  throw new ContentError(
    file,
    parsed.error.issues.map((issue) => `field ${issue.path.join('.') || '(front matter)'}: ${issue.message}`),
  );
}

/**
 * French as it is set in Canada: the spaces before a colon and inside « » do not break, whichever the writer typed, and none
 * stands before ; ! ?.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/(?<=\S)[ \u202f]:(?=\s|$)/gmu, '\u00a0:')
    .replace(/«[ \u202f]/gu, '«\u00a0')
    .replace(/[ \u202f]»/gu, '\u00a0»')
    .replace(/(?<=[\p{L}\p{N}»)])[ \u00a0\u202f](?=[;!?](?:\s|$))/gmu, '');
}

const UNITS =
  'minutes?|hours?|days?|weeks?|months?|years?|km|kilometres?|sessions?|heures?|jours?|semaines?|mois|ans?|années?|kilomètres?|séances?|%|\\$';

/** A line does not end between a number and what it counts. */
export function bindUnits(text: string): string {
  return text.replace(new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), '\u00a0');
}

function parseYaml(file: string, yaml: string): unknown {
  // The failsafe reading of dates: 2026-11-02 stays text, as everything that is written so.
  const document = parseDocument(yaml, { schema: 'core' });
  const [problem] = [...document.errors, ...document.warnings];
  try {
    if (problem) throw problem;
    return document.toJS() as unknown;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ContentError(file, [`front matter: ${message.split('\n', 1)[0] ?? ''}`]);
  }
}
