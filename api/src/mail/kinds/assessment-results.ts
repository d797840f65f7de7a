import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import type { Language } from '@directory/domain/language';
import { MAIL_STATES, selectState, type MailKind, type MailSettings, type MailStatus } from '../mail-kind.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { assessmentResultsMail } from '../templates/assessment-results.tsx';

interface ResultsRow {
  id: string;
  status: MailStatus;
  attempts: number;
  email: string;
  condition: Condition;
  score: number;
  severity: Severity;
  language: Language;
  private_subject: boolean;
}

/** Someone's own results, to the address that they gave. */
export const assessmentResults: MailKind = {
  async load(sql, ids) {
    const rows = await sql<ResultsRow[]>`
      select id, ${selectState(sql, MAIL_STATES['assessment-results'])},
        email, condition, score, severity, language, private_subject
      from public.assessment_emails where id = any(${ids as string[]}::uuid[])`;
    return new Map(
      rows.map((row) => [
        row.id,
        { status: row.status, attempts: row.attempts, compose: (settings) => compose(row, settings) },
      ]),
    );
  },
};

function compose(row: ResultsRow, { siteUrl }: MailSettings): OutgoingMail {
  const { condition, score, severity, language, private_subject: discreet } = row;
  const mail = assessmentResultsMail({ language, siteUrl, condition, score, severity, discreet });
  return { ...mail, to: { name: '', address: row.email }, automatic: true };
}
