import type { Language } from '@directory/domain/language';
import { Layout, Paragraph, PlainLink, Quotation } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

interface DeclinedContent {
  language: Language;
  siteUrl: string;
  /** The page to write from. */
  link: string;
  /** The operator's own words. */
  reason: string | null;
  /** Of who said that a profile is theirs. */
  isClaim: boolean;
}

/** Tells whoever asked to be listed, or claimed a profile, that the request was declined, why, and what can be done about it. */
export function listingDeclinedMail({ language, siteUrl, link, reason, isClaim }: DeclinedContent): {
  subject: string;
  html: string;
  text: string;
} {
  const words = WORDS[language][isClaim ? 'claim' : 'listing'];
  const shape = { reason: reason !== null, isClaim };
  const build = () => ({
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.subject} footer={words.footer}>
        <Paragraph>{words.decision}</Paragraph>
        {shape.reason && (
          <>
            <Paragraph>{words.reason}</Paragraph>
            <Quotation>{slot('reason')}</Quotation>
          </>
        )}
        <Paragraph>{words.next}</Paragraph>
        <Paragraph>
          <PlainLink href={slot('link')} />
        </Paragraph>
        <Paragraph>{words.kept}</Paragraph>
      </Layout>
    ),
  });
  return fillTemplate('listing-declined', language, shape, build, { siteUrl, link, reason: reason ?? '' });
}

const ENGLISH = {
  listing: {
    subject: 'About your listing request',
    decision:
      'Thank you for asking to be listed in the Psychologist Directory. We looked at your request, and cannot list you for now.',
    reason: 'The reason we noted:',
    next: 'If this is a mistake, or once something has changed, write to us with your registration number and the name of your regulator:',
    kept: 'You have nothing to pay, and we delete your request after 180 days.',
    footer:
      'If you did not ask to be listed, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
  claim: {
    subject: 'About the profile that you say is yours',
    decision:
      'Thank you for writing to us about a profile in the Psychologist Directory. We compared what you wrote with the register, and cannot yet confirm that the profile is yours. The mistake may well be ours.',
    reason: 'The reason we noted:',
    next: 'Please write to us once more, with your registration number, if you can from an address that your regulator or your practice publishes:',
    kept: 'You have nothing to pay, and we delete what you sent after 180 days. If the profile is yours, you can also have it taken off: “This is me: take me off” stands at the end of it.',
    footer:
      'If you did not write to us, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
};

const FRENCH: Readonly<typeof ENGLISH> = {
  listing: {
    subject: 'Votre demande d’inscription',
    decision:
      'Merci d’avoir demandé à figurer dans le Répertoire des psychologues. Nous avons examiné votre demande, et nous ne pouvons pas l’accepter pour le moment.',
    reason: 'La raison que nous avons notée :',
    next: 'Si c’est une erreur, ou dès que votre situation aura changé, écrivez-nous en indiquant votre numéro de permis et le nom de votre ordre ou collège :',
    kept: 'Vous n’avez rien à payer, et nous supprimons votre demande après 180 jours.',
    footer:
      'Si vous n’avez pas fait cette demande, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
  claim: {
    subject: 'Au sujet du profil que vous dites être le vôtre',
    decision:
      'Merci de nous avoir écrit au sujet d’un profil du Répertoire des psychologues. Nous avons comparé votre message avec le registre, et nous ne pouvons pas encore confirmer que ce profil est le vôtre. L’erreur vient peut-être de nous.',
    reason: 'La raison que nous avons notée :',
    next: 'Écrivez-nous encore une fois, avec votre numéro de permis et, si possible, depuis une adresse que votre ordre, votre collège ou votre cabinet publie :',
    kept: 'Vous n’avez rien à payer, et nous supprimons votre envoi après 180 jours. Si le profil est le vôtre, vous pouvez aussi le faire retirer : « C’est moi : retirez-moi » se trouve au bas du profil.',
    footer:
      'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
