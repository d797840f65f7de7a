import type { Bilingual, Language } from '@directory/domain/language';

/** What it may be about, in words that are nobody's diagnosis. */
export const ABOUT = [
  { en: 'stress and worry', fr: 'le stress et les soucis' },
  { en: 'feeling low', fr: 'un moral bas' },
  { en: 'sleep', fr: 'le sommeil' },
  { en: 'a loss', fr: 'une perte' },
  { en: 'my relationship', fr: 'mon couple' },
  { en: 'my family', fr: 'ma famille' },
  { en: 'work or school', fr: 'le travail ou l’école' },
  { en: 'something hard that happened', fr: 'quelque chose de dur que j’ai vécu' },
  { en: 'a big change', fr: 'un grand changement' },
  { en: 'how I see myself', fr: 'le regard que je porte sur moi' },
] as const satisfies readonly Bilingual[];

export const WHEN = [
  { en: 'in the morning', fr: 'le matin' },
  { en: 'in the afternoon', fr: 'l’après-midi' },
  { en: 'in the evening', fr: 'le soir' },
  { en: 'on weekends', fr: 'la fin de semaine' },
] as const satisfies readonly Bilingual[];

export const HOW = [
  { en: 'by email', fr: 'par courriel' },
  { en: 'by phone', fr: 'par téléphone' },
  { en: 'by email or by phone', fr: 'par courriel ou par téléphone' },
] as const satisfies readonly Bilingual[];

/** More would be a list, not a message. */
export const MOST_ABOUT = 3;

/** Which are chosen, by their places. Each may be left out. */
export interface FirstWords {
  about: readonly number[];
  when: readonly number[];
  how: number | null;
}

/** A short, warm message made of three answers, and of nothing else. Pure. */
export function draftOf({ about, when, how }: FirstWords, language: Language): string {
  const words = WORDS[language];
  const inWords = (texts: readonly Bilingual[], chosen: readonly number[], last: string) => {
    const parts = chosen.flatMap((place) => texts[place]?.[language] ?? []);
    return parts.length < 2
      ? parts.join('')
      : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
  };
  const need = about.length > 0 ? `${words.about} ${inWords(ABOUT, about, words.and)}.` : words.need;
  const times = when.length > 0 ? `${words.when} ${inWords(WHEN, when, words.or)}.` : words.anyTime;
  const contact = how === null ? words.anyWay : `${words.how} ${HOW[how]?.[language] ?? ''}.`;
  return [words.hello, need, `${times} ${contact}`, words.question, words.thanks].join('\n\n');
}

/** What a field holds once a draft is made anew: what somebody has written or changed themselves stays. Pure. */
export function withDraft(text: string, made: string, draft: string): string {
  const anew = draft.split('\n\n');
  const parts = made === '' ? [] : made.split('\n\n');
  if (!parts.some((part) => text.includes(part))) return text.trim() ? `${text.trim()}\n\n${draft}` : draft;
  return parts.reduce((changed, part, place) => changed.replace(part, () => anew[place] ?? ''), text);
}

const WORDS = {
  en: {
    hello: 'Hello,',
    about: 'I am looking for help. It is about',
    need: 'I am looking for help, and I would like to talk with you.',
    and: 'and',
    when: 'I can meet',
    anyTime: 'I can meet when you have time.',
    or: 'or',
    how: 'You can reach me',
    anyWay: 'You can reach me at the address that I gave.',
    question: 'Do you have room for someone new? A short answer helps me, even if it is no.',
    thanks: 'Thank you for reading this.',
  },
  fr: {
    hello: 'Bonjour,',
    about: 'Je cherche de l’aide. Voici ce qui m’amène :',
    need: 'Je cherche de l’aide et j’aimerais vous parler.',
    and: 'et',
    when: 'Je peux vous voir',
    anyTime: 'Je peux vous voir quand vous avez du temps.',
    or: 'ou',
    how: 'Vous pouvez me joindre',
    anyWay: 'Vous pouvez me joindre à l’adresse que j’ai donnée.',
    question: 'Avez-vous une place pour moi? Un mot de vous m’aide, même si c’est non.',
    thanks: 'Merci d’avoir pris le temps de me lire.',
  },
} as const;
