import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createDesk } from '@directory/api/operator/desk/desk';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readStack } from '../../support/stack-file.ts';
import { ANN, BO, HEADINGS, LEA, MAP, registerDatabase } from './register-database.ts';

const register = await registerDatabase();
const { sql, files, take, people } = register;
const variables = { DATABASE_URL: register.url, REDIS_URL: readStack().redis };
const key = 'k'.repeat(32);
const server = serve({ fetch: (request, env) => desk.fetch(request, env), port: 0 });
await new Promise((done) => void server.once('listening', done));
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
const desk = createDesk({ load: (parse) => parse(variables), origin, key });

afterAll(async () => {
  server.close();
  await register[Symbol.asyncDispose]();
});
beforeEach(() => register.empty());

/** What a browser sends of the import's form. */
async function send(fields: [name: string, value: string | File][]) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const answer = await fetch(`${origin}/${key}/profiles/import`, {
    method: 'POST',
    headers: { origin },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}
const SAID: [string, string][] = [
  ['regulator', 'opq'],
  ['map', 'No de permis=registration_number'],
];
const upload = (content: string | Uint8Array<ArrayBuffer>, name = 'membres.csv') =>
  send([['file', new File([content], name)], ...SAID, ['step', 'try']]);
const written = (...rows: string[][]) => readFileSync(files.write([HEADINGS, ...rows]), 'utf8');

/** The fields of the page's form that has this button, as they stand. */
function fieldsAbove(html: string, button: string): [string, string][] {
  const form = html.split('<form').find((part) => part.includes(`>${button}<`)) ?? '';
  const text = (escaped: string) =>
    escaped.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return [
    ...form.matchAll(
      /<input[^>]* name="([^"]*)"[^>]* value="([^"]*)"|<input name="([^"]*)"[^>]* value="([^"]*)"/g,
    ),
  ].map(([, name, value, other, otherValue]) => [text(name ?? other ?? ''), text(value ?? otherValue ?? '')]);
}
const TRY = 'Try again with these cells';

it('takes a file, has its wrong cells mended where they stand, and does what was rehearsed', async () => {
  const wrong = await upload(written(LEA, ['', 'Ng', 'Bo', '!', '', '', ''], ANN));
  expect(wrong.text).toContain('membres.csv: 3 rows');
  expect(wrong.text).toContain('2 errors. Nothing was written.');
  expect(wrong.text).not.toContain('>Do it<');
  const fields = fieldsAbove(wrong.text, TRY);
  expect(fields).toContainEqual(['cell 3:Ville', '!']);
  const mend = (said: [string, string][], words: Record<string, string>) =>
    said.map(([name, value]): [string, string] => [name, words[name] ?? value]);

  // One of the two is still wrong.
  const half = await send([...mend(fields, { 'cell 3:Ville': 'Trois=Rivières' }), ['step', 'try']]);
  expect(half.text).toContain('1 error. Nothing was written.');
  const rest = mend(fieldsAbove(half.text, TRY), { 'cell 3:No de permis': '103' });
  const rehearsed = await send([...rest, ['step', 'try']]);
  expect(rehearsed.text).toMatch(/new +3\b/);
  expect(rehearsed.text).toContain('Nothing was written: this was a dry run.');
  expect(await people()).toEqual({});

  const done = await send([...fieldsAbove(rehearsed.text, 'Do it'), ['step', 'do']]);
  expect(done.text).toContain('Everything was written.');
  expect(await people()).toMatchObject({ Ng: { city: 'Trois=Rivières' }, Roy: {}, Côté: {} });
  const [act] = await sql`select input, outcome from operator_acts where operation = 'profiles import'`;
  expect(act).toMatchObject({
    input: {
      file: expect.stringMatching(/^[\da-f]{12}\/membres\.csv$/) as string,
      cell: expect.arrayContaining(['3:Ville', '3:No de permis']) as string[],
    },
  });
  expect(JSON.stringify(act)).not.toContain('Rivières');
});

it('says what is wrong with what is no such file, and reads none of the machine', async () => {
  const refused = async (answer: ReturnType<typeof send>) => {
    const { status, text } = await answer;
    return [status, /class="(?:refused|fault)"[^>]*>([^<]*)</.exec(text)?.[1]];
  };
  expect(await refused(upload('PK\u0003\u0004\0\0', 'membres.xlsx'))).toEqual([
    422,
    'membres.xlsx: It is no text: save the table as CSV first.',
  ]);
  expect(await refused(upload(''))).toEqual([422, 'membres.csv: It is empty.']);
  expect(await refused(upload('', ''))).toEqual([422, 'It takes a file.']);
  const path = files.write([HEADINGS, LEA]);
  expect(await refused(send([['file', path], ...SAID, ['step', 'do']]))).toEqual([422, 'It takes a file.']);
  expect(await refused(upload(new Uint8Array(17 * 1024 * 1024)))).toEqual([
    413,
    expect.stringContaining('larger than 16 MB') as string,
  ]);
  expect(await people()).toEqual({});
});

it('an import is undone by what was exported before it', async () => {
  await take(files.write([HEADINGS, LEA, ANN]), MAP);
  const before = await people();
  const kept = await (await fetch(`${origin}/${key}/profiles/export?regulator=opq`)).text();
  await take(files.write([HEADINGS, ['101', 'Côté', 'Léa', 'Laval', '', '', ''], BO]), {
    ...MAP,
    force: true,
  });
  expect(await people()).toMatchObject({ Roy: { is_active: false }, Côté: { city: 'Laval' } });
  const fields: [string, string | File][] = [
    ['file', new File([kept], 'before.csv')],
    ['regulator', 'opq'],
  ];
  expect((await send([...fields, ['force', '1'], ['step', 'do']])).text).toContain('Everything was written.');
  const { Ng: added, ...others } = await people();
  const revised = Object.entries(before).map(([name, person]) => [
    name,
    { ...person, revision: expect.any(Number) as number },
  ]);
  expect([others, added?.is_active]).toEqual([Object.fromEntries(revised), false]);
});
