import { type Bilingual, isLanguage } from '@directory/domain/language';
import { contact, type ListedAlike } from '@directory/domain/contracts/contact';
import { answerAct, inquiryAct } from '@directory/domain/contracts/inquiries';
import type { PostedForm } from '@directory/domain/site/page';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isPlainForm } from '../../http/body.ts';
import type { Environment } from '../../http/environment.ts';
import { visitorLanguage } from '../../http/language.ts';
import { answerPlain, UNKEPT } from '../../http/plain-page.ts';
import { type PageMakers, withoutScripts } from './refusal-page.ts';

/** Of refusals that scripts and programs read in English. */
const REFUSALS: Readonly<Record<string, Bilingual>> = {
  foreign_origin: {
    en: 'This form was sent from another site. Please open the page here and send it again.',
    fr: 'Ce formulaire a été envoyé depuis un autre site. Ouvrez la page ici et envoyez-le de nouveau.',
  },
  body_too_large: {
    en: 'This is too long to be sent. Please make it shorter.',
    fr: 'C’est trop long pour être envoyé. Veuillez raccourcir votre texte.',
  },
  too_many_requests: {
    en: 'Too many messages came from your network. Nothing is lost: please try again in a few minutes.',
    fr: 'Beaucoup a été envoyé depuis votre réseau. Rien n’est perdu : veuillez réessayer dans quelques minutes.',
  },
};

interface Parts extends PageMakers {
  /** What every answer carries, by its path. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
}

/** What an endpoint of forms answers as JSON. */
interface Answered {
  code?: string;
  error?: string;
  message?: string;
  fields?: Record<string, string>;
  deliverAfter?: string;
  listed?: ListedAlike[];
}

/**
 * Gives whoever sent a form without scripts a page in place of the JSON that an endpoint answers with: the page that the form stands on, with
 * what was typed, what is wrong with it, or that it was sent.
 */
export function answerForms({
  build,
  directory,
  log,
  sampleData,
  headersOf,
}: Parts): MiddlewareHandler<Environment> {
  return async (c, next) => {
    await next();
    if (!isPlainForm(c) || c.res.headers.get('location') !== null) return;
    const { status, ok: isSent } = c.res;
    const isRead = status !== 413;
    const [answered, sent] = await Promise.all([
      c.res.json().catch(() => ({})) as Promise<Answered>,
      isRead ? c.req.text() : '',
    ]);
    const fields = new URLSearchParams(sent);
    const named = fields.get('language');
    const language = isLanguage(named) ? named : visitorLanguage(c);
    const posted: PostedForm = {
      values: Object.fromEntries([...fields.keys()].map((name) => [name, fields.getAll(name)])),
      errors: answered.fields ?? {},
      sentence: REFUSALS[answered.code ?? '']?.[language] ?? answered.error ?? answered.message ?? null,
      isSent,
      isLater: answered.deliverAfter !== undefined,
      listed: answered.listed ?? [],
    };
    const request = { language, directory, sampleData: sampleData(), posted };
    c.res = await pageOf();
    // A page's own headers, below an address of data. With no referrer at all the form on it would be refused when it is sent again.
    const headers = { ...headersOf(paths.home()), ...UNKEPT, 'Referrer-Policy': 'same-origin' };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);

    async function pageOf(): Promise<Response> {
      try {
        const renderer = await build.renderer();
        // The page that a form names may have gone, or moved.
        for (const url of [pageNamed(c.req.path, fields), paths.contact()]) {
          const page = await renderer?.({ ...request, url: inLanguage(url, request.language) });
          // A page of nothing has no form that keeps the words.
          const hasForm = page?.kind === 'page' && (page.status !== 404 || c.req.path !== contact.path);
          if (hasForm && page.status < 500)
            return c.html(withoutScripts(page.html), status as ContentfulStatusCode);
        }
      } catch (error) {
        log.error({ requestId: c.get('requestId'), err: error }, 'a page could not be rendered');
      }
      return answerPlain(c, status === 429 ? 429 : 503);
    }
  };
}

/** The path of the page that a form stands on. */
function pageNamed(path: string, fields: URLSearchParams): string {
  const token = fields.get('token') ?? '';
  if (path === inquiryAct.path) return paths.inquiry(token, 'failed');
  if (path === answerAct.path) return paths.answer(token, 'failed');
  const named = fields.get('page') ?? '';
  return /^\/(?![/\\])/.test(named) ? named : paths.contact();
}
