import { defineAssessment } from '../definition.ts';

/** La liste propre à ce projet sur dix thèmes du stress post-traumatique. Ce n’est pas un instrument validé. */
export const definition = defineAssessment('ptsd', 'fr', {
  description:
    'Dix questions sur les souvenirs, l’évitement, l’humeur et la vigilance après un événement effrayant. Vous n’avez jamais à dire ce qui est arrivé.',
  instructions:
    'Pensez à un événement effrayant ou bouleversant de votre vie. Au cours du dernier mois, à quelle fréquence cela vous est-il arrivé? Vous pouvez arrêter ou prendre une pause à tout moment.',
  period: 'le dernier mois',
  type: 'frequency',
  options: [
    'Pas du tout',
    'Une fois par semaine',
    '2 ou 3 fois par semaine',
    '4 ou 5 fois par semaine',
    'Tous les jours ou presque',
  ],
  questions: [
    {
      text: 'Des souvenirs de l’événement me sont revenus sans que je le veuille.',
      category: 'Souvenirs',
      dsm_criteria: 'Souvenirs envahissants',
    },
    {
      text: 'J’ai fait de mauvais rêves en lien avec l’événement.',
      category: 'Souvenirs',
      dsm_criteria: 'Cauchemars',
    },
    {
      text: 'Pendant un moment, je me suis senti(e) ou j’ai agi comme si cela se reproduisait.',
      category: 'Souvenirs',
      dsm_criteria: 'Revivre l’événement',
    },
    {
      text: 'Quelque chose me l’a rappelé, et cela m’a bouleversé(e) ou je l’ai senti dans mon corps (cœur, souffle, sueur).',
      category: 'Souvenirs',
      dsm_criteria: 'Détresse devant les rappels',
    },
    {
      text: 'J’ai repoussé des pensées ou des émotions qui s’y rapportent.',
      category: 'Évitement',
      dsm_criteria: 'Éviter d’y penser',
    },
    {
      text: 'Je me suis tenu(e) loin de gens, de lieux ou de situations qui me le rappellent.',
      category: 'Évitement',
      dsm_criteria: 'Éviter les rappels',
    },
    {
      text: 'Je me suis blâmé(e), j’ai blâmé les autres ou j’ai senti que personne ni aucun lieu n’était sûr.',
      category: 'Pensées et humeur',
      dsm_criteria: 'Croyances négatives',
    },
    {
      text: 'Je me suis senti(e) engourdi(e), coupé(e) des autres ou incapable de prendre plaisir aux choses.',
      category: 'Pensées et humeur',
      dsm_criteria: 'Détachement',
    },
    {
      text: 'J’étais sur mes gardes, aux aguets, ou je sursautais facilement.',
      category: 'Vigilance',
      dsm_criteria: 'Vigilance et sursauts',
    },
    {
      text: 'J’ai mal dormi, je n’arrivais pas à me concentrer ou je me suis emporté(e) contre les autres.',
      category: 'Vigilance',
      dsm_criteria: 'Sommeil, concentration et colère',
    },
  ],
  interpretations: {
    mild: 'Vos réponses décrivent peu des signes qui peuvent suivre un traumatisme, ou des signes peu fréquents. Réagir après un événement effrayant est normal, et cela s’apaise souvent avec le temps. Si ces réactions vous pèsent, c’est une raison suffisante d’en parler, quel que soit le score.',
    moderate:
      'Vos réponses décrivent plusieurs des signes qui peuvent suivre un traumatisme, et ils reviennent régulièrement. Parler à un psychologue qui connaît le travail sur les traumatismes est une bonne prochaine étape. C’est vous qui décidez quoi dire et quand.',
    severe:
      'Vos réponses décrivent beaucoup des signes qui peuvent suivre un traumatisme, et ils reviennent souvent. Cela ne veut pas dire que vous avez un TSPT. C’est une bonne raison de parler à un psychologue qui connaît le travail sur les traumatismes, ou à votre médecin de famille; c’est vous qui décidez quoi dire et quand. Il existe des traitements efficaces, même des années après l’événement.',
  },
  educational_content: {
    what_is:
      'Le TSPT (trouble de stress post-traumatique) peut suivre un événement terrifiant ou bouleversant, vécu, vu ou côtoyé encore et encore au travail. L’esprit continue de réagir comme si le danger était toujours là. C’est une blessure et non une faiblesse, et elle peut guérir.',
    symptoms: [
      'Des souvenirs, des cauchemars ou des reviviscences (« flashbacks ») qui s’imposent',
      'L’évitement de tout ce qui ramène l’événement',
      'La culpabilité, la honte, l’engourdissement ou la distance envers les autres',
      'Être sur ses gardes, sursauter, mal dormir, avoir des accès de colère',
    ],
    causes: [
      'La violence, les mauvais traitements, les accidents, les catastrophes, la guerre ou une urgence médicale',
      'Voir ou entendre de telles choses dans son travail, comme les premiers intervenants et d’autres',
      'Peu de soutien par la suite, ou plusieurs événements l’un après l’autre',
      'Des traumatismes antérieurs et les antécédents familiaux',
    ],
    treatments: [
      'La psychothérapie axée sur le traumatisme : thérapie du traitement cognitif, exposition prolongée, TCC axée sur le traumatisme, EMDR',
      'La médication, prescrite et suivie par un médecin ou une infirmière praticienne',
      'Apprendre à calmer le corps : respiration, ancrage, sommeil',
      'Le soutien de gens qui comprennent, comme les groupes de pairs',
    ],
    dsm_criteria: [
      'Une exposition à la mort, à une menace de mort, à une blessure grave ou à la violence sexuelle',
      'Depuis lors, des intrusions, de l’évitement et des changements dans les pensées, l’humeur et la vigilance',
      'Pendant plus d’un mois',
      'Avec une vraie souffrance ou des difficultés au quotidien, sans meilleure explication',
    ],
  },
  support_groups: [
    {
      name: 'PTSD Association of Canada (en anglais)',
      about: 'De l’information et des moyens de trouver d’autres personnes qui vivent avec un TSPT.',
      href: 'https://www.ptsdassociation.com/',
    },
  ],
  audience: 'Cette liste a été écrite pour des adultes.',
  certainty: {
    findings: [
      'Personne n’a mis cette liste à l’épreuve : on ne sait pas à quelle fréquence elle a raison ou tort, et aucun chiffre ne peut être donné.',
      'Ses limites, 16 et 31 points, ne viennent d’aucune étude. Elles rangent les réponses en trois groupes et ne disent pas si vous avez ce trouble.',
    ],
    sources: [],
  },
  disclaimer:
    'Cette liste n’est pas un diagnostic. Le TSPT est diagnostiqué par un professionnel autorisé qui vous rencontre.',
  source: {
    text: 'Liste à visée éducative, et non un instrument validé. Les questions sont dans nos propres mots, sur dix thèmes du stress post-traumatique.',
  },
});
