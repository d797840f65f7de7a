import { isCondition } from '@directory/domain/assessments/conditions';
import { isDifficulty } from '@directory/domain/assessments/difficulty';
import { expiryOf, isDate, isStoredResult, type StoredAnswer, type StoredResult } from './stored-result.ts';

const EXPORT_VERSION = '1.0';

export function exportText(results: readonly StoredResult[], now = new Date()): string {
  // Files of earlier exports are imported too: names and version stay.
  const file = { version: EXPORT_VERSION, exportedAt: now.toISOString(), results };
  return JSON.stringify(file, null, 2);
}

export class InvalidDataFormatError extends Error {
  override name = 'InvalidDataFormatError';
  readonly code = 'invalid_data_format';

  constructor(cause?: unknown) {
    super('Invalid data format', { cause });
  }
}

/** No device keeps as much; a larger file is something else. */
export const IMPORT_MAX_BYTES = 2_000_000;
const MAX_ENTRIES = 2_000;
const MAX_ANSWERS = 100;

interface ImportedResults {
  results: StoredResult[];
  /** How many entries were left out because they are no result, or one that is over 90 days old. */
  skipped: number;
}

/**
 * The results in an export's text, each entry checked by itself. Nothing but the known fields is taken over, and when a
 * result expires follows from when it was completed, whatever the file says.
 * @throws InvalidDataFormatError when the text is not JSON or holds no list of results
 */
export function parseExport(text: string, now = Date.now()): ImportedResults {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (cause) {
    throw new InvalidDataFormatError(cause);
  }
  const entries: unknown =
    typeof file === 'object' && file !== null && 'results' in file ? file.results : null;
  if (!Array.isArray(entries)) throw new InvalidDataFormatError();
  const results = new Map<string, StoredResult>();
  for (const entry of entries.slice(0, MAX_ENTRIES) as unknown[]) {
    const result = readEntry(entry, now);
    if (result && !results.has(result.id)) results.set(result.id, result);
  }
  return { results: [...results.values()], skipped: entries.length - results.size };
}

function readEntry(entry: unknown, now: number): StoredResult | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, condition, score, severity, answers, difficulty, completedAt, email } = entry as Record<
    string,
    unknown
  >;
  if (!isCondition(condition) || !Array.isArray(answers) || !isDate(completedAt)) return null;
  const moment = new Date(Date.parse(completedAt)).toISOString();
  const result = {
    id,
    condition,
    score,
    severity,
    answers: answers.slice(0, MAX_ANSWERS).flatMap(readAnswer),
    difficulty: isDifficulty(difficulty) ? difficulty : null,
    email: typeof email === 'string' ? email.slice(0, 254) : '',
    completedAt: moment,
    expiresAt: expiryOf(moment),
    isEncrypted: false,
  };
  return isStoredResult(result, condition, now) && Date.parse(result.expiresAt) > now ? result : null;
}

function readAnswer(answer: unknown): StoredAnswer[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { questionId, value, timestamp } = answer as Record<string, unknown>;
  if (typeof questionId !== 'string' || typeof value !== 'number' || !isDate(timestamp)) return [];
  return [{ questionId: questionId.slice(0, 64), value, timestamp }];
}
