import { type Condition, conditionName } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { publishedBandOf } from '@directory/domain/assessments/published-bands';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import { bandMeaning, WHY_LEVELS_DIFFER } from '@directory/domain/assessments/result-words';
import { highestAttainable, SEVERITIES, type Severity } from '@directory/domain/assessments/severity';
import { type Language, LOCALES } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { fillTemplate } from './template.tsx';

/**
 * Someone's results, with what they do and do not say, where to turn at once, and where to go from here. Nothing of it was written by whoever
 * gave the address. Its links name the condition and never the result: links in mails are read and rewritten by mail services on the way.
 */
export function assessmentResultsMail({
  language,
  siteUrl,
  condition,
  score,
  severity,
  completedAt,
  discreet,
}: {
  language: Language;
  siteUrl: string;
  condition: Condition;
  score: number;
  severity: Severity;
  completedAt: Date;
  /** Keeps the condition out of the subject and of the words that a list of mails shows. */
  discreet: boolean;
}) {
  const words = WORDS[language];
  const { instrument, selfHarmQuestion, isAboutTrauma: trauma = false } = ASSESSMENTS[condition];
  const band = publishedBandOf(condition, score);
  const name = conditionName(condition, language);
  const link = (path: string) => `${siteUrl}${inLanguage(path, language)}`;
  // What "minimal" means is said before it; the others say it themselves.
  const headline =
    band?.band === 'minimal'
      ? `${resultHeadline(condition, score, language)}${language === 'fr' ? '\u00a0' : ''}: `
      : '';
  return fillTemplate(
    language,
    {
      subject: discreet ? words.discreetSubject : words.subject,
      body: [
        words.intro,
        { strong: words.notDiagnosis, text: words.notDiagnosisWhy },
        // Without a point, no question has an answer above "Not at all".
        selfHarmQuestion !== undefined && score > 0 && { strong: words.selfHarm },
        {
          fields: [
            [words.labels.assessment, '{{questionnaire}}'],
            [words.labels.completed, '{{completed}}'],
            [words.labels.score, `{{score}} ${words.of} {{highest}}`],
            [words.labels.band, words.band],
            [words.labels.level, `{{level}} ${words.of} {{levels}}`],
          ],
        },
        '{{meaning}}',
        band && WHY_LEVELS_DIFFER[language],
        { crisis: 'all lines', title: words.crisis, trauma },
        {
          title: words.next,
          links: [
            [words.links.match, '{{matchUrl}}'],
            [words.links.search, '{{searchUrl}}'],
            [words.links.contact, '{{contactUrl}}'],
            [words.links.privacy, '{{privacyUrl}}'],
          ],
        },
        words.privacy,
      ],
      footer: words.footer,
    },
    {
      ...{ siteUrl, name, score },
      capitals: name.toLocaleUpperCase(LOCALES[language]),
      questionnaire: `${name} (${instrument ?? words.checklist})`,
      // Nobody knows the visitor's own time zone, so it names no hour. The day is that of Winnipeg, in the middle of the country.
      completed: completedAt.toLocaleDateString(LOCALES[language], {
        dateStyle: 'long',
        timeZone: 'America/Winnipeg',
      }),
      highest: highestAttainable(condition),
      bandName: band && headline + band.name[language],
      bandMin: band && band.min,
      bandMax: band && band.max,
      level: SEVERITIES.indexOf(severity) + 1,
      levels: SEVERITIES.length,
      meaning: bandMeaning(condition, score, language) ?? words.checklistMeanings[severity],
      matchUrl: link(paths.therapistMatch({ condition })),
      searchUrl: link('/search'),
      contactUrl: link(paths.contact()),
      privacyUrl: link(paths.privacy()),
    },
  );
}

const WORDS = {
  en: {
    subject: '{{capitals}} Assessment Results',
    discreetSubject: 'Your requested results',
    intro:
      'Here are the results that you asked us to send to this address. If you need someone to talk to, there is help day and night: the numbers are below.',
    notDiagnosis: 'They are not a diagnosis.',
    notDiagnosisWhy:
      'A questionnaire knows nothing of your health, your history or what you are going through. Only a qualified professional who talks with you can make a diagnosis.',
    labels: {
      assessment: 'Self-assessment',
      completed: 'Completed on',
      score: 'Score',
      band: 'Band that the questionnaire’s authors published',
      level: 'Level of help',
    },
    of: 'of',
    band: '{{bandName}} ({{bandMin}} to {{bandMax}})',
    /** For every PHQ-9: we are never told what was answered about self-harm. */
    selfHarm:
      'If you answered that you have thought that you would be better off dead, or of hurting yourself, that answer matters more than any score here. Please talk to someone today: call or text 9-8-8, day or night.',
    /** What stands for an instrument's name where there is none. */
    checklist: 'educational checklist, not a validated instrument',
    /** What the score of a checklist without published bands means. */
    checklistMeanings: {
      mild: 'Your answers describe few signs, or signs that come up seldom. Nobody has tested this list: if something troubles you, you need no score to talk to someone.',
      moderate:
        'Your answers describe several signs that come up fairly often. Nobody has tested this list: talking them over with a family doctor, a nurse practitioner or a psychologist is a good next step.',
      severe:
        'Your answers describe many signs that come up often. Nobody has tested this list: it does not show that you have the condition. It is a good reason to ask a psychologist, a doctor or a nurse practitioner for an evaluation.',
    },
    crisis: 'If you need someone now',
    next: 'Where to go from here',
    links: {
      match: 'Psychologists who work with this ({{name}})',
      search: 'Search the whole directory',
      contact: 'Write to us',
      privacy: 'How we treat your information',
    },
    privacy:
      'Your answers never left your device. To send this email we keep your address, the name of the self-assessment, the score and its level for 90 days. Then they are deleted. If you want that sooner, reply to this email.',
    footer:
      'If you did not ask for these results, someone gave your address by mistake: you can delete this email. It was sent automatically. A reply goes to the people who run this directory, who cannot help in an emergency.',
  },
  fr: {
    subject: '{{capitals}}\u00a0: résultats de l’autoévaluation',
    discreetSubject: 'Les résultats que vous avez demandés',
    intro:
      'Voici les résultats que vous avez demandé de recevoir à cette adresse. Si vous avez besoin de parler à quelqu’un, il y a de l’aide jour et nuit\u00a0: les numéros sont plus bas.',
    notDiagnosis: 'Ce n’est pas un diagnostic.',
    notDiagnosisWhy:
      'Un questionnaire ne connaît ni votre état de santé, ni votre histoire, ni ce que vous traversez. Seule une personne qualifiée, qui vous rencontre, peut poser un diagnostic.',
    labels: {
      assessment: 'Autoévaluation',
      completed: 'Terminée le',
      score: 'Score',
      band: 'Niveau publié par les auteurs du questionnaire',
      level: 'Degré d’aide',
    },
    of: 'sur',
    band: '{{bandName}} (de {{bandMin}} à {{bandMax}})',
    selfHarm:
      'Si vous avez répondu que vous avez pensé que vous seriez mieux mort(e), ou pensé à vous blesser, cette réponse compte plus que tout score. Parlez à quelqu’un aujourd’hui\u00a0: appelez ou textez le 9-8-8, jour et nuit.',
    checklist: 'liste à visée éducative, et non un instrument validé',
    checklistMeanings: {
      mild: 'Vos réponses décrivent peu de signes, ou des signes qui reviennent rarement. Personne n’a mis cette liste à l’épreuve\u00a0: si quelque chose vous préoccupe, nul besoin d’un score pour en parler.',
      moderate:
        'Vos réponses décrivent plusieurs signes qui reviennent assez souvent. Personne n’a mis cette liste à l’épreuve\u00a0: en parler à votre médecin de famille, à une infirmière praticienne ou à un psychologue est une bonne prochaine étape.',
      severe:
        'Vos réponses décrivent beaucoup de signes qui reviennent souvent. Personne n’a mis cette liste à l’épreuve\u00a0: elle ne montre pas que vous avez ce trouble. C’est une bonne raison de demander une évaluation à un psychologue, à un médecin ou à une infirmière praticienne.',
    },
    crisis: 'Si vous avez besoin de quelqu’un maintenant',
    next: 'Pour la suite',
    links: {
      match: 'Des psychologues qui travaillent avec cette difficulté ({{name}})',
      search: 'Chercher dans tout le répertoire',
      contact: 'Nous écrire',
      privacy: 'Ce que nous faisons de vos renseignements',
    },
    privacy:
      'Vos réponses n’ont jamais quitté votre appareil. Pour envoyer ce courriel, nous conservons votre adresse, le nom de l’autoévaluation, le score et son degré pendant 90 jours. Ils sont ensuite supprimés. Pour les faire supprimer plus tôt, répondez à ce courriel.',
    footer:
      'Si vous n’avez pas demandé ces résultats, quelqu’un a donné votre adresse par erreur : vous pouvez supprimer ce courriel. Il a été envoyé automatiquement. Une réponse va aux personnes qui tiennent ce répertoire; elles ne peuvent pas aider dans une urgence.',
  },
} as const;
