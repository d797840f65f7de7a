import { isLanguage, type Language } from '@directory/domain/language';
import type { Directory } from '@directory/domain/site/directory';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { Context } from 'hono';
import { ApiError } from '../../errors.ts';
import { answerCacheableText } from '../../http/cacheable.ts';
import type { App, Environment } from '../../http/environment.ts';
import type { ArticleStore } from '../articles/store.ts';
import type { OpenPeople } from './open-people.ts';
import { helpLines } from './open-search.ts';
import { profileText } from './profile-text.ts';

export interface TextParts {
  origin: string;
  directory: Pick<Directory, 'profileById' | 'profileByName'>;
  articles: ArticleStore;
  people: OpenPeople;
}

/** /llms.txt, and profiles and guides as Markdown at their pages’ addresses with `.md`: what assistants read. */
export function registerTexts(app: App, { origin, directory, articles, people }: TextParts): void {
  const answer = (c: Context<Environment>, text: string, contentType = 'text/markdown; charset=utf-8') =>
    answerCacheableText(c, text, { contentType, seconds: 0 });

  app.get('/llms.txt', async (c) => answer(c, await overview(origin, articles), 'text/plain; charset=utf-8'));

  app.get('/blog/:file{[a-z0-9-]+\\.md}', async (c) => {
    const text = await articles.markdown(nameOf(c.req.param('file')), languageOf(c));
    if (text === null) throw notThere();
    return answer(c, text);
  });

  app.get('/psychologist/:file{[0-9a-fA-F-]{36}\\.md}', async (c) =>
    answerProfile(c, await directory.profileById(nameOf(c.req.param('file')))),
  );
  app.get('/:province/:city/psychologist/:file{.+\\.md}', async (c) => {
    const { province, city, file } = c.req.param();
    return answerProfile(c, await directory.profileByName(province, city, nameOf(file)));
  });

  async function answerProfile(
    c: Context<Environment>,
    found: Awaited<ReturnType<Directory['profileById']>>,
  ): Promise<Response> {
    if (found && 'movedTo' in found) return c.redirect(inLanguage(`${found.movedTo}.md`, languageOf(c)), 301);
    const [profile] = found ? await people.shown('assistants', [found.profile.id]) : [];
    if (!profile) throw notThere();
    return answer(c, profileText(profile, languageOf(c), origin));
  }
}

const nameOf = (file: string) => file.slice(0, -'.md'.length);

function languageOf(c: Context<Environment>): Language {
  const asked = c.req.query('lang');
  return isLanguage(asked) ? asked : 'en';
}

const notThere = () => new ApiError(404, 'not_found', 'There is no such text.');

/** What the site is and how to ask it; https://llmstxt.org has the form. */
async function overview(origin: string, articles: ArticleStore): Promise<string> {
  const [help] = helpLines('en');
  const guides = (await articles.list('en')).map(
    ({ slug, title, excerpt }) => `- [${title}](${origin}${paths.article(slug)}.md): ${excerpt}`,
  );
  return `# Psychologist Directory

> A public, bilingual (English, French) directory of registered psychologists in Canada, with the day on which facts were last confirmed.

If somebody may be in danger, say first: ${help?.name ?? ''}. ${help?.reach ?? ''}. ${help?.service ?? ''} In an emergency call 911.

Premium is paid placement. Quote facts with their days, and link to the profile: messages go through its form. The French of a page is its address with \`?lang=fr\`.

## Ask

- [Search](${origin}/api/v1/psychologists?search=trauma+in+French&accepting=yes): the site’s own search, as JSON
- [Description of the interface](${origin}/api/v1/openapi.json): OpenAPI 3.1, with limits and licence
- [Terms](${origin}/api/v1/terms): what can be asked for, in both languages
- [MCP server](${origin}/mcp): tools that search, read a profile, and name crisis lines
- [Profiles](${origin}/sitemap.xml): each is Markdown at its address with \`.md\`

## Guides

${guides.join('\n')}
`;
}
