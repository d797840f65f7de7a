import { countAccuracy } from '@directory/api/site/accuracy/store';
import type { Accuracy } from '@directory/domain/contracts/accuracy';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAs } from '../../support/built-program.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { addMessage } from '../contact/rows.ts';

const sql = connect();
const stack = readStack();
const DAY_MS = 86_400_000;
const HOURS = [3, 30, 5, 2];

beforeAll(async () => {
  const profile = await addProfile(sql, { accepting_new_clients: true, email: 'asked@psychologist.example' });
  // Answered or not, in the window, and too young for it.
  for (const [hours, daysAgo] of [...HOURS.map((hours) => [hours, 20]), [null, 96], [1, 3]] as const) {
    const id = await addMessage(sql, { psychologist_id: profile, email: 'accuracy@visitor.example' });
    const sent = new Date(Date.now() - daysAgo * DAY_MS);
    await sql`insert into inquiries (id) values (${id})`;
    await sql`
      insert into inquiry_people (inquiry_id, place, psychologist_id, message_id, state, answered_at, first_answered_at)
      values (${id}, 1, ${profile}, ${id}, ${hours === null ? 'silent' : 'yes'},
        ${hours === null ? null : new Date()}, ${hours === null ? null : new Date(sent.getTime() + hours * 3_600_000 - 60_000)})`;
    await sql`update mails set status = 'sent', sent_at = ${sent} where subject_id = ${id} and kind = 'contact-message'`;
  }
  for (const [cause, state] of [
    ['fees', 'open'],
    ['place', 'mended'],
    ['gone', 'kept'],
  ] as const)
    await sql`
      insert into profile_questions (profile_id, cause, state, settled_at)
      values (${profile}, ${cause}, ${state}, ${state === 'open' ? null : new Date()})`;
  // As the worker does, which may write nothing else; twice is once.
  const worker = postgres(databaseAs('worker', stack), { max: 1 });
  await sql`insert into accuracy_days (day, figure, province, count) values ('2026-01-01', 'listed', 'MB', 7) on conflict do nothing`;
  await countAccuracy(worker);
  await countAccuracy(worker);
  await worker.end();
});
afterAll(async () => {
  await sql`truncate accuracy_days`;
  await sql`delete from contact_messages where email = 'accuracy@visitor.example'`;
  await removeTestRows(sql);
});

it('is recomputed to the digit by anybody who has the open file', async () => {
  const text = await (await fetch(`${stack.app}/api/accuracy.csv`)).text();
  const [header, ...lines] = text.trim().split('\n');
  expect(header).toBe('day,figure,province,hours,count');
  const rows = lines.map((line) => line.split(','));
  // In words of its own: as the page says, and nothing of the program's.
  const days = rows.filter((row) => row[1] === 'listed').map((row) => row[0] ?? '');
  const today = days.sort().at(-1) ?? '';
  const age = (day = '') => (Date.parse(today) - Date.parse(day)) / DAY_MS;
  const numbers = (figure: string, from: number, to: number) =>
    rows
      .filter((row) => row[1] === figure && age(row[0]) >= from && age(row[0]) <= to)
      .map((row) => ({ province: row[2], hours: Number(row[3]), count: Number(row[4]) }));
  const total = (figure: string, from: number, to: number) =>
    numbers(figure, from, to).reduce((sum, { count }) => sum + count, 0);
  const hours = numbers('answered', 7, 96)
    .flatMap(({ hours, count }) => Array.from({ length: count }, () => hours))
    .sort((a, b) => a - b);
  const recomputed = {
    day: today,
    listed: total('listed', 0, 0),
    confirmed: total('confirmed', 0, 0),
    messages: total('messages', 7, 96),
    answered: hours.length,
    medianHours: hours[Math.ceil(hours.length / 2) - 1] ?? null,
    reported: total('reported', 0, 89),
    mended: total('mended', 0, 89),
    kept: total('kept', 0, 89),
  };
  const { provinces, ...json } = (await (await fetch(`${stack.app}/api/accuracy`)).json()) as Accuracy;
  expect(json).toEqual(recomputed);
  expect(provinces.map(({ code, listed }) => [code ?? '', listed]).sort()).toEqual(
    numbers('listed', 0, 0)
      .map(({ province, count }) => [province, count])
      .sort(),
  );
  const [counted] = await sql`select count(*)::int as listed from psychologist_profiles where is_active`;
  expect(json.listed).toBe(counted?.['listed']);
  expect(json.messages).toBeGreaterThanOrEqual(HOURS.length + 1);

  const seen = async (path: string) =>
    (await (await fetch(stack.app + path)).text())
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=\d)[, ](?=\d{3}\D)/g, '');
  const percent = (part: number, whole: number) => String(Math.round((1000 * part) / whole) / 10);
  const english = await seen('/accuracy?now=1');
  const french = await seen('/accuracy?lang=fr&now=1');
  for (const [part, whole] of [
    [recomputed.confirmed, recomputed.listed],
    [recomputed.answered, recomputed.messages],
  ] as const) {
    expect(english).toContain(`${part} of ${whole} (${percent(part, whole)}%)`);
    expect(french).toContain(`${part} sur ${whole} (${percent(part, whole).replace('.', ',')} %)`);
  }
  expect(english).toContain(`came within ${recomputed.medianHours} hours`);
  expect(english).toContain(`Reports put right ${recomputed.mended} `);
});
