import { resolve } from 'node:path';
import { Command } from 'commander';
import type { RunCommand } from '../commands/command-context.ts';
import { printable } from '../commands/record-text.ts';
import type { DoctorConfig } from './config.ts';
import type { Finding } from './verdict.ts';

interface DoctorOptions {
  dns?: string;
  json?: boolean;
}

/** `doctor`: whether everything is as it should be, and what to do where not. @param load reads what the environment names */
export function doctorCommand(run: RunCommand, load: () => DoctorConfig): Command {
  return new Command('doctor')
    .description(
      'Look at every part that the environment names, and say what is wrong and what to do. It changes nothing. Exit 1 when something failed.',
    )
    .option('--dns <server>', "ask this DNS server instead of the system's: an address, or address:port")
    .option('--json', 'print JSON')
    .action(async (options: DoctorOptions) =>
      run(options, async ({ databaseUrl, sql, redis, report }) => {
        const { examine } = await import('./examine.ts');
        const findings = await examine({
          databaseUrl,
          sql: sql(),
          redis: await redis(),
          config: load(),
          migrations: resolve('supabase', 'migrations'),
          dnsServer: options.dns,
        });
        const count = (status: Finding['status']) =>
          findings.filter((finding) => finding.status === status).length;
        report(findings, findingsText(findings, [count('failed'), count('warning')]));
        return count('failed') === 0;
      }),
    );
}

/** One line for each part, the cure below it; the sum at the end. */
function findingsText(findings: readonly Finding[], [failures, warnings]: readonly [number, number]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, status, seen, cure }) => {
    const line = `${status.padEnd(7)}  ${name.padEnd(width)}  ${printable(seen)}`;
    return cure === null ? [line] : [line, `${' '.repeat(width + 11)}→ ${printable(cure)}`];
  });
  const sum =
    failures + warnings === 0
      ? `All ${findings.length} parts are well.`
      : `${findings.length} parts: ${failures} failed, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`;
  return [...lines, '', sum].join('\n');
}
