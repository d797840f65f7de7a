import type postgres from 'postgres';
import { createEmbeddedAccounts } from './embedded-accounts.ts';
import { createHostedAccounts } from './hosted-accounts.ts';
import type { SupabaseHttp } from './supabase-http.ts';

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

export interface AccountsOptions {
  sql: postgres.Sql;
  supabase: SupabaseHttp;
  secretKey: string;
}

/** Auth's admin interface, or, in the embedded Supabase of development, which has none, Auth's tables. */
export function createAccounts(options: AccountsOptions): Accounts {
  let accounts: Promise<Accounts> | undefined;
  const choose = async (): Promise<Accounts> => {
    // Auth itself keeps its migrations' history there; the embedded one does not.
    const [auth] = await options.sql<{ hosted: boolean }[]>`
      select to_regclass('auth.schema_migrations') is not null as hosted`;
    return auth?.hosted === true ? createHostedAccounts(options) : createEmbeddedAccounts(options.sql);
  };
  const chosen = (): Promise<Accounts> =>
    (accounts ??= choose().catch((error: unknown) => {
      accounts = undefined;
      throw error;
    }));
  return {
    create: async (email) => (await chosen()).create(email),
    enable: async (id) => (await chosen()).enable(id),
    disable: async (id) => (await chosen()).disable(id),
    recoveryToken: async (email) => (await chosen()).recoveryToken(email),
  };
}
