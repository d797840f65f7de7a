import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import type { Language } from '@directory/domain/language';

/** The fixed words of the mail of results. */
export interface ResultsWords {
  /** The condition in capitals, followed by "Assessment Results". */
  subject: (capitals: string) => string;
  discreetSubject: string;
  intro: string;
  notDiagnosis: string;
  notDiagnosisWhy: string;
  labels: Readonly<Record<'assessment' | 'score' | 'severity' | 'band', string>>;
  /** @param shown four for each question @param highest the highest score that the answers can give */
  score: (score: number, shown: number, highest: number) => string;
  band: (name: string, min: number, max: number) => string;
  questionnaires: Readonly<Record<Condition, string>>;
  meanings: Readonly<Record<Severity, string>>;
  crisis: string;
  next: string;
  links: Readonly<Record<'search' | 'contact' | 'privacy' | 'join', string>> & {
    match: (condition: string) => string;
  };
  privacy: string;
  footer: string;
}

const ENGLISH: ResultsWords = {
  subject: (capitals) => `${capitals} Assessment Results`,
  discreetSubject: 'Your requested results',
  intro: 'Here are the results that you asked us to send to this address.',
  notDiagnosis: 'They are not a diagnosis.',
  notDiagnosisWhy:
    'A questionnaire knows nothing of your health, your history or what you are going through. Only a qualified professional who talks with you can make a diagnosis.',
  labels: {
    assessment: 'Self-assessment',
    score: 'Score',
    severity: 'Severity band',
    band: 'Band that the questionnaire’s authors published',
  },
  score: (score, shown, highest) =>
    highest === shown
      ? `${score} of ${shown}`
      : `${score} of ${shown} (the highest score that the answers can give is ${highest})`,
  band: (name, min, max) => `${name} (${min} to ${max})`,
  questionnaires: {
    depression: 'Depression (PHQ-9)',
    anxiety: 'Anxiety (GAD-7)',
    adhd: 'ADHD (educational checklist, not a validated instrument)',
    ptsd: 'PTSD (educational checklist, not a validated instrument)',
  },
  meanings: {
    mild: 'Your answers point to few or mild difficulties over the time that you were asked about. If something still troubles you, you need no score to talk to someone.',
    moderate:
      'Your answers point to difficulties that may be weighing on your days. Talking them over with a family doctor, a nurse practitioner or a psychologist is a good next step.',
    severe:
      'Your answers point to difficulties that are hard to carry alone. Please talk to a doctor or a psychologist soon. You do not have to wait until it gets worse.',
  },
  crisis: 'If you need someone now',
  next: 'Where to go from here',
  links: {
    match: (condition) => `Psychologists who work with this (${condition})`,
    search: 'Search the whole directory',
    contact: 'Write to us',
    privacy: 'How we treat your information',
    join: 'For psychologists: being listed',
  },
  privacy:
    'Your answers never left your device. To send this email we keep your address, the name of the self-assessment, the score and its severity band for 90 days. Then they are deleted.',
  footer:
    'If you did not ask for these results, someone gave your address by mistake: you can delete this email. It was sent automatically; please do not reply to it.',
};

const FRENCH: ResultsWords = {
  subject: (capitals) => `${capitals}\u00a0: résultats de l’autoévaluation`,
  discreetSubject: 'Les résultats que vous avez demandés',
  intro: 'Voici les résultats que vous avez demandé de recevoir à cette adresse.',
  notDiagnosis: 'Ce n’est pas un diagnostic.',
  notDiagnosisWhy:
    'Un questionnaire ne connaît ni votre état de santé, ni votre histoire, ni ce que vous traversez. Seule une personne qualifiée, qui vous rencontre, peut poser un diagnostic.',
  labels: {
    assessment: 'Autoévaluation',
    score: 'Score',
    severity: 'Niveau de gravité',
    band: 'Niveau publié par les auteurs du questionnaire',
  },
  score: (score, shown, highest) =>
    highest === shown
      ? `${score} sur ${shown}`
      : `${score} sur ${shown} (les réponses peuvent donner au plus ${highest})`,
  band: (name, min, max) => `${name} (de ${min} à ${max})`,
  questionnaires: {
    depression: 'Dépression (PHQ-9)',
    anxiety: 'Anxiété (GAD-7)',
    adhd: 'TDAH (liste éducative, et non un instrument validé)',
    ptsd: 'TSPT (liste éducative, et non un instrument validé)',
  },
  meanings: {
    mild: 'Vos réponses évoquent des difficultés légères ou peu nombreuses pendant la période visée. Si quelque chose vous préoccupe, nul besoin d’un score pour en parler.',
    moderate:
      'Vos réponses évoquent des difficultés qui pèsent peut-être sur votre quotidien. En parler à votre médecin de famille, à une infirmière praticienne ou à un psychologue est une bonne prochaine étape.',
    severe:
      'Vos réponses évoquent des difficultés lourdes à porter sans aide. Parlez-en bientôt à un médecin ou à un psychologue. Vous n’avez pas à attendre que cela s’aggrave.',
  },
  crisis: 'Si vous avez besoin de quelqu’un maintenant',
  next: 'Pour la suite',
  links: {
    match: (condition) => `Des psychologues qui travaillent avec cette difficulté (${condition})`,
    search: 'Chercher dans tout le répertoire',
    contact: 'Nous écrire',
    privacy: 'Ce que nous faisons de vos renseignements',
    join: 'Pour les psychologues : figurer dans le répertoire',
  },
  privacy:
    'Vos réponses n’ont jamais quitté votre appareil. Pour envoyer ce courriel, nous conservons votre adresse, le nom de l’autoévaluation, le score et son niveau de gravité pendant 90 jours. Ils sont ensuite supprimés.',
  footer:
    'Si vous n’avez pas demandé ces résultats, quelqu’un a donné votre adresse par erreur : vous pouvez supprimer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
};

export const RESULTS_WORDS: Readonly<Record<Language, ResultsWords>> = { en: ENGLISH, fr: FRENCH };
