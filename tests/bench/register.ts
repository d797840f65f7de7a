import { randomUUID } from 'node:crypto';
import { importRegister, type ImportResult } from '@directory/api/operator/register/import';
import { writeTable } from '@directory/api/operator/register/table';
import { REGULATORS } from '@directory/domain/places/regulators';
import { generateProfile } from '@directory/stack/sample/profile';
import postgres from 'postgres';
import { startBenchStack } from './bench-stack.ts';
import { closing } from './closing.ts';
import { savingMember } from './member-save.ts';
import { atMost, percentile, type BenchOptions, type BenchResult } from './result.ts';

const regulator = REGULATORS.SK;
/** Far from the sample's own: these people are in the directory only once the bench has put them there. */
const FIRST_INDEX = 10_000_000;
/** What a register's first file may take beside live traffic. */
const MOST_SECONDS = 30;

const HEADINGS = [
  'Registration number',
  'Surname',
  'First name',
  'City',
  'Province',
  'Phone',
  'Address',
  'Postal code',
];

/**
 * A register's file of that many people, beside visitors who search and a member who saves: taken in for the first time, again as it is, and
 * with one row in twenty changed.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  if (!regulator) throw new Error('There is no such regulator.');
  await using stack = await startBenchStack(2000);
  await using database = closing(postgres(stack.postgres, { max: 1, onnotice: () => undefined }), (sql) =>
    sql.end(),
  );
  const sql = database.it;
  // Takes the member back over the same connection, before that is closed.
  await using member = await savingMember(sql, stack);
  const traffic = { searches: [] as number[], saves: [] as number[], failed: 0, stopped: false };
  const search = () =>
    fetch(`${stack.app}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // No two alike: none is answered from the cache.
      body: JSON.stringify({ search: `anxiety ${randomUUID().slice(0, 4)}` }),
    }).then((response) => {
      if (!response.ok) throw new Error(`search answered ${response.status}`);
    });
  const loop = async (times: number[], act: () => Promise<void>) => {
    while (!traffic.stopped) {
      const start = performance.now();
      await act().catch(() => (traffic.failed += 1));
      times.push(performance.now() - start);
    }
  };
  const loops = [loop(traffic.searches, search), loop(traffic.saves, () => member.save(randomUUID()))];
  try {
    const take = async (changed: boolean) => {
      const bytes = new TextEncoder().encode(writeTable(HEADINGS, rowsOf(profiles, changed)));
      const start = performance.now();
      const result = await importRegister(sql, {
        ...{
          regulator,
          bytes: [bytes],
          said: {},
          checkedOn: new Date().toISOString().slice(0, 10),
          force: true,
          dryRun: false,
          most: 3,
        },
        onProgress: () => undefined,
      });
      expectOutcome(result);
      return (performance.now() - start) / 1000;
    };
    const first = await take(false);
    const again = await take(false);
    const changed = await take(true);
    traffic.stopped = true;
    await Promise.all(loops);
    return {
      name: `register, ${profiles} rows beside live traffic`,
      figures: {
        'first import s': first,
        'unchanged import s': again,
        'import with 1 row in 20 changed s': changed,
        'searches meanwhile': traffic.searches.length,
        'search p95 ms': percentile(traffic.searches, 0.95),
        'saves meanwhile': traffic.saves.length,
        'save p95 ms': percentile(traffic.saves, 0.95),
        'requests that failed': traffic.failed,
      },
      ratios: [
        atMost('first import s', first, MOST_SECONDS),
        atMost('unchanged import s', again, MOST_SECONDS),
        atMost('requests that failed', traffic.failed, 0),
      ],
    };
  } finally {
    traffic.stopped = true;
    await Promise.allSettled(loops);
  }
}

function rowsOf(count: number, changed: boolean): string[][] {
  return Array.from({ length: count }, (_, index) => {
    const {
      first_name: first,
      last_name: last,
      city,
      phone,
      address,
      postal_code: code,
    } = generateProfile(FIRST_INDEX + index);
    const moved = changed && index % 20 === 0 ? '306 555-0199' : (phone ?? '');
    return [`B${index}`, last ?? '', first ?? '', city ?? '', 'SK', moved, address ?? '', code ?? ''];
  });
}

function expectOutcome({ outcome, problems, errors }: ImportResult): void {
  if (outcome !== 'imported') throw new Error(`${outcome}: ${JSON.stringify([problems, errors.rows])}`);
}
