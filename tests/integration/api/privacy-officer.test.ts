import { expect, it } from 'vitest';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { heldApi, sharedApi } from '../../support/shared-api.ts';

const WARNING = 'names nobody who answers for it';
/** From an address of its own: others use up what one may ask of a server that holds them to limits. */
const pageOf = async (origin: string, language: 'en' | 'fr') =>
  (
    await fetch(origin + inLanguage(paths.privacy(), language), {
      headers: { 'x-forwarded-for': '198.18.7.1' },
    })
  ).text();

it('who answers for privacy is named on /privacy, and who holds the data where', async () => {
  const api = await sharedApi();
  for (const language of ['en', 'fr'] as const) {
    const html = await pageOf(api.url, language);
    expect(html).toMatch(/<p>(?:This is who answers|Voici qui répond ici)/);
    expect(html).toContain(
      '<ul class="text-list"><li>Hosting Inc., Montréal</li><li>Mail &amp; Co., United States</li>',
    );
    expect(html).not.toMatch(
      /<p>(?:The people who run the directory have not named|Les personnes qui gèrent le répertoire n’ont pas encore nommé)/,
    );
    expect(html).toContain('<strong>Ada &lt;Martin&gt;</strong>');
    expect(html).toContain('href="mailto:privacy@example.org"');
    expect(html).not.toMatch(/<p>(?:Nobody has yet been named|Personne n’a encore été désigné)/);
  }
  expect(api.log.join('\n')).not.toContain(WARNING);
});

it('while nobody is, the page says so and the start warns', async () => {
  const api = await heldApi();
  expect(api.log.join('\n')).toContain(WARNING);
  for (const [language, nobody] of [
    ['en', '<p>Nobody has yet been named'],
    ['fr', '<p>Personne n’a encore été désigné'],
  ] as const) {
    const html = await pageOf(api.url, language);
    expect(html).toContain(nobody);
    expect(html).toMatch(
      /<p>(?:The people who run the directory have not named|Les personnes qui gèrent le répertoire n’ont pas encore nommé)/,
    );
    expect(html).not.toMatch(/<p>(?:This is who answers|Voici qui répond ici)/);
  }
});
