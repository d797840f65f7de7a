import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { SEVERITIES } from '@directory/domain/assessments/severity';
import type { MatchAnswer } from '@directory/domain/match/answer';
import { MATCHES_LISTED, MATCHES_PER_PAGE } from '@directory/domain/match/needs';
import { matchRequestSchema, type MatchQuery } from '@directory/domain/match/request';
import type { ProfileRow } from '@directory/domain/profile/row';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { dayIn, sortOnDay } from '@directory/search-config/day-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { post } from '../api/site.ts';
import { eventually } from '../indexer/own-index.ts';
import { bruteForce, everyProfile, ownWords } from './brute-force.ts';

const sql = connect();
const BEST = { severity: 'severe', province: 'YT', condition: 'ptsd' } as const;
/** Same in every way that a score looks at, premium and free in turns, more than a page of them. */
const twins = {
  province: 'YT',
  specialties_detailed: { ptsd_trauma: { experience_years: 12, approach: ['EMDR'] } },
  accepts_severity_levels: ['severe'],
  assessment_friendly: true,
  accepting_new_clients: true,
};
const ids: string[] = [];
/** The server's own clock says the same; it may be past midnight by the last test. */
const today = () => dayIn(new Date());
const inOrder = () =>
  sortOnDay(
    ids.map((id) => ({ id })),
    today(),
  ).map(({ id }) => id);
let rows: ProfileRow[];

beforeAll(async () => {
  for (let index = 0; index < 2 * MATCHES_PER_PAGE; index += 1) {
    const details = { ...twins, specialties_detailed: sql.json(twins.specialties_detailed) };
    ids.push(await addProfile(sql, { ...details, last_name: `Twin ${index}`, is_premium: index % 2 === 0 }));
  }
  rows = await everyProfile(sql);
  await untilIndexed(rows.length);
});

afterAll(async () => {
  await removeTestRows(sql);
  await untilIndexed(rows.length - ids.length);
});

async function match(query: MatchQuery): Promise<MatchAnswer> {
  const answer = await post('/api/match', query);
  if (answer.status !== 200) throw new Error(`match answered ${answer.status}: ${answer.text}`);
  return answer.json() as MatchAnswer;
}

/** Resolves once the index holds this many profiles. */
async function untilIndexed(count: number): Promise<void> {
  await eventually(async () => {
    const { total, others } = await match({ condition: 'adhd' });
    return total + others === count;
  });
}

/** Every page that can be asked for, one after the other. */
async function allPages(query: MatchQuery): Promise<MatchAnswer[]> {
  const first = await match({ ...query, page: 1 });
  const pages = [first];
  for (let page = 2; page <= first.pages; page += 1) pages.push(await match({ ...query, page }));
  return pages;
}

describe('the matches', () => {
  it.each(CONDITIONS.map((condition, index) => [condition, SEVERITIES[index % 3]] as const))(
    'for %s, %s, are those of every row in Postgres, in order, page after page',
    async (condition, severity) => {
      const query = {
        condition,
        severity,
        province: condition === 'adhd' ? null : 'MB',
        filters: { specialtyOnly: false },
      } as const;
      const { matches, others, listed } = bruteForce(rows, matchRequestSchema.parse(query), today());
      const pages = await allPages(query);
      const found = pages.flatMap((page) => page.matches);
      expect(found.map(({ psychologist, matchScore }) => [psychologist.id, matchScore])).toEqual(
        listed.slice(0, MATCHES_LISTED).map(({ id, matchScore }) => [id, matchScore]),
      );
      for (const page of pages) expect([page.total, page.others]).toEqual([matches.length, others.length]);
      // And each says why, as the row does, in the words that the psychologist's own page has.
      for (const [index, { reasons, cautions, unknowns }] of found.entries())
        expect(listed[index]).toMatchObject({ reasons, cautions, unknowns });
      const words = new Map(rows.map((row) => [row.id, ownWords(row)]));
      const strange = found.flatMap(({ psychologist: { id }, reasons }) =>
        reasons.flatMap((reason) =>
          ('terms' in reason ? reason.terms : []).filter(({ en }) => !words.get(id)?.has(en)),
        ),
      );
      expect(strange).toEqual([]);
    },
  );

  it('are only those who work with the condition, and those alone are counted, until the others are asked for', async () => {
    const query = { condition: 'depression', severity: 'mild' } as const;
    const { matches, others } = bruteForce(rows, matchRequestSchema.parse(query), today());
    expect(others.length).toBeGreaterThan(0);
    const pages = await allPages(query);
    expect(pages.flatMap((page) => page.matches).every(({ specialtyMatch }) => specialtyMatch)).toBe(true);
    expect(pages.flatMap((page) => page.matches)).toHaveLength(Math.min(matches.length, MATCHES_LISTED));
    expect([pages[0]?.total, pages[0]?.others]).toEqual([matches.length, others.length]);
  });

  it('for someone in any province begin with the best of all, whatever the condition', async () => {
    for (const [index, province] of PROVINCE_CODES.entries()) {
      const condition = CONDITIONS[index % CONDITIONS.length] ?? 'adhd';
      const query = { condition, severity: SEVERITIES[index % SEVERITIES.length], province };
      const { listed } = bruteForce(rows, matchRequestSchema.parse(query), today());
      const found = (await match(query)).matches.map(({ psychologist }) => psychologist.id);
      expect(found, JSON.stringify(query)).toEqual(listed.slice(0, MATCHES_PER_PAGE).map(({ id }) => id));
    }
  });

  it.each<[string, Pick<MatchQuery, 'filters' | 'needs'>]>([
    ['same province only', { filters: { locationOnly: true } }],
    ['available now', { filters: { availableOnly: true } }],
    ['a minimum score', { filters: { minScore: 60 } }],
    ['all filters', { filters: { minScore: 55, locationOnly: true, availableOnly: true } }],
    ['online', { needs: { session: 'Online' } }],
    ['online, with others', { needs: { session: 'Online' }, filters: { specialtyOnly: false } }],
    ['in person in a city', { needs: { session: 'In Person', city: 'toronto' } }],
    ['French', { needs: { language: 'French' } }],
    ['a fee', { needs: { fee: '150' } }],
    ['a sliding scale', { needs: { fee: 'sliding' } }],
    ['an insurer', { needs: { insurer: 'Sun Life' } }],
    [
      'answers and filters together',
      {
        needs: { session: 'Online', language: 'English', fee: '200' },
        filters: { availableOnly: true, specialtyOnly: false },
      },
    ],
  ])('narrowed by %s are exactly those that pass', async (_name, narrowed) => {
    const query = { condition: 'anxiety', severity: 'moderate', province: 'ON', ...narrowed } as const;
    const { matches, others, listed } = bruteForce(rows, matchRequestSchema.parse(query), today());
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.length + others.length).toBeLessThan(rows.length);
    const pages = await allPages(query);
    expect([pages[0]?.total, pages[0]?.others]).toEqual([matches.length, others.length]);
    expect(pages.flatMap((page) => page.matches.map(({ psychologist }) => psychologist.id))).toEqual(
      listed.slice(0, MATCHES_LISTED).map(({ id }) => id),
    );
  });

  it('give premium no place: equals stand as the day has it, over the edge of a page', async () => {
    const [first, second] = [await match(BEST), await match({ ...BEST, page: 2 })];
    const shown = [...first.matches, ...second.matches];
    expect(shown.map(({ psychologist }) => psychologist.id)).toEqual(inOrder());
    expect(new Set(shown.map(({ matchScore }) => matchScore))).toEqual(new Set([100]));
    // Were premium to decide, the first page would be premium alone.
    const premium = await sql<{ id: string }[]>`
      select id from psychologist_profiles where is_premium and id = any(${ids})`;
    const isPremium = first.matches.map(({ psychologist }) =>
      premium.some(({ id }) => id === psychologist.id),
    );
    expect(new Set(isPremium).size).toBe(2);
  });

  it('give phone and email of the practice where the profile has none, nothing private, and are never to be kept', async () => {
    const answers = [];
    for (let page = 1; page <= 5; page += 1)
      answers.push(await post('/api/match', { condition: 'anxiety', page }));
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
    const people = answers
      .flatMap((answer) => (answer.json() as MatchAnswer).matches)
      .map((match) => match.psychologist);
    expect(people.filter(({ phone }) => phone !== null).length).toBeGreaterThan(people.length / 2);
    for (const key of [
      'user_id',
      'discipline',
      'registration_history',
      'previous_name',
      'specialties_detailed',
    ])
      expect(answers.map(({ text }) => text).join()).not.toContain(key);
  });

  it('follow an edit', async () => {
    const [id = ''] = inOrder();
    await sql`update psychologist_profiles set accepting_new_clients = null where id = ${id}`;
    await expect
      .poll(async () => (await match({ ...BEST, page: 2 })).matches.at(-1)?.psychologist.id)
      .toBe(id);
    const last = (await match({ ...BEST, page: 2 })).matches.at(-1);
    expect(last).toMatchObject({ matchScore: 90, availabilityMatch: false, unknowns: ['accepting'] });
    await sql`update psychologist_profiles set accepting_new_clients = true where id = ${id}`;
    await expect.poll(async () => (await match(BEST)).matches[0]?.psychologist.id).toBe(id);
  });
});
