import type postgres from 'postgres';

/**
 * Has the account no password meanwhile: every one is wrong then, and Auth says so without the half second that a hash takes on
 * a busy machine, which many guesses would add up.
 */
export async function withoutPassword<Result>(
  sql: postgres.Sql,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const [user] = await sql<{ hash: string }[]>`
    select encrypted_password as hash from auth.users where id = ${userId}`;
  await sql`update auth.users set encrypted_password = null where id = ${userId}`;
  try {
    return await work();
  } finally {
    await sql`update auth.users set encrypted_password = ${user?.hash ?? null} where id = ${userId}`;
  }
}
