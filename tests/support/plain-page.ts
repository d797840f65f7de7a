import { readStack } from './stack-file.ts';
import { tags } from './page-facts.ts';
import { wordsOf } from '../integration/pages/read-page.ts';

/** A page as whoever has no scripts uses it. */
export interface PlainPage {
  /** Path and query, after redirects. */
  address: string;
  query: URLSearchParams;
  main: string;
  /** The words of each element of a class, in order; of those within the first of another class, if so asked. */
  all(className: string, within?: string): string[];
  /** The page behind the first link with these words. @throws Error when there is none */
  follow(words: string | RegExp): Promise<PlainPage>;
  /** What comes when the fields are filled in (boxes by null emptied) and the first button with these words is pressed. */
  press(words: string | RegExp, fields?: Readonly<Record<string, string | null>>): Promise<PlainPage>;
}

/** Opens a page of the site. @throws Error when it is answered with an error */
export async function openPlain(address: string): Promise<PlainPage> {
  const response = await fetch(new URL(address, readStack().app));
  const html = await response.text();
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  const url = new URL(response.url);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const found = (element: 'a' | 'button', words: string | RegExp) => {
    const all = [...main.matchAll(new RegExp(`<${element}\\b[^>]*>[^]*?</${element}>`, 'g'))];
    const one = all.find(([markup]) => {
      const label = (tags(markup, element)[0]?.['aria-label'] ?? wordsOf(markup)).replace(/\s+/g, ' ');
      return typeof words === 'string' ? label === words : words.test(label);
    });
    if (!one) throw new Error(`${address} has no ${element} with the words ${String(words)}.`);
    return { index: one.index, attributes: tags(one[0], element)[0] ?? {} };
  };
  return {
    address: url.pathname + url.search,
    query: url.searchParams,
    main,
    all: (className, within) =>
      elementsOf(within === undefined ? main : (elementsOf(main, within)[0] ?? ''), className).map(wordsOf),
    follow: (words) => openPlain(found('a', words).attributes['href'] ?? ''),
    press(words, fields = {}) {
      const { index, attributes } = found('button', words);
      const form = [...main.matchAll(/<form\b[^>]*>[^]*?<\/form>/g)]
        .map((found) => ({
          ...{ id: tags(found[0], 'form')[0]?.['id'], action: tags(found[0], 'form')[0]?.['action'] },
          ...{ from: found.index, to: found.index + found[0].length },
        }))
        .find(({ id, from, to }) =>
          attributes['form'] === undefined ? from < index && index < to : id === attributes['form'],
        );
      if (!form) throw new Error(`The button of ${address} belongs to no form.`);
      const sent = new URLSearchParams();
      for (const field of main.matchAll(/<input\b[^>]*>|<select\b[^>]*>[^]*?<\/select>/g)) {
        const [own = {}] = [...tags(field[0], 'input'), ...tags(field[0], 'select')];
        const isOfForm =
          own['form'] === undefined
            ? form.from < field.index && field.index < form.to
            : own['form'] === form.id;
        const name = own['name'];
        if (!isOfForm || name === undefined || own['disabled'] !== undefined) continue;
        const value = name in fields ? fields[name] : valueOf(field[0], own);
        if (value !== null && value !== undefined) sent.append(name, value);
      }
      if (attributes['name']) sent.append(attributes['name'], attributes['value'] ?? '');
      return openPlain(`${form.action ?? url.pathname}?${sent.toString()}`);
    },
  };
}

/** The markup of each element of a class, to its own end. */
function elementsOf(markup: string, className: string): string[] {
  const starts = markup.matchAll(new RegExp(`<(\\w+)(?: [^>]*)? class="(?:[^"]* )?${className}[ "]`, 'g'));
  return [...starts].map(({ 1: element = '', index }) => {
    let depth = 0;
    for (const tag of markup.slice(index).matchAll(new RegExp(`<(/?)${element}\\b`, 'g'))) {
      depth += tag[1] === '' ? 1 : -1;
      if (depth === 0) return markup.slice(index, index + tag.index);
    }
    return markup.slice(index);
  });
}

/** What a field says as it stands; null for a box that is not ticked. */
function valueOf(markup: string, own: Readonly<Record<string, string>>): string | null {
  if (markup.startsWith('<select')) {
    const options = tags(markup, 'option');
    return (options.find(({ selected }) => selected !== undefined) ?? options[0])?.['value'] ?? '';
  }
  const isBox = own['type'] === 'checkbox' || own['type'] === 'radio';
  return isBox && own['checked'] === undefined ? null : (own['value'] ?? '');
}
