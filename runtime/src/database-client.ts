/** The types of `text[]` and `uuid[]`, the arrays that the programs' statements name. */
const TEXT_ARRAY = 1009;
const UUID_ARRAY = 2951;

/**
 * How every program opens its client of the database: options of the driver `postgres`.
 *
 * The driver would ask each new connection for its array types. postgres 3.4 drops that query's promise, so a connection that ends
 * meanwhile, for whatever reason, rejects it with nobody to catch, which ends the process. So the arrays that are used are declared
 * here, and it asks nothing. An array of another type arrives as Postgres' own text.
 */
export const DATABASE_CLIENT = {
  onnotice: () => undefined,
  fetch_types: false,
  types: {
    array: { to: TEXT_ARRAY, from: [TEXT_ARRAY, UUID_ARRAY], serialize: serializeArray, parse: parseArray },
  },
};

/** An array literal of Postgres'. */
export function serializeArray(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/[\\"]/g, String.raw`\$&`)}"`).join(',')}}`;
}

/** Reads an array literal of one dimension. */
export function parseArray(literal: string): (string | null)[] {
  return Array.from(literal.slice(1, -1).matchAll(/"((?:[^"\\]|\\[^])*)"|[^,]+/g), ([bare, quoted]) => {
    if (quoted !== undefined) return quoted.replace(/\\([^])/g, '$1');
    return bare === 'NULL' ? null : bare;
  });
}
