import { languageVocabulary } from '../../generated/vocabularies/languages.js';
import type { Language } from '../language.ts';
import { smallAfterFirst } from '../text/list-field.ts';

export { languageVocabulary };

/** The languages as one phrase of a list; French gives no capital to those that do not begin it: `Anglais, pendjabi`. */
export function languageList(names: readonly string[], language: Language): string {
  const list = names.map((name) => languageVocabulary.label(name, language)).join(', ');
  return language === 'fr' ? smallAfterFirst(list) : list;
}
