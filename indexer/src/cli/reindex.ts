import { isUuid } from '@directory/domain/text/uuid';
import { Command, InvalidArgumentError } from 'commander';
import type { Lease } from '../log/lease.ts';
import { openSession, withLock } from '../log/session.ts';
import { readTarget } from '../log/targets.ts';
import { NotBuiltError } from '../sync/sync-batch.ts';
import { writeProfiles, type WriteResult } from '../sync/write-profiles.ts';
import type { Target } from '../target.ts';
import type { RunCommand } from './command-context.ts';

export function reindexCommand(run: RunCommand): Command {
  return new Command('reindex')
    .description('bring the index to the present state of single profiles, whether they changed or not')
    .argument('<id...>', 'ids of profiles', collectIds)
    .option('--dry-run', 'say what would be done and write nothing')
    .option('--json', 'print the result as JSON')
    .action((profileIds: string[], { dryRun = false, ...options }: { dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ config: { databaseUrl }, targets, takeLease, report }) => {
        let done = true;
        for (const target of targets) {
          if (dryRun) {
            report(
              { target: target.name, profileIds },
              `${target.name}: ${profileIds.length} would be sent.`,
            );
            continue;
          }
          const { indexed, deleted, setAside } = await reindex({
            databaseUrl,
            target,
            profileIds,
            lease: takeLease(),
          });
          const lines = setAside.map(
            ({ profileId, reason }) => `  ${profileId} cannot be indexed: ${reason}`,
          );
          const summary = `${target.name}: ${indexed} indexed, ${deleted} taken out (hidden or gone).`;
          report({ target: target.name, indexed, deleted, setAside }, [summary, ...lines].join('\n'));
          done &&= setAside.length === 0;
        }
        return done;
      }),
    );
}

function collectIds(id: string, before: string[] = []): string[] {
  if (!isUuid(id))
    throw new InvalidArgumentError('An id is a UUID, as `status` and the admin commands show it.');
  return [...before, id];
}

interface ReindexOptions {
  databaseUrl: string;
  target: Target;
  profileIds: readonly string[];
  lease?: Lease;
}

/**
 * Brings the index to the present state of these profiles at once, whether they changed or not; who is hidden or gone is taken out of
 * it. Waits for a batch that is being written. @throws NotBuiltError
 */
async function reindex({ databaseUrl, target, profileIds, lease }: ReindexOptions): Promise<WriteResult> {
  const session = openSession(databaseUrl, lease);
  try {
    return await withLock(session, 'sync', target.name, async () => {
      if (!(await readTarget(session.sql, target.name))) throw new NotBuiltError(target.name);
      const written = await writeProfiles(session, target, profileIds);
      await session.sql`select pg_notify('search_index_changed', '')`;
      return written;
    });
  } finally {
    await session.close();
  }
}
