import type { Language } from '@directory/domain/language';
import { Layout, Paragraph } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

/** Tells a psychologist that somebody who wrote needs no answer any more. */
export function inquirySettledMail(content: {
  language: Language;
  siteUrl: string;
  name: string;
  day: string;
}) {
  const { language, ...values } = content;
  const words = WORDS[language];
  const build = () => ({
    subject: words.heading,
    document: (
      <Layout language={language} heading={words.heading} footer={words.footer}>
        <Paragraph>{words.greeting}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
      </Layout>
    ),
  });
  return fillTemplate('inquiry-settled', language, {}, build, values);
}

const WORDS = {
  en: {
    heading: 'No answer is needed any more',
    greeting: `Hello ${slot('name')},`,
    text: `Somebody wrote to you through the directory on ${slot('day')}. They need no answer any more. Thank you for being there.`,
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    heading: 'Une réponse n’est plus nécessaire',
    greeting: `Bonjour ${slot('name')},`,
    text: `Une personne vous a écrit par l’entremise du répertoire le ${slot('day')}. Elle n’a plus besoin de réponse. Merci d’être là.`,
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
} as const;
