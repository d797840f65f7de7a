import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import type { RunCommand } from '../command-line/command-context.ts';
import { people } from '../person/command.ts';
import { keepNotes, NOTES } from '../person/tombstones.ts';
import { progressBar } from '../register/progress.ts';
import { backup } from './backup.ts';
import { type Manifest, rowsOf } from './manifest.ts';
import { restore } from './restore.ts';

/** `backup`: database and pictures into a folder. */
export function backupCommand(run: RunCommand): Command {
  return new Command('backup')
    .description(
      'Save the database and the pictures, as of one moment, into a new folder that only you can read. It holds personal data: encrypt it before it leaves this machine.',
    )
    .argument('<folder>', 'the folder to be made')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: { json?: boolean }) =>
      run(options, async ({ sql, pictures, report, say }) => {
        const bar = progressBar('Pictures', 'pictures');
        const startedAt = performance.now();
        const manifest = await backup({
          sql: sql(),
          pictures: await pictures(),
          folder: resolve(folder),
          onProgress: bar.report,
        }).finally(bar.stop);
        const seconds = secondsSince(startedAt);
        const unknown = await keepNotes(sql(), dirname(resolve(folder)));
        if (unknown > 0)
          say(
            `${NOTES} knows of erasures that the database does not: it was set back. Erase them again: person reapply --backups ${dirname(resolve(folder))}`,
          );
        const { missingPictures } = manifest;
        if (missingPictures.length > 0)
          say(
            `Storage lists ${missingPictures.length} pictures that it does not give: ${missingPictures.join(', ')}.`,
          );
        const counts = countsOf(manifest);
        report(
          { folder, madeAt: manifest.madeAt, ...counts, missingPictures, seconds },
          `${sentence(counts)} saved in ${folder} in ${seconds} s.`,
        );
        return true;
      }),
    );
}

/** `restore`: a backup into a database. */
export function restoreCommand(run: RunCommand): Command {
  return new Command('restore')
    .description(
      'Put a backup into a database that has the same migrations and no rows, and its pictures into the bucket. All of it or nothing.',
    )
    .argument('<folder>', 'what backup has made')
    .option('--force', 'also into a database that is not empty: what it holds is DELETED')
    .option('--dry-run', 'check the backup and the database, and write nothing')
    .option('--json', 'print JSON')
    .action(async (folder: string, options: { force?: boolean; dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ sql, pictures, report, say }) => {
        const { force = false, dryRun = false } = options;
        const bar = progressBar('Pictures', 'pictures');
        const startedAt = performance.now();
        const { manifest, emptied, erasedAgain, waitingMails } = await restore({
          sql: sql(),
          pictures: await pictures(),
          folder: resolve(folder),
          force,
          dryRun,
          onProgress: bar.report,
        }).finally(bar.stop);
        const seconds = secondsSince(startedAt);
        const counts = countsOf(manifest);
        if (waitingMails > 0)
          say(
            `Mails that had not gone out when the backup was made: ${waitingMails}. The worker sends them now; some may have gone out since, and come a second time.`,
          );
        report(
          { folder, madeAt: manifest.madeAt, ...counts, emptied, erasedAgain, waitingMails, dryRun, seconds },
          [
            `The backup of ${manifest.madeAt} is whole.`,
            ...(emptied.length > 0
              ? [`${dryRun ? 'Would be' : 'Were'} emptied: ${emptied.join(', ')}.`]
              : []),
            ...(erasedAgain > 0 ? [`Erased since, and erased again: ${people(erasedAgain)}.`] : []),
            `${sentence(counts)} ${dryRun ? 'would be restored' : `restored in ${seconds} s`}.`,
            ...(dryRun
              ? []
              : ['The indexer builds the search index anew. Where none runs: npm run index -- rebuild']),
          ].join('\n'),
        );
        return true;
      }),
    );
}

function countsOf(manifest: Manifest) {
  return {
    profiles: rowsOf(manifest, 'public.psychologist_profiles'),
    accounts: rowsOf(manifest, 'auth.users'),
    messages: rowsOf(manifest, 'public.contact_messages'),
    rows: manifest.tables.reduce((total, { rows }) => total + rows, 0),
    pictures: manifest.pictures.length,
  };
}

function sentence({ profiles, accounts, rows, pictures }: ReturnType<typeof countsOf>): string {
  return `${rows} rows (${profiles} profiles, ${accounts} accounts) and ${pictures} pictures`;
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 10) / 100;
}
