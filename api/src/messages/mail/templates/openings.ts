import type { Language } from '@directory/domain/language';
import { fillTemplate, type Template } from './template.tsx';

interface AlertContent {
  language: Language;
  siteUrl: string;
  /** Where it is confirmed, and ended. */
  pageUrl: string;
}

/** Asks whether an address wants to be told of openings; or, where it is told already, whether it wants to be told for longer. */
export const openingAlertMail = ({
  isConfirmed,
  language,
  ...values
}: AlertContent & { isConfirmed: boolean }) =>
  fillTemplate(language, (isConfirmed ? AGAIN : ALERT)[language], values);

/** Tells of one opening. */
export const openingToldMail = ({
  language,
  ...values
}: AlertContent & { name: string; profileUrl: string; opening: string }) =>
  fillTemplate(language, TOLD[language], values);

type Both = Readonly<Record<Language, Template>>;

const ALERT: Both = {
  en: {
    subject: 'Shall we tell you of openings?',
    body: [
      'Somebody, most likely you, asked us to write to this address when a psychologist whom their search finds has an opening.',
      { text: 'Say yes here, with one press:', link: '{{pageUrl}}' },
      'If it was not you, do nothing: nothing more is sent, and the address is deleted within two days.',
    ],
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Vous prévenir quand une place se libère?',
    body: [
      'Quelqu’un, sans doute vous, nous a demandé d’écrire à cette adresse quand une personne correspondant à la recherche a une place libre.',
      { text: 'Dites oui ici, d’un clic :', link: '{{pageUrl}}' },
      'Si ce n’était pas vous, ne faites rien : nous n’enverrons rien d’autre, et l’adresse sera effacée d’ici deux jours.',
    ],
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

const AGAIN: Both = {
  en: {
    subject: 'Shall we go on telling you of openings?',
    body: [
      'Somebody, most likely you, asked us once more to write to this address when a psychologist whom their search finds has an opening. We do so already.',
      { text: 'For 60 days from now, or to end it, one press here:', link: '{{pageUrl}}' },
      'If you do nothing, nothing changes: we write to you until the day that this page names.',
    ],
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Continuer à vous prévenir quand une place se libère?',
    body: [
      'Quelqu’un, sans doute vous, nous a demandé de nouveau d’écrire à cette adresse quand une personne correspondant à la recherche a une place libre. Nous le faisons déjà.',
      {
        text: 'Pour 60 jours à partir de maintenant, ou pour y mettre fin, un clic suffit ici :',
        link: '{{pageUrl}}',
      },
      'Si vous ne faites rien, rien ne change : nous vous écrirons jusqu’au jour indiqué sur cette page.',
    ],
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

const TOLD: Both = {
  en: {
    subject: '{{name}} has an opening',
    body: [
      'You asked us to tell you. Next opening: {{opening}}.',
      { text: 'Write to them from their profile:', link: '{{profileUrl}}' },
      { text: 'Enough? End these mails with one press:', link: '{{pageUrl}}' },
    ],
    footer: 'One mail an opening, for 60 days at most. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: '{{name}} a une place libre',
    body: [
      'Vous nous avez demandé de vous prévenir. Prochaine place libre : {{opening}}.',
      { text: 'Écrivez-lui depuis son profil :', link: '{{profileUrl}}' },
      { text: 'Cela suffit? Mettez fin à ces courriels d’un clic :', link: '{{pageUrl}}' },
    ],
    footer:
      'Un courriel par place, pendant 60 jours au plus. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};
