import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withDatabase } from './with-database.ts';
import { z } from 'zod';
import { projectRoot } from './config.ts';
import type { Supervisor } from './process/supervisor.ts';

const demoMemberSchema = z.object({ email: z.string(), password: z.string() });
export type DemoMember = z.infer<typeof demoMemberSchema>;

const progressSchema = z.object({ done: z.number(), total: z.number() });

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
  const resultFile = `${memberFile}.new`;
  await options.supervisor.run(
    {
      name: 'sample-data',
      command: process.execPath,
      args: [
        join(projectRoot, 'scripts', 'run.mjs'),
        resolve(import.meta.dirname, 'bin', 'load-sample.ts'),
        String(options.profiles),
        resultFile,
      ],
      env: {
        DATABASE_URL: options.databaseUrl,
        SUPABASE_URL: options.supabase.url,
        SUPABASE_SECRET_KEY: options.supabase.secretKey,
      },
    },
    (line) => {
      const progress = parseProgress(line);
      if (progress !== undefined) options.onProgress(progress.done, progress.total);
    },
  );
  renameSync(resultFile, memberFile);
  rmSync(marker);
  return { loaded: options.profiles, demoMember: readMember(memberFile) };
}

async function hasNoProfile(databaseUrl: string): Promise<boolean> {
  return withDatabase(databaseUrl, async (sql) => {
    const [row] = await sql<
      { none: boolean }[]
    >`select not exists (select from psychologist_profiles) as none`;
    return row?.none ?? true;
  });
}

function readMember(path: string): DemoMember | undefined {
  if (!existsSync(path)) return undefined;
  return demoMemberSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
}

function parseProgress(line: string): z.infer<typeof progressSchema> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return progressSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined; // Another program's line in braces.
  }
}
