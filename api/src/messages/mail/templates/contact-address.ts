import type { Language } from '@directory/domain/language';
import { fillTemplate, type Template } from './template.tsx';

/** Asks whoever reads a new contact address whether messages may go there. They may never have heard of the directory. */
export const contactAddressConfirmationMail = ({
  language,
  ...values
}: {
  language: Language;
  siteUrl: string;
  /** The page that confirms with a press. */
  link: string;
  /** Whose profile it is. */
  name: string;
}) => fillTemplate(language, CONFIRMATION[language], values);

const CONFIRMATION: Readonly<Record<Language, Template>> = {
  en: {
    subject: 'May messages from visitors go to this address?',
    body: [
      '{{name}} asked us to send messages from visitors of the Psychologist Directory to this address.',
      'If that is right, open this link and press the button there:',
      { link: '{{link}}' },
      'The link works for 7 days. Until you confirm, nothing is sent here.',
    ],
    footer:
      'If you know nothing of this, you can ignore it: without your word no message comes here. This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Les messages des visiteurs peuvent-ils arriver à cette adresse?',
    body: [
      '{{name}} nous a demandé d’envoyer à cette adresse les messages des visiteurs du Répertoire des psychologues.',
      'Si c’est exact, ouvrez ce lien et appuyez sur le bouton :',
      { link: '{{link}}' },
      'Le lien fonctionne pendant 7 jours. D’ici votre confirmation, rien n’est envoyé ici.',
    ],
    footer:
      'Si vous n’êtes pas au courant, vous pouvez ignorer ce courriel : sans votre accord, aucun message n’arrive ici. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

/** Tells the account that a new contact address was asked for, or counts now. */
export function contactAddressNoticeMail({
  language,
  event,
  ...values
}: {
  language: Language;
  siteUrl: string;
  event: 'asked' | 'changed';
  old: string | null;
  /** Null when it was taken away, which nobody is asked about. */
  address: string | null;
  /** Where a new password is asked for. */
  passwordLink: string;
  /** The page to write to the directory from. */
  contactLink: string;
}) {
  const words = NOTICE[language];
  const { subject, text, then, notYou } = values.address === null ? words.emptied : words[event];
  const until = values.old === null ? words.noneUntilThen : words.untilThen;
  return fillTemplate(
    language,
    {
      subject,
      body: [
        text,
        { quote: '{{address}}' },
        event === 'asked' ? `${then} ${until}` : then,
        { text: notYou, link: '{{passwordLink}}' },
        { text: words.write, link: '{{contactLink}}' },
      ],
      footer: words.footer,
    },
    values,
  );
}

const NOTICE = {
  en: {
    asked: {
      subject: 'A new address for messages from visitors was asked for',
      text: 'Someone who was logged in to your account, most likely you, asked us to send messages from visitors to this address:',
      then: 'We have sent a link there. Messages go there once it was used.',
      notYou:
        'If it was not you, choose a new password here. That takes the request back and logs out everybody else:',
    },
    changed: {
      subject: 'Messages from visitors go to a new address',
      text: 'The new address was confirmed. It stands on your profile, and messages from visitors go there:',
      then: 'You can change it on your dashboard.',
      notYou: 'If you did not ask for this, choose a new password here, then put the address right:',
    },
    emptied: {
      subject: 'The email address on your profile was taken away',
      text: 'Someone who was logged in to your account, most likely you, took the email address off your profile.',
      then: 'Messages from visitors now go to your practice, if it has an address here. If not, they come to us, and we pass them on.',
      notYou: 'If it was not you, choose a new password here, then put the address back:',
    },
    untilThen: 'Until then they go to {{old}}.',
    noneUntilThen: 'Until then nothing changes.',
    write: 'If you need help, write to us:',
    footer:
      'We tell you of each change of this address because visitors write about their health. This email was sent automatically; please do not reply to it.',
  },
  fr: {
    asked: {
      subject: 'Une nouvelle adresse a été demandée pour les messages des visiteurs',
      text: 'Une personne qui avait ouvert une session dans votre compte, sans doute vous, nous a demandé d’envoyer les messages des visiteurs à cette adresse :',
      then: 'Nous y avons envoyé un lien. Les messages y arriveront dès qu’il aura servi.',
      notYou:
        'Si ce n’était pas vous, choisissez un nouveau mot de passe ici. La demande est alors retirée, et les autres sessions sont fermées :',
    },
    changed: {
      subject: 'Les messages des visiteurs arrivent à une nouvelle adresse',
      text: 'La nouvelle adresse a été confirmée. Elle figure sur votre profil, et les messages des visiteurs y arrivent :',
      then: 'Vous pouvez la changer dans votre tableau de bord.',
      notYou:
        'Si vous ne l’avez pas demandé, choisissez un nouveau mot de passe ici, puis corrigez l’adresse :',
    },
    emptied: {
      subject: 'L’adresse courriel de votre profil a été retirée',
      text: 'Une personne qui avait ouvert une session dans votre compte, sans doute vous, a retiré l’adresse courriel de votre profil.',
      then: 'Les messages des visiteurs arrivent maintenant à votre cabinet, s’il a une adresse ici. Sinon, ils nous arrivent, et nous les transmettons.',
      notYou: 'Si ce n’était pas vous, choisissez un nouveau mot de passe ici, puis remettez l’adresse :',
    },
    untilThen: 'D’ici là, ils arrivent à {{old}}.',
    noneUntilThen: 'D’ici là, rien ne change.',
    write: 'Si vous avez besoin d’aide, écrivez-nous :',
    footer:
      'Nous vous avisons de chaque changement de cette adresse, car les visiteurs y parlent de leur santé. Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
} as const;
