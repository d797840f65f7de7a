import type { BeatingProgram } from '@directory/domain/program-beat';
import type postgres from 'postgres';
import { checkMail, checkProgram, countDeadLetters } from '../health/programs.ts';
import { ok, type Verdict, warning } from './verdict.ts';

/** The program has given its word within the last seconds. @throws Error when not */
export async function checkBeat(sql: postgres.Sql, program: BeatingProgram): Promise<Verdict> {
  const { silentSeconds } = await checkProgram(sql, program);
  return ok(`it said that it lives ${silentSeconds} s ago`);
}

/** Mails are tried as they come. @throws Error when one has waited too long for its first try */
export async function checkMails(sql: postgres.Sql): Promise<Verdict> {
  const [{ waiting, oldestSeconds }, { mails }] = await Promise.all([checkMail(sql), countDeadLetters(sql)]);
  const seen = waiting === 0 ? 'none waits' : `${waiting} wait, the oldest for ${oldestSeconds} s`;
  return mails === 0
    ? ok(seen)
    : warning(
        `${seen}; ${mails} failed for good`,
        'npm run admin -- mails list --status failed says why; then npm run admin -- mails resend <id>.',
      );
}
