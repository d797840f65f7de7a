import type { Kind } from '@directory/domain/profile/column-kinds';
import { columnOf, isColumn } from '@directory/domain/profile/columns';
import type { Context as HonoContext } from 'hono';
import type { Config } from '../../config.ts';
import { invalidRequest } from '../../errors.ts';
import { readJson } from '../../http/body.ts';
import { pageLanguage } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { bearerToken, signedInMember } from './member-session.ts';
import { refusedCall, refusedColumn, refusedRow } from './refused-row.ts';
import { membersUnavailable, type SupabaseHttp } from './supabase-http.ts';

const REST_PATH = '/api/supabase/rest/v1';

/** A call of the REST interface that is passed on; without parameters and `Prefer` unless it names them. */
interface RestCall {
  method?: 'PATCH';
  /** A table, or a function as `rpc/<name>`. */
  name: string;
  /** The parameters that are given, each once and in this form. */
  query?: Readonly<Record<string, RegExp>>;
  /** What may stand in `Prefer`. */
  prefer?: string;
  /** How large the answer may be, where that is more than usual. */
  mostBytes?: number;
}

/**
 * All that the members' pages ask for (`web/src/features/dashboard`), and so all that is passed on. Whoever holds a token could ask for
 * far more: another filter, joined tables, a plan.
 */
const REST_CALLS: readonly RestCall[] = [
  { name: 'rpc/my_profile' },
  { name: 'rpc/withdraw_profile_changes' },
  { name: 'rpc/withdraw_contact_address' },
  { name: 'rpc/resend_contact_address' },
  { name: 'rpc/my_sign_in_change' },
  { name: 'rpc/withdraw_my_sign_in_change' },
  { name: 'rpc/my_sessions' },
  { name: 'rpc/end_my_sessions' },
  { name: 'rpc/hide_my_profile' },
  { name: 'rpc/show_my_profile' },
  { name: 'rpc/ask_my_copy' },
  // With the pictures.
  { name: 'rpc/my_copy', mostBytes: 32 * 1024 * 1024 },
  { name: 'rpc/my_openings' },
  { name: 'rpc/say_my_opening' },
  { name: 'rpc/end_my_opening' },
  { name: 'rpc/read_my_calendar' },
  { name: 'rpc/my_unwanted_mails' },
  { name: 'rpc/choose_my_mails' },
  { name: 'rpc/my_premium' },
  { name: 'rpc/ask_my_premium' },
  { name: 'psychologist_profiles' },
  {
    method: 'PATCH',
    name: 'psychologist_profiles',
    query: { id: /^eq\.[0-9a-f-]{36}$/, revision: /^eq\.\d{1,9}$/, select: /^id$/ },
    prefer: 'return=representation',
  },
];

/**
 * Supabase's REST interface on the site's own address, so that one supabase-js client has one address. It takes the calls above of
 * members alone, with the public key and their own token: what they may do is decided by the database's grants and policies.
 */
export function registerSupabaseRest(
  app: App,
  { config, supabase }: { config: Config; supabase: SupabaseHttp },
): void {
  app.use(`${REST_PATH}/*`, refuseForeign(config.publicUrl), async (c, next) => {
    bearerToken(c);
    await next();
  });
  for (const call of REST_CALLS) {
    const method = call.method ?? 'POST';
    app.on(method, `${REST_PATH}/${call.name}`, async (c) => {
      const { search, searchParams } = new URL(c.req.url);
      checkQuery(call, searchParams);
      // The token outlives its session by up to an hour; what it opens must not.
      await signedInMember(c, { config, supabase });
      const { status, body } = await supabase.send({
        method,
        path: `/rest/v1/${call.name}${search}`,
        headers: {
          accept: 'application/json',
          apikey: config.supabase.publishableKey,
          authorization: bearerToken(c),
          'content-type': 'application/json',
          ...checkedPrefer(call, c),
        },
        body: JSON.stringify(await readRow(c)),
        ...(call.mostBytes !== undefined && { mostBytes: call.mostBytes }),
        signal: c.req.raw.signal,
      });
      if (status >= 400) {
        const refusal = refusedRow(body, pageLanguage(c));
        if (refusal) throw refusal;
        if (status >= 500) throw membersUnavailable(new Error(`The REST interface answered ${status}`));
        throw refusedCall(status, pageLanguage(c));
      }
      c.header('Cache-Control', 'no-store');
      if (body.length === 0) return c.newResponse(null, status as 204);
      return c.newResponse(new Uint8Array(body), status as 200, { 'Content-Type': 'application/json' });
    });
  }
}

/** @throws ApiError 400 for a parameter that the call does not take, takes in another form, or is given twice, or that is missing */
function checkQuery({ query = {} }: RestCall, given: URLSearchParams): void {
  const isTaken =
    given.size === Object.keys(query).length &&
    new Set(given.keys()).size === given.size &&
    [...given].every(([name, value]) => Object.hasOwn(query, name) && query[name]?.test(value));
  if (isTaken) return;
  const names = Object.keys(query).join(', ');
  throw invalidRequest(
    names
      ? `This address takes the parameters ${names} and no others, each once and in the form in which the site sends it.`
      : 'This address takes no parameters.',
  );
}

/** The header `Prefer`, if there is one. @throws ApiError 400 when it asks for what the call does not give */
function checkedPrefer({ prefer }: RestCall, c: HonoContext<Environment>): { prefer?: string } {
  const given = c.req.header('prefer');
  if (given === undefined) return {};
  if (given === prefer) return { prefer };
  throw invalidRequest(`This address takes ${prefer ?? 'nothing'} as Prefer.`);
}

/** What the columns hold that hold no text. The REST interface would take a list for one, and answer some other values as if it had failed. */
const TYPES: Partial<Record<Kind, 'boolean' | 'number' | 'list' | 'object'>> = {
  answer: 'boolean',
  cents: 'number',
  codes: 'list',
  experience: 'object',
  links: 'object',
};

function holds(column: string, value: unknown): boolean {
  const type = (isColumn(column) && TYPES[columnOf(column).kind]) || 'string';
  if (value === null) return true;
  if (type === 'list') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === type && !Array.isArray(value);
}

/** The columns to write. @throws ApiError 400 when they are no object (a list would be several rows), or a value is of another kind than its column */
async function readRow(c: HonoContext<Environment>): Promise<object> {
  const row = await readJson(c);
  if (typeof row === 'object' && row !== null && !Array.isArray(row)) {
    const wrong = Object.entries(row).find(([column, value]) => !holds(column, value));
    if (wrong) throw refusedColumn(wrong[0].slice(0, 60), pageLanguage(c));
    return row;
  }
  throw invalidRequest('The request body is not a JSON object.');
}
