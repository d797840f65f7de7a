import { z } from 'zod';
import type { Accounts, AccountsOptions } from './accounts.ts';

/** Auth refused what was asked of its admin interface. */
export class AccountsError extends Error {
  override readonly name = 'AccountsError';
  readonly code = 'accounts';
}

const BAN_FOR_GOOD = '876000h';
const user = z.object({ id: z.uuid() });
const link = z.object({ hashed_token: z.string().min(1) });

/** Through the admin interface of Supabase Auth, with the secret key. */
export function createHostedAccounts({ sql, supabase, secretKey }: AccountsOptions): Accounts {
  const ask = async (method: 'POST' | 'PUT', path: string, body: unknown): Promise<unknown> => {
    const answer = await supabase.send({
      method,
      path: `/auth/v1/admin/${path}`,
      headers: {
        apikey: secretKey,
        // A secret key of the new kind is no token, and the gateway puts one in its place.
        ...(secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` }),
        'content-type': 'application/json',
      },
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
