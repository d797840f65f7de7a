import type { Language } from '@directory/domain/language';
import { fillTemplate } from './template.tsx';

/** Tells the operator what the doctor has seen. What it says of a part is in English, as the command says it. */
export function doctorReportMail({
  language,
  news,
  lines,
  ...values
}: {
  language: Language;
  siteUrl: string;
  news: 'failed' | 'mended' | 'waiting' | 'well';
  /** How many parts were looked at. */
  parts: number;
  /** What it says of those that are not in order, a line for each and one for its cure. */
  lines: readonly string[];
}) {
  const words = WORDS[language];
  const { intro, ...title } = words[news];
  const isWell = news === 'mended' || news === 'well';
  return fillTemplate(
    language,
    {
      ...title,
      body: [
        intro,
        { ...(isWell && { text: words.warnings }), quote: '{{lines}}' },
        news === 'failed' && { lines: [words.again, 'npm run admin -- doctor'] },
      ],
      footer: words.footer,
    },
    { ...values, lines: lines.join('\n') || null },
  );
}

const WORDS = {
  en: {
    failed: {
      subject: 'Something is wrong with the directory',
      heading: 'Something is wrong with the directory',
      intro: '{{parts}} parts were looked at. These are not in order, twice in a row:',
    },
    mended: {
      subject: 'The directory is well again',
      heading: 'The directory is well again',
      intro: '{{parts}} parts were looked at, and none of them fails any more.',
    },
    waiting: {
      subject: 'Something waits for you in the directory',
      heading: 'Something waits for you',
      intro: '{{parts}} parts were looked at. This is worth a look:',
    },
    well: {
      subject: 'All is well with the directory',
      heading: 'All is well with the directory',
      intro: '{{parts}} parts were looked at, and none of them fails.',
    },
    warnings: 'What is worth a look:',
    again:
      'Below each stands what to do. The handbook for bad nights is docs/operations/README.md. To look again:',
    footer:
      'This email is sent when something changes, once a day while something fails or something new waits for you, and once a week when all is well. If the weekly one does not come, look at the machine.',
  },
  fr: {
    failed: {
      subject: 'Quelque chose ne va pas dans le répertoire',
      heading: 'Quelque chose ne va pas dans le répertoire',
      intro:
        'Parties vérifiées\u00a0: {{parts}}. Celles-ci ne sont pas en ordre, deux fois de suite (en anglais, comme les affiche la commande)\u00a0:',
    },
    mended: {
      subject: 'Le répertoire va bien de nouveau',
      heading: 'Le répertoire va bien de nouveau',
      intro: 'Parties vérifiées\u00a0: {{parts}}. Plus aucune n’est en panne.',
    },
    waiting: {
      subject: 'Quelque chose vous attend dans le répertoire',
      heading: 'Quelque chose vous attend',
      intro:
        'Parties vérifiées\u00a0: {{parts}}. À regarder (en anglais, comme l’affiche la commande)\u00a0:',
    },
    well: {
      subject: 'Tout va bien dans le répertoire',
      heading: 'Tout va bien dans le répertoire',
      intro: 'Parties vérifiées\u00a0: {{parts}}. Aucune n’est en panne.',
    },
    warnings: 'À regarder quand vous aurez un moment (en anglais, comme les affiche la commande)\u00a0:',
    again:
      'Sous chacune, vous lisez quoi faire. Le guide des mauvaises nuits est docs/operations/README.md. Pour vérifier de nouveau\u00a0:',
    footer:
      'Ce courriel est envoyé quand quelque chose change, une fois par jour tant que quelque chose est en panne ou que du nouveau vous attend, et une fois par semaine quand tout va bien. Si celui de la semaine ne vient pas, allez voir la machine.',
  },
} as const;
