import type { Language } from '@directory/domain/language';
import { Layout, Paragraph } from './layout.tsx';
import { fillTemplate } from './template.ts';

/** The fixed acknowledgement of a listing request, or of a claim: none of its sender's words. */
export function listingConfirmationMail(content: { language: Language; siteUrl: string; isClaim: boolean }): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, siteUrl, isClaim } = content;
  const words = WORDS[language][isClaim ? 'claim' : 'listing'];
  const build = () => ({
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.subject} footer={words.footer}>
        <Paragraph>{words.thanks}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
      </Layout>
    ),
  });
  return fillTemplate('listing-confirmation', language, { isClaim }, build, { siteUrl });
}

const ENGLISH = {
  listing: {
    subject: 'We have received your listing request',
    thanks: 'Thank you for asking to be listed in the Psychologist Directory.',
    next: 'We check every registration with the provincial or territorial regulator by hand, then write to you about the next steps. You have nothing to do and nothing to pay until then.',
    footer:
      'If you did not ask to be listed, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
  claim: {
    subject: 'We have received your message about your profile',
    thanks: 'Thank you for telling us that this profile in the Psychologist Directory is yours.',
    next: 'We compare what you wrote with the register of your regulator, by hand. If the two agree, an email with a link comes to this address, and from then on you keep the profile yourself. You have nothing to do and nothing to pay until then.',
    footer:
      'If you did not write to us, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
};

const FRENCH: Readonly<typeof ENGLISH> = {
  listing: {
    subject: 'Nous avons bien reçu votre demande d’inscription',
    thanks: 'Merci de votre demande d’inscription au Répertoire des psychologues.',
    next: 'Nous vérifions nous-mêmes chaque permis auprès de l’ordre ou du collège de la province ou du territoire, puis nous vous écrivons pour la suite. D’ici là, vous n’avez rien à faire ni à payer.',
    footer:
      'Si vous n’avez pas fait cette demande, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
  claim: {
    subject: 'Nous avons bien reçu votre message au sujet de votre profil',
    thanks: 'Merci de nous avoir dit que ce profil du Répertoire des psychologues est le vôtre.',
    next: 'Nous comparons nous-mêmes ce que vous avez écrit avec le registre de votre ordre ou collège. Si les deux concordent, un courriel avec un lien arrivera à cette adresse : vous tiendrez ensuite le profil à jour. D’ici là, vous n’avez rien à faire ni à payer.',
    footer:
      'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
