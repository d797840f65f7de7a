import type { Language } from '@directory/domain/language';
import type { ReviewedColumn } from '@directory/domain/profile/columns';
import { Layout, Paragraph, PlainLink, Quotation } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

interface DecisionContent {
  language: Language;
  siteUrl: string;
  /** The member's dashboard. */
  link: string;
  /** The page to write to the directory from. */
  contactLink: string;
  field: ReviewedColumn;
  /** What was asked for; null when the field was to be emptied. */
  words: string | null;
  state: 'approved' | 'declined';
  /** The operator's own words. */
  reason: string | null;
}

/** Tells a member that a new name or new credentials are shown now, or why they are not. */
export function profileChangeDecisionMail(content: DecisionContent): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, siteUrl, link, contactLink, words, reason, field, state } = content;
  const shape = { words: words !== null, reason: reason !== null };
  const values = { siteUrl, link, contactLink, words: words ?? '', reason: reason ?? '' };
  const kind = `profile-change-${field}-${state}`;
  return fillTemplate(kind, language, shape, () => build(content, shape), values);
}

function build(
  { language, field, state }: DecisionContent,
  shape: { words: boolean; reason: boolean },
): Template {
  const words = WORDS[language];
  const { subject, text } = !shape.words && state === 'approved' ? words.emptied : words[field][state];
  return {
    subject,
    document: (
      <Layout language={language} heading={subject} footer={words.footer}>
        <Paragraph>{text}</Paragraph>
        {shape.words && <Quotation>{slot('words')}</Quotation>}
        {shape.reason && (
          <>
            <Paragraph>{words.reason}</Paragraph>
            <Quotation>{slot('reason')}</Quotation>
          </>
        )}
        <Paragraph>
          {words[state]} <PlainLink href={slot('link')} />
        </Paragraph>
        <Paragraph>
          {words.write} <PlainLink href={slot('contactLink')} />
        </Paragraph>
      </Layout>
    ),
  };
}

const ENGLISH = {
  name: {
    approved: {
      subject: 'Your new name is on your profile',
      text: 'Your profile now has the name you asked for.',
    },
    declined: {
      subject: 'Your name on the profile stays as it was',
      text: 'We could not accept the name that you asked for. Your profile keeps the one it had.',
    },
  },
  credentials: {
    approved: {
      subject: 'Your new credentials are on your profile',
      text: 'Your profile now has the credentials you asked for.',
    },
    declined: {
      subject: 'Your credentials on the profile stay as they were',
      text: 'We could not accept the credentials that you asked for. Your profile keeps those it had.',
    },
  },
  /** Only credentials can be taken away: nobody is without a name. */
  emptied: {
    subject: 'Your credentials are no longer on your profile',
    text: 'Your profile now shows no credentials, as you asked.',
  },
  approved: 'You can see your profile on your dashboard:',
  declined: 'You can ask again on your dashboard:',
  write: 'If this is a mistake, write to us:',
  reason: 'The reason we noted:',
  footer:
    'We check each new name and title before visitors see it, so that nobody can pass for somebody else. If you did not ask for this change, choose a new password and tell us. This email was sent automatically; please do not reply to it.',
};

const FRENCH: Readonly<typeof ENGLISH> = {
  name: {
    approved: {
      subject: 'Votre nouveau nom figure sur votre profil',
      text: 'Votre profil porte maintenant le nom que vous avez demandé.',
    },
    declined: {
      subject: 'Le nom de votre profil reste le même',
      text: 'Nous n’avons pas pu retenir le nom demandé. Votre profil garde celui qu’il portait.',
    },
  },
  credentials: {
    approved: {
      subject: 'Vos nouveaux titres figurent sur votre profil',
      text: 'Votre profil présente maintenant les titres que vous avez demandés.',
    },
    declined: {
      subject: 'Les titres de votre profil restent les mêmes',
      text: 'Nous n’avons pas pu retenir les titres demandés. Votre profil garde ceux qu’il présentait.',
    },
  },
  emptied: {
    subject: 'Vos titres ne figurent plus sur votre profil',
    text: 'Votre profil n’affiche plus de titres, comme vous l’avez demandé.',
  },
  approved: 'Vous pouvez voir votre profil dans votre tableau de bord :',
  declined: 'Vous pouvez refaire une demande dans votre tableau de bord :',
  write: 'Si c’est une erreur, écrivez-nous :',
  reason: 'La raison que nous avons notée :',
  footer:
    'Nous vérifions chaque nouveau nom et chaque nouveau titre avant que les visiteurs les voient, afin que personne ne passe pour quelqu’un d’autre. Si vous n’avez pas demandé ce changement, choisissez un nouveau mot de passe et avisez-nous. Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
