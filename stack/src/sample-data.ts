import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere, replaceFile } from './data-dir/files.ts';
import type { OpenStack } from './open-stack.ts';
import type { Parts } from './parts/start-parts.ts';
import { nodeCommand } from './programs.ts';
import { DEMO_MEMBER, type MemberSignIn } from './sample/member.ts';
import { withDatabase } from './with-database.ts';

/**
 * Loads made-up profiles where they are wanted and the database has none, in a process of its own: the generator and its pictures take memory
 * that the running stack should not keep. Returns the made-up member whose sign-in is shown; undefined when this DATA_DIR has never loaded
 * sample data, or none is wanted.
 */
export function loadSampleData(
  { config, supervisor, step }: OpenStack,
  { databaseUrl, supabase }: Parts,
): Promise<MemberSignIn | undefined> {
  const { dataDir, sampleProfiles: profiles } = config;
  const memberFile = join(dataDir, 'demo-member.json');
  const marker = join(dataDir, 'sample-data.loading');
  let loaded = 0;

  const load = async (onLine: (line: string) => void): Promise<MemberSignIn | undefined> => {
    if (profiles === 0) return undefined;
    // A load that was cut off left some of its rows: the loader is repeatable and completes them.
    if (!existsSync(marker) && (await hasProfiles(databaseUrl))) return rememberedMember(memberFile);
    writeFileSync(marker, '');
    const args = ['scripts/run.mjs', 'stack/src/bin/load-sample.ts', String(profiles)];
    const command = nodeCommand('sample-data', args, {
      DATABASE_URL: databaseUrl,
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
    });
    await supervisor.run(command, onLine);
    replaceFile(memberFile, DEMO_MEMBER);
    rmSync(marker);
    loaded = profiles;
    return DEMO_MEMBER;
  };

  return step(
    'sample',
    (progress) =>
      load((line) => {
        const [, done, total] = /^(\d+) of (\d+)$/.exec(line) ?? [];
        if (done && total)
          progress(`${grouped(done)} of ${grouped(total)} profiles`, Number(done) / Number(total));
      }),
    () => (loaded === 0 ? 'not needed' : `${grouped(loaded)} profiles`),
  );
}

const grouped = (number: number | string) => Number(number).toLocaleString('en-CA');

const hasProfiles = (databaseUrl: string): Promise<boolean> =>
  withDatabase(databaseUrl, async (sql) => (await sql`select from psychologist_profiles limit 1`).length > 0);

function rememberedMember(path: string): MemberSignIn | undefined {
  const text = readIfThere(path);
  return text === undefined ? undefined : (JSON.parse(text) as MemberSignIn);
}
