import { dirname, resolve } from 'node:path';
import { flag, operation, text } from '../command-line/operation.ts';
import { type OnProgress, underBar } from '../command-line/progress.ts';
import { people } from '../command-line/record-text.ts';
import { keepNotes, NOTES } from '../person/tombstones.ts';
import { backup as save } from './backup.ts';
import { type Manifest, rowsOf } from './backup-folder.ts';
import { restore as putBack } from './restore.ts';

/** Database and pictures into a folder. */
export const backup = operation({
  name: 'backup',
  about:
    'Save the database and the pictures, as of one moment, into a new folder that only you can read. It holds personal data: encrypt it before it leaves this machine.',
  words: ['folder'],
  input: { folder: text('folder', 'the folder to be made') },
  run: async (context, { folder }) => {
    const { sql, say } = context;
    const pictures = await context.pictures();
    const [manifest, seconds] = await timed((onProgress) =>
      save({ sql, pictures, folder: resolve(folder), onProgress }),
    );
    const parent = dirname(resolve(folder));
    if ((await keepNotes(sql, parent)) > 0)
      say(
        `${NOTES} knows of erasures that the database does not: it was set back. Erase them again: person reapply --backups ${parent}`,
      );
    const { missingPictures, madeAt } = manifest;
    if (missingPictures.length > 0)
      say(
        `Storage lists ${missingPictures.length} pictures that it does not give: ${missingPictures.join(', ')}.`,
      );
    const counts = countsOf(manifest);
    return {
      result: { folder, madeAt, ...counts, missingPictures, seconds },
      text: `${sentence(counts)} saved in ${folder} in ${seconds} s.`,
    };
  },
});

/** A backup into a database. */
export const restore = operation({
  name: 'restore',
  about:
    'Put a backup into a database that has the same migrations and no rows, and its pictures into the bucket. All of it or nothing.',
  changes: true,
  needs: 'owner',
  asksReason: true,
  words: ['folder'],
  input: {
    folder: text('folder', 'what backup has made'),
    force: flag('also into a database that is not empty: what it holds is DELETED'),
  },
  run: async (context, { folder, force }) => {
    const { sql, say, dryRun } = context;
    const pictures = await context.pictures();
    const [{ manifest, ...done }, seconds] = await timed((onProgress) =>
      putBack({ sql, pictures, folder: resolve(folder), force, dryRun, onProgress }),
    );
    const { emptied, erasedAgain, waitingMails } = done;
    if (waitingMails > 0)
      say(
        `Mails that had not gone out when the backup was made: ${waitingMails}. The worker sends them now; some may have gone out since, and come a second time.`,
      );
    const counts = countsOf(manifest);
    const lines = [`The backup of ${manifest.madeAt} is whole.`];
    if (emptied.length > 0) lines.push(`${dryRun ? 'Would be' : 'Were'} emptied: ${emptied.join(', ')}.`);
    if (erasedAgain > 0) lines.push(`Erased since, and erased again: ${people(erasedAgain)}.`);
    lines.push(`${sentence(counts)} ${dryRun ? 'would be restored' : `restored in ${seconds} s`}.`);
    if (!dryRun)
      lines.push('The indexer builds the search index anew. Where none runs: npm run index -- rebuild');
    return {
      result: { folder, madeAt: manifest.madeAt, ...counts, ...done, seconds },
      text: lines.join('\n'),
    };
  },
});

/** Does the work with a bar for its pictures. Returns how many seconds it took, too. */
async function timed<Done>(work: (onProgress: OnProgress) => Promise<Done>) {
  const startedAt = performance.now();
  const done = await underBar('Pictures', 'pictures', work);
  return [done, Math.round((performance.now() - startedAt) / 10) / 100] as const;
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
