import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './config.ts';
import { replaceFile } from './data-dir/files.ts';
import type { Supervisor } from './process/supervisor.ts';
import { withDatabase } from './with-database.ts';

const demoMemberSchema = z.object({ email: z.string(), password: z.string() });
export type DemoMember = z.infer<typeof demoMemberSchema>;

const progressSchema = z.object({ done: z.number(), total: z.number() });
/** What the loader says, a line each. */
const saidSchema = z.union([progressSchema, z.object({ demoMember: demoMemberSchema })]);

export interface SampleResult {
  /** How many profiles were loaded now. */
  loaded: number;
  /** The made-up member whose sign-in is shown; undefined when this DATA_DIR loaded no sample data, or none is wanted. */
  demoMember: DemoMember | undefined;
}

/**
 * Loads `profiles` made-up profiles when the database has none, in a process of its own: the generator and its pictures
 * take memory that the running stack should not keep. The demo member's sign-in is remembered in DATA_DIR.
 */
export async function ensureSampleData(options: {
  supervisor: Supervisor;
  dataDir: string;
  databaseUrl: string;
  supabase: { url: string; secretKey: string };
  profiles: number;
  onProgress: (done: number, total: number) => void;
}): Promise<SampleResult> {
  const memberFile = join(options.dataDir, 'demo-member.json');
  const marker = join(options.dataDir, 'sample-data.loading');
  // A load that was cut off left some of its rows: the loader is repeatable and completes them.
  if (options.profiles === 0) return { loaded: 0, demoMember: undefined };
  if (!existsSync(marker) && !(await hasNoProfile(options.databaseUrl)))
    return { loaded: 0, demoMember: readMember(memberFile) };

  writeFileSync(marker, '');
  let demoMember: DemoMember | undefined;
  const run = join(projectRoot, 'scripts', 'run.mjs');
  const loader = resolve(import.meta.dirname, 'bin', 'load-sample.ts');
  await options.supervisor.run(
    {
      name: 'sample-data',
      command: process.execPath,
      args: [run, loader, String(options.profiles)],
      env: {
        DATABASE_URL: options.databaseUrl,
        SUPABASE_URL: options.supabase.url,
        SUPABASE_SECRET_KEY: options.supabase.secretKey,
      },
    },
    (line) => {
      const said = saidIn(line);
      if (said && 'done' in said) options.onProgress(said.done, said.total);
      else if (said) demoMember = said.demoMember;
    },
  );
  // Without it the next start loads them again.
  if (!demoMember) throw new Error('The sample data were loaded, and no sign-in was named. Start again.');
  replaceFile(memberFile, demoMember);
  rmSync(marker);
  return { loaded: options.profiles, demoMember };
}

const hasNoProfile = (databaseUrl: string): Promise<boolean> =>
  withDatabase(
    databaseUrl,
    async (sql) => (await sql`select from psychologist_profiles limit 1`).length === 0,
  );

function readMember(path: string): DemoMember | undefined {
  if (!existsSync(path)) return undefined;
  return demoMemberSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
}

function saidIn(line: string): z.infer<typeof saidSchema> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return saidSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined; // Another program's line in braces.
  }
}
