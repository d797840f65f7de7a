import type { OwnDataView } from '@directory/domain/contracts/own-data';
import { paths } from '@directory/domain/site/paths';
import { expect, it } from 'vitest';
import { directory, render } from './rendered-page.ts';

const TOKEN = 'x'.repeat(40);
const seen: OwnDataView = {
  ...{ email: 'ada@example.org', endsAt: '2026-11-29T18:00:00Z', isMembers: false, copy: null },
  held: [
    { kind: 'contact_messages', rows: 2, first: '2026-11-03T18:00:00Z', last: '2026-11-05T18:00:00Z' },
    { kind: 'other', rows: 1, first: null, last: null },
  ],
};
const page = (view: Partial<OwnDataView> | null, language: 'en' | 'fr' = 'en') =>
  render(paths.yourData(TOKEN), {
    language,
    from: { ...directory, ownData: () => Promise.resolve(view && { ...seen, ...view }) },
  });
const forms = (html: string) => html.match(/<form[^>]* action="\/api\/data-acts" method="post"/g) ?? [];

it('asks for the link by a plain form, and says what came of it, in both languages', async () => {
  const ask = async (did: string | undefined, language: 'en' | 'fr') =>
    render(paths.yourData('', did), { language });
  const { html, response } = await ask(undefined, 'en');
  expect(html).toMatch(/<form[^>]* action="\/api\/data-links" method="post"/);
  expect(html).toContain('name="robots" content="noindex');
  expect(html).not.toContain('needs JavaScript');
  expect(response.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
  expect((await ask('sent', 'en')).html).toContain('Look into your mailbox');
  const french = (await ask('erasing', 'fr')).html;
  expect(french).toContain('L’effacement est en cours');
  expect(french).toContain('<input type="hidden" name="language" value="fr"/>');
  expect((await ask('constructor', 'en')).html).not.toContain('did.');
});

it('says what is held and what stays, and has two presses that need no script', async () => {
  const { html, response } = await page({});
  expect(response).toMatchObject({
    status: 200,
    headers: { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' },
  });
  expect(html).toContain('ada@example.org');
  expect(html).toContain('Messages that you wrote: 2');
  expect(html).toContain('November\u00a03,\u00a02026 to November\u00a05,\u00a02026');
  expect(html).toContain('Other entries with this address: 1');
  expect(html).toContain('the law may have them keep');
  expect(forms(html)).toHaveLength(2);
  for (const act of ['copy', 'erase'])
    expect(html).toContain(`<input type="hidden" name="act" value="${act}"/>`);
  expect(html).toMatch(/<input type="checkbox" required=""\/>/);
  const french = (await page({}, 'fr')).html;
  expect(french).toContain('Messages que vous avez écrits\u00a0: 2');
  expect(french).toContain('du 3\u00a0novembre\u00a02026 au 5\u00a0novembre\u00a02026');
});

it('says when it is still looked, when nothing is held, and when a copy is ready', async () => {
  expect((await page({ held: null })).html).toContain('We are still looking.');
  expect((await page({ held: [] })).html).toContain('We hold nothing of this address');
  const asked = (await page({ copy: 'asked' })).html;
  expect(asked).toContain('Your copy is being made');
  expect(asked).not.toContain('/api/data-copies/');
  const made = (await page({ copy: 'made' }, 'fr')).html;
  expect(made).toContain(`href="/api/data-copies/${TOKEN}" download="my-data.json"`);
  expect(made).toContain('Télécharger ma copie');
});

it('lets nobody press anything of a member’s address, nor with a link that has ended', async () => {
  const members = (await page({ isMembers: true })).html;
  expect(members).toContain('belongs to an account or stands on a profile');
  expect(forms(members)).toHaveLength(0);
  const { html, response } = await page(null);
  expect(response.status).toBe(404);
  expect(html).toContain('This link no longer works');
  expect(html).toContain('action="/api/data-links"');
});
