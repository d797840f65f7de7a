import { defineAssessment } from '../definition.ts';
import { RELIEF } from '../support-groups.ts';

/** Le GAD-7 en français du Canada, au libellé que diffuse l’Université de Montréal, à ne pas améliorer. La question 4 et les réponses n’ont été lues que dans des copies. */
export const definition = defineAssessment('anxiety', 'fr', {
  description:
    'Sept questions sur l’inquiétude, la tension et la peur : le GAD-7, que médecins et psychologues utilisent tous les jours.',
  instructions:
    'Au cours des 14 derniers jours, à quelle fréquence avez-vous été dérangé(e) par les problèmes suivants?',
  period: 'les deux dernières semaines',
  type: 'frequency',
  options: ['Jamais', 'Plusieurs jours', 'Plus de la moitié des jours', 'Presque tous les jours'],
  questions: [
    {
      text: 'Sentiment de nervosité, d’anxiété ou de tension',
      category: 'Tension',
      dsm_criteria: 'Anxiété la plupart des jours',
    },
    {
      text: 'Incapable d’arrêter de vous inquiéter ou de contrôler vos inquiétudes',
      category: 'Inquiétude',
      dsm_criteria: 'Inquiétude difficile à contrôler',
    },
    {
      text: 'Inquiétudes excessives à propos de tout et de rien',
      category: 'Inquiétude',
      dsm_criteria: 'Inquiétude sur plusieurs sujets',
    },
    {
      text: 'Difficulté à se détendre',
      category: 'Tension',
      dsm_criteria: 'Muscles tendus, difficulté à se reposer',
    },
    {
      text: 'Agitation telle qu’il est difficile de rester tranquille',
      category: 'Agitation',
      dsm_criteria: 'Agitation',
    },
    {
      text: 'Devenir facilement contrarié(e) ou irritable',
      category: 'Irritabilité',
      dsm_criteria: 'Irritabilité',
    },
    {
      text: 'Avoir peur que quelque chose d’épouvantable puisse arriver',
      category: 'Peur',
      dsm_criteria: 'Crainte de ce qui peut arriver',
    },
  ],
  interpretations: {
    mild: 'À ce degré, le score n’appelle aucune démarche particulière. Si l’inquiétude prend plus de place que vous ne le voudriez, un psychologue ou votre médecin de famille est là pour cela aussi.',
    moderate:
      'À ce degré, parler à un psychologue ou à votre médecin de famille est une bonne prochaine étape. L’anxiété répond bien au traitement, souvent en quelques mois.',
    severe:
      'À ce degré, votre médecin de famille, un psychologue ou une infirmière de la ligne-santé de votre province peut vous aider à faire le prochain pas. Une forte anxiété est épuisante, et elle se traite.',
  },
  educational_content: {
    what_is:
      'L’anxiété est l’alarme du corps. Elle devient un problème de santé quand l’alarme sonne trop souvent ou trop fort, pendant des semaines ou des mois, et empêche de faire ce qu’on veut ou ce qu’on doit faire. C’est l’une des raisons les plus fréquentes de consulter un psychologue.',
    symptoms: [
      'Une inquiétude difficile à arrêter, qui passe d’une chose à l’autre',
      'Se sentir tendu(e), agité(e) ou à cran',
      'De la fatigue, des muscles endoloris, un mauvais sommeil',
      'De la difficulté à se concentrer, l’esprit qui se vide',
      'Le cœur qui bat vite, le souffle court, le ventre noué',
      'Éviter des lieux, des gens ou des tâches par peur',
    ],
    causes: [
      'Les antécédents familiaux et le tempérament',
      'Un stress qui dure, au travail, à la maison ou à propos d’argent',
      'Des périodes effrayantes ou incertaines, tôt dans la vie ou plus tard',
      'Des problèmes physiques, comme ceux de la thyroïde, et la caféine, l’alcool ou les drogues',
    ],
    treatments: [
      'La psychothérapie, surtout cognitivo-comportementale, avec une exposition graduelle à ce qui fait peur',
      'La médication, prescrite et suivie par un médecin ou une infirmière praticienne',
      'La respiration, la relaxation et la pleine conscience, apprises et pratiquées',
      'Le mouvement, un sommeil régulier, moins de caféine et d’alcool, en plus du traitement et non à sa place',
    ],
    dsm_criteria: [
      'Trop d’inquiétude à propos de plusieurs choses, la plupart des jours, pendant six mois ou plus',
      'Une inquiétude que la personne a du mal à contrôler',
      'Plusieurs signes physiques ou mentaux, comme la tension, la fatigue ou un mauvais sommeil',
      'Une vraie souffrance ou des difficultés au quotidien, sans meilleure explication',
    ],
  },
  support_groups: [
    {
      name: 'Anxiété Canada',
      about: 'Outils gratuits, programmes de groupe et ressources par province.',
      href: 'https://www.anxietycanada.com/',
    },
    RELIEF.fr,
  ],
  audience:
    'Le GAD-7 a été conçu pour les adultes. Si vous êtes plus jeune, son score pourrait ne pas vous convenir : parlez à un adulte de confiance ou à un médecin.',
  certainty: {
    findings: [
      'Ses auteurs l’ont mis à l’essai auprès de 965 patients : sur 100 personnes qui avaient un trouble d’anxiété généralisée, 89 ont eu 10 points ou plus (sa sensibilité); sur 100 qui ne l’avaient pas, 82 ont eu moins de 10 (sa spécificité). Onze échantillons réunis donnent environ 83 et 84 à partir de 8 points, avec de larges marges.',
      'Il se trompe donc parfois, dans les deux sens : selon les chiffres de ses auteurs, sur 100 personnes qui ont ce trouble, 11 ont moins de 10, et sur 100 qui ne l’ont pas, 18 ont 10 ou plus. Là où 5 personnes sur 100 ont ce trouble, environ 1 sur 5 de celles qui ont 10 ou plus l’a vraiment.',
      'Il a été conçu pour l’anxiété généralisée. Il repère moins sûrement le trouble panique, l’anxiété sociale et le stress post-traumatique.',
    ],
    sources: [
      {
        label: 'Spitzer, Kroenke, Williams, Löwe, 2006, Arch Intern Med',
        href: 'https://doi.org/10.1001/archinte.166.10.1092',
      },
      {
        label: 'Plummer, Manea, Trepel, McMillan, 2016, Gen Hosp Psychiatry',
        href: 'https://doi.org/10.1016/j.genhosppsych.2015.11.005',
      },
      {
        label: 'Kroenke, Spitzer, Williams, Monahan, Löwe, 2007, Ann Intern Med',
        href: 'https://doi.org/10.7326/0003-4819-146-5-200703060-00004',
      },
    ],
  },
  disclaimer:
    'Ce questionnaire est un outil de dépistage, et non un diagnostic. Seul un professionnel autorisé qui vous rencontre peut diagnostiquer un trouble anxieux.',
  source: {
    instrument: 'Échelle du trouble d’anxiété généralisée en 7 questions (GAD-7)',
    text: 'GAD-7. Mis au point par les Drs Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke et leurs collègues, grâce à une bourse d’études de Pfizer Inc. Aucune permission n’est requise pour le reproduire, le traduire, l’afficher ou le distribuer. Version en français du Canada, au libellé que diffuse le Département de médecine de famille de l’Université de Montréal.',
    link: { label: 'phqscreeners.com', href: 'https://www.phqscreeners.com/' },
  },
});
