import type { French } from '../namespaces.ts';

export const strings: French<'assessments'> = {
  title: 'Autoévaluations',
  description:
    'Des autoévaluations gratuites et privées sur {{conditions}}. Vos réponses restent sur votre appareil. Ce n’est pas un diagnostic.',
  lead: 'Quelques minutes pour mettre des mots sur ce que vous ressentez, avant d’en parler à quelqu’un. Gratuit, sans compte; vos réponses restent sur votre appareil.',
  notFound: {
    title: 'Autoévaluation introuvable',
    text: 'L’autoévaluation demandée est introuvable.',
    back: 'Voir les quatre autoévaluations',
  },
  about: {
    instrument: '{{topics}}, selon le libellé du {{instrument}}.',
    checklist: '{{topics}}. Une liste à visée éducative, et non un instrument validé.',
  },
  questions_one: '{{count, number}} question',
  questions_other: '{{count, number}} questions',
  questions_many: '{{count, number}} questions',
  start: 'Commencer l’autoévaluation',
  read: 'En savoir plus : {{condition}}',
  startFor: '({{condition}})',
  banner: {
    title: 'Vous pouvez aussi vous adresser directement à quelqu’un',
    text: 'Nul besoin d’un questionnaire pour consulter un psychologue. Cherchez dans le répertoire selon le motif, le lieu, la langue et plus encore.',
    action: 'Chercher dans le répertoire',
  },
  results: {
    title: 'Mes résultats sur cet appareil',
    text: 'Les résultats que vous choisissez de garder restent dans ce navigateur seulement, pendant 90 jours. Sur un appareil partagé, supprimez tout quand vous aurez terminé : il n’en reste rien, dans aucun onglet.',
    none: 'Il n’y a aucun résultat sur cet appareil.',
    unavailable:
      'Ce navigateur ne nous permet pas de garder des résultats, par exemple en navigation privée.',
    summary: '{{headline}} : {{score, number}} sur {{highest, number}}',
    summaryBand:
      '{{headline}} : {{score, number}} sur {{highest, number}} (niveau publié de {{min, number}} à {{max, number}})',
    summarySelfHarm:
      '{{score, number}} sur {{highest, number}}. L’une de ces réponses compte plus que le score : parlez-en à quelqu’un.',
    dates: '{{completed}} (gardé jusqu’au {{expires}})',
    open: 'Ouvrir',
    delete: 'Supprimer',
    ofResult: '({{condition}}, {{date}})',
    deleteAll: 'Tout supprimer',
    restored: 'Le résultat est de retour.',
    deletedAll: 'Tous les résultats ont été supprimés de cet appareil.',
    confirm: {
      title: 'Supprimer tous les résultats?',
      text: 'Tous les résultats, les autoévaluations inachevées et les décomptes de cet appareil seront supprimés, dans tous les onglets, de même que votre plan de sécurité, votre liste de psychologues avec ses notes et la province choisie pour les suggestions. C’est irréversible. Exportez-les d’abord si vous voulez en garder une copie.',
      no: 'Les garder',
    },
    export: 'Exporter',
    exportFailed: 'L’exportation des données d’autoévaluation a échoué',
    exportFailedText: 'Ce navigateur ne nous a pas permis de créer le fichier.',
    import: 'Importer',
    importFailed: 'L’importation des données d’autoévaluation a échoué',
    invalid: 'Format de données non valide',
    invalidHint: 'Veuillez choisir un fichier exporté à partir de cette page.',
    unreadable: 'Le fichier n’a pas pu être lu.',
    saveFailed: 'Le résultat n’a pas pu être enregistré',
    imported_one: '{{count, number}} résultat importé.',
    imported_other: '{{count, number}} résultats importés.',
    imported_many: '{{count, number}} résultats importés.',
    skipped_one:
      '{{count, number}} entrée laissée de côté : non valide, vieille de plus de 90 jours ou déjà ici.',
    skipped_other:
      '{{count, number}} entrées laissées de côté : non valides, vieilles de plus de 90 jours ou déjà ici.',
    skipped_many:
      '{{count, number}} entrées laissées de côté : non valides, vieilles de plus de 90 jours ou déjà ici.',
  },
  counts: {
    title: 'Ce qui est compté sur cet appareil',
    text: 'Les 100 derniers événements de vos autoévaluations (commencée, terminée, etc.) sont notés dans ce navigateur et ne sont envoyés à personne. Au cours des 30 derniers jours :',
    started: 'Commencées',
    completed: 'Terminées',
    rate: 'Terminées parmi les commencées',
    emailed: 'Résultats envoyés par courriel',
    matchesViewed: 'Suggestions consultées',
    therapistsContacted: 'Thérapeutes joints',
    export: 'Exporter les décomptes',
    failed: 'L’exportation des données d’analyse a échoué',
  },
  resources: {
    title: 'Plus d’aide',
    blog: {
      title: 'Guides',
      text: 'Comment trouver un psychologue, les types de thérapie, les coûts et les assurances.',
      action: 'Lire les guides',
    },
    groups: {
      title: 'Groupes de soutien',
      text: 'Parlez avec des gens qui vivent la même chose. Le 211 connaît les groupes et les services près de chez vous, partout au Canada.',
      action: 'Trouver un groupe sur 211.ca',
    },
    crisis: {
      title: 'En situation de crise',
      text: 'La Ligne d’aide en cas de crise de suicide répond jour et nuit, sans frais, en français et en anglais.',
    },
  },
  disclaimer: {
    title: 'Avertissement',
    text: 'Ces autoévaluations ne sont pas des diagnostics médicaux et ne remplacent pas une évaluation par un professionnel autorisé. Si vous demandez un résultat par courriel, nous recevons votre adresse, le nom de l’autoévaluation, le score et son niveau de gravité, et nous les supprimons après 90 jours.',
    action: 'Lire l’avertissement complet',
  },
};
