import { expect, test } from 'vitest';
import { headTags, renderHeadTags, type HeadPlace } from './head.ts';

const place: HeadPlace = {
  language: 'fr',
  siteName: 'Répertoire',
  origin: 'https://directory.example',
  path: '/faq?lang=fr&utm_source=x',
};
const head = { title: 'Questions', description: 'Des réponses.' };

function links(tags: ReturnType<typeof headTags>): Record<string, string>[] {
  return tags.filter((tag) => tag.name === 'link').map((tag) => ({ ...tag.attributes }));
}

test('names the page’s canonical address in its own language and its twins in both', () => {
  expect(links(headTags(head, place))).toEqual([
    { rel: 'canonical', href: 'https://directory.example/faq?lang=fr' },
    { rel: 'alternate', hreflang: 'en', href: 'https://directory.example/faq' },
    { rel: 'alternate', hreflang: 'fr', href: 'https://directory.example/faq?lang=fr' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://directory.example/faq' },
  ]);
});

test('a route’s own canonical address keeps its query and loses the rest', () => {
  const tags = headTags(
    { ...head, canonical: '/find-a-psychologist?location=Manitoba' },
    { ...place, language: 'en' },
  );
  expect(links(tags)[0]).toEqual({
    rel: 'canonical',
    href: 'https://directory.example/find-a-psychologist?location=Manitoba',
  });
});

test('a page that search engines shall leave out has its twins, and no canonical address', () => {
  const tags = headTags({ ...head, noIndex: true }, place);
  expect(links(tags).map(({ rel, hreflang }) => [rel, hreflang])).toEqual([
    ['alternate', 'en'],
    ['alternate', 'fr'],
    ['alternate', 'x-default'],
  ]);
  expect(tags).toContainEqual({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } });
});

test('the site’s name follows the title, once', () => {
  const title = (text: string) => headTags({ ...head, title: text }, place)[0]?.text;
  expect(title('Questions')).toBe('Questions · Répertoire');
  expect(title('Répertoire')).toBe('Répertoire');
});

test('neither text nor structured data can leave its element', () => {
  const attack = '</script><script>alert(1)</script>"><img>';
  const html = renderHeadTags(
    headTags({ title: attack, description: attack, structuredData: [{ name: attack }] }, place),
  );
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('"><img>');
  // What the page names, and the page itself.
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain('<script type="application/ld+json" data-head>');
});

const kinds = (tags: ReturnType<typeof headTags>) =>
  tags
    .filter((tag) => tag.name === 'script')
    .map(({ text = '{}' }) => (JSON.parse(text) as { '@type': string })['@type']);

test('every page says what it is, and of which site; one that search engines leave out gives no address', () => {
  const pageOf = (own: object) => {
    const scripts = headTags({ ...head, ...own }, place).filter((tag) => tag.name === 'script');
    return JSON.parse(scripts[0]?.text ?? '{}') as Record<string, unknown>;
  };
  expect(pageOf({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: 'Questions',
    description: 'Des réponses.',
    inLanguage: 'fr-CA',
    url: 'https://directory.example/faq?lang=fr',
    isPartOf: { '@type': 'WebSite', name: 'Répertoire', url: 'https://directory.example/' },
  });
  expect(pageOf({ noIndex: true })['url']).toBeUndefined();
});

test('breadcrumbs are said to search engines as the page shows them', () => {
  const tags = headTags(
    { ...head, breadcrumb: 'Q', parents: [{ label: 'Aide', to: '/aide' }] },
    { ...place, home: 'Accueil' },
  );
  const json = tags.find((tag) => tag.name === 'script')?.text ?? '{}';
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Accueil', item: 'https://directory.example/?lang=fr' },
      { position: 2, name: 'Aide', item: 'https://directory.example/aide?lang=fr' },
      { position: 3, name: 'Q', item: 'https://directory.example/faq?lang=fr' },
    ],
  });
  const hidden = headTags({ ...head, noIndex: true }, { ...place, home: 'Accueil' });
  expect(kinds(hidden)).toEqual(['WebPage']);
});

test('a page that is shared has a picture: its own, or its kind’s', () => {
  const picture = (own: object) =>
    headTags({ ...head, ...own }, place).find((tag) => tag.attributes['property'] === 'og:image')?.attributes[
      'content'
    ];
  expect(picture({ picture: '/og/article/x.fr.1.png' })).toBe(
    'https://directory.example/og/article/x.fr.1.png',
  );
  expect(picture({})).toMatch(/^https:\/\/directory\.example\/og\/page\/faq\.fr\.\w+\.png$/);
});
