import type { Language } from '@directory/domain/language';
import { fillTemplate, type Template } from './template.tsx';

export type MemberMailPurpose = 'invitation' | 'password_reset';

/** The invitation of a new member, or the answer to a forgotten password: a link that sets the password. */
export function memberMail({
  purpose,
  language,
  ...values
}: {
  purpose: MemberMailPurpose;
  language: Language;
  siteUrl: string;
  link: string;
  /** Of an invitation: the address of the profile's page, when it is public. */
  page: string | null;
  /** For how many hours the link sets a password. */
  validHours: number;
}) {
  const isPublic = values.page !== null;
  return fillTemplate(
    language,
    purpose === 'invitation' ? invitation(isPublic)[language] : PASSWORD_RESET[language],
    values,
  );
}

const invitation = (isPublic: boolean): Readonly<Record<Language, Template>> => ({
  en: {
    subject: 'Your Psychologist Directory account is ready',
    body: [
      'We have made an account for you. With it you write and edit your profile in the directory yourself.',
      {
        text: 'Visitors see your profile already. Please check what it says. Each change shows a moment later; a new name or new credentials, once we have checked them; a new email address, once you have confirmed it. Your page:',
        link: '{{page}}',
      },
      !isPublic &&
        'Visitors see your profile once we have checked your registration, and not before. From then on each change shows a moment later, and a new name or new credentials once we have checked them.',
      'Choose your password with this link:',
      { link: '{{link}}' },
      'The link works once, for {{validHours}} hours. If it has expired, ask for a new one with “Forgot your password?” on the login page, using this address.',
    ],
    footer:
      'If you did not expect this email, you can ignore it: nobody can use the account without the link. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Votre compte du Répertoire des psychologues est prêt',
    body: [
      'Nous avons créé un compte pour vous. Il vous permet de rédiger et de modifier vous-même votre profil dans le répertoire.',
      {
        text: 'Les visiteurs voient déjà votre profil. Veuillez vérifier ce qu’il dit. Chaque changement paraît un instant plus tard; un nouveau nom ou de nouveaux titres, une fois que nous les avons vérifiés; une nouvelle adresse courriel, une fois que vous l’avez confirmée. Votre page :',
        link: '{{page}}',
      },
      !isPublic &&
        'Les visiteurs voient votre profil une fois votre inscription au registre vérifiée, et pas avant. Ensuite, chaque changement paraît un instant plus tard; un nouveau nom ou de nouveaux titres, une fois que nous les avons vérifiés.',
      'Choisissez votre mot de passe à l’aide de ce lien :',
      { link: '{{link}}' },
      'Le lien fonctionne une seule fois, pendant {{validHours}} heures. S’il est expiré, demandez-en un nouveau avec «\u00a0Mot de passe oublié?\u00a0» sur la page d’ouverture de session, à cette même adresse.',
    ],
    footer:
      'Si vous n’attendiez pas ce courriel, vous pouvez l’ignorer : personne ne peut utiliser le compte sans le lien. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
});

const PASSWORD_RESET: Readonly<Record<Language, Template>> = {
  en: {
    subject: 'Choose a new password',
    body: [
      'Someone, most likely you, asked for a new password for your Psychologist Directory account.',
      'Choose it with this link:',
      { link: '{{link}}' },
      'The link works once, for {{validHours}} hours. If you were sent several, only the newest works.',
    ],
    footer:
      'If it was not you, you can ignore this email: your password stays as it is. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    body: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte du Répertoire des psychologues.',
      'Choisissez-le à l’aide de ce lien :',
      { link: '{{link}}' },
      'Le lien fonctionne une seule fois, pendant {{validHours}} heures. Si vous en avez reçu plusieurs, seul le plus récent est valable.',
    ],
    footer:
      'Si ce n’était pas vous, vous pouvez ignorer ce courriel : votre mot de passe reste le même. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

/** Tells a member that a new password counts: whoever did not choose it has another chosen, which shuts everybody else out. */
export const passwordChangedMail = ({
  language,
  ...values
}: {
  language: Language;
  siteUrl: string;
  /** Where a new password is asked for. */
  passwordLink: string;
  /** The page to write to the directory from. */
  contactLink: string;
}) => fillTemplate(language, PASSWORD_CHANGED[language], values);

const PASSWORD_CHANGED: Readonly<Record<Language, Template>> = {
  en: {
    subject: 'Your account has a new password',
    body: [
      'A new password was set for your Psychologist Directory account. If it was you, there is nothing to do.',
      {
        text: 'If it was not you, choose another one here. That logs out everybody else:',
        link: '{{passwordLink}}',
      },
      { text: 'If you need help, write to us:', link: '{{contactLink}}' },
    ],
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Votre compte a un nouveau mot de passe',
    body: [
      'Un nouveau mot de passe a été choisi pour votre compte du Répertoire des psychologues. Si c’était vous, vous n’avez rien à faire.',
      {
        text: 'Si ce n’était pas vous, choisissez-en un autre ici. Toutes les autres sessions sont alors fermées :',
        link: '{{passwordLink}}',
      },
      { text: 'Si vous avez besoin d’aide, écrivez-nous :', link: '{{contactLink}}' },
    ],
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

/** Tells whoever asked to be erased that it is done, and what it means. The last mail that they are sent. */
export function personErasedMail({
  language,
  isAll,
  isSender,
  ...values
}: {
  language: Language;
  siteUrl: string;
  link: string;
  /** Nothing is left anywhere. */
  isAll: boolean;
  /** They had no account. */
  isSender: boolean;
}) {
  const { [language]: template } = erased(isAll);
  return fillTemplate(
    language,
    isSender ? { ...template, ...erasedSender(isAll)[language] } : template,
    values,
  );
}

const erased = (isAll: boolean): Readonly<Record<Language, Template>> => ({
  en: {
    subject: 'Your account is deleted',
    body: [
      isAll
        ? 'As you asked, your account in the Psychologist Directory is deleted, and everything that was kept about you with it: your profile, your pictures, your messages. Search does not find you any more.'
        : 'As you asked, your account in the Psychologist Directory is deleted, with what we know to be yours. Search does not find you any more. Your address still stands where it may be another person’s, too, or in what somebody else wrote: we left that. If it should go as well, write to us.',
      'Our backups are deleted after 30 days. What stays is a code of your address and of your registration number, so that no backup and no register brings you back without your wish.',
      { text: 'More about it, and whom to ask:', link: '{{link}}' },
    ],
    footer:
      'If it was not you who asked for this, write to us at once. This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Votre compte est supprimé',
    body: [
      isAll
        ? 'Comme vous l’avez demandé, votre compte du Répertoire des psychologues est supprimé, avec tout ce qui était conservé à votre sujet : votre profil, vos photos, vos messages. La recherche ne vous trouve plus.'
        : 'Comme vous l’avez demandé, votre compte du Répertoire des psychologues est supprimé, avec ce que nous savons être à vous. La recherche ne vous trouve plus. Votre adresse reste là où elle peut aussi être celle d’une autre personne, ou dans ce que quelqu’un d’autre a écrit : nous n’y avons pas touché. Si cela doit disparaître aussi, écrivez-nous.',
      'Nos sauvegardes sont supprimées après 30 jours. Il ne reste qu’un code de votre adresse et de votre numéro de permis, pour qu’aucune sauvegarde ni aucun registre ne vous ramène sans que vous le vouliez.',
      { text: 'Pour en savoir plus, et pour savoir à qui écrire :', link: '{{link}}' },
    ],
    footer:
      'Si vous n’avez pas fait cette demande, écrivez-nous sans attendre. Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
});

/** What is said to somebody without an account instead. */
const erasedSender = (isAll: boolean): Readonly<Record<Language, Omit<Template, 'footer'>>> => ({
  en: {
    subject: 'What we held of you is erased',
    body: [
      isAll
        ? 'As you asked, the Psychologist Directory has erased all that it held of this address: messages, requests and results by email.'
        : 'As you asked, the Psychologist Directory has erased what it held of this address. The address still stands where it may be another person’s, too, or in what somebody else wrote: we left that. If it should go as well, write to us.',
      'What you wrote to a psychologist was also sent to them by email. That email is theirs, and so are their notes, which the law may have them keep: ask them.',
      'Our backups are deleted after 30 days. What stays is a code of your address, so that no backup brings you back without your wish.',
      { text: 'More about it, and whom to ask:', link: '{{link}}' },
    ],
  },
  fr: {
    subject: 'Ce que nous gardions de vous est effacé',
    body: [
      isAll
        ? 'Comme vous l’avez demandé, le Répertoire des psychologues a effacé tout ce qu’il gardait de cette adresse : messages, demandes et résultats par courriel.'
        : 'Comme vous l’avez demandé, le Répertoire des psychologues a effacé ce qu’il gardait de cette adresse. Elle reste là où elle peut aussi être celle d’une autre personne, ou dans ce que quelqu’un d’autre a écrit : nous n’y avons pas touché. Si cela doit disparaître aussi, écrivez-nous.',
      'Ce que vous avez écrit à un psychologue lui a aussi été envoyé par courriel. Ce courriel est à lui, comme ses notes, que la loi peut l’obliger à garder : adressez-vous à lui.',
      'Nos sauvegardes sont supprimées après 30 jours. Il ne reste qu’un code de votre adresse, pour qu’aucune sauvegarde ne vous ramène sans que vous le vouliez.',
      { text: 'Pour en savoir plus, et pour savoir à qui écrire :', link: '{{link}}' },
    ],
  },
});
