import { expect, it } from 'vitest';
import { sharedApi } from '../../support/shared-api.ts';
import { ask, type Answer } from './site.ts';

const api = await sharedApi();

it('with more to do than there is time for, pages are refused with help at hand, and what is known or needed is answered', async () => {
  const known = '/how-it-works';
  await ask(known, {}, api.url);
  const refused: Answer[] = [];
  let asked = 0;
  let isOver = false;
  /** Each page is another one, which has to be made. */
  const visitors = Array.from({ length: 60 }, async () => {
    while (!isOver) {
      const answer = await ask(`/faq?visitor=${(asked += 1)}`, {}, api.url);
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 503) refused.push(answer);
    }
  });
  try {
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    const always = [
      known,
      '/safety-plan',
      '/assessment-disclaimer',
      '/robots.txt',
      '/api/live',
      '/api/ready',
    ];
    for (const path of always) expect([path, (await ask(path, {}, api.url)).status]).toEqual([path, 200]);
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  expect(Object.fromEntries(refused[0]?.headers ?? [])).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=UTF-8',
    'x-frame-options': 'DENY',
  });
  expect(refused[0]?.text).toContain('href="tel:988"');
  await expect.poll(async () => (await ask(`/faq?visitor=${(asked += 1)}`, {}, api.url)).status).toBe(200);
});
