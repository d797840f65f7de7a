import type { Language } from '@directory/domain/language';
import { Layout, Paragraph } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

/** Tells the operator that a member has begun a profile, and what to do. It holds none of the member's words. */
export function profileBegunMail(content: { language: Language; siteUrl: string; profileId: string }): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, siteUrl, profileId } = content;
  const words = WORDS[language];
  const build = () => ({
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.heading} footer={words.footer}>
        <Paragraph>{words.intro}</Paragraph>
        <Paragraph>
          {words.see}
          <br />
          npm run admin -- profiles show {slot('profileId')}
        </Paragraph>
        <Paragraph>
          {words.decide}
          <br />
          npm run admin -- profiles activate {slot('profileId')}
        </Paragraph>
      </Layout>
    ),
  });
  return fillTemplate('profile-begun', language, {}, build, { siteUrl, profileId });
}

const ENGLISH = {
  subject: 'A member has begun a profile',
  heading: 'A new profile waits for you',
  intro: 'A member whom you invited has begun a profile. Nobody else sees it until you activate it.',
  see: 'Read it, and compare it with the register:',
  decide: 'Then show it to visitors:',
  footer: 'This email is sent once for each profile that a member begins.',
};

const FRENCH: Readonly<typeof ENGLISH> = {
  subject: 'Un membre a commencé un profil',
  heading: 'Un nouveau profil vous attend',
  intro:
    'Une personne que vous avez invitée a commencé son profil. Personne d’autre ne le voit tant que vous ne l’activez pas.',
  see: 'Pour le lire et le comparer au registre :',
  decide: 'Pour le montrer ensuite aux visiteurs :',
  footer: 'Ce courriel est envoyé une seule fois pour chaque profil commencé.',
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
