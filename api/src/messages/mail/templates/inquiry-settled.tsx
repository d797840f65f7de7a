import type { Language } from '@directory/domain/language';
import { Layout, Paragraph, PlainLink } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

/** Tells a psychologist that somebody who wrote needs no answer any more, or that messages to them have stayed without one. */
export function inquirySettledMail(content: {
  about: 'settled' | 'missing';
  language: Language;
  siteUrl: string;
  /** Null for who has no account. */
  dashboardUrl: string | null;
  name: string;
  /** Who wrote, as they named themselves; null where that is not known. */
  sender: string | null;
  /** Of the message; or from which on the profile says it. */
  day: string;
}) {
  const { about, language, dashboardUrl, sender, ...values } = content;
  const words = WORDS[language];
  const { heading, text } = words[about];
  const build = () => ({
    subject: heading,
    document: (
      <Layout language={language} heading={heading} footer={words.footer}>
        <Paragraph>{words.greeting}</Paragraph>
        {text.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {about === 'missing' && (
          <Paragraph>{dashboardUrl === null ? words.missing.byLink : words.missing.byDashboard}</Paragraph>
        )}
        {about === 'missing' && dashboardUrl !== null && (
          <Paragraph>
            {words.dashboard} <PlainLink href={slot('dashboardUrl')} />
          </Paragraph>
        )}
      </Layout>
    ),
  });
  return fillTemplate(
    'inquiry-settled',
    language,
    { [about]: true, dashboard: dashboardUrl !== null },
    build,
    {
      ...values,
      sender: sender ?? words.somebody,
      ...(dashboardUrl !== null && { dashboardUrl }),
    },
  );
}

const WORDS = {
  en: {
    somebody: 'Somebody',
    greeting: `Hello ${slot('name')},`,
    settled: {
      heading: 'No answer is needed any more',
      text: [
        `${slot('sender')} wrote to you through the directory on ${slot('day')}, and needs no answer here any more. If you are in touch already, nothing changes. Thank you for being there.`,
      ],
    },
    missing: {
      heading: 'Messages to you have no answer here',
      text: [
        'In the last 30 days, five messages or more to you had no answer that we know of.',
        `If nothing changes, your profile says from ${slot('day')} on that messages often stay unanswered. So people who need help know that they may have to call. As soon as most messages are answered, it says so no more.`,
        'If you are full, say so on your profile. Then nobody waits in vain.',
      ],
      byDashboard: 'You may well have answered by email. Then one press in your dashboard is enough.',
      byLink: 'You may well have answered by email. Then one press on the link in each message is enough.',
    },
    dashboard: 'Your dashboard, with each message:',
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    somebody: 'Une personne',
    greeting: `Bonjour ${slot('name')},`,
    settled: {
      heading: 'Une réponse n’est plus nécessaire',
      text: [
        `${slot('sender')} vous a écrit par l’entremise du répertoire le ${slot('day')} et n’a plus besoin de réponse ici. Si vous êtes déjà en contact, rien ne change. Merci d’être là.`,
      ],
    },
    missing: {
      heading: 'Des messages restent ici sans réponse',
      text: [
        'Au cours des 30 derniers jours, cinq messages ou plus sont restés sans réponse, à ce que nous savons.',
        `Si rien ne change, votre profil dira à partir du ${slot('day')} que les messages restent souvent sans réponse. Ainsi, les gens qui ont besoin d’aide sauront qu’il faudra peut-être appeler. Dès que la plupart des messages auront une réponse, il ne le dira plus.`,
        'Si vous n’avez plus de place, dites-le dans votre profil. Personne n’attendra alors en vain.',
      ],
      byDashboard:
        'Vous avez peut-être répondu par courriel. Il suffit alors de le dire dans votre tableau de bord.',
      byLink:
        'Vous avez peut-être répondu par courriel. Il suffit alors d’un clic sur le lien de chaque message.',
    },
    dashboard: 'Votre tableau de bord, avec chaque message :',
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
} as const;
