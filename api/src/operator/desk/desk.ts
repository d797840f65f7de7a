import { isEmail } from '@directory/domain/contracts/email';
import { isUuid } from '@directory/domain/text/uuid';
import { type Context as Request, Hono } from 'hono';
import { html } from 'hono/html';
import { ApiError } from '../../errors.ts';
import type { Environment } from '../../http/environment.ts';
import { limitBody } from '../../http/body.ts';
import type { AdminCaller } from '../command-line/context.ts';
import type { ProfileRecord } from '../../people/profiles/store.ts';
import * as pages from './pages.ts';
import {
  calledSo,
  type Deed,
  type DeskGroup,
  type Files,
  GROUPS,
  type Ran,
  readGiven,
  readSent,
  runOperation,
} from './run.ts';

interface Parts {
  /** Parses the variables, as for the commands. */
  load: AdminCaller['load'];
  /** Where browsers find it, `http://127.0.0.1:8790`. */
  origin: string;
  /** What nobody guesses: all of its addresses begin with it. */
  key: string;
  /** Who has started it, as they say. */
  as?: string | undefined;
}

/**
 * The operator's screen, over the same rows as the command line: what waits, anybody's page, and a form for each operation. It asks for no
 * account, because it is no part of the site: it listens on this machine alone, while its program runs, to the one who was told the key. That is
 * no cookie, which a browser would show to every other server of the machine.
 */
export function createDesk({ load, origin, key, as }: Parts): Hono<Environment> {
  const app = new Hono<Environment>();
  const files: Files = new Map();
  const caller = { load, files, as };
  const base = `/${key}/`;
  const show = (c: Request, title: string, body: pages.Html, status: 200 | 404 | 413 | 422 | 500 = 200) =>
    c.html(pages.page({ base, as }, title, body), status);

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    // Without any, a browser names no origin with a form, and its own forms would be refused.
    c.header('referrer-policy', 'same-origin');
    c.header('x-content-type-options', 'nosniff');
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'",
    );
    // Another name that leads here, or another server's page, is somebody else who has the browser ask.
    const from = c.req.header('sec-fetch-site') ?? 'none';
    const isOwn = c.req.header('host') === new URL(origin).host && ['none', 'same-origin'].includes(from);
    if (!isOwn || (c.req.method !== 'GET' && c.req.header('origin') !== origin))
      return c.text('Only the desk’s own pages may ask for this.', 403);
    return next();
  });
  app.notFound((c) => c.text('Open the address that the desk printed when it was started.', 404));
  app.onError((error, c) => {
    const refused = error.message || error.name;
    const status = error instanceof ApiError && error.status === 413 ? 413 : 500;
    return show(c, 'That could not be done', pages.refusal({ refused, notes: [] }), status);
  });
  const tooLarge = `The file is larger than ${MOST_MB} MB. Nothing was read of it: the command line takes files of any size.`;
  app.use(limitBody(MOST_MB * 1024 * 1024, () => new ApiError(413, 'body_too_large', tooLarge)));

  app.get(base, async (c) => {
    const lists = GROUPS.flatMap((group) =>
      group.operations.flatMap((deed) => (deed.waits ? { group, deed, where: {}, ...deed.waits } : [])),
    );
    const found = await Promise.all(
      lists.map(async (list) => {
        const ran = await runOperation(caller, list.deed, { ...list.where, limit: SHOWN });
        return { ...list, ran, ...listOf(ran) };
      }),
    );
    const waiting = found.filter(({ ran, total }) => ran.refused !== undefined || total > 0);
    const sections = waiting.map(({ group, deed, title, where, settledBy, ran, table, result, total }) => {
      const all = pages.addressOf(deed, { ...where, limit: '1000' });
      return html` <section>
        <h2>${title}: ${total}</h2>
        ${pages.refusal(ran)} ${table && pages.rowsTable(group, table, result, settledBy)}
        ${total > SHOWN && html`<p><a href="${all}">All of them</a></p>`}
      </section>`;
    });
    const settled = found.filter((each) => !waiting.includes(each)).map(({ title }) => title.toLowerCase());
    const none = settled.length > 0 && html`<p>Nothing waits of: ${settled.join('; ')}.</p>`;
    return show(c, 'What waits', html`${sections}${none}`);
  });

  app.get(`${base}all`, (c) => show(c, 'Everything you can do', pages.everything()));

  app.get(`${base}find`, async (c) => {
    const words = c.req.query('words')?.trim() ?? '';
    const { group, deed } = the('profiles/search');
    const ran = await runOperation(caller, deed, { words: words.split(/\s+/).filter(Boolean) });
    const { table, result } = listOf(ran);
    const [only, ...others] = result as { id: string }[];
    if (only && others.length === 0) return c.redirect(`${base}person/${only.id}`, 303);
    const people =
      only && table
        ? pages.rowsTable(group, table, result)
        : html`<p>Nobody is called so. An address or a number is to be written whole.</p>`;
    const heldAt = pages.addressOf(the('person/find').deed, { who: words });
    const held = isEmail(words) && html`<p><a href="${heldAt}">What is held of this address</a></p>`;
    const called = pages.called(await calledSo(caller, words));
    return show(c, `People: ${words}`, html`${pages.refusal(ran)}${people}${called}${held}`);
  });

  app.get(`${base}person/:id{[0-9a-f-]{36}}`, async (c) => {
    const id = c.req.param('id');
    const { group, deed } = the('profiles/show');
    const ran = await runOperation(caller, deed, { which: id });
    const { table, result } = listOf(ran);
    if (!isUuid(id) || !table) return show(c, 'Nobody', pages.refusal(ran), 404);
    const { name, registration_number: number, email } = result as Partial<ProfileRecord>;
    const acts = pages.acts([
      { group, key: 'which', value: id },
      { group: the('members/invite').group, key: 'profile', value: id },
      { group: the('person/find').group, key: 'who', value: id },
      { group: the('audit/list').group, key: 'person', value: id },
    ]);
    const called = pages.called(await calledSo(caller, number || email || name || id));
    return show(
      c,
      name ?? id,
      html`${pages.recordView(table)}
        <h2>What you can do</h2>
        ${acts}${called}`,
    );
  });

  app.on(['GET', 'POST'], `${base}:group/:operation`, async (c) => {
    const found = find(`${c.req.param('group')}/${c.req.param('operation')}`);
    if (!found)
      return show(c, 'There is no such page', html`<p><a href="all">Everything you can do</a></p>`, 404);
    const { group, deed } = found;
    const isSent = c.req.method === 'POST';
    const said = isSent ? await readSent(c.req.raw, files) : new URLSearchParams(new URL(c.req.url).search);
    const isRehearsal = deed.changes === true && said.get('step') !== 'do';
    // A change is only ever done by a form that is sent. What only shows is shown at once where nothing more need be said.
    const given = readGiven(deed, said, files);
    const isAsked = deed.changes ? isSent : said.has('step') || deed.input.safeParse(given).success;
    const ran: Ran = isAsked ? await runOperation(caller, deed, given, isRehearsal) : { notes: [] };
    if (ran.outcome && 'file' in ran.outcome) {
      const { file } = ran.outcome;
      const name = `${group.name}-${deed.name}.${file.startsWith('{') ? 'json' : 'csv'}`;
      c.header('content-disposition', `attachment; filename="${name}"`);
      return c.body(file);
    }
    const isShown = deed.name === 'show' && ran.outcome !== undefined;
    return show(
      c,
      `${group.name} ${deed.name}`,
      html`
        <p>${deed.about}</p>
        ${pages.refusal(ran)} ${ran.outcome && came(group, deed, said, ran.outcome, isRehearsal)}
        ${ran.outcome && !ran.outcome.wrong && isRehearsal && pages.sending(deed, said, 'Do it')}
        ${!isShown && pages.operationForm(deed, said, ran.faults)}
      `,
      ran.faults || ran.refused !== undefined ? 422 : 200,
    );
  });
  return app;
}

/** So many of each list stand on the first page. */
const SHOWN = 10;
/** Of a file: the registers of the country have less. It is held whole. */
const MOST_MB = 16;

function find(path: string): { group: DeskGroup; deed: Deed } | undefined {
  const all = GROUPS.flatMap((group) => group.operations.map((deed) => ({ group, deed })));
  return all.find(({ deed }) => deed.path === path);
}

/** @throws Error when there is none: the desk names it itself */
function the(path: string): { group: DeskGroup; deed: Deed } {
  const found = find(path);
  if (!found) throw new Error(`There is no operation ${path}.`);
  return found;
}

/** What is shown of a list or a record: nothing of one that was refused. */
function listOf({ outcome }: Ran) {
  const isTable = outcome && 'table' in outcome && outcome.table;
  const { table, result } = isTable ? outcome : { table: undefined, result: [] };
  return { table, result, total: table?.total ?? 0 };
}

/** What came of an operation. */
function came(
  group: DeskGroup,
  deed: Deed,
  said: URLSearchParams,
  { table, result, text, isDone, wrong }: Extract<Ran['outcome'], { text: string }>,
  dryRun: boolean,
): pages.Html {
  if (table && deed.name === 'show') {
    const { id = '' } = result as { id?: string };
    return html`${pages.recordView(table)}${pages.acts([{ group, key: 'which', value: id }])}`;
  }
  if (table && table.rows.length > 0) return pages.rowsTable(group, table, result, deed.waits?.settledBy);
  if (wrong) return pages.wrongCells(deed, said, wrong);
  const kind = isDone === false ? 'done refused' : 'done';
  const nothing = dryRun && html`<strong>${'Nothing was changed.\n'}</strong>`;
  return html`<div class="${kind}" role="status">${nothing}${text}</div>`;
}
