import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Context } from './command-line/context.ts';
import { type Operation, type Outcome, RefusedError, type Role, ROLES } from './command-line/operation.ts';
import { sentenceOf } from './command-line/record-text.ts';
import { type OperatorAct, reportAct } from './operator-act-job.ts';

/** How long what operators did is known: as long as a record of a breach may have to be (PIPEDA). The migration that makes the audit says the same. */
export const ACTS_KEPT = '24 months';

/** An operation that somebody has begun: what each of its entries in the audit says. */
interface Act {
  id: string;
  /** Null where nobody need say who they are. */
  operator: string | null;
  /** By its words. */
  operation: string;
  input: object | null;
  reason: string | null;
  /** Ids of what was said. */
  subjects: readonly string[];
  forgets: boolean;
}

/**
 * Begins what changes something: the audit notes from now on which rows this connection changes, in their own transactions.
 * @throws RefusedError when whoever acts may not do this, of which the security log is told
 */
export async function beginAct(
  context: Context,
  operation: Operation,
  command: string,
  input: { reason?: string },
): Promise<Act> {
  const { forgets = false } = operation;
  const { reason = null, ...said } = input;
  const act = {
    ...{ id: randomUUID(), operation: command, forgets, reason },
    operator: await whoActs(context, operation, command, reason),
    input: forgets ? null : whatWasSaid(said),
    subjects: idsIn(input),
  };
  if (!forgets) {
    const { subjects: _, ...noted } = act;
    await context.sql`select set_config('directory.act', ${JSON.stringify(noted)}, false)`;
  }
  return act;
}

/** Enters into audit and log what came of it. Of what failed, words may name somebody whom nobody was found for: they are not kept. */
export async function endAct(context: Context, act: Act, outcome: Outcome | undefined): Promise<void> {
  const came = outcome === undefined ? 'failed' : outcome.isDone === false ? 'partly' : 'done';
  const subjects = [...new Set([...act.subjects, ...idsIn(outcome)])].slice(0, 50);
  const { id, operator, operation, input, reason } = act;
  const words = outcome ? { input: JSON.stringify(input), reason } : { input: null, reason: null };
  await context.sql`
    insert into public.operator_acts (act, operator, operation, input, reason, subjects, outcome)
    values (${id}, ${operator}, ${operation}, nullif(${words.input}::text::jsonb, 'null'), ${words.reason},
      ${act.forgets ? [] : subjects}::uuid[], ${came})`.catch((error: unknown) =>
    context.say(`The audit could not be told of this: ${sentenceOf(error)}`),
  );
  const told = { command: operation, subjects, done: came === 'done' };
  await reportAct(context, { ...told, operator: operator ?? undefined });
}

const UUIDS = /[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;
const idsIn = (value: unknown): string[] => JSON.stringify([value]).match(UUIDS) ?? [];

/** A regulator by its code; without what is so where nothing is said. */
function whatWasSaid(input: object): object {
  const said = Object.entries(input).filter(([, value]) => String(value ?? '') !== '' && value !== false);
  return Object.fromEntries(said.map(([key, value]) => [key, (value as { code?: unknown }).code ?? value]));
}

/** Who does this, as recorded. Nobody need be recorded; the first who is, is an owner. @throws RefusedError */
async function whoActs(
  context: Context,
  { needs = 'operator', asksReason }: Operation,
  command: string,
  reason: string | null,
): Promise<string | null> {
  if (needs === null) return null;
  const said = context.operator;
  const [any] = await context.sql`select from public.operators limit 1`;
  if (!any) return said;
  const refuse = async (refused: OperatorAct['refused'], sentence: string, operator?: string) => {
    await reportAct(context, { ...{ command, subjects: [], done: false, refused }, operator });
    return new RefusedError(sentence);
  };
  const who = 'operators list says who is known';
  if (said === null)
    throw await refuse(
      'nameless',
      `Say who you are: --as <name>, or the variable OPERATOR, also where you start the desk; ${who}.`,
    );
  const known = await findOperator(context.sql, said);
  if (known === null)
    throw await refuse('unknown', `Nobody is recorded as ${said}: ${who}, and an owner adds people.`);
  const may = ROLES.slice(ROLES.indexOf(needs));
  if (!may.includes(known.role))
    throw await refuse(
      'role',
      `${known.name} is recorded as ${known.role}; this takes ${may.join(' or ')}. An owner can do it, or change the role: operators role.`,
      known.name,
    );
  if (asksReason && reason === null) throw new RefusedError('Say why, with a reason: the audit keeps it.');
  return known.name;
}

/** Somebody who operates the directory. */
export interface OperatorRecord {
  name: string;
  role: Role;
  added_at: Date;
}

/** Who is called so, whatever the case; null when nobody is. */
export async function findOperator(sql: Sql, name: string): Promise<OperatorRecord | null> {
  const [row] = await sql<OperatorRecord[]>`
    select name, role, added_at from public.operators where lower(name) = lower(${name})`;
  return row ?? null;
}

/** Deletes what operators did once nobody need know it any more. Returns how many entries went. */
export async function deleteOldActs(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select public.delete_old_operator_acts() as count`;
  return row?.count ?? 0;
}
