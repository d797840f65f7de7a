import type { Bilingual, Language } from '@directory/domain/language';
import { Paragraph } from './layout.tsx';

const WORDS: Bilingual = {
  en: 'If you or someone else is in danger, call 911. If you are thinking about suicide or are worried about someone, call or text 9-8-8, day or night, in English or French.',
  fr: 'Si vous ou une autre personne êtes en danger, composez le 911. Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un, appelez ou textez le 9-8-8, jour et nuit, en français ou en anglais.',
};

/** Where to turn at once. A mail that says "wait for an answer" must also say this. */
export function CrisisLines({ language }: { language: Language }) {
  return <Paragraph>{WORDS[language]}</Paragraph>;
}
