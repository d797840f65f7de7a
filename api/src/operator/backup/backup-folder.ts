import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { unlessAbsent } from '../../absent-file.ts';
import { RefusedError } from '../command-line/operation.ts';
import type { OnProgress } from '../command-line/progress.ts';

/** Raised whenever an older restore could misread what is written. */
export const FORMAT = 1;

/** A path within the backup; nothing leads out of it. */
const file = z.string().regex(/^(?:tables|pictures)\/[\w-]+(?:\.[\w-]+)*$/);

const tableSchema = z.object({
  schema: z.enum(['public', 'auth']),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** JSON lines, compressed with gzip: for each row an array of its columns' values, each as Postgres' own text, or null. */
  file,
});

const manifestSchema = z.object({
  format: z.literal(FORMAT, { error: `this version of admin reads format ${FORMAT}` }),
  /** When the snapshot was taken, as ISO 8601 in UTC. */
  madeAt: z.iso.datetime(),
  /** The versions of the migrations that the database had: what the tables look like. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** What stood in the bucket, by name. */
  pictures: z.array(z.object({ name: z.string(), type: z.string(), file })),
  /** Pictures that the bucket listed and no longer gave: replaced while the backup was made, or lost before. */
  missingPictures: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type SavedTable = z.output<typeof tableSchema>;

/** Rows of a table; 0 when the backup has no such table. */
export function rowsOf({ tables }: Manifest, name: string): number {
  return tables.find((table) => `${table.schema}.${table.name}` === name)?.rows ?? 0;
}

const MANIFEST = 'manifest.json';
/** As `sha256sum --check` reads it. Written last. */
const SUMS = 'SHA256SUMS';

/** A backup that is being written, beside its place. Its files are their owner's alone. */
export type BackupWriter = Awaited<ReturnType<typeof writeBackup>>;

/** @throws RefusedError when something is at the place already, or another backup to it runs or was broken off */
export async function writeBackup(folder: string) {
  const partial = `${folder}.partial`;
  if (existsSync(folder)) throw new RefusedError(`${folder} is there already: name another folder.`);
  await mkdir(partial, { mode: 0o700 }).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    throw new RefusedError(
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
    /** Writes a file; compressed when its name ends with .gz. */
    write,
    /** Writes manifest and sums, and moves the whole to its place. */
    async finish(manifest: Manifest): Promise<void> {
      await write(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
      const names = [...sums.keys()].toSorted();
      await write(SUMS, Buffer.from(names.map((name) => `${sums.get(name)}  ${name}\n`).join('')));
      await rename(partial, folder);
      const parent = await open(join(folder, '..'));
      try {
        await parent.sync();
      } finally {
        await parent.close();
      }
    },
    /** Removes what was written. */
    discard: () => rm(partial, { recursive: true, force: true }),
  };
}

/** Reads a whole backup's manifest, once every file was found to be as it was written. @throws RefusedError naming what is not */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch((cause: unknown) => {
    throw new RefusedError(`${folder} is no whole backup: ${SUMS} is missing.`, { cause });
  });
  const lines = text.split('\n').filter((line) => line !== '');
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const [name, sum] of sums) {
    const found = await sumOf(join(folder, name));
    if (found === sum) continue;
    const what = found === null ? 'is missing' : 'is not what was written';
    throw new RefusedError(`${basename(folder)}/${name} ${what}: take another backup.`);
  }
  if (!sums.has(MANIFEST)) throw new RefusedError(`${folder} is no whole backup: ${MANIFEST} is missing.`);
  const manifest = manifestSchema.safeParse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  if (!manifest.success) {
    const [issue] = manifest.error.issues;
    throw new RefusedError(`${folder}/${MANIFEST}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const { tables, pictures } = manifest.data;
  const unlisted = [...tables, ...pictures].find(({ file }) => !sums.has(file));
  if (unlisted) throw new RefusedError(`${folder}/${unlisted.file} is not in ${SUMS}.`);
  return manifest.data;
}

async function sumOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  return unlessAbsent(pipeline(createReadStream(path), hash).then(() => hash.digest('hex')));
}

/** Pictures that are fetched or put at the same time. */
const AT_ONCE = 8;

/** Does the work for each item, eight at the same time, and tells how many are done. @throws the first failure, once nothing is under way any more */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const left = items.values();
  let done = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      // They share the iterator: each takes the next one that nobody has.
      for (const item of left) {
        await work(item);
        onProgress((done += 1), items.length);
      }
    }),
  );
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
