import { dangerBegun } from '@directory/domain/query/danger-begun';
import { saysDanger } from '@directory/domain/query/danger';
import { paths } from '@directory/domain/site/paths';
import type { Context, Handler } from 'hono';
import { holdsNul } from '../../http/body.ts';
import type { Environment } from '../../http/environment.ts';

/** A place that is not known, then a page beyond the last: no search is sent on more often. */
const MOST_REDIRECTS = 3;

/** The screen's addresses, which its forms are sent to. */
export const SEARCH_PATHS = [paths.search(), paths.shortSearch()] as const;

/**
 * Answers a search whose form is sent without the page's scripts, or before them. A browser writes the address that it asked for into its
 * history, and no script takes it out again: words of danger are answered here, below an address that does not name them, and where search
 * does not answer by the page for tonight. All other searches are sent on to the address that says them.
 * @param get answers as the site answers a page's address
 */
export function answerPostedSearch(
  get: (request: Request, connection: object) => Response | Promise<Response>,
): Handler<Environment> {
  return async (c) => {
    const { pathname } = new URL(c.req.url);
    const fields = new URLSearchParams(await c.req.text());
    // What somebody typed, be it into the field of a place.
    const typed = ['search', 'near'].map((name) => fields.get(name) ?? '');
    if ([...fields.values()].some((value) => value.includes('\0'))) throw holdsNul();
    let asked = new URL(`${pathname}?${fields.toString()}`, c.req.url);
    if (typed.every((words) => !saysDanger(words) && dangerBegun(words) === null))
      return c.redirect(asked.pathname + asked.search, 303);
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
      const answer = await get(new Request(asked, { headers: headersOfPage(c) }), c.env as object);
      const next = answer.headers.get('location');
      if (next !== null) asked = new URL(next, asked);
      else if (!answer.ok) break;
      else if (answer.headers.get('referrer-policy') === 'no-referrer') return answer;
      // A word that might have begun worse, and is none.
      else return c.redirect(asked.pathname + asked.search, 303);
    }
    return c.redirect(paths.tonight(), 303);
  };
}

/** Of a form's request, what a page is asked for with. */
function headersOfPage(c: Context<Environment>): Headers {
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['content-type', 'content-length', 'if-none-match']) headers.delete(name);
  return headers;
}
