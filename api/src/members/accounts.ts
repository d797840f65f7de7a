import type postgres from 'postgres';
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
