import { conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import type { AssessmentEmailRecord, AssessmentEmailStats } from './store.ts';
import { mailText, recordText, tableText } from '../commands/record-text.ts';

/** The counts in columns, a condition a line, all of them below. */
export function statsText(stats: AssessmentEmailStats): string {
  const rows = [
    ...CONDITIONS.map((condition) => ({
      name: conditionName(condition, 'en'),
      ...stats.byCondition[condition],
    })),
    { name: 'All', ...stats },
  ];
  return tableText(
    ['CONDITION', 'REQUESTS', 'SENT', 'QUEUED', 'FAILED'],
    rows.map(({ name, total, sent, queued, failed }) => [name, ...[total, sent, queued, failed].map(String)]),
    '',
  );
}

/** A list's rows: nobody's address. */
export function listText(rows: readonly AssessmentEmailRecord[]): string {
  return tableText(
    ['ID', 'ASKED', 'CONDITION', 'LANGUAGE', 'MAIL'],
    rows.map((row) => [
      row.id,
      row.created_at.toISOString().slice(0, 16),
      row.condition,
      row.language,
      mailText(row.status, row.attempts, row.failure_reason),
    ]),
    'There are no such requests.',
  );
}

/** One request, a value a line. */
export function showText(row: AssessmentEmailRecord): string {
  return recordText(
    {
      ID: row.id,
      Asked: row.created_at,
      Condition: row.condition,
      Mail: mailText(row.status, row.attempts, row.failure_reason),
      Sent: row.email_sent_at,
      Email: row.email,
      Language: row.language,
      Subject: row.private_subject ? 'private' : 'names the condition',
    },
    null,
  );
}
