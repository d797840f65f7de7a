import type { Sql } from 'postgres';
import { type FirstRows, firstRows } from '../../first-rows.ts';
import { type Group, list, text } from '../command-line/operation.ts';
import { personCalled } from '../person/command.ts';
import { ACTS, theirs } from '../person/holdings.ts';

/** One row that an act changed, by the columns that differ; or how many of a table, where they were more than a hundred. */
type Change = { table: string } & (
  | { row: string; before: Record<string, unknown>; after: Record<string, unknown> }
  | { rows: number }
);

/** What somebody did. */
interface ActRecord {
  at: Date;
  operator: string | null;
  operation: string;
  input: object | null;
  reason: string | null;
  /** Null when it broke off. */
  outcome: string | null;
  changes: readonly Change[];
}

async function selectActs(sql: Sql, { by, operation, person, limit }: Asked): Promise<FirstRows<ActRecord>> {
  const about = person === undefined ? null : await personCalled({ sql }, person);
  const all = sql`
    select min(a.at) as at, a.operator, a.operation, (array_agg(a.input) filter (where a.input is not null))[1] as input,
      max(a.reason) as reason, max(a.outcome) as outcome,
      coalesce(jsonb_path_query_array(jsonb_agg(a.changes order by a.at), '$[*][*] ? (@ != null)'), '[]') as changes
    from public.operator_acts as a
    where ${by === undefined ? sql`true` : sql`lower(a.operator) = lower(${by})`}
      and ${operation === undefined ? sql`true` : sql`a.operation = ${operation}`}
      and ${about ? sql`a.act in (select t.act from ${theirs(sql, ACTS, about)})` : sql`true`}
    group by a.act, a.operator, a.operation`;
  return firstRows(sql, { all, order: sql`l.at desc, l.operation`, limit });
}

interface Asked {
  by?: string | undefined;
  operation?: string | undefined;
  person?: string | undefined;
  limit: number;
}

/** A value on the screen; all of it is in the JSON. */
const MOST_SHOWN = 60;
function shown(value: unknown): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words;
}

const changeText = (change: Change): string[] =>
  'rows' in change
    ? [`${change.rows} rows of ${change.table}`]
    : Object.entries(change.after).map(
        ([column, value]) => `${column}: ${shown(change.before[column])} → ${shown(value)}`,
      );

export const audit: Group = {
  name: 'audit',
  about: 'What operators did: who, when and why, and what it changed.',
  operations: [
    list(
      { many: 'acts' },
      {
        about: 'List what was done, the newest first. Rehearsals are not in it.',
        input: {
          by: text('name', 'only what this operator did').optional(),
          operation: text('words', 'only this operation: "profiles deactivate"').optional(),
          person: text(
            'who',
            "only what was about them: an email address; or a profile's id, name or registration number",
          ).optional(),
        },
        select: selectActs,
        columns: {
          When: 'at',
          Who: ({ operator }) => operator ?? 'not said',
          What: 'operation',
          Said: ({ input }) => Object.entries(input ?? {}).map(([key, value]) => `${key}: ${shown(value)}`),
          Why: ({ reason }) => reason ?? '',
          Outcome: ({ outcome }) => outcome ?? 'broke off',
          Changed: ({ changes }) => changes.flatMap(changeText),
        },
      },
    ),
  ],
};
