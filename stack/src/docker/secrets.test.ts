import {
  copyFileSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type RotatedPart, rotateSecrets, ROTATIONS } from './rotate-secrets.ts';
import { writeSecrets } from './write-secrets.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'directory-secrets-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => lstatSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
const keysIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Record<string, string>;

const MAIL = { SMTP_URL: 'smtp://site:secret@mail.example.org:587' };
const nobody = () => Promise.resolve();

it.each(Object.keys(ROTATIONS) as RotatedPart[])(
  'rotating %s leaves the old value nowhere, and each file as setup writes it of the new',
  async (part) => {
    const folder = newFolder();
    writeSecrets(folder, MAIL);
    const old = keysIn(folder);
    const before = contentOf(folder);
    const changed = await rotateSecrets(folder, part, nobody);
    const after = contentOf(folder);
    const names = ROTATIONS[part].keys.filter((name) => name !== 'issuedAt');
    for (const name of names) expect(JSON.stringify(after)).not.toContain(old[name]);
    expect(
      Object.keys(after)
        .filter((name) => after[name] !== before[name])
        .sort(),
    ).toEqual([...changed, 'keys.json'].sort());
    const fresh = newFolder();
    copyFileSync(join(folder, 'keys.json'), join(fresh, 'keys.json'));
    writeSecrets(fresh, MAIL);
    expect(after).toEqual(contentOf(fresh));
    for (const name of Object.keys(after))
      expect([name, lstatSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    // A second setup leaves each file as it is.
    const written = lstatSync(join(folder, 'keys.json')).ino;
    expect(writeSecrets(folder, {})).toEqual([]);
    expect(lstatSync(join(folder, 'keys.json')).ino).toBe(written);
  },
);

it('goes on with the same values where the database has taken them and the files have not', async () => {
  const folder = newFolder();
  writeSecrets(folder, MAIL);
  const told: unknown[] = [];
  const breaksOff = (_: string, __: unknown, next: unknown) => {
    told.push(next);
    return told.length === 1 ? Promise.reject(new Error('the line is down')) : Promise.resolve();
  };
  await expect(rotateSecrets(folder, 'roles', breaksOff)).rejects.toThrow('the line is down');
  await expect(rotateSecrets(folder, 'redis')).rejects.toThrow('setup rotate roles');
  await rotateSecrets(folder, 'roles', breaksOff);
  expect(told[1]).toEqual(told[0]);
  expect(keysIn(folder)).toEqual(told[0]);
  await rotateSecrets(folder, 'redis');
});

it('keeps what else was written into a file, and leaves alone what runs elsewhere', async () => {
  const folder = newFolder();
  writeSecrets(folder, { DATABASE_URL: 'postgres://postgres:theirs@db.example.org/postgres' });
  const conf = join(folder, 'redis.conf');
  writeFileSync(conf, `${readFileSync(conf, 'utf8')}maxclients 500\n`);
  await rotateSecrets(folder, 'redis');
  expect(readFileSync(conf, 'utf8')).toContain(`${keysIn(folder)['redisPassword']}\n`);
  expect(readFileSync(conf, 'utf8')).toContain('maxclients 500');
  const before = contentOf(folder);
  await expect(rotateSecrets(folder, 'roles', nobody)).rejects.toThrow('none of these containers');
  expect(contentOf(folder)).toEqual(before);
});

it('writes each file for its owner alone, and never over what is there', () => {
  const folder = newFolder();
  expect(writeSecrets(folder, {}).length).toBe(Object.keys(contentOf(folder)).length - 1);
  for (const name of Object.keys(contentOf(folder)))
    expect([name, lstatSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  const first = contentOf(folder);
  writeFileSync(join(folder, 'redis-url'), 'redis://elsewhere');
  expect(writeSecrets(folder, {})).toEqual([]);
  expect(contentOf(folder)).toEqual({ ...first, 'redis-url': 'redis://elsewhere' });
});

it('makes what was taken away again, of the same keys', () => {
  const folder = newFolder();
  writeSecrets(folder, {});
  const first = contentOf(folder);
  rmSync(join(folder, 'mail'), { recursive: true });
  rmSync(join(folder, 'supabase-secret-key'));
  const written = writeSecrets(folder, { SMTP_URL: 'smtp://site:p%40ss@mail.example.org:587' });
  expect(written.sort()).toEqual([
    'mail/alertmanager.yml',
    'mail/allow-unverified',
    'mail/auth.env',
    'mail/smtp-url',
    'supabase-secret-key',
  ]);
  const second = contentOf(folder);
  expect(second['supabase-secret-key']).toBe(first['supabase-secret-key']);
  expect(second['mail/auth.env']).toContain('GOTRUE_SMTP_HOST="mail.example.org"');
  expect(second['mail/auth.env']).toContain('GOTRUE_SMTP_PASS="p@ss"');
  // Plain mail to the mailbox of one's own network, TLS to anybody else.
  expect([first['mail/allow-unverified'], second['mail/allow-unverified']]).toEqual([
    'postgres,redis,supabase,keyholder,meilisearch,smtp',
    'postgres,redis,supabase,keyholder,meilisearch',
  ]);
});

it('tells Alertmanager where to write, in which language, and over TLS', () => {
  const settings = (env: Record<string, string>) => {
    const folder = newFolder();
    writeSecrets(folder, {
      OPERATOR_EMAIL: 'ada@example.org',
      MAIL_FROM: 'Répertoire <d@example.org>',
      ...env,
    });
    return JSON.parse(readFileSync(join(folder, 'mail', 'alertmanager.yml'), 'utf8')) as {
      global: Record<string, unknown>;
      receivers: { email_configs: { to: string; text: string }[] }[];
    };
  };
  expect(settings({}).global).toEqual({
    smtp_smarthost: 'mailpit:1025',
    smtp_from: 'Répertoire <d@example.org>',
    smtp_require_tls: false,
  });
  const { global, receivers } = settings({
    SMTP_URL: 'smtps://site:p%40ss@mail.example.org',
    OPERATOR_LANGUAGE: 'fr',
  });
  expect(global).toMatchObject({
    smtp_smarthost: 'mail.example.org:465',
    smtp_auth_username: 'site',
    smtp_auth_password: 'p@ss',
    smtp_require_tls: true,
  });
  expect(receivers[0]?.email_configs[0]).toMatchObject({
    to: 'ada@example.org',
    text: expect.stringContaining('.Annotations.summary_fr') as unknown,
  });
});

it('takes what the environment names for parts that run elsewhere', () => {
  const folder = newFolder();
  writeSecrets(folder, {
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    API_DATABASE_URL: 'postgres://a@db.example.org/postgres',
  });
  expect(contentOf(folder)).toMatchObject({
    'supabase-secret-key': 'sb_secret_x',
    'api-database-url': 'postgres://a@db.example.org/postgres',
  });
});

it('does not go on with damaged keys', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'keys.json'), '{');
  expect(() => writeSecrets(folder, {})).toThrow('is damaged');
});
