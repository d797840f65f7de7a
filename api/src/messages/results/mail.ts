import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import type { Bilingual, Language } from '@directory/domain/language';
import { defineMailKind, type MailsOfFeature } from '../mail/mail-kind.ts';

interface ResultsRow {
  id: string;
  email: string;
  condition: Condition;
  score: number;
  severity: Severity;
  language: Language;
  discreet: boolean;
  /** Results are asked for in the step that ends the assessment. */
  completedAt: Date;
}

/**
 * Lists of mails show the sender before the subject: a directory of psychologists there would undo a private subject. A name of some
 * kind is needed, or they show the address.
 */
const PRIVATE_SENDER: Bilingual = { en: 'Requested results', fr: 'Résultats demandés' };

/** Someone's own results, to the address that they gave. */
const assessmentResults = defineMailKind({
  template: () => import('../mail/templates/assessment-results.tsx'),
  load: (sql, ids) => sql<ResultsRow[]>`
    select id, email, condition, score, severity, language, private_subject as discreet, created_at as "completedAt"
    from public.assessment_emails where id = any(${ids}::uuid[])`,
  compose: ({ email, ...result }, { siteUrl, operator }, { assessmentResultsMail }) => ({
    ...assessmentResultsMail({ ...result, siteUrl }),
    to: { name: '', address: email },
    // Without a name: it would say whom these results are from.
    replyTo: { name: '', address: operator.address },
    ...(result.discreet && { senderName: PRIVATE_SENDER[result.language] }),
    automatic: true,
  }),
});

export const resultsMails = { 'assessment-results': assessmentResults } satisfies MailsOfFeature;
