import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { enqueueDocuments, searchDocuments } from '@directory/indexer/engine/documents';
import { finished } from '@directory/indexer/engine/engine';
import { askIndex } from '@directory/indexer/engine/index-admin';
import { PROFILE_INDEX, type ProfileDocument } from '@directory/search-config/document';
import { connectMeilisearch, type MeilisearchConnection } from '@directory/search-config/meilisearch-http';
import postgres from 'postgres';
import { savingMember, type SavingMember } from './member-save.ts';
import { startBenchStack } from './bench-stack.ts';
import { atMost, percentile, type BenchOptions, type BenchResult } from './result.ts';

const WARM_UP = 10;
const SAMPLES = 300;
const LOOK_EVERY_MS = 2;

/**
 * An edit from its commit in Postgres until a search shows it, through the running indexer, against the time that Meilisearch's own
 * task takes for the same edit sent straight to it; and a member's save, over REST with a session. They take turns.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  const engine = connectMeilisearch({ url: stack.meilisearch.url, apiKey: stack.meilisearch.adminKey });
  const sql = postgres(stack.postgres, { max: 1 });
  const times = {
    edit: [] as number[],
    task: [] as number[],
    direct: [] as number[],
    saved: [] as number[],
    sent: [] as number[],
  };
  try {
    await using member = await savingMember(sql, stack);
    const rows = await sql<{ id: string }[]>`
      select id from psychologist_profiles where is_active order by id limit ${WARM_UP + SAMPLES}`;
    for (const [index, { id }] of rows.entries()) {
      // Who goes second finds the engine's memory warm, so they take turns.
      const sides = [editStraight, editInPostgres, saveAsMember];
      sides.push(...sides.splice(0, index % sides.length));
      for (const edit of sides) {
        const took = await edit({ sql, engine, member, id, city: `Bench ${randomUUID()}` });
        if (index < WARM_UP) continue;
        if ('saved' in took) {
          times.saved.push(took.saved);
          times.sent.push(took.sent);
        } else if ('edit' in took) times.edit.push(took.edit);
        else {
          times.task.push(took.task);
          times.direct.push(took.direct);
        }
      }
    }
  } finally {
    await Promise.all([sql.end(), engine.close()]);
  }
  const p95 = (side: keyof typeof times) => percentile(times[side], 0.95);
  return {
    name: `sync, ${profiles} profiles`,
    figures: {
      'edit committed to visible p50 ms': percentile(times.edit, 0.5),
      'edit committed to visible p95 ms': p95('edit'),
      'member’s save confirmed to visible p50 ms': percentile(times.saved, 0.5),
      'member’s save confirmed to visible p95 ms': p95('saved'),
      'member’s save sent to visible p95 ms': p95('sent'),
      'engine task p50 ms': percentile(times.task, 0.5),
      'engine task p95 ms': p95('task'),
      'sent straight to visible p50 ms': percentile(times.direct, 0.5),
      'sent straight to visible p95 ms': p95('direct'),
    },
    ratios: [
      atMost('edit p95 over engine task p95', p95('edit') / p95('task'), 1.3),
      atMost('member’s save to searchable p95 over engine task p95', p95('saved') / p95('task'), 1.3),
    ],
  };
}

interface Edit {
  sql: postgres.Sql;
  engine: MeilisearchConnection;
  member: SavingMember;
  id: string;
  city: string;
}

async function editInPostgres({ sql, engine, id, city }: Edit): Promise<{ edit: number }> {
  await sql`update psychologist_profiles set city = ${city} where id = ${id}`;
  // The driver resolves once the commit is confirmed.
  const start = performance.now();
  await untilVisible(engine, id, { city });
  return { edit: performance.now() - start };
}

/** `saved`: from the answer that confirms the save, as the dashboard has it; `sent`: from the click. */
async function saveAsMember({ engine, member, city: bio }: Edit): Promise<{ saved: number; sent: number }> {
  const click = performance.now();
  await member.save(bio);
  const start = performance.now();
  await untilVisible(engine, member.profileId, { bio });
  const end = performance.now();
  return { saved: end - start, sent: end - click };
}

/** `task`: as Meilisearch itself clocks it, from enqueued to finished; `direct`: from sending until a search shows it. */
async function editStraight({ engine, id, city }: Edit): Promise<{ task: number; direct: number }> {
  const document = await askIndex<ProfileDocument>(engine, PROFILE_INDEX, `/documents/${id}`);
  const json = JSON.stringify({ ...document, city });
  const start = performance.now();
  const taskUid = await enqueueDocuments(engine, PROFILE_INDEX, [{ id, json }]);
  await untilVisible(engine, id, { city });
  const direct = performance.now() - start;
  const { enqueuedAt, finishedAt } = await finished(engine, taskUid);
  return { task: Date.parse(finishedAt ?? '') - Date.parse(enqueuedAt), direct };
}

async function untilVisible(
  engine: MeilisearchConnection,
  id: string,
  seen: { city: string } | { bio: string },
): Promise<void> {
  const [[field, value] = ['', '']] = Object.entries(seen);
  const asked = { filter: `id = ${JSON.stringify(id)}`, limit: 1 };
  for (;;) {
    const [hit] = await searchDocuments(engine, PROFILE_INDEX, asked);
    if (hit?.[field as 'city' | 'bio'] === value) return;
    await delay(LOOK_EVERY_MS);
  }
}
