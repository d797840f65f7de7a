import type { Directory } from '@directory/domain/site/directory';
import type { Language } from '@directory/domain/language';
import type { RenderPage } from '@directory/domain/site/page';
import { paths } from '@directory/domain/site/paths';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Environment } from '../../http/environment.ts';
import { visitorLanguage } from '../../http/language.ts';
import { answerPlain, UNKEPT } from '../../http/plain-page.ts';
import type { WebBuild } from './web-build.ts';

/** What pages are made with. */
export interface PageMakers {
  build: WebBuild;
  directory: Directory;
  log: Logger;
  /** Whether people here are made up, which each page then says. */
  sampleData: () => boolean;
}

export type RefusePage = (c: Context<Environment>, seconds: number) => Promise<Response>;

/**
 * The page for who has had very many in a minute: the site's own, in their language. It is rendered once for each language and build,
 * since a refusal must cost next to nothing. Without a build it is a plain one.
 */
export function createRefusalPage({ build, directory, log, sampleData }: PageMakers): RefusePage {
  const made = new Map<Language, { renderer: RenderPage; html: Promise<string> }>();

  function htmlIn(language: Language, renderer: RenderPage): Promise<string> {
    const known = made.get(language);
    if (known?.renderer === renderer) return known.html;
    const html = render(renderer, language);
    made.set(language, { renderer, html });
    html.catch(() => made.delete(language));
    return html;
  }

  async function render(renderer: RenderPage, language: Language): Promise<string> {
    const request = { url: paths.tooManyRequests(), language, directory, sampleData: sampleData() };
    const page = await renderer(request);
    if (page.kind !== 'page' || page.status !== 200) throw new Error('The page of a refusal failed.');
    return withoutScripts(page.html);
  }

  return async (c, seconds) => {
    const headers = { ...UNKEPT, 'Retry-After': String(seconds) };
    try {
      const renderer = await build.renderer();
      if (renderer) return c.html(await htmlIn(visitorLanguage(c), renderer), 429, headers);
    } catch (error) {
      log.error({ requestId: c.get('requestId'), err: error }, 'a page could not be rendered');
    }
    return answerPlain(c, 429, headers);
  };
}

/** Scripts would take the page for the one that was asked for. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^]*?<\/script>/g, '').replace(/<link[^>]*modulepreload[^>]*>/g, '');
}
