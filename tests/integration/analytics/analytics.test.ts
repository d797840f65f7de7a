import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { caller, type Caller } from '../../support/caller.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { sharedApi } from '../../support/shared-api.ts';
import { post, SEARCH } from '../api/site.ts';

const BROWSER = {
  cookie: 'statistics=yes',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};

const sql = connect();
let profile: string;
const visits: string[] = [];
const callers: Caller<{ error?: string; code?: string }>[] = [];

const visitor = () => {
  const added = caller<{ error?: string; code?: string }>('/api/analytics');
  callers.push(added);
  return added;
};
const newVisit = () => {
  const id = randomUUID();
  visits.push(id);
  return id;
};
const pageView = (sessionId: string, path = '/about') => ({
  event: 'page_view',
  timestamp: new Date().toISOString(),
  sessionId,
  metadata: { path },
});
const search = (sessionId: string, query: string, results: number, more: object = {}) => ({
  event: 'search',
  sessionId,
  metadata: { query, results, filters: 0, ...more },
});

interface EventRow {
  event: string;
  score: number | null;
  severity: string | null;
  user_id: string | null;
  profile_id: string | null;
  metadata: Record<string, unknown>;
}

const eventsOf = (visit: string) => sql<EventRow[]>`
  select event, score, severity, user_id, profile_id, metadata from analytics_events
  where session_id = ${visit} order by occurred_at`;

/** The visit's events once there are so many. */
async function recorded(visit: string, count: number): Promise<EventRow[]> {
  await expect.poll(async () => (await eventsOf(visit)).length).toBe(count);
  return [...(await eventsOf(visit))];
}

beforeAll(async () => {
  profile = await addProfile(sql);
});
afterEach(() => Promise.all(callers.splice(0).map((each) => each[Symbol.asyncDispose]())));
afterAll(async () => {
  await sql`delete from analytics_events where session_id = any(${visits})`;
  await removeTestRows(sql);
});

describe('an event', () => {
  it('never keeps a score, a severity or an account, though callers may send them', async () => {
    const visit = newVisit();
    const answer = await visitor().send(
      {
        event: 'assessment_completed',
        timestamp: new Date().toISOString(),
        sessionId: visit,
        userId: randomUUID(),
        condition: 'depression',
        score: 27,
        severity: 'severe',
      },
      BROWSER,
    );
    expect(answer.status).toBe(202);
    const [row] = await recorded(visit, 1);
    expect(row).toMatchObject({ event: 'assessment_completed', score: null, severity: null, user_id: null });
  });

  it('with what may be somebody’s address keeps only that there was a search', async () => {
    const visit = newVisit();
    await visitor().send(search(visit, 'ada@example.ca', 0), BROWSER);
    const [row] = await recorded(visit, 1);
    expect(row?.metadata).toEqual({ results: 0, filters: 0 });
  });

  it('with words of danger keeps none of them, in the database or the log, whatever a browser sends', async () => {
    const api = await sharedApi();
    const visit = newVisit();
    const said = [
      'je veux mourir ce soir',
      'suicidal "teen" zqxhelp',
      'my husband hits me zqxhelp',
      'my son overdosed zqxhelp',
      'j’ai secoué mon bébé zqxhelp',
      'goodbye world zqxhelp',
    ];
    const log = await api.logOf(async () => {
      for (const query of said) {
        const event = search(visit, query, 3, { found: 'nearest' });
        // A queue that is busy may answer too late for once, and have taken the event all the same.
        await expect
          .poll(async () => (await post('/api/analytics', event, api.url, BROWSER)).status, {
            interval: 1000,
          })
          .toBe(202);
        await post(SEARCH, { search: query }, api.url);
      }
      await expect.poll(async () => (await eventsOf(visit)).length).toBeGreaterThanOrEqual(said.length);
      for (const row of await eventsOf(visit))
        expect(row.metadata).toEqual({ results: 3, filters: 0, found: 'nearest' });
    });
    expect(log.join('\n')).toContain(SEARCH);
    expect(log.join('\n')).not.toMatch(/mourir|suicid|husband|overdose|secou|goodbye|zqxhelp/i);
  });

  it('with characters that no database takes is kept without them', async () => {
    const visit = newVisit();
    await visitor().send(search(visit, 'sleep\u0001 \ud800apnea', 2), BROWSER);
    const [row] = await recorded(visit, 1);
    expect(row?.metadata).toEqual({ query: 'sleep apnea', results: 2, filters: 0 });
  });

  it.each([
    ['without consent', { cookie: '' }],
    ['after a no', { cookie: 'statistics=no' }],
    ['with Global Privacy Control', { 'sec-gpc': '1' }],
    ['with Do Not Track', { dnt: '1' }],
    [
      'of a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['of a program', { 'user-agent': 'curl/8.5.0' }],
    ['of a browser without a name', { 'user-agent': '' }],
  ])('%s is not counted', async (_case, headers) => {
    const visit = newVisit();
    const one = visitor();
    const answer = await one.send(pageView(visit), { ...BROWSER, ...headers });
    expect(answer.status).toBe(204);
    // What is sent after it has gone through; so would it have.
    await one.send(pageView(visit, '/faq'), BROWSER);
    const rows = await recorded(visit, 1);
    expect(rows[0]?.metadata).toEqual({ path: '/faq' });
  });
});

describe('what a visit does with a profile', () => {
  const view = (sessionId: string, profileId = profile) => ({ event: 'view_item', sessionId, profileId });
  const click = (sessionId: string, target: string) => ({
    event: 'click',
    sessionId,
    profileId: profile,
    metadata: { target },
  });
  const send = (bodies: readonly object[]) =>
    Promise.all(bodies.map(async (body) => (await visitor().send(body, BROWSER)).status));

  it('counts once a day, in a burst, too', async () => {
    const [visit, other, last] = [newVisit(), newVisit(), newVisit()];
    const burst = Array.from({ length: 30 }, () => view(visit));
    const clicks = [click(visit, 'phone'), click(visit, 'email'), click(visit, 'phone')];
    expect(await send([...burst, view(other), ...clicks])).toEqual(Array(34).fill(202));
    // Events are written in the order in which they came, as far as one worker takes them.
    await send([view(visit)]);
    await recorded(other, 1);
    await send([pageView(last)]);
    await recorded(last, 1);
    const rows = (await recorded(visit, 3)).map(({ event, metadata }) => [event, metadata['target']]);
    expect(rows.sort()).toEqual([
      ['click', 'email'],
      ['click', 'phone'],
      ['view_item', undefined],
    ]);
  });

  it('counts again on another day', async () => {
    const visit = newVisit();
    await sql`
      insert into analytics_events (event, session_id, profile_id, occurred_at)
      values ('view_item', ${visit}, ${profile}, now() - interval '1 day')`;
    await send([view(visit)]);
    await recorded(visit, 2);
  });

  it('counts for ten visits a day from one network, whatever they call themselves', async () => {
    const one = visitor();
    const seen = await addProfile(sql);
    const visitsOfOne = Array.from({ length: 14 }, newVisit);
    const statuses: number[] = [];
    for (const visit of visitsOfOne) statuses.push((await one.send(view(visit, seen), BROWSER)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(202), ...Array<number>(4).fill(204)]);
    const elsewhere = newVisit();
    await send([view(elsewhere, seen)]);
    await recorded(elsewhere, 1);
  });

  it('is not kept when visitors cannot see the profile, or there is none', async () => {
    const visit = newVisit();
    const hidden = await addProfile(sql, { is_active: false });
    const unseen = [view(visit, hidden), view(visit, randomUUID())];
    const form = { event: 'form_submit', sessionId: visit, profileId: hidden, metadata: { form: 'profile' } };
    expect(await send([...unseen, form])).toEqual([202, 202, 202]);
    await send([view(visit)]);
    expect((await recorded(visit, 1))[0]).toMatchObject({ profile_id: profile });
  });
});

describe('what is refused', () => {
  it.each([
    ['an event that is not on the list', { event: 'keylogger', metadata: { path: '/' } }],
    ['a path with a query', { event: 'page_view', metadata: { path: '/?search=depression' } }],
    ['a field that nobody asked for', { event: 'page_view', metadata: { path: '/', answers: [1, 2, 3] } }],
    ['a visit’s name that is none', { event: 'page_view', sessionId: 'a b', metadata: { path: '/' } }],
    ['a profile that is none', { event: 'view_item', profileId: 'x' }],
  ])('%s', async (_case, body) => {
    const answer = await visitor().send({ sessionId: newVisit(), ...body }, BROWSER);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain('not valid');
  });

  it('the events of one address beyond a person’s pace', async () => {
    const one = visitor();
    const body = pageView('no-visit');
    let status = 0;
    for (let sent = 0; sent < 400 && status !== 429; sent += 1) {
      ({ status } = await one.send(body, { 'user-agent': 'curl/8.5.0' }));
    }
    expect(status).toBe(429);
  });
});

describe('the operator', () => {
  it('sees what was searched, and what was searched in vain', async () => {
    const word = `zq${randomUUID().slice(0, 6)}`.replace(/\d/g, 'k');
    const one = visitor();
    const send = (visit: string, query: string, results: number, more?: object) =>
      one.send(search(visit, query, results, more), BROWSER);
    const trio = [newVisit(), newVisit(), newVisit()] as const;
    for (const [index, visit] of trio.entries()) {
      await send(visit, index === 0 ? ` ${word.toUpperCase()}-É ` : `${word} é`, 0, { language: 'fr' });
      await send(visit, `anxiety ${word} near`, 7, { found: 'nearest', language: 'en' });
      await send(visit, `${word} found`, 3, { found: 'exact' });
    }
    // The same words by one visit, however often, may tell whose they are.
    for (let time = 0; time < 4; time += 1) await send(trio[0], `${word} rare`, 0);
    for (const [index, visit] of trio.entries()) await recorded(visit, index === 0 ? 7 : 3);
    // Words that were kept when danger was not heard.
    await sql`
      insert into analytics_events ${sql(
        trio.map((session_id) => ({
          event: 'search',
          session_id,
          metadata: sql.json({ query: `${word} overdose`, results: 0, filters: 0 }),
        })),
      )}`;
    const list = async (...args: string[]) => {
      const { stdout } = await admin(['analytics', ...args, '--limit', '1000', '--json']);
      return (JSON.parse(stdout) as { query: string }[]).filter(({ query }) => query.includes(word));
    };
    const inVain = [
      {
        query: `anxiety ${word} near`,
        ...{ searches: 3, visits: 3, results: 7, nearest: true, language: 'en', unread: word },
      },
      {
        query: `${word} é`,
        ...{ searches: 3, visits: 3, results: 0, nearest: false, language: 'fr', unread: `${word} é` },
      },
    ];
    expect(await list()).toEqual(inVain);
    expect(await list('searches', '--vain')).toEqual(inVain);
    expect((await list('searches', '--top')).map(({ query }) => query)).toEqual([
      `anxiety ${word} near`,
      `${word} found`,
      `${word} é`,
    ]);
    const { stdout: table } = await admin(['analytics', '--limit', '1000']);
    expect(table).toMatch(new RegExp(`3 +3 +7 near +en +anxiety ${word} near +${word}$`, 'm'));
  });

  it('sees how far visits came', async () => {
    const steps = async () => {
      const { stdout } = await admin(['analytics', 'funnel', '--days', '30', '--json']);
      return (JSON.parse(stdout) as { visits: number }[]).map(({ visits: number }) => number);
    };
    const before = await steps();
    const one = visitor();
    const profileId = profile;
    const [reader, seeker] = [newVisit(), newVisit()];
    await one.send(pageView(reader), BROWSER);
    await one.send(search(seeker, 'anxiety', 12), BROWSER);
    await one.send({ event: 'view_item', sessionId: seeker, profileId }, BROWSER);
    await one.send(
      { event: 'form_submit', sessionId: seeker, profileId, metadata: { form: 'profile' } },
      BROWSER,
    );
    await recorded(reader, 1);
    await recorded(seeker, 3);
    const after = await steps();
    expect(after.map((visits, step) => visits - (before[step] ?? 0))).toEqual([2, 1, 1, 1]);
  });
});
