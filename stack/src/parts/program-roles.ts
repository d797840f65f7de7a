import { withDatabase } from '../with-database.ts';
import type { Secrets } from '../data-dir/secrets.ts';
import { PROGRAMS, type ProgramName } from '../config.ts';

/** How each program reaches the database. */
export type ProgramDatabaseUrls = Readonly<Record<ProgramName, string>>;

const ROLES: Readonly<Record<ProgramName, { role: string; password: (secrets: Secrets) => string }>> = {
  api: { role: 'directory_api', password: (secrets) => secrets.apiDatabasePassword },
  worker: { role: 'directory_worker', password: (secrets) => secrets.workerDatabasePassword },
  indexer: { role: 'directory_indexer', password: (secrets) => secrets.indexerDatabasePassword },
};

/** Lets the programs' roles, which the migrations made, log in to the embedded database. Returns their addresses. */
export async function openProgramRoles(databaseUrl: string, secrets: Secrets): Promise<ProgramDatabaseUrls> {
  return withDatabase(databaseUrl, async (sql) => {
    const urls = await Promise.all(
      PROGRAMS.map(async (program) => {
        const { role, password } = ROLES[program];
        const [statement] = await sql<{ alter: string }[]>`
          select format('alter role %I login password %L', ${role}::text, ${password(secrets)}::text) as alter`;
        await sql.unsafe(statement?.alter ?? '');
        const url = new URL(databaseUrl);
        url.username = role;
        url.password = password(secrets);
        return [program, url.href] as const;
      }),
    );
    return Object.fromEntries(urls) as Record<ProgramName, string>;
  });
}
