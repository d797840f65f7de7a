import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Accounts } from './accounts.ts';

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
