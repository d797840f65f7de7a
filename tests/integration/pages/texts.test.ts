import { describe, expect, it } from 'vitest';
import { ask } from '../api/site.ts';
import { each, readPage, wordsOf } from './read-page.ts';

it('without scripts the eight questions open by themselves, and all parts of the verification can be read', async () => {
  const { main } = await readPage('/faq');
  const questions = each(main, 'details');
  expect(questions).toHaveLength(8);
  for (const question of questions)
    expect(question).toMatch(/^<details(?![^>]*open)[^>]*><summary[^]*faq-answer/);
  const { words } = await readPage('/psychologist-verification');
  expect(words).toContain('At least 2 years of experience');
  expect(words).toContain('5–7 business days');
});

it.each(['en', 'fr'])(
  'the words that /psychologist-specialties suggests find people: %s',
  async (language) => {
    const { words } = await readPage(`/psychologist-specialties?lang=${language}`);
    const examples = [...words.matchAll(/“([^”]+)”|« ([^»]+) »/gu)].map(([, en, fr]) => en ?? fr ?? '');
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of [...examples, 'PTSD', 'TSPT'])
      expect((await readPage(`/search?search=${encodeURIComponent(example)}`)).main, example).toContain(
        'result-card',
      );
  },
);

it('registration is disabled, and says where to go instead', async () => {
  const { main, words } = await readPage('/register');
  expect(words).toContain('Registration is disabled');
  expect(main).toMatch(/href="\/join"[^>]*>Ask for a listing/);
  expect(main).toMatch(/href="\/login"[^>]*>Log in/);
});

it.each(['/login', '/password-reset', '/reset-password?token_hash=x'])(
  'without scripts %s says that its form needs them',
  async (path) => {
    const { html } = await readPage(path);
    expect(each(html, 'noscript').map(wordsOf).join(' ')).toContain('needs JavaScript');
  },
);

describe('the list of self-assessments', () => {
  it.each(['en', 'fr'])('leads to all four and to help: %s', async (language) => {
    const { main } = await readPage(`/assessments?lang=${language}`);
    for (const href of [
      ...['adhd', 'depression', 'anxiety', 'ptsd'].map((name) => `/assessment/${name}`),
      ...['/search', '/blog', '/safety-plan', '/assessment-disclaimer', 'tel:988'],
    ])
      expect(main).toContain(`href="${href}"`);
    expect(main).toMatch(/href="https:\/\/211\.ca\//);
  });

  it.each(['/assessment/happiness', '/assessment', '/assessment/constructor'])(
    '%s leads there, where it is said that there is none',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([Math.floor(status / 100), headers.get('location')]).toEqual([
        3,
        '/assessments?assessment=not-found',
      ]);
      const { words } = await readPage('/assessments?assessment=not-found');
      expect(words).toContain('Assessment Not Found');
      expect(words).toContain('The requested assessment could not be found.');
    },
  );
});
