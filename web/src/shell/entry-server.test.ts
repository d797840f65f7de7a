import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '@directory/domain/language';
import type { Directory } from '@directory/domain/site/directory';
import { createRenderer } from './entry-server.tsx';
import { directory, failing, profile, render, site, status } from './rendered-page.ts';

test('the home page begins with Winnipeg and Manitoba, in words and in links', async () => {
  for (const language of ['en', 'fr'] as const) {
    const { html } = await render('/', { language });
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toMatch(/Winnipeg, (in|du) Manitoba/);
    expect(main.indexOf('href="/manitoba/winnipeg"')).toBeGreaterThan(0);
    expect(main).toContain('href="/manitoba"');
  }
});

test('the page on self-assessments says when its text was last changed, which is not the day that it is read on', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-04T12:00:00Z'), toFake: ['Date'] });
  const days = LANGUAGES.map(async (language) => {
    const { html } = await render('/assessment-disclaimer', { language });
    return /text-updated[^>]*>.*?<time dateTime="([^"]*)">/s.exec(html)?.[1];
  });
  const [day, ...others] = await Promise.all(days).finally(() => vi.useRealTimers());
  expect(day).toMatch(/^2026-\d\d-\d\d$/);
  expect(others).toEqual([day]);
});

describe('a page', () => {
  test('is made when it has its turn, once its data is there, and not at all when it gets none', async () => {
    const happened: string[] = [];
    const noting: Directory = {
      ...directory,
      profileByName: (...names) => {
        happened.push('data');
        return directory.profileByName(...names);
      },
    };
    const renderer = createRenderer({ site, manifest: null });
    const request = { url: profile.path, language: 'en', sampleData: true, directory: noting } as const;
    const page = await renderer({ ...request, turn: () => Promise.resolve(void happened.push('turn')) });
    expect(status(page)).toBe(200);
    expect(happened).toEqual(['data', 'turn']);
    const none = new Error('no turn');
    await expect(renderer({ ...request, turn: () => Promise.reject(none) })).rejects.toBe(none);
  });

  test('names who runs the directory, or says that nobody is named', async () => {
    const operator = { name: 'Prairie <Directories>', address: '1 Main Street, Winnipeg' };
    const configured = { operator, supportEmail: 'desk@example.org' };
    for (const [language, nobody] of [
      ['en', 'has not been named here yet'],
      ['fr', 'n’a pas encore été nommée ici'],
    ] as const) {
      const unnamed = (await render('/about', { language })).html;
      expect(unnamed).toContain(nobody);
      expect(unnamed.slice(unnamed.indexOf(nobody)).split('</p>')[0]).toContain('href="/contact"');
      const { html } = await render('/about', { language, configured });
      expect(html).not.toMatch(new RegExp(`<p>[^<]*${nobody}`));
      expect(html).toContain('<strong>Prairie &lt;Directories&gt;</strong><br/>1 Main Street, Winnipeg');
      expect(html).toContain('href="mailto:desk@example.org"');
    }
  });

  test('leads to the directory’s own page on a network, where there is one', async () => {
    const socialLink = { url: 'https://www.linkedin.com/company/directory', network: 'LinkedIn' };
    const { html } = await render('/faq', { configured: { socialLink } });
    expect(html).toContain(
      '<a href="https://www.linkedin.com/company/directory" rel="noopener">The directory on LinkedIn</a>',
    );
    expect((await render('/faq')).html).toContain('Share on LinkedIn');
  });

  test('of a self-assessment says who reviewed the clinical words and when, or that nobody has', async () => {
    const clinicalReview = { name: 'Dr. Anne Tremblay', credentials: 'C.Psych.', date: '2026-03-02' };
    for (const path of [
      '/assessment/anxiety',
      '/assessment/ptsd',
      '/assessment-disclaimer',
      '/safety-plan',
    ]) {
      const { html } = await render(path);
      expect(html, path).toContain('has not yet been reviewed by a clinician');
      // A safety plan has no questions whose words could be somebody else's, and a checklist none but our own.
      expect(html.includes('are the published ones'), path).toBe(/anxiety|disclaimer/.test(path));
      expect((await render(path, { clinicalReview })).html, path).toContain(
        'reviewed by Dr. Anne Tremblay, C.Psych., on March\u00a02,\u00a02026.',
      );
      const french = await render(path, { clinicalReview, language: 'fr' });
      expect(french.html, path).toContain(
        'révisés par Dr. Anne Tremblay, C.Psych., le 2\u00a0mars\u00a02026.',
      );
    }
    expect((await render('/assessment/ptsd')).html).toContain(
      'Educational checklist, not a validated instrument.',
    );
    const { html: disclaimer } = await render('/assessment-disclaimer');
    expect(disclaimer).toMatch(/id="limits"[^]*not yet been reviewed[^]*id="help"[^]*id="emergency"/);
  });

  test('is the same bytes for everybody, but for the moments at which its data was read', async () => {
    const [one, other] = await Promise.all([render('/about'), render('/about')]);
    expect(one.html).toBe(other.html);
  });

  test('does not mix the languages of two visitors at the same moment', async () => {
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        render('/about', { language: index % 2 === 0 ? 'en' : 'fr' }).then(({ html }) => html),
      ),
    );
    pages.forEach((html, index) => {
      expect(html).toContain(index % 2 === 0 ? '<h1>About</h1>' : '<h1>À propos</h1>');
    });
  });

  test('that does not exist is a 404 that search engines leave out', async () => {
    const { response, html } = await render('/no/such/page');
    expect(status(response)).toBe(404);
    expect(html).toContain('Page not found');
    expect(html).toContain('noindex');
  });

  test('says what it is to machines, also where it is one person’s alone, or there is nothing', async () => {
    const addresses = ['/login', '/register', '/password-reset', '/reset-password', '/dashboard', '/no/such'];
    for (const url of [...addresses, profile.path]) {
      expect((await render(url, { from: failing })).html, url).toContain('"@type":"WebPage"');
    }
  });
});

test('capitals in any part of an address lead to its one address at once', async () => {
  const moved = async (url: string) => {
    const { response } = await render(url);
    return response.kind === 'redirect' ? [response.status, response.location] : response.status;
  };
  expect(await moved('/FAQ?Q=A')).toEqual([301, '/faq?Q=A']);
  expect(await moved('/FAQ//?Q=A')).toEqual([301, '/faq?Q=A']);
  expect(await moved('/faq?Q=A')).toBe(200);
  expect(await moved('/Blog/Caf%C3%A9')).toEqual([301, '/blog/Caf%C3%A9']);
  expect(await moved('/manitoba/winnipeg/Psychologist/jo-roy')).toEqual([301, profile.path]);
  expect(await moved('/Manitoba/winnipeg/psychologist/jo-roy')).toEqual([301, profile.path]);
  expect(await moved('/MANITOBA/Winnipeg/PSYCHOLOGIST/Jo-Roy?lang=fr')).toEqual([
    301,
    `${profile.path}?lang=fr`,
  ]);
  expect(await moved('/Manitoba/Winnipeg/Anxiety')).toEqual([301, '/manitoba/winnipeg/anxiety']);
  expect(await moved('/Conditions/ADHD')).toEqual([301, '/conditions/adhd']);
  expect(await moved('/conditions/adhd')).toBe(200);
  expect(await moved('/No-Such-Page')).toBe(404);
});

test.each(['en', 'fr'] as const)('each text page is whole in %s', async (language) => {
  const names = Object.keys(import.meta.glob('../../../content/pages/*.en.md')).map((file) =>
    file.slice(file.lastIndexOf('/'), -'.en.md'.length),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const { response, html } = await render(name, { language });
    expect([name, status(response)]).toEqual([name, 200]);
    expect(html.match(/<h1>/g), name).toHaveLength(1);
  }
});

test('a page whose address tells what someone feels is not named to others, nor when it sends people on', async () => {
  for (const url of [
    '/assessments',
    '/assessment/adhd',
    '/assessment/none',
    '/Assessment/adhd',
    '/therapist-match',
    '/appointment',
  ]) {
    const { response } = await render(url);
    expect(response.headers['referrer-policy'], url).toBe('no-referrer');
  }
  expect((await render('/faq')).response.headers['referrer-policy']).toBeUndefined();
});

describe('matches that a link asks for with a result', () => {
  test('are for it and say so, and the result stands in no address of the page', async () => {
    const asked: unknown[] = [];
    const noting: Directory = {
      ...directory,
      match: (query) => {
        asked.push(query);
        return Promise.resolve({ total: 0, others: 0, page: 1, pages: 0, matches: [] });
      },
    };
    const { html } = await render('/therapist-match?condition=adhd&score=30&severity=severe', {
      from: noting,
    });
    expect(asked).toMatchObject([{ condition: 'adhd', severity: 'severe' }]);
    expect(html).toContain('Based on a score of 30 from a link.');
    expect(html).not.toMatch(/your result/i);
    expect(html).not.toMatch(/score=|severity=|score%3D/);
    expect(html.indexOf('history.replaceState')).toBeLessThan(html.indexOf('<link'));
  });

  test.each(['score=-99&severity=severe', 'score=30&severity=mild', 'severity=severe', 'score=9317'])(
    'that cannot be, are for none, and what was asked is nowhere: %s',
    async (result) => {
      const { html } = await render(`/therapist-match?condition=adhd&${result}`);
      expect(html).toContain('named a score or a severity that this self-assessment cannot give');
      expect(html).not.toMatch(/from a link\.|-99|9317|"severity":"severe"/);
    },
  );
});

describe('a profile', () => {
  test('asked for by id has moved to its name route', async () => {
    const { response } = await render('/psychologist/7');
    expect(response).toMatchObject({ kind: 'redirect', status: 301, location: profile.path });
  });

  test('cannot run a script from its bio, in the page or in the inlined data', async () => {
    const { html } = await render(profile.path);
    expect(html).toContain('Jo Roy');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;');
  });

  test('marks a bio that is in the other language', async () => {
    const { html } = await render(profile.path, { language: 'fr' });
    expect(html).toMatch(/<p[^>]* lang="en-CA"[^>]*>Only in English\.<\/p>/);
  });

  test('does not wait for who is near by, and is not kept without them', async () => {
    const whole = await render(profile.path);
    expect(whole.response).toMatchObject({ status: 200, isWhole: true });
    const slow: Directory = { ...directory, search: () => new Promise(() => {}) };
    const { response, html } = await render(profile.path, { from: slow });
    expect(html).toContain('Jo Roy');
    expect(response).toMatchObject({ status: 200, isWhole: false });
  });

  test('that is unknown, or cannot be one, is a 404 with its own text', async () => {
    const unknown = await render('/manitoba/winnipeg/psychologist/no-body');
    expect(status(unknown.response)).toBe(404);
    expect(unknown.html).toContain('Psychologist Not Found');
    const invalid = await render('/manitoba/winnipeg/psychologist/nobody');
    expect(status(invalid.response)).toBe(404);
    expect(invalid.html).toContain('Invalid psychologist slug format');
    const elsewhere = await render('/texas/austin/psychologist/jo-roy');
    expect(status(elsewhere.response)).toBe(404);
  });

  test('that cannot be fetched is a 503 that says so, tells the host why, and tells nobody else', async () => {
    const { response, html, reported, routes } = await render(profile.path, { from: failing });
    expect(status(response)).toBe(503);
    expect(html).toContain('Failed to load psychologist data');
    expect(html).not.toContain('secrets');
    expect(String(reported[0])).toContain('secrets');
    // Whose profile it was stands in no log.
    expect(routes).toEqual(['/:province/:city/psychologist/:name']);
  });
});

test('the list is rendered as nobody’s, and as a wait for whom the browser keeps somebody', async () => {
  const { html } = await render('/shortlist');
  expect(html).toMatch(
    /<div class="list-unread">.*<\/div><div class="empty-state">.*Nobody is on your list yet/,
  );
});

test('the home page stands without its featured psychologists', async () => {
  const { response, html, reported } = await render('/', { from: failing });
  expect(status(response)).toBe(200);
  expect(html).toContain('The featured psychologists could not be loaded');
  expect(html).not.toContain('secrets');
  expect(reported).toHaveLength(1);
});

test('a search that cannot be made is a 503 that says so, with the way to try again, and leaves what was asked for', async () => {
  const from = { ...directory, search: () => Promise.reject(new Error('relation "secrets"')) };
  for (const [language, nobody, again] of [
    ['en', 'there may well be some', 'Try again'],
    ['fr', 'Aucun psychologue', 'Réessayer'],
  ] as const) {
    const { response, html } = await render('/find-a-psychologist?search=deuil', { from, language });
    expect(status(response)).toBe(503);
    for (const words of [nobody, again, 'value="deuil"']) expect(html).toContain(words);
    expect(html).not.toContain('secrets');
  }
});

test('a made-up person’s page says that nobody will answer, before anyone writes; a real one’s does not', async () => {
  const words = 'made up for demonstration';
  const { html } = await render(profile.path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain(words);
  expect(main.indexOf(words)).toBeLessThan(main.indexOf('<form class="message-form'));
  const request = { url: profile.path, language: 'en', sampleData: false, directory } as const;
  const real = await createRenderer({ site, manifest: null })(request);
  expect(real.kind === 'page' ? real.html : words).not.toContain(words);
});
