import { z } from 'zod';

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

export const manifestSchema = z.object({
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
