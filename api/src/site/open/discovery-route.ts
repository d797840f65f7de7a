import { type Language, LANGUAGES, LOCALES } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { escapeXml } from '@directory/domain/site/sitemap-xml';
import { answerCacheableText } from '../../http/cacheable.ts';
import type { App } from '../../http/environment.ts';
import type { OpenPeople } from './open-people.ts';
import { LICENCE, type OpenProfile } from './open-profile.ts';

const ENTRIES = 50;

const WORDS = {
  en: {
    name: 'Psychologist Directory',
    search: 'Find a psychologist in Canada',
    feed: 'New and changed profiles',
  },
  fr: {
    name: 'Répertoire des psychologues',
    search: 'Trouver un psychologue au Canada',
    feed: 'Profils nouveaux ou modifiés',
  },
} as const;

/** What browsers search with (OpenSearch), and the feed of new and changed profiles (Atom), in each language. */
export function registerDiscovery(
  app: App,
  { origin, people }: { origin: string; people: OpenPeople },
): void {
  for (const language of LANGUAGES) {
    app.get(paths.openSearch(language), (c) =>
      answerCacheableText(c, searchDescription(origin, language), {
        contentType: 'application/opensearchdescription+xml; charset=utf-8',
        seconds: 3600,
      }),
    );
    app.get(paths.changesFeed(language), async (c) =>
      answerCacheableText(c, feed(origin, language, await people.newest('data', ENTRIES)), {
        contentType: 'application/atom+xml; charset=utf-8',
        seconds: 0,
      }),
    );
  }
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

function searchDescription(origin: string, language: Language): string {
  const address = origin + inLanguage(paths.search(), language);
  const template = `${address}${address.includes('?') ? '&' : '?'}search={searchTerms}`;
  return `${DECLARATION}
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${element('ShortName', language === 'en' ? 'Psychologists' : 'Psychologues')}
${element('Description', WORDS[language].search)}
<Url type="text/html" template="${escapeXml(template)}"/>
${element('Language', LOCALES[language])}
<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
}

function feed(origin: string, language: Language, profiles: readonly OpenProfile[]): string {
  const own = origin + paths.changesFeed(language);
  const entries = profiles.map(({ id, name, url, updated_at: updated, credentials, city, province }) => {
    const where = [credentials, city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
    return `<entry>
${element('id', `urn:uuid:${id}`)}
${element('title', name)}
${element('updated', updated)}
<link href="${escapeXml(url[language])}"/>
${element('summary', where)}
</entry>`;
  });
  return `${DECLARATION}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALES[language]}">
${element('id', own)}
${element('title', `${WORDS[language].name}: ${WORDS[language].feed}`.replace(': ', language === 'fr' ? '\u00a0: ' : ': '))}
${element('updated', profiles[0]?.updated_at ?? '1970-01-01T00:00:00.000Z')}
<author>${element('name', WORDS[language].name)}</author>
<link rel="self" href="${escapeXml(own)}"/>
${element('rights', `${LICENCE.name}, ${LICENCE.url}`)}
${entries.join('\n')}
</feed>
`;
}
