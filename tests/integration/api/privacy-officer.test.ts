import { expect, it } from 'vitest';
import { inLanguage, paths } from '@directory/domain/paths';
import { startApi } from '../../support/api-process.ts';
import { readStack } from '../../support/stack-file.ts';

const WARNING = 'names nobody who answers for it';
const pageOf = async (origin: string, language: 'en' | 'fr') =>
  (await fetch(origin + inLanguage(paths.privacy(), language))).text();

it('who answers for privacy is named on /privacy', async () => {
  const env = { PRIVACY_OFFICER_NAME: 'Ada <Martin>', PRIVACY_OFFICER_EMAIL: 'privacy@example.org' };
  await using api = await startApi(readStack(), { env });
  for (const language of ['en', 'fr'] as const) {
    const html = await pageOf(api.url, language);
    expect(html).toMatch(/<p>(?:This is who answers|Voici qui répond ici)/);
    expect(html).toContain('<strong>Ada &lt;Martin&gt;</strong>');
    expect(html).toContain('href="mailto:privacy@example.org"');
    expect(html).not.toMatch(/<p>(?:Nobody has yet been named|Personne n’a encore été désigné)/);
  }
  expect(api.log.join('\n')).not.toContain(WARNING);
});

it('while nobody is, the page says so and the start warns', async () => {
  await using api = await startApi(readStack());
  expect(api.log.join('\n')).toContain(WARNING);
  for (const [language, nobody] of [
    ['en', '<p>Nobody has yet been named'],
    ['fr', '<p>Personne n’a encore été désigné'],
  ] as const) {
    const html = await pageOf(api.url, language);
    expect(html).toContain(nobody);
    expect(html).not.toMatch(/<p>(?:This is who answers|Voici qui répond ici)/);
  }
});
