import type { Language } from '@directory/domain/language';
import type { PageText } from '../../site/text.ts';

/** One chunk for each text and language. The first page's text comes with the document: only who goes on fetches one. */
const texts = import.meta.glob<PageText>('../../../../content/pages/*.md', { import: 'text' });

/** The text of the page of this name. @throws when there is none, or its chunk cannot be had */
export async function loadText(name: string, language: Language): Promise<PageText> {
  const load = texts[`../../../../content/pages/${name}.${language}.md`];
  if (!load) throw new Error(`There is no text ${name} in ${language}.`);
  return load();
}
