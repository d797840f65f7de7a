import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Sql, TransactionSql } from 'postgres';
import type { PhotoStore } from '../../people/photos/store.ts';
import {
  type BackupWriter,
  eachOf,
  FORMAT,
  type Manifest,
  type OnProgress,
  type SavedTable,
  writeBackup,
} from './backup-folder.ts';
import {
  type BackupTable,
  countRows,
  nameOf,
  quoted,
  ROWS_AT_ONCE,
  selectMigrations,
  selectTables,
  settle,
} from './tables.ts';

/**
 * Saves database and pictures beside live traffic: all tables as one snapshot shows them, then the pictures that it names. The folder
 * appears when the whole is written. @throws RefusedError when something is there already
 */
export async function backup({
  sql,
  pictures: store,
  folder,
  onProgress,
}: {
  sql: Sql;
  pictures: Pick<PhotoStore, 'read'>;
  folder: string;
  onProgress?: OnProgress;
}): Promise<Manifest> {
  const writer = await writeBackup(folder);
  try {
    const { names, ...database } = await saveDatabase(sql, writer);
    const pictures: Manifest['pictures'] = [];
    const missingPictures: string[] = [];
    const files = new Set<string>();
    await eachOf(
      names,
      async (name) => {
        const picture = await store.read(name);
        if (picture === null) missingPictures.push(name);
        else {
          // By its content, since a name may hold anything; two of the same content share a file.
          const file = `pictures/${createHash('sha256').update(picture.bytes).digest('hex')}`;
          if (!files.has(file)) {
            files.add(file);
            await writer.write(file, picture.bytes);
          }
          pictures.push({ name, type: picture.type, file });
        }
      },
      onProgress,
    );
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    const manifest = {
      format: FORMAT,
      ...database,
      pictures: pictures.toSorted(byName),
      missingPictures: missingPictures.toSorted(),
    } as const;
    await writer.finish(manifest);
    return manifest;
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/** All tables and the pictures' names, of one moment. */
async function saveDatabase(
  sql: Sql,
  writer: BackupWriter,
): Promise<Pick<Manifest, 'madeAt' | 'migrations' | 'tables'> & { names: string[] }> {
  return sql.begin('isolation level repeatable read read only', async (snapshot) => {
    // A role for which row-level security holds would save a part, and not know it: this makes it an error.
    await snapshot`set local row_security = off`;
    await settle(snapshot);
    const [clock] = await snapshot<{ now: Date }[]>`select now() as now`;
    const tables: SavedTable[] = [];
    for (const table of await selectTables(snapshot)) tables.push(await saveTable(snapshot, table, writer));
    const photos = await snapshot<{ name: string }[]>`select name from public.stored_photos() order by name`;
    return {
      madeAt: (clock?.now ?? new Date()).toISOString(),
      migrations: await selectMigrations(snapshot),
      tables,
      names: photos.map(({ name }) => name),
    };
  });
}

async function saveTable(
  snapshot: TransactionSql,
  table: BackupTable,
  writer: BackupWriter,
): Promise<SavedTable> {
  const { schema, name, columns } = table;
  const file = `tables/${schema}.${name}.jsonl.gz`;
  const rows = await countRows(snapshot, table);
  await writer.write(file, Readable.from(linesOf(snapshot, table)));
  return { schema, name, columns, rows, file };
}

/** Pieces of the file: each row a JSON array of Postgres' own texts (COPY may wait for ever in postgres 3.4), in the order of the key: the same rows are the same file. */
async function* linesOf(snapshot: TransactionSql, table: BackupTable): AsyncGenerator<string> {
  const values = table.columns.map((column) => `${quoted(column)}::text`).join(', ');
  const order = table.key.length === 0 ? '' : `order by ${table.key.map(quoted).join(', ')}`;
  const statement = `select to_json(array[${values}])::text as line from ${nameOf(table)} ${order}`;
  for await (const rows of snapshot.unsafe<{ line: string }[]>(statement).cursor(ROWS_AT_ONCE))
    yield rows.map(({ line }) => `${line}\n`).join('');
}
