import { defineAssessment } from '../definition.ts';

/** La liste propre à ce projet sur dix thèmes du TDAH chez l’adulte. Ce n’est pas un instrument validé. */
export const definition = defineAssessment('adhd', 'fr', {
  description:
    'Dix questions sur l’attention, l’organisation, l’agitation et l’impulsivité chez l’adulte, pour préparer une conversation avec un professionnel.',
  instructions: 'Au cours des 6 derniers mois, à quelle fréquence cela a-t-il été vrai pour vous?',
  period: 'les 6 derniers mois',
  type: 'likert',
  options: ['Jamais', 'Rarement', 'Parfois', 'Souvent', 'Très souvent'],
  questions: [
    {
      text: 'Des détails m’échappent, ou je fais des erreurs dans un travail que je sais faire.',
      category: 'Attention',
      dsm_criteria: 'Attention aux détails',
    },
    {
      text: 'Mon esprit s’évade au milieu d’une tâche longue ou ennuyante.',
      category: 'Attention',
      dsm_criteria: 'Rester sur une tâche',
    },
    {
      text: 'On doit me répéter ce qu’on m’a dit parce que j’étais ailleurs dans mes pensées.',
      category: 'Attention',
      dsm_criteria: 'Écoute',
    },
    {
      text: 'Je commence des choses et je les laisse en plan une fois la partie intéressante passée.',
      category: 'Organisation',
      dsm_criteria: 'Mener à terme',
    },
    {
      text: 'J’ai du mal à mettre mes tâches en ordre, à gérer mon temps ou à respecter les échéances.',
      category: 'Organisation',
      dsm_criteria: 'Organiser les tâches et le temps',
    },
    {
      text: 'Je remets à plus tard ce qui demande une longue concentration, comme des formulaires ou des rapports.',
      category: 'Organisation',
      dsm_criteria: 'Éviter l’effort mental',
    },
    {
      text: 'Je perds des choses dont j’ai besoin, ou j’oublie des rendez-vous et des courses.',
      category: 'Mémoire',
      dsm_criteria: 'Pertes et oublis',
    },
    {
      text: 'Des bruits, des messages ou des pensées m’arrachent à ce que je fais.',
      category: 'Attention',
      dsm_criteria: 'Distraction',
    },
    {
      text: 'Je gigote, je me lève ou j’ai besoin de bouger quand je devrais rester en place.',
      category: 'Agitation',
      dsm_criteria: 'Agitation',
    },
    {
      text: 'J’interromps, je réponds trop vite ou je décide avant d’y avoir bien pensé.',
      category: 'Impulsivité',
      dsm_criteria: 'Impulsivité',
    },
  ],
  interpretations: {
    mild: 'Vos réponses décrivent peu de signes liés au TDAH, ou des signes qui n’apparaissent que de temps en temps. Tout le monde perd parfois le fil. Si ces moments vous coûtent quand même cher, cela vaut la peine d’en parler, quel que soit le score.',
    moderate:
      'Vos réponses décrivent plusieurs signes liés au TDAH qui reviennent assez souvent. Le stress, un mauvais sommeil, l’anxiété ou la dépression peuvent y ressembler : l’avis d’un professionnel est utile si votre quotidien en souffre.',
    severe:
      'Vos réponses décrivent beaucoup de signes liés au TDAH qui reviennent souvent. Cela ne veut pas dire que vous avez un TDAH. C’est une bonne raison de demander une évaluation complète à un psychologue, à un médecin ou à une infirmière praticienne qui connaît le TDAH chez l’adulte.',
  },
  educational_content: {
    what_is:
      'Le TDAH (trouble du déficit de l’attention avec ou sans hyperactivité) est une différence dans la façon dont le cerveau dirige l’attention, l’activité et les impulsions. Il commence dans l’enfance, se poursuit souvent à l’âge adulte et n’a rien à voir avec l’intelligence ou l’effort. Bien des adultes l’apprennent tard.',
    symptoms: [
      'Une attention qui quitte les tâches ennuyantes et s’accroche à celles qui passionnent',
      'Des difficultés avec le temps, l’ordre, les échéances et les projets inachevés',
      'Des objets perdus et des rendez-vous oubliés',
      'De l’agitation, visible ou seulement intérieure',
      'Agir, parler ou acheter avant d’y penser',
    ],
    causes: [
      'Surtout l’hérédité : le TDAH se retrouve dans les familles',
      'Des différences dans le développement des réseaux de l’attention et de la récompense',
      'Une naissance prématurée, un petit poids à la naissance et certaines expositions avant la naissance',
      'Ni l’éducation reçue, ni le sucre, ni les écrans, ni la paresse',
    ],
    treatments: [
      'Comprendre le TDAH, et y adapter le travail, les études et la maison',
      'La thérapie cognitivo-comportementale ou l’accompagnement pour adultes, sur le temps, l’ordre et les émotions',
      'La médication, prescrite et suivie par un médecin ou une infirmière praticienne',
      'Un sommeil régulier, du mouvement, et le traitement de ce qui l’accompagne, comme l’anxiété',
    ],
    dsm_criteria: [
      'Un profil durable d’inattention, d’agitation et d’impulsivité, ou des deux',
      'Plusieurs signes déjà présents dans l’enfance',
      'Des signes dans plus d’un milieu, par exemple à la maison et au travail',
      'Des difficultés nettes au quotidien, sans meilleure explication',
    ],
  },
  support_groups: [
    {
      name: 'CADDAC, centre de sensibilisation au TDAH',
      about: 'Groupes de soutien pour les adultes ayant un TDAH et pour les parents, souvent en ligne.',
      href: 'https://caddac.ca/',
    },
  ],
  audience: 'Cette liste a été écrite pour des adultes.',
  certainty: {
    findings: [
      'Personne n’a mis cette liste à l’épreuve : on ne sait pas à quelle fréquence elle a raison ou tort, et aucun chiffre ne peut être donné.',
      'Ses limites, 16 et 26 points, ne viennent d’aucune étude. Elles rangent les réponses en trois groupes et ne disent pas si vous avez ce trouble.',
    ],
    sources: [],
  },
  disclaimer:
    'Cette liste n’est pas un diagnostic. Le TDAH est diagnostiqué par un professionnel autorisé qui tient compte de votre histoire.',
  source: {
    text: 'Liste à visée éducative, et non un instrument validé. Les questions sont dans nos propres mots, sur dix thèmes du TDAH chez l’adulte.',
  },
});
