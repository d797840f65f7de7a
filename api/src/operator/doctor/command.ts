import { randomUUID } from 'node:crypto';
import release from '../../../../package.json' with { type: 'json' };
import { operation, text, upTo } from '../command-line/operation.ts';
import { printable } from '../command-line/record-text.ts';
import { type DoctorConfig, loadDoctorConfig } from './config.ts';
import type { Finding } from './verdict.ts';

/** Whether everything is as it should be, and what to do where not. */
export const doctor = operation({
  name: 'doctor',
  about:
    'Look at every part that the environment names, and say what is wrong and what to do. It changes nothing. Exit 1 when something failed.',
  input: {
    dns: text(
      'server',
      "ask this DNS server instead of the system's: an address, or address:port",
    ).optional(),
    wait: upTo(60).optional().meta({
      title: 'seconds',
      description: 'wait that long for each part, not 2.5: for a machine with much to do',
    }),
    mail: text(
      'file',
      'write to OPERATOR_EMAIL when what fails has changed, daily while it fails or something new waits for you, and weekly that all is well; the file keeps what was said. Run it every few minutes',
    ).optional(),
  },
  run: async (context, { dns, wait, mail }) => {
    const config = context.caller.load(loadDoctorConfig);
    const { examine } = await import('./examine.ts');
    const patienceMs = wait === undefined ? undefined : wait * 1000;
    const findings = await examine(context, config, { dns, patienceMs });
    if (mail !== undefined) await tell(config, findings, mail);
    const isDone = findings.every(({ status }) => status !== 'failed');
    return { result: findings, text: findingsText(findings), isDone };
  },
});

/** Straight to the mail server, not by the queue: what fails may be the queue. @throws Error when it is not told where to, or refused */
async function tell(config: DoctorConfig, findings: readonly Finding[], path: string): Promise<void> {
  const { SMTP_URL: mailServer, MAIL_FROM: sender, OPERATOR_EMAIL: address, PUBLIC_URL: siteUrl } = config;
  if (!mailServer || !sender || !address || !siteUrl)
    throw new Error('Set SMTP_URL, MAIL_FROM, OPERATOR_EMAIL and PUBLIC_URL to be written to.');
  const { decide, readNoted, writeNoted } = await import('./alarm.ts');
  const before = await readNoted(path);
  const { news, noted } = decide(before, findings, new Date());
  if (news !== null) {
    const [{ doctorReportMail }, { createMailTransport }] = await Promise.all([
      import('../../messages/mail/templates/doctor-report.tsx'),
      import('../../messages/mail/transport.ts'),
    ]);
    const worth = findings.filter(
      ({ status, since }) => status === (news === 'failed' ? 'failed' : 'warning') || since !== undefined,
    );
    const lines = worth.flatMap(({ name, seen, cure }) => [
      printable(`${name}: ${seen}`),
      ...(cure === null ? [] : [printable(`→ ${cure}`)]),
    ]);
    const about = { language: config.OPERATOR_LANGUAGE, siteUrl, news, parts: findings.length, lines };
    const mail = { ...doctorReportMail(about), to: { name: '', address }, automatic: true };
    const transport = createMailTransport(mailServer, sender);
    try {
      await transport.send(`doctor.${randomUUID()}`, mail, () => Promise.resolve(true));
    } catch (error) {
      // What was seen is noted, so that the next look goes on; what could not be said is said then.
      await writeNoted(path, { ...before, failing: noted.failing });
      throw error;
    } finally {
      transport.close();
    }
  }
  await writeNoted(path, noted);
}

/** One line for each part, the cure below it; the sum at the end. */
function findingsText(findings: readonly Finding[]): string {
  const count = (of: Finding['status']) => findings.filter(({ status }) => status === of).length;
  const [failures, warnings] = [count('failed'), count('warning')];
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, status, seen, cure }) => {
    const line = `${status.padEnd(7)}  ${name.padEnd(width)}  ${printable(seen)}`;
    return cure === null ? [line] : [line, `${' '.repeat(width + 11)}→ ${printable(cure)}`];
  });
  const sum =
    failures + warnings === 0
      ? `All ${findings.length} parts are well.`
      : `${findings.length} parts: ${failures} failed, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`;
  return [...lines, '', `${sum} Directory ${release.version}.`].join('\n');
}
