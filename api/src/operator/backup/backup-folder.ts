import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { unlessAbsent } from '../../absent-file.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

const MANIFEST = 'manifest.json';
/** As `sha256sum --check` reads it. Written last. */
const SUMS = 'SHA256SUMS';

/** The folder is no whole backup, or not what was written. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code = 'bad_backup';
}

/** A backup that is being written, beside its place. Its files are their owner's alone. */
export interface BackupWriter {
  /** Writes a file; compressed when its name ends with .gz. */
  write(name: string, content: Readable | Buffer): Promise<void>;
  /** Writes manifest and sums, and moves the whole to its place. */
  finish(manifest: Manifest): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** @throws BackupError when something is at the place already, or another backup to it runs or was broken off */
export async function writeBackup(folder: string): Promise<BackupWriter> {
  const partial = `${folder}.partial`;
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: name another folder.`);
  await mkdir(partial, { mode: 0o700 }).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    throw new BackupError(
      `${partial} is there: a backup is being written, or was broken off. In the latter case delete it.`,
      { cause },
    );
  });
  await Promise.all(['tables', 'pictures'].map((name) => mkdir(join(partial, name), { mode: 0o700 })));
  const sums = new Map<string, string>();
  const write = async (name: string, content: Readable | Buffer): Promise<void> => {
    const hash = createHash('sha256');
    const source = content instanceof Readable ? content : Readable.from([content]);
    const target = createWriteStream(join(partial, name), { mode: 0o600, flush: true });
    const summed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    if (name.endsWith('.gz')) await pipeline(source, createGzip(), summed, target);
    else await pipeline(source, summed, target);
    sums.set(name, hash.digest('hex'));
  };
  return {
    write,
    async finish(manifest) {
      await write(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
      const lines = [...sums]
        .map(([name, sum]) => `${sum}  ${name}\n`)
        .toSorted((a, b) => (a.slice(64) < b.slice(64) ? -1 : 1));
      await write(SUMS, Buffer.from(lines.join('')));
      await rename(partial, folder);
      const parent = await open(join(folder, '..'));
      try {
        await parent.sync();
      } finally {
        await parent.close();
      }
    },
    discard: () => rm(partial, { recursive: true, force: true }),
  };
}

/** Reads a whole backup's manifest, once every file was found to be as it was written. @throws BackupError naming what is not */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} is no whole backup: ${SUMS} is missing.`, { cause });
  });
  const sums = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
  for (const [name, sum] of sums) {
    const found = await sumOf(join(folder, name));
    if (found === sum) continue;
    const what = found === null ? 'is missing' : 'is not what was written';
    throw new BackupError(`${basename(folder)}/${name} ${what}: take another backup.`);
  }
  if (!sums.has(MANIFEST)) throw new BackupError(`${folder} is no whole backup: ${MANIFEST} is missing.`);
  const manifest = manifestSchema.safeParse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  if (!manifest.success) {
    const [issue] = manifest.error.issues;
    throw new BackupError(`${folder}/${MANIFEST}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const { tables, pictures } = manifest.data;
  const unlisted = [...tables, ...pictures].find(({ file }) => !sums.has(file));
  if (unlisted) throw new BackupError(`${folder}/${unlisted.file} is not in ${SUMS}.`);
  return manifest.data;
}

async function sumOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  return unlessAbsent(pipeline(createReadStream(path), hash).then(() => hash.digest('hex')));
}
