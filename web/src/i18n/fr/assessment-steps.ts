import type { French } from '../namespaces.ts';

export const strings: French<'assessment-steps'> = {
  question: {
    progress: 'Question {{number, number}} sur {{total, number}}',
    keys: 'Appuyez sur une touche de 0 à {{last, number}} pour choisir une réponse, sur Entrée pour continuer.',
    skip: 'Passer',
    notKept:
      'Ce navigateur ne nous permet pas de garder vos réponses. Vous pouvez continuer, mais elles seront perdues si vous fermez la page.',
  },
  difficulty: {
    progress: 'Encore une question, qui ne compte pas dans le score',
    instructions:
      'Elle fait partie du questionnaire et dit ce qu’un score ne dit pas : ce que cela vous coûte. Vous pouvez la passer. La réponse reste sur cet appareil.',
  },
  email: {
    title: 'Voulez-vous recevoir vos résultats par courriel?',
    lead: 'Vous avez répondu à toutes les questions. Nous pouvons vous envoyer votre résultat, à garder ou à montrer à un professionnel. À vous de choisir.',
    label: 'Adresse courriel',
    hint: 'Votre adresse ne sert qu’à recevoir vos résultats par courriel. Vous pouvez aussi les voir ici sans la donner.',
    young: 'Si vous avez moins de 14 ans, demandez d’abord à un parent.',
    missing: 'Veuillez saisir votre adresse courriel pour recevoir vos résultats.',
    discreet: 'Garder l’objet du courriel discret',
    discreetHint: 'L’objet est alors « Les résultats que vous avez demandés » et ne nomme aucun trouble.',
    sentTitle: 'Ce qui est envoyé, et rien d’autre',
    sent: 'Votre adresse courriel, le nom de l’autoévaluation ({{condition}}), votre score, son niveau de gravité, la langue du courriel et votre choix d’un objet discret. Vos réponses ne sont jamais envoyées. L’enregistrement sur notre serveur est supprimé après 90 jours.',
    submit: 'M’envoyer mes résultats',
    without: 'Voir mes résultats sans courriel',
  },
  results: {
    title: 'Vos résultats',
    scoreText: 'Score de {{score, number}} sur {{highest, number}}',
    selfHarm:
      'Vous avez répondu que vous avez pensé que vous seriez mieux mort(e), ou pensé à vous blesser. Quel que soit le score, cette réponse compte le plus.',
    selfHarmHope: 'Ce qu’il y a derrière de telles pensées se traite.',
    selfHarmTotal:
      'Le score tient compte du nombre de problèmes et de leur fréquence. Il ne mesure pas si vous êtes en sécurité.',
    total:
      'Aucune réponse ne compte plus de trois points : le score s’arrête donc à {{highest, number}}. Si chaque question en comptait quatre, il s’arrêterait à {{total, number}}.',
    notDiagnosis: 'Un score est le point de départ d’une conversation, et non un diagnostic.',
    scale: {
      title: 'Votre score au {{instrument}}',
      caption:
        'Voici les niveaux que les auteurs du {{instrument}} ont publiés; un professionnel de la santé les connaît.',
      score: 'Score',
      band: 'Niveau',
      yours: 'votre score',
    },
    level: 'Degré d’aide : {{place, number}} sur {{places, number}}',
    levelWhy: 'Niveau du score et degré d’aide : pourquoi il y en a deux',
    levelWhat: 'Ce que sont les degrés d’aide',
    levelChecklist:
      'Ce site range les scores en trois degrés. Ils décident seulement des prochaines étapes que nous montrons et de l’ordre d’une liste de psychologues.',
    difficulty:
      'À quel point cela rend difficiles votre travail, vos tâches à la maison ou vos relations avec les autres : « {{answer}} ». Cette réponse ne compte pas dans le score.',
    certainty: {
      title: 'À quel point un tel score est fiable',
      screening:
        'Le score d’un dépistage montre pour qui il vaut la peine d’y regarder de plus près. Il ne dit pas ce qu’il y a derrière les réponses : un deuil, une maladie, un médicament ou un autre trouble peut mener aux mêmes. Un score bas n’écarte rien, et un score élevé ne prouve rien.',
      sources: 'D’où viennent ces chiffres',
    },
    next: {
      title: 'Ce que vous pouvez faire maintenant',
      therapists: 'Trouver des thérapeutes',
      retake: 'Refaire',
      condition: 'En savoir plus : {{condition}}',
    },
    trauma: {
      title: 'Lignes pour le trauma et la violence sexuelle',
      text: 'Des personnes qui vous écoutent, vous croient et connaissent l’aide offerte. Vous décidez de ce que vous dites et de la suite.',
    },
    source: 'D’où viennent les questions',
    severe: {
      title: {
        selfHarm: 'N’attendez pas',
        score: 'Avec un tel score, n’attendez pas',
        checklist: 'Ce que vous pouvez faire avec un tel score',
      },
      recommendations: {
        line: 'Appelez ou textez le 9-8-8 aujourd’hui, de jour ou de nuit, même si vous n’êtes pas en danger en ce moment.',
        evaluation:
          'Demandez une évaluation à un psychologue, à votre médecin de famille ou à une infirmière praticienne. Elle seule peut montrer ce qu’il y a derrière vos réponses.',
        show: 'Vous pouvez apporter ce résultat : c’est une bonne façon de commencer la conversation.',
        talk: 'Parlez à un professionnel dans les prochains jours : votre médecin de famille, une infirmière praticienne, un psychologue ou une clinique sans rendez-vous. Vous pouvez montrer cette page.',
        tell: 'Dites à une personne de confiance comment vous allez.',
      },
      urgent: {
        call911:
          'Si cela s’aggrave, ou si vous n’arrivez plus à assurer votre sécurité, composez le 911, ou appelez ou textez le 9-8-8.',
        anywhere:
          'Si cela s’aggrave, ou si vous n’arrivez plus à assurer votre sécurité, composez le 911 (au Nunavut, appelez la GRC ou votre centre de santé), ou appelez ou textez le 9-8-8.',
        no911:
          'Si cela s’aggrave, ou si vous n’arrivez plus à assurer votre sécurité, appelez la GRC ou le centre de santé de votre communauté, ou appelez ou textez le 9-8-8.',
      },
      psychiatrist: {
        button: 'Consulter un psychiatre',
        text: 'Presque partout au Canada, il faut la demande d’un autre professionnel pour voir un psychiatre. Parlez-en à votre médecin de famille, à une infirmière praticienne ou dans une clinique sans rendez-vous; l’assurance maladie de la province couvre la consultation.',
        line: 'Pas de médecin de famille? Composez le 8-1-1, la ligne-santé gratuite de votre province ou territoire (au Québec, Info-Social, option 2; au Manitoba, Health Links – Info Santé au 1-888-315-9257; au Nunavut, votre centre de santé). On vous y dira où aller près de chez vous.',
        urgent:
          'Si cela ne peut pas attendre, allez à l’urgence d’un hôpital et demandez à voir un psychiatre.',
      },
      groups: {
        button: 'Trouver un groupe de soutien',
        text: 'Les gens qui vivent la même chose sont souvent ceux qui aident le plus. Ces organismes ont des groupes, ou savent qui en a.',
      },
    },
    mail: {
      sending: 'Envoi de vos résultats à {{email}}…',
      accepted: 'Vos résultats sont en route vers {{email}}. Regardez aussi dans les indésirables.',
      failed: 'Vos résultats n’ont pas été envoyés par courriel.',
      failedText: 'Ils sont quand même ici, sur cette page. Vous pouvez réessayer.',
    },
    about: {
      title: 'À propos {{condition}}',
      symptoms: 'Signes fréquents',
      causes: 'Ce qui peut y contribuer',
      treatments: 'Ce qui aide',
      dsm_criteria: 'Ce que les professionnels recherchent (DSM-\u20605, dans nos mots)',
    },
  },
  keep: {
    title: 'Garder ce résultat sur cet appareil?',
    titleKept: 'Ce résultat est gardé sur cet appareil',
    completed: 'Autoévaluation terminée le {{date}}',
    text: 'Il n’est pas gardé : il disparaît quand vous fermez cet onglet. Si personne d’autre n’utilise cet appareil, vous pouvez le garder 90 jours dans ce navigateur. Vous pouvez le supprimer en tout temps.',
    kept: 'Gardé dans ce navigateur jusqu’au {{date}}, ou jusqu’à ce que vous le supprimiez.',
    all: 'Mes résultats sur cet appareil',
    yes: 'Garder ce résultat',
    delete: 'Supprimer ce résultat',
    failed: 'Le résultat n’a pas pu être enregistré',
    failedText: 'Ce navigateur ne peut pas le garder. Imprimez-le ou notez-le avant de quitter la page.',
  },
};
