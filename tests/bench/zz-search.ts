// @ts-nocheck
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import { sortOfDay, turnsOf } from '@directory/search-config/day-order';
import { uniqueQueries } from './search-queries.ts';
const pool = new Pool('http://127.0.0.1:8963', { connections: 4 });
const post = async (path, body, method = 'POST') => {
  const r = await pool.request({
    path,
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const j = await r.body.json();
  if (r.statusCode >= 300) throw new Error(JSON.stringify(j));
  return j;
};
const get = async (path) => (await pool.request({ path, method: 'GET' })).body.json();
const done = async (t) => {
  for (;;) {
    const s = await get(`/tasks/${t.taskUid}`);
    if (s.status === 'succeeded') return;
    if (s.status === 'failed') throw new Error(JSON.stringify(s.error));
    await new Promise((r) => setTimeout(r, 50));
  }
};
const pct = (a, p) => a.toSorted((x, y) => x - y)[Math.min(a.length - 1, Math.floor(a.length * p))];
const time = async (f) => {
  const s = performance.now();
  await f();
  return performance.now() - s;
};
const pid = readFileSync('/tmp/order/meili.pid', 'utf8').trim();
const cpu = () => {
  const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(f[11]) + Number(f[12])) * 10;
};
async function compare(name, sides, n, rounds = 4) {
  const keys = Object.keys(sides);
  const r = Object.fromEntries(keys.map((k) => [k, 0]));
  for (const k of keys) for (let i = 0; i < 30; i++) await sides[k](i);
  for (let round = 0; round < rounds; round++)
    for (const k of round % 2 ? keys.toReversed() : keys) {
      const c = cpu();
      for (let i = 0; i < n; i++) await sides[k](30 + round * n + i);
      r[k] += cpu() - c;
    }
  console.log(
    name,
    keys.map((k) => `${k} ${(r[k] / n / rounds).toFixed(2)} ms cpu`).join(' | '),
    'ratio',
    (r[keys[1]] / r[keys[0]]).toFixed(2),
  );
}
const sort = sortOfDay('2026-11-22');
const shown = {
  attributesToRetrieve: ['id', 'name', 'city', 'specialties', 'therapies', 'photo_url', 'path', 'is_premium'],
};
const one = (q) => post('/multi-search', { queries: [q] });
const qs = uniqueQueries(1200);

const side = (extra) => (i) => one({ ...qs[i % 1200], indexUid: 'k16id', ...extra });
const none = side({}),
  all = side({ sort }),
  eight = side({ sort: sort.slice(0, 8) }),
  twelve = side({ sort: sort.slice(0, 12) });
await compare('16+id', { none, all }, 250);
await compare('12', { none, twelve }, 250);
await compare('8', { none, eight }, 250);
if (process.argv.includes('--big')) {
  const docs = readFileSync('/tmp/order/docs6.ndjson', 'utf8')
    .split('\n')
    .map((l) => JSON.parse(l));
  await post('/indexes', { uid: 'big', primaryKey: 'id' }).then(done);
  await post(
    '/indexes/big/settings',
    { ...INDEX_SETTINGS, searchableAttributes: ['name', 'specialties', 'everyone'] },
    'PATCH',
  ).then(done);
  let tasks = [];
  for (let copy = 0; copy < 10; copy++) {
    const part = docs.map((d) => {
      const id = randomUUID();
      return {
        id,
        name: d.name,
        city: d.city,
        province: d.province,
        specialties: d.specialties,
        languages: d.languages,
        gender: d.gender,
        everyone: d.everyone,
        is_premium: d.is_premium,
        premium_rank: d.premium_rank,
        accepting_rank: d.accepting_rank,
        ...turnsOf(id),
      };
    });
    tasks.push(await post('/indexes/big/documents', part));
  }
  for (const t of tasks) await done(t);
  const pages = (await one({ q: '', hitsPerPage: 20, page: 1, indexUid: 'big' })).results[0].totalPages;
  for (const q of ['', 'anxiety', 'zzeveryone anxiety']) {
    const last = (await one({ q, hitsPerPage: 20, page: 1, indexUid: 'big' })).results[0].totalPages;
    await compare(
      `200,000: "${q}" first against last (${last})`,
      {
        first: () => one({ q, ...shown, indexUid: 'big', sort, hitsPerPage: 20, page: 1 }),
        last: (i) => one({ q, ...shown, indexUid: 'big', sort, hitsPerPage: 20, page: last - (i % 3) }),
      },
      60,
    );
  }
  console.log(pages);
}
process.exit(0);
