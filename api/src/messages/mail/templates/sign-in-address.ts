import type { Language } from '@directory/domain/language';
import { fillTemplate, type Template } from './template.tsx';

/** Asks the `new` or the `old` address whether an account's member signs in with the new one, or tells both that it is `changed`. */
export const signInAddressMail = ({
  language,
  about,
  ...values
}: {
  language: Language;
  about: keyof typeof WORDS;
  siteUrl: string;
  /** The new one. */
  address: string;
  /** The page that takes the answer; of what is done, the page to write to the directory from. */
  link: string;
  /** Where a new password is asked for. */
  passwordLink: string;
}) => fillTemplate(language, WORDS[about][language], values);

const WORDS: Readonly<Record<'new' | 'old' | 'changed', Readonly<Record<Language, Template>>>> = {
  new: {
    en: {
      subject: 'Confirm the address that you log in with',
      body: [
        'Someone who typed the password of a Psychologist Directory account asked to log in with this address from now on.',
        'If it was you, open this link and agree there. You can stop it there, too:',
        { link: '{{link}}' },
        'It changes once the account’s present address has agreed as well. The link works for 24 hours.',
      ],
      footer:
        'If you know nothing of this, you can ignore it: without your word nothing changes. This email was sent automatically; please do not reply to it.',
    },
    fr: {
      subject: 'Confirmez votre adresse de connexion',
      body: [
        'Une personne qui a saisi le mot de passe d’un compte du Répertoire des psychologues a demandé d’ouvrir désormais ses sessions avec cette adresse.',
        'Si c’était vous, ouvrez ce lien et donnez-y votre accord. Vous pouvez aussi y arrêter le changement :',
        { link: '{{link}}' },
        'Le changement se fait une fois que l’adresse actuelle du compte l’a aussi accepté. Le lien fonctionne pendant 24 heures.',
      ],
      footer:
        'Si vous n’êtes pas au courant, vous pouvez ignorer ce courriel : sans votre accord, rien ne change. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
  },
  old: {
    en: {
      subject: 'May your account have another address to log in with?',
      body: [
        'Someone who typed your password, most likely you, asked to log in to your Psychologist Directory account with this address:',
        { quote: '{{address}}' },
        'If it was you, open this link and agree there. You can stop it there, too:',
        { link: '{{link}}' },
        'It changes once both addresses have agreed. The link works for 24 hours. Until then you log in as before.',
        {
          text: 'If it was not you, somebody knows your password. Choose a new one here. That stops the change and logs out everybody else:',
          link: '{{passwordLink}}',
        },
      ],
      footer: 'This email was sent automatically; please do not reply to it.',
    },
    fr: {
      subject: 'Votre compte peut-il avoir une autre adresse de connexion?',
      body: [
        'Une personne qui a saisi votre mot de passe, sans doute vous, a demandé d’ouvrir les sessions de votre compte du Répertoire des psychologues avec cette adresse :',
        { quote: '{{address}}' },
        'Si c’était vous, ouvrez ce lien et donnez-y votre accord. Vous pouvez aussi y arrêter le changement :',
        { link: '{{link}}' },
        'Le changement se fait une fois que les deux adresses l’ont accepté. Le lien fonctionne pendant 24 heures. D’ici là, rien ne change.',
        {
          text: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Choisissez-en un nouveau ici. Le changement est alors arrêté, et les autres sessions sont fermées :',
          link: '{{passwordLink}}',
        },
      ],
      footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
  },
  changed: {
    en: {
      subject: 'Your account has a new address to log in with',
      body: [
        'Both addresses have agreed. You now log in to your Psychologist Directory account with this address:',
        { quote: '{{address}}' },
        'The password is the same. All devices were logged out.',
        { text: 'If it was not you, write to us at once:', link: '{{link}}' },
      ],
      footer: 'This email was sent automatically; please do not reply to it.',
    },
    fr: {
      subject: 'Votre compte a une nouvelle adresse de connexion',
      body: [
        'Les deux adresses ont donné leur accord. Vous ouvrez maintenant les sessions de votre compte du Répertoire des psychologues avec cette adresse :',
        { quote: '{{address}}' },
        'Le mot de passe reste le même. Toutes les sessions ont été fermées.',
        { text: 'Si ce n’était pas vous, écrivez-nous sans attendre :', link: '{{link}}' },
      ],
      footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
  },
};
