import type { Bilingual, Language } from './language.ts';

/** Someone to turn to at once. */
export interface CrisisLine {
  id: CrisisLineId;
  country: 'CA' | 'US';
  name: Bilingual;
  /** Who it is for and when it answers: a sentence. */
  about: Bilingual;
  /** The number to call: as people write it, and as a `tel:` address takes it. */
  call: PhoneNumber | null;
  /** The number to text, with the word that the message begins with where one is needed. */
  text: TextNumber | null;
}

export interface PhoneNumber {
  shown: string;
  dialled: string;
}

export interface TextNumber extends PhoneNumber {
  /** Null when any message will do. */
  keyword: Bilingual | null;
}

export type CrisisLineId =
  | 'emergency'
  | '988'
  | 'kids-help-phone'
  | 'hope-for-wellness'
  | 'us-emergency'
  | 'us-text';

const EMERGENCY: PhoneNumber = { shown: '911', dialled: '911' };

/** Canada's lines, in the order to show them. Each one answers day and night. */
export const CRISIS_LINES: readonly CrisisLine[] = [
  {
    id: 'emergency',
    country: 'CA',
    name: { en: 'Emergency services', fr: 'Services d’urgence' },
    about: { en: 'If someone is in danger now.', fr: 'Si une personne est en danger en ce moment.' },
    call: EMERGENCY,
    text: null,
  },
  {
    id: '988',
    country: 'CA',
    name: { en: '9-8-8: Suicide Crisis Helpline', fr: '9-8-8 : Ligne d’aide en cas de crise de suicide' },
    about: {
      en: 'If you are thinking about suicide, or worried about someone. Day or night, free, in English and French.',
      fr: 'Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un. Jour et nuit, sans frais, en français et en anglais.',
    },
    call: { shown: '9-8-8', dialled: '988' },
    text: { shown: '9-8-8', dialled: '988', keyword: null },
  },
  {
    id: 'kids-help-phone',
    country: 'CA',
    name: { en: 'Kids Help Phone', fr: 'Jeunesse, J’écoute' },
    about: {
      en: 'For children, teenagers and young adults. Day or night, in English and French.',
      fr: 'Pour les enfants, les adolescents et les jeunes adultes. Jour et nuit, en français et en anglais.',
    },
    call: { shown: '1-800-668-6868', dialled: '+18006686868' },
    text: { shown: '686868', dialled: '686868', keyword: { en: 'CONNECT', fr: 'PARLER' } },
  },
  {
    id: 'hope-for-wellness',
    country: 'CA',
    name: { en: 'Hope for Wellness Helpline', fr: 'Ligne d’écoute d’espoir pour le mieux-être' },
    about: {
      en: 'For Indigenous people across Canada. Day or night, in English and French; in Cree, Ojibway and Inuktitut on request.',
      fr: 'Pour les Autochtones de partout au Canada. Jour et nuit, en français et en anglais; en cri, en ojibwé et en inuktitut sur demande.',
    },
    call: { shown: '1-855-242-3310', dialled: '+18552423310' },
    text: null,
  },
];

/** For people in the United States. Shown only under a heading that says so: nobody in Canada should dial them by mistake. */
export const US_CRISIS_LINES: readonly CrisisLine[] = [
  {
    id: 'us-emergency',
    country: 'US',
    name: { en: 'Emergency services', fr: 'Services d’urgence' },
    about: { en: 'If someone is in danger now.', fr: 'Si une personne est en danger en ce moment.' },
    call: EMERGENCY,
    text: null,
  },
  {
    id: 'us-text',
    country: 'US',
    name: { en: 'Crisis Text Line', fr: 'Crisis Text Line (en anglais)' },
    about: { en: 'Day or night, by text message.', fr: 'Jour et nuit, par message texte.' },
    call: null,
    text: { shown: '741741', dialled: '741741', keyword: { en: 'HOME', fr: 'HOME' } },
  },
];

/** How to reach a line, in words: `Call 1-800-668-6868 or text CONNECT to 686868`. No full stop. */
export function crisisLineReach({ call, text }: CrisisLine, language: Language): string {
  const words = WORDS[language];
  const keyword = text?.keyword?.[language];
  if (call && text) {
    if (call.dialled === text.dialled) return words.either(call.shown);
    return `${words.call(call.shown)} ${words.or} ${lowerFirst(words.text(text.shown, keyword))}`;
  }
  if (call) return words.call(call.shown);
  return text ? words.text(text.shown, keyword) : '';
}

const WORDS = {
  en: {
    call: (number: string) => `Call ${number}`,
    either: (number: string) => `Call or text ${number}`,
    text: (number: string, keyword?: string) => (keyword ? `Text ${keyword} to ${number}` : `Text ${number}`),
    or: 'or',
  },
  fr: {
    call: (number: string) => `Composez le ${number}`,
    either: (number: string) => `Appelez ou textez le ${number}`,
    text: (number: string, keyword?: string) =>
      keyword ? `Textez ${keyword} au ${number}` : `Textez le ${number}`,
    or: 'ou',
  },
} as const;

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
