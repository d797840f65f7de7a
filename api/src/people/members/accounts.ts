import { keyHeaders } from '@directory/domain/accounts/supabase-key';
import { LRUCache } from 'lru-cache';
import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import type { SupabaseHttp } from './supabase-http.ts';

/** How long the link of a mail sets a password: `auth.email.otp_expiry` in supabase/config.toml, which a test compares. */
export const LINK_VALID_HOURS = 24;

/** The accounts of Supabase Auth, as far as the directory manages them. */
export interface Accounts {
  /** Makes an account with a confirmed address and no password, and returns its id. */
  create(email: string): Promise<string>;
  /** Lets a disabled account sign in again once it has set a new password. */
  enable(id: string): Promise<void>;
  /** Ends the account's sessions and lets it neither sign in nor renew one. */
  disable(id: string): Promise<void>;
  /**
   * Makes the token of a link that signs in once, to set a password: what supabase-js takes as `token_hash` of the type
   * `recovery`. A token made earlier is void.
   */
  recoveryToken(email: string): Promise<string>;
}

interface AccountsOptions {
  sql: postgres.Sql;
  supabase: SupabaseHttp;
  secretKey: string;
}

/** Auth's admin interface, or, in the embedded Supabase of development, which has none, Auth's tables. */
export function createAccounts(options: AccountsOptions): Accounts {
  const choose = async (): Promise<Accounts> => {
    // Auth itself keeps its migrations' history there; the embedded one does not. The catalog is open also where the schema is closed.
    const [auth] = await options.sql<{ hosted: boolean }[]>`
      select exists (
        select from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
        where n.nspname = 'auth' and c.relname = 'schema_migrations'
      ) as hosted`;
    return auth?.hosted === true ? createHostedAccounts(options) : createEmbeddedAccounts(options.sql);
  };
  const kept = new LRUCache<'chosen', Accounts>({ max: 1, fetchMethod: choose });
  const chosen = () => kept.forceFetch('chosen');
  return {
    create: async (email) => (await chosen()).create(email),
    enable: async (id) => (await chosen()).enable(id),
    disable: async (id) => (await chosen()).disable(id),
    recoveryToken: async (email) => (await chosen()).recoveryToken(email),
  };
}

/** Auth refused what was asked of its admin interface. */
class AccountsError extends Error {
  override readonly name = 'AccountsError';
  readonly code = 'accounts';
}

const BAN_FOR_GOOD = '876000h';
const user = z.object({ id: z.uuid() });
const link = z.object({ hashed_token: z.string().min(1) });

/** Through the admin interface of Supabase Auth, with the secret key. */
function createHostedAccounts({ sql, supabase, secretKey }: AccountsOptions): Accounts {
  const ask = async (method: 'POST' | 'PUT', path: string, body: unknown): Promise<unknown> => {
    const answer = await supabase.send({
      method,
      path: `/auth/v1/admin/${path}`,
      headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = answer.body.toString('utf8');
    if (answer.status >= 300)
      throw new AccountsError(`Supabase Auth answered ${answer.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  return {
    async create(email) {
      return user.parse(await ask('POST', 'users', { email, email_confirm: true })).id;
    },
    async enable(id) {
      await ask('PUT', `users/${id}`, { ban_duration: 'none' });
    },
    async disable(id) {
      await ask('PUT', `users/${id}`, { ban_duration: BAN_FOR_GOOD });
      // The admin interface ends sessions by their tokens only, which nobody but their member has.
      await sql`delete from auth.sessions where user_id = ${id}`;
    },
    async recoveryToken(email) {
      return link.parse(await ask('POST', 'generate_link', { type: 'recovery', email })).hashed_token;
    },
  };
}

/**
 * In the tables of Supabase Lite 0.10, which has no admin interface. It compares a recovery token with the column as it is,
 * counts its age from `recovery_sent_at`, and lets nobody sign in whose password is null; a ban it does not heed.
 */
export function createEmbeddedAccounts(sql: postgres.Sql): Accounts {
  return {
    async create(email) {
      const id = randomUUID();
      await sql.begin(async (transaction) => {
        await transaction`
          insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
          values (
            ${id}, 'authenticated', 'authenticated', ${email}, now(),
            ${transaction.json({ provider: 'email', providers: ['email'] })}, ${transaction.json({})}
          )`;
        await transaction`
          insert into auth.identities (id, provider, provider_id, user_id, identity_data)
          values (
            gen_random_uuid(), 'email', ${id}, ${id},
            ${transaction.json({ sub: id, email, email_verified: true })}
          )`;
      });
      return id;
    },
    async enable(id) {
      await sql`update auth.users set banned_until = null where id = ${id}`;
    },
    async disable(id) {
      await sql.begin(async (transaction) => {
        await transaction`
          update auth.users
          set banned_until = '2999-01-01', encrypted_password = null, recovery_token = null, recovery_sent_at = null
          where id = ${id}`;
        await transaction`delete from auth.refresh_tokens where user_id = ${id}`;
        await transaction`delete from auth.sessions where user_id = ${id}`;
      });
    },
    async recoveryToken(email) {
      const token = randomBytes(28).toString('hex');
      const { count } = await sql`
        update auth.users set recovery_token = ${token}, recovery_sent_at = now() where email = ${email}`;
      if (count === 0) throw new Error('There is no such account.');
      return token;
    },
  };
}
