import type { Bilingual } from '@directory/domain/language';
import { defineMailKind, type MailsOfFeature, type RowFor } from '../mail/mail-kind.ts';
import { assessmentResultsMail } from '../mail/templates/assessment-results.ts';

/**
 * Lists of mails show the sender before the subject: a directory of psychologists there would undo a private subject. A name of some
 * kind is needed, or they show the address.
 */
const PRIVATE_SENDER: Bilingual = { en: 'Requested results', fr: 'Résultats demandés' };

export const resultsMails = {
  'assessment-results': defineMailKind({
    load: (sql, ids) => sql<(RowFor<typeof assessmentResultsMail> & { email: string })[]>`
      select id, email, condition, score, severity, language, private_subject as discreet, created_at as "completedAt"
      from public.assessment_emails where id = any(${ids}::uuid[])`,
    compose: ({ email, ...result }, { siteUrl, operator }) => ({
      ...assessmentResultsMail({ ...result, siteUrl }),
      to: email,
      // Without a name: it would say whom these results are from.
      replyTo: { name: '', address: operator.address },
      ...(result.discreet && { senderName: PRIVATE_SENDER[result.language] }),
    }),
  }),
} satisfies MailsOfFeature;
