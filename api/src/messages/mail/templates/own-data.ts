import type { Language } from '@directory/domain/language';
import { fillTemplate, type Template } from './template.tsx';

/** Leads whoever reads an address to what is held of it. It says nothing of that: a stranger may have typed the address. */
export const dataLinkMail = ({
  language,
  ...values
}: {
  language: Language;
  siteUrl: string;
  /** The page that shows it. */
  link: string;
}) => fillTemplate(language, DATA_LINK[language], values);

const DATA_LINK: Readonly<Record<Language, Template>> = {
  en: {
    subject: 'What we hold of this address',
    body: [
      'Someone, most likely you, asked what the Psychologist Directory holds of this address.',
      'This link shows it. There you can have a copy, or have it all erased:',
      { link: '{{link}}' },
      'The link works for 24 hours. To open it changes nothing.',
    ],
    footer:
      'We write this to every address that is typed there, whether or not we hold anything. If it was not you, you can ignore it: nothing happens. This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Ce que nous gardons de cette adresse',
    body: [
      'Quelqu’un, sans doute vous, a demandé ce que le Répertoire des psychologues garde de cette adresse.',
      'Ce lien vous le montre. Vous pouvez y obtenir une copie, ou tout faire effacer :',
      { link: '{{link}}' },
      'Le lien fonctionne pendant 24 heures. L’ouvrir ne change rien.',
    ],
    footer:
      'Nous écrivons ceci à chaque adresse tapée sur cette page, que nous en gardions quelque chose ou non. Si ce n’était pas vous, vous pouvez ignorer ce courriel : il ne se passe rien. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};
