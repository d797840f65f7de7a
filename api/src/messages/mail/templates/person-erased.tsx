import type { Language } from '@directory/domain/language';
import { Layout, Paragraph, PlainLink } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

/** Tells whoever asked to be erased that it is done, and what it means. The last mail that they are sent. */
export function personErasedMail(content: {
  language: Language;
  siteUrl: string;
  link: string;
  /** Nothing is left anywhere. */
  isAll: boolean;
}): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, siteUrl, link, isAll } = content;
  const words = WORDS[language];
  const build = () => ({
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.subject} footer={words.footer}>
        <Paragraph>{isAll ? words.done : words.mostly}</Paragraph>
        <Paragraph>{words.backups}</Paragraph>
        <Paragraph>
          {words.more} <PlainLink href={slot('link')} />
        </Paragraph>
      </Layout>
    ),
  });
  return fillTemplate('person-erased', language, { isAll }, build, { siteUrl, link });
}

const ENGLISH = {
  subject: 'Your account is deleted',
  done: 'As you asked, your account in the Psychologist Directory is deleted, and everything that was kept about you with it: your profile, your pictures, your messages. Search does not find you any more.',
  mostly:
    'As you asked, your account in the Psychologist Directory is deleted, with what we know to be yours. Search does not find you any more. Your address still stands where it may be another person’s, too, or in what somebody else wrote: we left that. If it should go as well, write to us.',
  backups:
    'Our backups are deleted after 30 days. What stays is a code of your address and of your registration number, so that no backup and no register brings you back without your wish.',
  more: 'More about it, and whom to ask:',
  footer:
    'If it was not you who asked for this, write to us at once. This email was sent automatically; please do not reply to it.',
};

const FRENCH: Readonly<typeof ENGLISH> = {
  subject: 'Votre compte est supprimé',
  done: 'Comme vous l’avez demandé, votre compte du Répertoire des psychologues est supprimé, avec tout ce qui était conservé à votre sujet : votre profil, vos photos, vos messages. La recherche ne vous trouve plus.',
  mostly:
    'Comme vous l’avez demandé, votre compte du Répertoire des psychologues est supprimé, avec ce que nous savons être à vous. La recherche ne vous trouve plus. Votre adresse reste là où elle peut aussi être celle d’une autre personne, ou dans ce que quelqu’un d’autre a écrit : nous n’y avons pas touché. Si cela doit disparaître aussi, écrivez-nous.',
  backups:
    'Nos sauvegardes sont supprimées après 30 jours. Il ne reste qu’un code de votre adresse et de votre numéro de permis, pour qu’aucune sauvegarde ni aucun registre ne vous ramène sans que vous le vouliez.',
  more: 'Pour en savoir plus, et pour savoir à qui écrire :',
  footer:
    'Si vous n’avez pas fait cette demande, écrivez-nous sans attendre. Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
