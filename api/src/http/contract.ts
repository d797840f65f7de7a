import { checkInput } from '@directory/domain/contracts/check-input';
import type { CheckedInput, Contract } from '@directory/domain/contracts/contract';
import { isLanguage, type Language, LANGUAGE_COOKIE, LANGUAGES } from '@directory/domain/language';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { safeParse } from 'zod';
import { invalidFields, refuseFields } from '../errors.ts';
import type { App, Environment } from './environment.ts';
import { isPlainForm, readJson } from './body.ts';

type Handler<Argument> = (c: Context<Environment>, argument: Argument) => Response | Promise<Response>;

const served = new WeakMap<App, Contract[]>();

/** What this router serves so far: what its description is made of. */
export function servedContracts(app: App): readonly Contract[] {
  return served.get(app) ?? [];
}

/** Serves a contract whose input the answer reads and checks by itself. */
export function serveUnread(
  app: App,
  contract: Contract,
  answer: (c: Context<Environment>) => Promise<Response>,
): void {
  served.set(app, [...servedContracts(app), contract]);
  app.on(contract.method, honoPath(contract.path), answer);
}

/** Serves a contract whose input, if it has one, is checked first: 400 with the names of the keys that are not valid. */
export function serve<C extends Contract>(app: App, contract: C, answer: Handler<CheckedInput<C>>): void {
  serveUnread(app, contract, async (c) => {
    const sent = contract.method === 'POST' && contract.input ? await readJson(c) : addressed(c);
    return answer(c, readInput(contract, sent));
  });
}

/** Checks what was sent against the contract. @throws ApiError 400 */
function readInput<C extends Contract>({ input }: C, sent: unknown): CheckedInput<C> {
  if (!input) return {} as CheckedInput<C>;
  const checked = safeParse(input, sent);
  if (!checked.success) throw invalidFields(checked.error);
  return checked.data as CheckedInput<C>;
}

/** A contract whose issues are the keys of sentences. */
type FormContract = Contract & Required<Pick<Contract, 'input'>>;

/** What a form sent, and the language that its sender reads. */
export interface SentForm<C extends Contract> {
  input: CheckedInput<C>;
  language: Language;
}

/**
 * Serves a contract of a form: a 400 names every refused field, with a sentence in the sender's language.
 * @param plain makes of a form that was sent without scripts what a script sends; left out, such a form is refused
 */
export function serveForm<C extends FormContract>(
  app: App,
  contract: C,
  answer: Handler<SentForm<C>>,
  plain?: (fields: URLSearchParams) => unknown,
): void {
  serveUnread(app, contract, async (c) => {
    const sent = plain && isPlainForm(c) ? plain(new URLSearchParams(await c.req.text())) : await readJson(c);
    return answer(c, readForm(contract, sent, pageLanguage(c)));
  });
}

/**
 * Checks what a form sent. It names its language, or is in the page's own.
 * @throws ApiError 400 that names every refused field
 */
export function readForm<C extends FormContract>(
  contract: C,
  sent: unknown,
  pageLanguage: Language,
): SentForm<C> {
  const { language: named } = (sent ?? {}) as { language?: unknown };
  const language = isLanguage(named) ? named : pageLanguage;
  const { value, problems } = checkInput(contract.input, sent);
  if (problems) throw refuseFields(problems, language);
  return { input: value as CheckedInput<C>, language };
}

/** The address's parameters; one that is named twice is a list. */
function addressed(c: Context): Record<string, unknown> {
  const query = Object.entries(c.req.queries()).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return { ...(Object.fromEntries(query) as Record<string, unknown>), ...c.req.param() };
}

/** `{slug}` of OpenAPI is Hono's `:slug`. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** The language of the page that a form stands on, for a payload that does not say. */
export function pageLanguage(c: Context<Environment>): Language {
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : LANGUAGES[0];
}
