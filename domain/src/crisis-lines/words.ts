import type { Bilingual, Language } from '../language.ts';
import type { CrisisLine } from './line.ts';
import { shownNumber } from './numbers.ts';

type LineLanguage = CrisisLine['answers']['languages'][number];

/** What the lines speak: the name in English, and in French with its preposition. */
const LINE_LANGUAGES: Readonly<Record<LineLanguage, Bilingual>> = {
  en: { en: 'English', fr: 'en anglais' },
  fr: { en: 'French', fr: 'en français' },
  iu: { en: 'Inuktitut', fr: 'en inuktitut' },
  cr: { en: 'Cree', fr: 'en cri' },
  oj: { en: 'Ojibway', fr: 'en ojibwé' },
  es: { en: 'Spanish', fr: 'en espagnol' },
};

/** The address that writes to a line, with its first word where one is needed. */
export function smsHref({ number, keyword }: NonNullable<CrisisLine['text']>, language: Language): string {
  return `sms:${number}${keyword ? `?body=${encodeURIComponent(keyword[language])}` : ''}`;
}

/** How to reach a line, in words: `Call 1-800-668-6868 or text CONNECT to 686868`. No full stop. */
export function crisisLineReach({ call, text, site }: CrisisLine, language: Language): string {
  const words = WORDS[language];
  const number = text && shownNumber(text.number);
  const keyword = text?.keyword?.[language];
  if (call && number) {
    if (call === text.number) return words.either(number);
    return `${words.call(shownNumber(call))} ${words.or} ${lowerFirst(words.text(number, keyword))}`;
  }
  if (call) return words.call(shownNumber(call));
  if (number) return words.text(number, keyword);
  return site ? words.site(site) : '';
}

/** When a line answers and in which languages: `Day or night, in English and French.` */
export function crisisLineService({ answers }: CrisisLine, language: Language): string {
  const { hours, languages, onRequest, interpreters } = answers;
  const words = WORDS[language];
  const when = hours === 'always' ? words.always : hours[language];
  const asked = onRequest ? words.onRequest(listed(onRequest, language)) : '';
  const others = interpreters ? words.interpreters : '';
  return `${when}, ${words.speaks(listed(languages, language))}${asked}${others}.`;
}

const WORDS = {
  en: {
    call: (number: string) => `Call ${number}`,
    either: (number: string) => `Call or text ${number}`,
    text: (number: string, keyword?: string) => (keyword ? `Text ${keyword} to ${number}` : `Text ${number}`),
    site: (site: string) => `See ${site}`,
    or: 'or',
    and: ' and ',
    always: 'Day or night',
    speaks: (languages: string) => `in ${languages}`,
    onRequest: (languages: string) => `; in ${languages} on request`,
    interpreters: '; in many other languages through interpreters',
  },
  fr: {
    call: (number: string) => `Composez le ${number}`,
    either: (number: string) => `Appelez ou textez le ${number}`,
    text: (number: string, keyword?: string) =>
      keyword ? `Textez ${keyword} au ${number}` : `Textez le ${number}`,
    site: (site: string) => `Voyez ${site}`,
    or: 'ou',
    and: ' et ',
    always: 'Jour et nuit',
    speaks: (languages: string) => languages,
    onRequest: (languages: string) => `; ${languages} sur demande`,
    interpreters: '; dans bien d’autres langues par interprète',
  },
} as const;

/** `English, French and Cree`. The site's own language comes first where it is spoken. */
function listed(languages: readonly LineLanguage[], language: Language): string {
  const own = languages.filter((code) => code === language);
  const rest = languages.filter((code) => code !== language);
  const names = [...own, ...rest].map((code) => LINE_LANGUAGES[code][language]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')}${WORDS[language].and}${last}` : last;
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
