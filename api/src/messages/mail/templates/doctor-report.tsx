import type { Language } from '@directory/domain/language';
import { Layout, Paragraph, Quotation } from './layout.tsx';
import { fillTemplate, slot } from './template.ts';

/** Tells the operator what the doctor has seen. What it says of a part is in English, as the command says it. */
export function doctorReportMail(content: {
  language: Language;
  siteUrl: string;
  news: 'failed' | 'mended' | 'waiting' | 'well';
  /** How many parts were looked at. */
  parts: number;
  /** What it says of those that are not in order, a line for each and one for its cure. */
  lines: readonly string[];
}): { subject: string; html: string; text: string } {
  const { language, siteUrl, news, parts, lines } = content;
  const hasLines = lines.length > 0;
  const words = WORDS[language];
  const { subject, heading, intro } = words[news];
  const build = () => ({
    subject,
    document: (
      <Layout language={language} heading={heading} footer={words.footer}>
        <Paragraph>{intro}</Paragraph>
        {hasLines && (
          <>
            {(news === 'mended' || news === 'well') && <Paragraph>{words.warnings}</Paragraph>}
            <Quotation>{slot('lines')}</Quotation>
          </>
        )}
        {news === 'failed' && (
          <Paragraph>
            {words.again}
            <br />
            npm run admin -- doctor
          </Paragraph>
        )}
      </Layout>
    ),
  });
  const values = { siteUrl, parts: String(parts), lines: lines.join('\n') };
  return fillTemplate('doctor-report', language, { [news]: true, hasLines }, build, values);
}

const ENGLISH = {
  failed: {
    subject: 'Something is wrong with the directory',
    heading: 'Something is wrong with the directory',
    intro: `${slot('parts')} parts were looked at. These are not in order, twice in a row:`,
  },
  mended: {
    subject: 'The directory is well again',
    heading: 'The directory is well again',
    intro: `${slot('parts')} parts were looked at, and none of them fails any more.`,
  },
  waiting: {
    subject: 'Something waits for you in the directory',
    heading: 'Something waits for you',
    intro: `${slot('parts')} parts were looked at. This is worth a look:`,
  },
  well: {
    subject: 'All is well with the directory',
    heading: 'All is well with the directory',
    intro: `${slot('parts')} parts were looked at, and none of them fails.`,
  },
  warnings: 'What is worth a look:',
  again:
    'Below each stands what to do. The handbook for bad nights is docs/operations/README.md. To look again:',
  footer:
    'This email is sent when something changes, once a day while something fails or something new waits for you, and once a week when all is well. If the weekly one does not come, look at the machine.',
};

const FRENCH: Readonly<typeof ENGLISH> = {
  failed: {
    subject: 'Quelque chose ne va pas dans le répertoire',
    heading: 'Quelque chose ne va pas dans le répertoire',
    intro: `Parties vérifiées\u00a0: ${slot('parts')}. Celles-ci ne sont pas en ordre, deux fois de suite (en anglais, comme les affiche la commande)\u00a0:`,
  },
  mended: {
    subject: 'Le répertoire va bien de nouveau',
    heading: 'Le répertoire va bien de nouveau',
    intro: `Parties vérifiées\u00a0: ${slot('parts')}. Plus aucune n’est en panne.`,
  },
  waiting: {
    subject: 'Quelque chose vous attend dans le répertoire',
    heading: 'Quelque chose vous attend',
    intro: `Parties vérifiées\u00a0: ${slot('parts')}. À regarder (en anglais, comme l’affiche la commande)\u00a0:`,
  },
  well: {
    subject: 'Tout va bien dans le répertoire',
    heading: 'Tout va bien dans le répertoire',
    intro: `Parties vérifiées\u00a0: ${slot('parts')}. Aucune n’est en panne.`,
  },
  warnings: 'À regarder quand vous aurez un moment (en anglais, comme les affiche la commande)\u00a0:',
  again:
    'Sous chacune, vous lisez quoi faire. Le guide des mauvaises nuits est docs/operations/README.md. Pour vérifier de nouveau\u00a0:',
  footer:
    'Ce courriel est envoyé quand quelque chose change, une fois par jour tant que quelque chose est en panne ou que du nouveau vous attend, et une fois par semaine quand tout va bien. Si celui de la semaine ne vient pas, allez voir la machine.',
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
