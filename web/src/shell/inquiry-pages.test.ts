import type { InquiryView, QuestionView } from '@directory/domain/contracts/inquiries';
import { paths } from '@directory/domain/site/paths';
import { expect, it } from 'vitest';
import { directory, render } from './rendered-page.ts';

const TOKEN = 'x'.repeat(40);
const asked: QuestionView = {
  ...{ createdAt: '2026-11-23T15:00:00Z', name: 'Jo Roy', state: 'asked', day: null, suggestion: null },
  ...{ isSettled: false, isExpected: false },
};
const answerPage = async (view: QuestionView | null) =>
  (await render(paths.answer(TOKEN), { from: { ...directory, question: () => Promise.resolve(view) } })).html;

it('a psychologist who said yes is asked to write; the others read that no answer is needed once it is so', async () => {
  for (const isSettled of [false, true]) {
    const yes = await answerPage({ ...asked, state: 'yes', isSettled, isExpected: true });
    expect(yes).toContain('they expect to hear from you: reply to our email');
    expect(yes).not.toContain('No answer is needed');
  }
  const ended = await answerPage({ ...asked, state: 'yes', isSettled: true });
  expect(ended).toContain('No answer is needed here any more');
  expect(ended).not.toContain('they expect to hear from you');
  const settled = await answerPage({ ...asked, isSettled: true });
  expect(settled).toContain('No answer is needed here any more');
  expect(settled).not.toContain('/api/answers');
  expect(await answerPage(asked)).toContain('press “I will write back” here, too');
  expect(await answerPage(null)).toContain('the sender has ended it: no answer is needed');
});

const sent: InquiryView = {
  ...{ createdAt: asked.createdAt, isConfirmed: true, isGone: false, province: 'MB', nextAt: null },
  ...{ closedAs: null, next: { name: 'Bo Li', place: 2 } },
  people: [{ name: 'Jo Roy', path: '/jo', state: 'full', since: null, day: null, suggestion: null }],
};
const senderPage = async (more: Partial<InquiryView>) => {
  const view = { ...sent, ...more };
  return (
    await render(paths.inquiry(TOKEN), { from: { ...directory, inquiry: () => Promise.resolve(view) } })
  ).html;
};

it('a sender can stop while somebody may still be asked, and go on after; alone, nothing pointless is asked', async () => {
  expect(await senderPage({})).toContain('Ask nobody else');
  for (const closedAs of ['stopped', 'over'] as const) {
    const html = await senderPage({ closedAs });
    expect(html).toContain('Ask Bo Li now');
    expect(html).not.toContain('Ask nobody else');
  }
  const alone = await senderPage({ next: null, isConfirmed: false });
  expect(alone).toContain('Then we know that our news reaches you');
  expect(alone).not.toMatch(/Ask nobody else|we write to nobody else/);
});

it('who has deleted the page reads that; a link that lost its end is no failure of the connection', async () => {
  expect((await render(paths.inquiry(TOKEN, 'remove'))).html).toContain('Your page is deleted');
  expect((await render(paths.inquiry('short'))).html).toContain('This page has ended');
});

it('another address to log in with is agreed to, or stopped, by plain forms', async () => {
  const page = async (query: Parameters<typeof paths.signInAddress>[0], language: 'en' | 'fr' = 'en') =>
    render(paths.signInAddress(query), { language });
  const { html, response } = await page({ token: TOKEN });
  for (const say of ['yes', 'stop'])
    expect(html).toContain(`<input type="hidden" name="say" value="${say}"/>`);
  expect(html.match(/<form[^>]* action="\/api\/members\/sign-in-address" method="post"/g)).toHaveLength(2);
  expect(response.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
  expect((await page({ did: 'done' })).html).toContain('From now on you log in with the new address');
  expect((await page({ did: 'waiting' })).html).toContain('The other address has an email from us');
  expect((await page({ did: 'stopped' }, 'fr')).html).toContain('choisissez un nouveau mot de passe dans');
  expect((await page({ did: 'taken' })).html).toContain('opens another account already');
  expect((await page({ did: 'failed' })).html).toContain('This link no longer works');
  expect((await page({})).html).toContain('Open the link in our email');
});

it('a new address is confirmed by a plain form, which the page answers: no script is needed', async () => {
  const page = async (query: Parameters<typeof paths.confirmAddress>[0]) =>
    render(paths.confirmAddress(query), { language: 'en' });
  const { html, response } = await page({ token: TOKEN });
  expect(html).toMatch(/<form[^>]* action="\/api\/members\/contact-address" method="post"/);
  expect(html).toContain(`<input type="hidden" name="token" value="${TOKEN}"/>`);
  expect(html).not.toContain('needs JavaScript');
  // Without a referrer the browser names no origin, and the press is refused.
  expect(response.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
  expect((await page({ did: 'done' })).html).toContain('Messages from visitors now go to the address');
  expect((await page({ did: 'failed' })).html).toContain('This link no longer works. It is too old');
  const later = (await page({ token: TOKEN, did: 'later' })).html;
  expect(later).toContain('There were too many tries');
  expect(later).toContain('<form');
});
