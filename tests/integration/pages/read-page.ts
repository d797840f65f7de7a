import { pageFacts, type PageFacts } from '../../support/page-facts.ts';
import { ask } from '../api/site.ts';

/** A page as whoever has no scripts gets it. */
export interface ReadPage extends PageFacts {
  status: number;
  html: string;
  /** What stands between the header and the footer. */
  main: string;
  /** The words of that in one line. */
  words: string;
}

export async function readPage(path: string): Promise<ReadPage> {
  const { status, text: html } = await ask(path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = wordsOf(main);
  return { ...pageFacts(html), status, html, main, words };
}

/** The text of markup in one line, with ordinary spaces for those that hold. */
export function wordsOf(markup: string): string {
  return pageFacts(`<body>${markup}`)
    .text.replace(/\s+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim();
}

/** The markup of each element of a kind, in order. None of them may hold another of its kind. */
export function each(markup: string, element: string, attribute = ''): string[] {
  return [...markup.matchAll(new RegExp(`<${element}\\b[^>]*${attribute}[^>]*>[^]*?</${element}>`, 'g'))].map(
    ([found]) => found,
  );
}
