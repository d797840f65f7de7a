import type { Language } from '@directory/domain/language';
import { fillTemplate } from './template.tsx';

/** Tells a member that premium ends, a week before its last day, or that it has ended. */
export function premiumMail({
  event,
  language,
  ...values
}: {
  event: 'ending' | 'ended';
  language: Language;
  siteUrl: string;
  name: string;
  /** The last day, in words. */
  day: string;
  /** The dashboard, where it is asked for. */
  link: string;
}) {
  const { greeting, ask, footer, ...words } = WORDS[language];
  const [subject, text] = words[event];
  const body = [greeting, text, { text: ask, link: '{{link}}' }];
  return fillTemplate(language, { subject, body, footer }, values);
}

const WORDS = {
  en: {
    greeting: 'Hello {{name}},',
    ending: [
      'Your Premium listing ends soon',
      'The last day of your Premium listing is {{day}}. After that it ends by itself, and nothing is charged. Your profile stays in the directory, free of charge.',
    ],
    ended: [
      'Your Premium listing has ended',
      'Your Premium listing ended with its last day, {{day}}. Nothing is charged. Your profile stays in the directory, free of charge. Your booking link, social links and second bio are kept, but no longer shown.',
    ],
    ask: 'If you want to have Premium for longer, ask for it here. We then send you an invoice:',
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    greeting: 'Bonjour {{name}},',
    ending: [
      'Votre fiche Premium prend bientôt fin',
      'Le dernier jour de votre fiche Premium est le {{day}}. Elle prend ensuite fin d’elle-même, et rien n’est facturé. Votre profil reste gratuitement dans le répertoire.',
    ],
    ended: [
      'Votre fiche Premium a pris fin',
      'Votre fiche Premium a pris fin après son dernier jour, le {{day}}. Rien n’est facturé. Votre profil reste gratuitement dans le répertoire. Votre lien de prise de rendez-vous, vos réseaux sociaux et votre présentation dans une deuxième langue sont conservés, mais ne sont plus affichés.',
    ],
    ask: 'Pour avoir encore une fiche Premium, demandez-la ici. Nous vous enverrons alors une facture :',
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
} as const;
