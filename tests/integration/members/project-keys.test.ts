import { createAccounts } from '@directory/api/people/members/accounts';
import { createSupabaseHttp } from '@directory/api/people/members/supabase-http';
import { ensureImageBucket } from '@directory/stack/parts/storage';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { startBuilt } from '../../support/built-program.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { type KeyedProject, keyedProject } from '../../support/keyed-project.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { readStack } from '../../support/stack-file.ts';
import { addMember } from '../../support/test-member.ts';
import { ask } from '../api/site.ts';
import { bearer, siteClient } from './client.ts';

const sql = connect();
afterAll(() => removeTestRows(sql));

/** A keyholder of the project's. */
async function startKeyholder({ url, secretKey }: KeyedProject) {
  const [apiToken, workerToken] = [randomUUID(), randomUUID()];
  const program = await startBuilt(['build/api/keyholder.js'], readStack(), {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: secretKey,
    KEYHOLDER_API_TOKEN: apiToken,
    KEYHOLDER_WORKER_TOKEN: workerToken,
    PORT: '0',
  });
  const { port } = JSON.parse(program.readyLine) as { port: number };
  return {
    workerToken,
    apiUrl: `http://api:${apiToken}@127.0.0.1:${port}`,
    workerUrl: `http://worker:${workerToken}@127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void (await program.end('SIGTERM')),
  };
}

describe.each(['legacy', 'new'] as const)('with a project’s %s keys', (kind) => {
  let project: KeyedProject;
  let keyholder: Awaited<ReturnType<typeof startKeyholder>>;
  beforeAll(async () => {
    project = await keyedProject(kind);
    keyholder = await startKeyholder(project);
  });
  afterAll(async () => {
    await keyholder[Symbol.asyncDispose]();
    await project[Symbol.asyncDispose]();
  });

  it('members sign in, renew their session, edit their profile, and change their picture', async () => {
    await forgetMemberLimits();
    await using api = await startApi(readStack(), {
      env: {
        SUPABASE_URL: project.url,
        SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
        KEYHOLDER_URL: keyholder.apiUrl,
      },
    });
    const member = await addMember(sql);
    const profile = await addProfile(sql, { user_id: member.id });
    const client = siteClient(api.url);
    expect((await client.auth.signInWithPassword(member)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.rpc('my_profile').single()).data).toMatchObject({ id: profile });

    const headers = { ...(await bearer(client)), 'content-type': 'image/png' };
    const png = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#285' } })
      .png()
      .toBuffer();
    const body = new Uint8Array(png);
    const path = '/api/members/me/photo';
    const kept = await ask(path, { method: 'POST', headers, body }, api.url);
    expect(kept.status).toBe(200);
    const { photoUrl } = kept.json() as { photoUrl: string };
    expect((await ask(photoUrl, {}, api.url)).headers.get('content-type')).toBe('image/webp');
    expect((await ask(path, { method: 'DELETE', headers }, api.url)).status).toBe(200);
    expect((await client.auth.signOut()).error).toBeNull();
    // The start of a stack on such a project.
    expect(await ensureImageBucket(project)).toBe(false);
    expect(project.refused).toEqual([]);
    await sql`delete from auth.users where id = ${member.id}`;
  });

  it('the operator invites a member, and disables and enables them', async () => {
    await using database = await ownDatabase();
    // By this table Supabase Auth itself is known, which has an admin interface.
    await database.sql`create table auth.schema_migrations ()`;
    await database.sql`create table auth.sessions (user_id uuid)`;
    const supabase = createSupabaseHttp(project.url);
    const accounts = createAccounts({ sql: database.sql, supabase, secretKey: project.secretKey });
    // The worker, which makes the links of mails, asks by way of the keyholder.
    const line = createSupabaseHttp(keyholder.workerUrl);
    const worker = createAccounts({ sql: database.sql, supabase: line, secretKey: keyholder.workerToken });
    const id = await accounts.create('member@example.org');
    await database.sql`insert into auth.sessions values (${id})`;
    expect(await worker.recoveryToken('member@example.org')).toBe('a-token');
    await expect(worker.disable(id)).rejects.toThrow('Supabase Auth answered 403');
    await accounts.disable(id);
    expect(await database.sql`select from auth.sessions`).toHaveLength(0);
    await accounts.enable(id);
    await Promise.all([supabase.close(), line.close()]);
    expect(project.administered).toEqual([
      'POST users',
      'POST generate_link',
      `PUT users/${id}`,
      `PUT users/${id}`,
    ]);
    expect(project.refused).toEqual([]);
  });
});
