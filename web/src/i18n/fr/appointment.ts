import type { French } from '../namespaces.ts';

export const strings: French<'appointment'> = {
  title: 'Pour votre rendez-vous',
  lead: 'Une feuille à montrer à un médecin, à un psychologue ou à une personne de confiance : chaque question avec votre réponse, le total et ce qu’il signifie. Elle est faite sur cet appareil, et rien n’en est envoyé.',
  noScript: 'La feuille est faite sur votre appareil : elle a besoin de JavaScript.',
  language: {
    label: 'Langue de la feuille',
    hint: 'La personne que vous verrez préfère peut-être l’autre langue. Seule la feuille change.',
    en: 'English',
    fr: 'Français',
  },
  failed: 'La feuille n’a pas pu être affichée dans cette langue : la connexion est peut-être perdue.',
  print: 'Imprimer ou enregistrer',
  save: 'Pour la garder dans un fichier, choisissez « Enregistrer au format PDF » à la place d’une imprimante. Sur un appareil partagé, pensez à supprimer le fichier.',
  back: 'Retour au résultat',
  missing: {
    title: 'Aucun résultat à mettre sur cette feuille',
    text: 'Il a été supprimé, a plus de 90 jours ou n’a pas été gardé sur cet appareil. Un résultat qui n’est pas gardé n’existe que dans l’onglet où vous avez répondu aux questions.',
    results: 'Mes résultats sur cet appareil',
  },
  sheet: {
    eyebrow: 'Autoévaluation, pour un entretien avec un professionnel de la santé',
    name: 'Nom',
    birth: 'Date de naissance',
    completed: 'Terminée le',
    period: 'Période visée',
    total: 'Total',
    totalOf: '{{score, number}} sur {{highest, number}}',
    band: 'Niveau',
    bandRange: '{{name}} (de {{min, number}} à {{max, number}})',
    scale: 'Origine des niveaux',
    scales: {
      published: 'Publiés par les auteurs du questionnaire',
      own: 'Propres à ce site : la liste n’a pas de niveaux publiés',
    },
    wording: 'Libellé',
    wordingOf: 'Français, version {{version, number}} des questions de ce site',
    selfHarm: {
      title: 'Pensées de mort ou d’automutilation',
      text_one:
        'Réponse à la question {{number, number}} : « {{answer}} » ({{count, number}} point). Veuillez aborder cette réponse avec la personne, quel que soit le total.',
      text_other:
        'Réponse à la question {{number, number}} : « {{answer}} » ({{count, number}} points). Veuillez aborder cette réponse avec la personne, quel que soit le total.',
      text_many:
        'Réponse à la question {{number, number}} : « {{answer}} » ({{count, number}} points). Veuillez aborder cette réponse avec la personne, quel que soit le total.',
    },
    answers: 'Réponses',
    question: 'Question',
    answer: 'Réponse',
    points: 'Points',
    noAnswers: 'Les réponses de ce résultat ne sont pas sur cet appareil.',
    difficulty: { title: 'Difficulté (sans points)', none: 'Sans réponse' },
    origin:
      'Autoévaluation remplie par la personne elle-même sur {{host}}. Cette feuille a été faite sur son propre appareil; personne ne l’a vérifiée.',
    crisis:
      'En situation de crise, au Canada : appelez ou textez le 9-8-8 à toute heure. En cas d’urgence : le 911 (au Nunavut, la GRC ou le centre de santé de votre communauté).',
  },
};
