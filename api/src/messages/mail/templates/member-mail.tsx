import type { Language } from '@directory/domain/language';
import { Layout, Paragraph, PlainLink } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

export type MemberMailPurpose = 'invitation' | 'password_reset';

/** The invitation of a new member, or the answer to a forgotten password: a link that sets the password. */
export function memberMail(content: {
  purpose: MemberMailPurpose;
  language: Language;
  siteUrl: string;
  link: string;
  /** Of an invitation: the address of the profile's page, when it is public. */
  page: string | null;
  /** For how many hours the link sets a password. */
  validHours: number;
}): { subject: string; html: string; text: string } {
  const { purpose, language, siteUrl, link, page, validHours } = content;
  const words = wordsFor(validHours)[purpose][language];
  const shape = { isPublic: page !== null };
  const build = () => ({
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.subject} footer={words.footer}>
        <Paragraph>{words.why}</Paragraph>
        {words.shown && (
          <Paragraph>
            {page === null ? (
              words.shown.later
            ) : (
              <>
                {words.shown.now} <PlainLink href={slot('page')} />
              </>
            )}
          </Paragraph>
        )}
        <Paragraph>{words.how}</Paragraph>
        <Paragraph>
          <PlainLink href={slot('link')} />
        </Paragraph>
        <Paragraph>{words.validity}</Paragraph>
      </Layout>
    ),
  });
  return fillTemplate(`member-${purpose}`, language, shape, build, { siteUrl, link, page: page ?? '' });
}

const wordsFor = (
  validHours: number,
): Readonly<Record<MemberMailPurpose, Readonly<Record<Language, Words>>>> => ({
  invitation: {
    en: {
      subject: 'Your Psychologist Directory account is ready',
      why: 'We have made an account for you. With it you write and edit your profile in the directory yourself.',
      shown: {
        now: 'Visitors see your profile already. Please check what it says. Each change shows a moment later; a new name or new credentials, once we have checked them; a new email address, once you have confirmed it. Your page:',
        later:
          'Visitors see your profile once we have checked your registration, and not before. From then on each change shows a moment later, and a new name or new credentials once we have checked them.',
      },
      how: 'Choose your password with this link:',
      validity: `The link works once, for ${validHours} hours. If it has expired, ask for a new one with “Forgot your password?” on the login page, using this address.`,
      footer:
        'If you did not expect this email, you can ignore it: nobody can use the account without the link. It was sent automatically; please do not reply to it.',
    },
    fr: {
      subject: 'Votre compte du Répertoire des psychologues est prêt',
      why: 'Nous avons créé un compte pour vous. Il vous permet de rédiger et de modifier vous-même votre profil dans le répertoire.',
      shown: {
        now: 'Les visiteurs voient déjà votre profil. Veuillez vérifier ce qu’il dit. Chaque changement paraît un instant plus tard; un nouveau nom ou de nouveaux titres, une fois que nous les avons vérifiés; une nouvelle adresse courriel, une fois que vous l’avez confirmée. Votre page :',
        later:
          'Les visiteurs voient votre profil une fois votre inscription au registre vérifiée, et pas avant. Ensuite, chaque changement paraît un instant plus tard; un nouveau nom ou de nouveaux titres, une fois que nous les avons vérifiés.',
      },
      how: 'Choisissez votre mot de passe à l’aide de ce lien :',
      validity: `Le lien fonctionne une seule fois, pendant ${validHours} heures. S’il est expiré, demandez-en un nouveau avec «\u00a0Mot de passe oublié?\u00a0» sur la page d’ouverture de session, à cette même adresse.`,
      footer:
        'Si vous n’attendiez pas ce courriel, vous pouvez l’ignorer : personne ne peut utiliser le compte sans le lien. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
  },
  password_reset: {
    en: {
      subject: 'Choose a new password',
      why: 'Someone, most likely you, asked for a new password for your Psychologist Directory account.',
      how: 'Choose it with this link:',
      validity: `The link works once, for ${validHours} hours. If you were sent several, only the newest works.`,
      footer:
        'If it was not you, you can ignore this email: your password stays as it is. It was sent automatically; please do not reply to it.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      why: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte du Répertoire des psychologues.',
      how: 'Choisissez-le à l’aide de ce lien :',
      validity: `Le lien fonctionne une seule fois, pendant ${validHours} heures. Si vous en avez reçu plusieurs, seul le plus récent est valable.`,
      footer:
        'Si ce n’était pas vous, vous pouvez ignorer ce courriel : votre mot de passe reste le même. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
  },
});

interface Words {
  subject: string;
  why: string;
  /** Whether visitors see the profile already. */
  shown?: { now: string; later: string };
  how: string;
  validity: string;
  footer: string;
}
