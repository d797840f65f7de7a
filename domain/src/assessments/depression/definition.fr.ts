import { defineAssessment } from '../definition.ts';
import { RELIEF } from '../support-groups.ts';

/** Le PHQ-9 en français du Canada, au libellé que publie l’Institut national de santé publique du Québec, à ne pas améliorer. */
export const definition = defineAssessment('depression', 'fr', {
  description:
    'Neuf questions sur l’humeur, l’intérêt, le sommeil, l’énergie et les pensées : le PHQ-9, que médecins et psychologues utilisent tous les jours.',
  instructions:
    'Au cours des deux dernières semaines, à quelle fréquence avez-vous été dérangé(e) par les problèmes suivants?',
  period: 'les deux dernières semaines',
  type: 'frequency',
  options: ['Jamais', 'Plusieurs jours', 'Plus de sept jours', 'Presque tous les jours'],
  questions: [
    {
      text: 'Peu d’intérêt ou de plaisir à faire des choses',
      category: 'Intérêt',
      dsm_criteria: 'Perte d’intérêt ou de plaisir',
    },
    {
      text: 'Se sentir triste, déprimé(e) ou désespéré(e)',
      category: 'Humeur',
      dsm_criteria: 'Humeur triste',
    },
    {
      text: 'Difficultés à s’endormir ou à rester endormi(e), ou trop dormir',
      category: 'Sommeil',
      dsm_criteria: 'Changement du sommeil',
    },
    { text: 'Se sentir fatigué(e) ou avoir peu d’énergie', category: 'Énergie', dsm_criteria: 'Fatigue' },
    {
      text: 'Peu d’appétit ou trop manger',
      category: 'Appétit',
      dsm_criteria: 'Changement de l’appétit ou du poids',
    },
    {
      text: 'Mauvaise perception de vous-même — ou vous pensez que vous êtes un perdant ou que vous n’avez pas satisfait vos propres attentes ou celles de votre famille',
      category: 'Estime de soi',
      dsm_criteria: 'Dévalorisation ou culpabilité',
    },
    {
      text: 'Difficultés à se concentrer sur des choses telles que lire le journal ou regarder la télévision',
      category: 'Concentration',
      dsm_criteria: 'Difficulté à penser ou à se concentrer',
    },
    {
      text: 'Vous bougez ou parlez si lentement que les autres personnes ont pu le remarquer. Ou au contraire — vous êtes si agité(e) que vous bougez beaucoup plus que d’habitude',
      category: 'Mouvement',
      dsm_criteria: 'Ralentissement ou agitation',
    },
    {
      text: 'Vous avez pensé que vous seriez mieux mort(e) ou pensé à vous blesser d’une façon ou d’une autre',
      category: 'Sécurité',
      dsm_criteria: 'Pensées de mort ou de suicide',
    },
  ],
  interpretations: {
    mild: 'À ce degré, le score n’appelle aucune démarche particulière. Si quelque chose vous préoccupe quand même, un psychologue ou votre médecin de famille est là pour cela aussi.',
    moderate:
      'À ce degré, parler à un psychologue ou à votre médecin de famille est une bonne prochaine étape. La dépression se traite, et la plupart des gens qui reçoivent de l’aide vont mieux.',
    severe:
      'À ce degré, votre médecin de famille, un psychologue ou une infirmière de la ligne-santé de votre province peut vous aider à faire le prochain pas. La dépression se traite, et la plupart des gens qui reçoivent de l’aide vont mieux.',
  },
  educational_content: {
    what_is:
      'La dépression est plus que de la tristesse. C’est un problème de santé qui change la façon de se sentir, de penser et de traverser ses journées, pendant au moins deux semaines et souvent bien plus. Elle est fréquente, ce n’est la faute de personne, et elle se traite.',
    symptoms: [
      'Se sentir triste, vide ou sans espoir presque toute la journée',
      'Perdre l’intérêt pour ce qui comptait',
      'Dormir ou manger beaucoup plus ou beaucoup moins que d’habitude',
      'Manquer d’énergie, avoir du mal à réfléchir ou à décider',
      'Se sentir sans valeur ou coupable',
      'Penser à la mort ou au suicide',
    ],
    causes: [
      'Les antécédents familiaux et la chimie du corps',
      'Un deuil, des conflits, la solitude ou un long stress',
      'Des expériences difficiles ou effrayantes, tôt dans la vie ou plus tard',
      'Une maladie physique, certains médicaments, un accouchement, l’alcool ou les drogues',
    ],
    treatments: [
      'La psychothérapie, par exemple cognitivo-comportementale, interpersonnelle ou par activation comportementale',
      'La médication, prescrite et suivie par un médecin ou une infirmière praticienne',
      'Les deux ensemble, ce qui aide le plus quand les symptômes sont marqués',
      'Le mouvement, la lumière du jour, un sommeil régulier et la compagnie, en plus du traitement et non à sa place',
    ],
    dsm_criteria: [
      'Plusieurs symptômes à la fois pendant au moins deux semaines, dont l’humeur triste ou la perte d’intérêt',
      'Un changement net par rapport à l’état d’avant',
      'Une vraie souffrance, ou des difficultés au travail, à la maison ou avec les autres',
      'Aucune meilleure explication, comme une autre maladie, un médicament ou une substance',
    ],
  },
  support_groups: [
    {
      name: 'La Société pour les troubles de l’humeur du Canada',
      about: 'Menée par des gens qui connaissent la dépression; programmes et liens vers des groupes locaux.',
      href: 'https://mdsc.ca/',
    },
    RELIEF.fr,
  ],
  audience:
    'Le PHQ-9 a été conçu pour les adultes. Si vous êtes plus jeune, son score pourrait ne pas vous convenir : parlez à un adulte de confiance ou à un médecin.',
  certainty: {
    findings: [
      'À partir de 10 points, le PHQ-9 repère environ 88 personnes sur 100 qui vivent une dépression majeure (sa sensibilité), et environ 85 personnes sur 100 qui n’en vivent pas restent sous 10 (sa spécificité). C’est ce que montrent 29 études qui l’ont comparé à une entrevue menée par un professionnel. Ses auteurs avaient trouvé 88 et 88.',
      'Il se trompe donc parfois, dans les deux sens : sur 100 personnes en dépression, environ 12 ont moins de 10, et sur 100 qui ne le sont pas, environ 15 ont 10 ou plus. Là où 10 personnes sur 100 vivent une dépression, environ 4 sur 10 de celles qui ont 10 ou plus en vivent vraiment une.',
      'Il ne demande rien des jours d’humeur inhabituellement élevée ou irritable, de grande énergie et de peu de sommeil. Avec de tels jours, une dépression peut faire partie d’un trouble bipolaire, qui se traite autrement. Si vous en avez connu, dites-le à la personne que vous consultez.',
    ],
    sources: [
      {
        label: 'Kroenke, Spitzer, Williams, 2001, J Gen Intern Med',
        href: 'https://doi.org/10.1046/j.1525-1497.2001.016009606.x',
      },
      { label: 'Levis, Benedetti, Thombs, 2019, BMJ', href: 'https://doi.org/10.1136/bmj.l1476' },
      {
        label: 'Kroenke, Spitzer, 2002, Psychiatric Annals',
        href: 'https://doi.org/10.3928/0048-5713-20020901-06',
      },
    ],
  },
  disclaimer:
    'Ce questionnaire est un outil de dépistage, et non un diagnostic. Seul un professionnel autorisé qui vous rencontre peut diagnostiquer une dépression.',
  source: {
    instrument: 'Questionnaire sur la santé du patient-9 (PHQ-9)',
    text: 'PHQ-9. Mis au point par les Drs Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke et leurs collègues, grâce à une bourse d’études de Pfizer Inc. Aucune permission n’est requise pour le reproduire, le traduire, l’afficher ou le distribuer. Version en français du Canada, au libellé que publie l’Institut national de santé publique du Québec.',
    link: { label: 'phqscreeners.com', href: 'https://www.phqscreeners.com/' },
  },
});
