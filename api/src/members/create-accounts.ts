import type { Accounts, AccountsOptions } from './accounts.ts';
import { createEmbeddedAccounts } from './embedded-accounts.ts';
import { createHostedAccounts } from './hosted-accounts.ts';

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
