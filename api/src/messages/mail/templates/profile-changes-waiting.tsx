import type { Language } from '@directory/domain/language';
import { Layout, Paragraph } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

/** Tells the operator that members' changes wait, and how to decide. It holds none of the members' words. */
export function profileChangesWaitingMail(content: {
  language: Language;
  siteUrl: string;
  /** How many wait; one at least. */
  waiting: number;
  /** How many of them hold letters that may be there to be taken for others. */
  alike: number;
}): { subject: string; html: string; text: string } {
  const { language, siteUrl, waiting, alike } = content;
  const hasAlike = alike > 0;
  const words = WORDS[language];
  const build = () => ({
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.heading} footer={words.footer}>
        <Paragraph>{words.intro}</Paragraph>
        {hasAlike && <Paragraph>{words.alike}</Paragraph>}
        <Paragraph>
          {words.see}
          <br />
          npm run admin -- changes list
        </Paragraph>
        <Paragraph>
          {words.decide}
          <br />
          npm run admin -- changes approve {'<id>'}
          <br />
          npm run admin -- changes decline {'<id>'}
        </Paragraph>
      </Layout>
    ),
  });
  const values = { siteUrl, waiting: String(waiting), alike: String(alike) };
  return fillTemplate('profile-changes-waiting', language, { hasAlike }, build, values);
}

const ENGLISH = {
  subject: `Names and credentials waiting for your decision: ${slot('waiting')}`,
  heading: 'Members are waiting for you',
  intro: `Changes of a display name or of credentials that wait for your decision: ${slot('waiting')}. Until then visitors see the old words.`,
  alike: `With letters that look like others, as if to be taken for somebody else’s name: ${slot('alike')}. The list marks them; look at these twice.`,
  see: 'See the old and the new words:',
  decide: 'Once you have compared them with the register, decide each one:',
  footer: 'This email is sent once a day while changes wait, and not otherwise.',
};

const FRENCH: Readonly<typeof ENGLISH> = {
  subject: `Noms et titres à vérifier\u00a0: ${slot('waiting')}`,
  heading: 'Des membres attendent votre décision',
  intro: `Changements de nom ou de titres en attente de votre décision\u00a0: ${slot('waiting')}. D’ici là, les visiteurs voient l’ancien texte.`,
  alike: `Avec des lettres qui ressemblent à d’autres, comme pour passer pour le nom de quelqu’un d’autre\u00a0: ${slot('alike')}. La liste les signale; vérifiez-les deux fois.`,
  see: 'Pour voir l’ancien texte et le nouveau :',
  decide: 'Après les avoir comparés au registre, acceptez ou refusez chaque changement :',
  footer: 'Ce courriel est envoyé une fois par jour tant que des changements attendent, et jamais autrement.',
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
