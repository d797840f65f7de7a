import { defineAssessment } from '../definition.ts';
import { RELIEF } from '../support-groups.ts';

/** Le GAD-7 en français du Canada, au libellé que diffuse l’Université de Montréal (décision 9). */
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
    mild: 'Vos réponses indiquent peu de symptômes d’anxiété, ou des symptômes légers, au cours des deux dernières semaines. S’inquiéter un peu fait partie de la vie. Si cela prend plus de place que vous ne le voudriez, c’est une raison suffisante d’en parler : nul besoin d’un score élevé pour demander de l’aide.',
    moderate:
      'Vos réponses indiquent une anxiété modérée au cours des deux dernières semaines. À ce niveau, parler à un psychologue ou à votre médecin de famille est une bonne prochaine étape. L’anxiété répond bien au traitement, souvent en quelques mois.',
    severe:
      'Vos réponses indiquent une forte anxiété au cours des deux dernières semaines. Parlez bientôt à un professionnel : votre médecin de famille, un psychologue, ou une infirmière de la ligne-santé de votre province. Une forte anxiété est épuisante, et elle se traite.',
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
      'Un long stress, au travail, à la maison ou à propos d’argent',
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
  disclaimer:
    'Ce questionnaire est un outil de dépistage, et non un diagnostic. Seul un professionnel autorisé qui vous rencontre peut diagnostiquer un trouble anxieux.',
  source: {
    text: 'GAD-7. Mis au point par les Drs Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke et leurs collègues, grâce à une bourse d’études de Pfizer Inc. Aucune permission n’est requise pour le reproduire, le traduire, l’afficher ou le distribuer. Version en français du Canada, au libellé que diffuse le Département de médecine de famille de l’Université de Montréal.',
    link: { label: 'phqscreeners.com', href: 'https://www.phqscreeners.com/' },
  },
});
