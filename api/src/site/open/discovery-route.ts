import { type Language, LANGUAGES, LOCALES } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { escapeXml } from '@directory/domain/site/sitemap-xml';
import { answerCacheableText } from '../../http/cacheable.ts';
import type { App } from '../../http/environment.ts';
import type { OpenPeople } from './open-people.ts';
import { LICENCE, type OpenProfile } from './open-profile.ts';

const ENTRIES = 50;
const OPEN_SEARCH = 'application/opensearchdescription+xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

const WORDS = {
  en: { name: 'Psychologist Directory', short: 'Psychologists', feed: 'New and changed profiles' },
  fr: { name: 'Répertoire des psychologues', short: 'Psychologues', feed: 'Profils nouveaux ou modifiés' },
} as const;

/** What browsers search with (OpenSearch), and the feed of new and changed profiles (Atom), in each language. */
export function registerDiscovery(
  app: App,
  { origin, people }: { origin: string; people: OpenPeople },
): void {
  for (const language of LANGUAGES) {
    app.get(paths.openSearch(language), (c) => {
      const text = searchDescription(origin, language);
      return answerCacheableText(c, text, { contentType: OPEN_SEARCH, seconds: 3600 });
    });
    app.get(paths.changesFeed(language), async (c) => {
      const text = feed(origin, language, await people.newest('data', ENTRIES));
      return answerCacheableText(c, text, { contentType: ATOM, seconds: 0 });
    });
  }
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function searchDescription(origin: string, language: Language): string {
  const template = new URL(origin + inLanguage(paths.search(), language));
  template.searchParams.append('search', '');
  return `${DECLARATION}
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${element('ShortName', WORDS[language].short)}${element('Description', WORDS[language].name)}
<Url type="text/html" template="${escapeXml(template.href)}{searchTerms}"/>
${element('Language', LOCALES[language])}<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
}

function feed(origin: string, language: Language, profiles: readonly OpenProfile[]): string {
  const own = origin + paths.changesFeed(language);
  const { name: site, feed: title } = WORDS[language];
  const entries = profiles.map(({ id, name, url, updated_at: updated, credentials, city, province }) => {
    const where = [credentials, city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
    return `<entry>${element('id', `urn:uuid:${id}`)}${element('title', name)}${element('updated', updated)}
<link href="${escapeXml(url[language])}"/>${element('summary', where)}</entry>`;
  });
  return `${DECLARATION}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALES[language]}">
${element('id', own)}${element('title', title)}${element('updated', profiles[0]?.updated_at ?? '1970-01-01T00:00:00Z')}
<author>${element('name', site)}</author><link rel="self" href="${own}"/>${element('rights', LICENCE.url)}
${entries.join('\n')}
</feed>
`;
}
