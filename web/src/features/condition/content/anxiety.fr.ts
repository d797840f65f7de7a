import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'Anxiété',
  name: 'l’anxiété',
  headTitle: 'Anxiété : types, symptômes et traitements',
  description:
    'Quand l’inquiétude et la peur deviennent un trouble anxieux, quels en sont les types et les causes, quels traitements aident et où trouver du soutien au Canada.',
  lead: 'L’anxiété nous avertit et nous rend prudents. Elle devient un problème de santé quand elle reste après le danger, ou quand elle décide de ce que vous pouvez faire. C’est l’un des problèmes qui se traitent le mieux.',
  sections: [
    {
      id: 'overview',
      title: 'Ce qu’est l’anxiété',
      paragraphs: [
        'Le cœur qui bat avant un examen ou l’inquiétude pour un enfant malade font partie de la vie. Un trouble anxieux est autre chose : l’inquiétude ou la peur dépasse ce que la situation demande, dure des mois, se laisse mal diriger et fait éviter des choses qui comptent.',
        'Les troubles anxieux sont les problèmes de santé mentale les plus répandus au monde. Beaucoup commencent dans l’enfance ou à l’adolescence. Ils accompagnent souvent une dépression, et l’on peut agir sur l’un comme sur l’autre.',
      ],
    },
    {
      id: 'symptoms',
      title: 'Comment elle se manifeste',
      paragraphs: [
        'L’anxiété se loge dans les pensées, dans le corps et dans nos gestes. Les signes du corps sont bien réels et peuvent inquiéter à eux seuls.',
      ],
      parts: [
        {
          title: 'Pensées et émotions',
          points: [
            'Inquiétude difficile à arrêter ou à mettre de côté',
            'Impression qu’un malheur est sur le point d’arriver',
            'Attente du pire, encore et encore',
            'Irritabilité, nerfs à vif',
          ],
        },
        {
          title: 'Corps',
          points: [
            'Cœur qui bat vite, sueurs, tremblements ou souffle court',
            'Muscles tendus, maux de tête ou de ventre',
            'Fatigue et sommeil agité',
            'Étourdissements',
          ],
        },
        {
          title: 'Comportement',
          points: [
            'Éviter des lieux, des gens ou des tâches',
            'Chercher à être rassuré, vérifier ou trop se préparer',
            'Difficulté à se concentrer',
            'Prendre de l’alcool ou d’autres substances pour se calmer',
          ],
        },
      ],
      end: 'Une douleur à la poitrine ou une difficulté à respirer qui est nouvelle demande des soins médicaux : dans le doute, composez le 911.',
    },
    {
      id: 'types',
      title: 'Les types d’anxiété',
      paragraphs: ['On peut en avoir plus d’un, et le nom importe moins que l’aide.'],
      parts: [
        {
          title: 'Trouble d’anxiété généralisée',
          text: 'De l’inquiétude pour beaucoup de choses du quotidien, comme la santé, l’argent, le travail ou la famille, presque tous les jours et pendant des mois.',
        },
        {
          title: 'Trouble panique',
          text: 'Des vagues soudaines de peur intense, qui culminent en quelques minutes, et la crainte durable de la suivante.',
        },
        {
          title: 'Anxiété sociale',
          text: 'Une forte peur d’être observé, jugé ou humilié, qui fait d’une rencontre ou d’une prise de parole une épreuve.',
        },
        {
          title: 'Phobies spécifiques',
          text: 'La peur d’une chose ou d’une situation, comme les hauteurs, les aiguilles, l’avion ou un animal, bien au-delà du danger.',
        },
        {
          title: 'Agoraphobie',
          text: 'La peur des lieux d’où il semble difficile de sortir ou d’obtenir de l’aide : foules, autobus, files d’attente, ou se trouver seul loin de chez soi.',
        },
        {
          title: 'Anxiété de séparation',
          text: 'La peur d’être loin de ses proches, plus forte que ce à quoi on s’attend à cet âge. Les adultes peuvent la vivre aussi.',
        },
        {
          title: 'Mutisme sélectif',
          text: 'L’incapacité de parler dans certains endroits, comme à l’école, alors qu’on parle librement ailleurs. Il commence le plus souvent dans l’enfance.',
        },
      ],
      end: 'Le trouble obsessionnel-compulsif et le trouble de stress post-traumatique s’accompagnent aussi de beaucoup d’anxiété. On en fait aujourd’hui des familles à part.',
    },
    {
      id: 'causes',
      title: 'Ce qui peut y mener',
      paragraphs: ['Les troubles anxieux viennent d’un mélange de tempérament, de biologie et de vécu.'],
      points: [
        'De l’anxiété dans la famille',
        'Un tempérament timide ou prudent dès le jeune âge',
        'Des événements stressants ou effrayants, dans l’enfance ou plus tard',
        'Une longue tension : maladie, proche aidance, argent, travail, discrimination',
        'Des problèmes de santé, comme une thyroïde trop active, et certains médicaments',
        'La caféine, l’alcool, le cannabis et d’autres substances, ou leur arrêt',
      ],
    },
    {
      id: 'treatment',
      title: 'Ce qui aide',
      paragraphs: [
        'Éviter ce que l’on craint soulage aujourd’hui et fait grandir la peur. La plupart des traitements renversent cela en douceur, à un rythme que vous acceptez.',
      ],
      parts: [
        {
          title: 'La psychothérapie',
          text: 'La thérapie cognitivo-comportementale est la mieux appuyée par la recherche. Elle aide à mettre à l’épreuve les pensées anxieuses et, par l’exposition, à retrouver par petites étapes prévues ce que l’on évite. La relaxation appliquée et les thérapies fondées sur l’acceptation aident aussi. Pour bien des gens, un programme d’autosoins accompagné, sur papier ou en ligne, est un bon début.',
        },
        {
          title: 'Les médicaments',
          text: 'Certains antidépresseurs apaisent aussi l’anxiété; un médecin ou une infirmière praticienne les prescrit. Les benzodiazépines peuvent créer une dépendance et se prennent en général peu de temps, quand on en prend.',
        },
        {
          title: 'Le soutien au quotidien',
          text: 'Bouger, dormir à heures fixes, réduire la caféine et l’alcool, respirer lentement et parler à quelqu’un de confiance rendent l’anxiété plus facile à porter.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'Comment on la reconnaît',
      paragraphs: [
        'Au Canada, on se fonde souvent sur le DSM-5-TR, un manuel de l’American Psychiatric Association. Chaque type y a sa propre description. Dans nos propres mots et en très abrégé, il demande, pour le trouble d’anxiété généralisée, si :',
      ],
      points: [
        'l’inquiétude est excessive, porte sur plusieurs choses et revient presque tous les jours depuis au moins six mois',
        'elle est difficile à maîtriser',
        'au moins trois de ces signes l’accompagnent : agitation, fatigue, concentration difficile, irritabilité, muscles tendus, sommeil troublé (chez l’enfant, un seul suffit)',
        'elle cause une vraie souffrance ou nuit à la vie quotidienne',
        'aucune substance, maladie ou autre trouble ne l’explique mieux',
      ],
    },
  ],
  resources: [
    {
      publisher: 'Relief',
      title: 'Soutien pour l’anxiété, la dépression et la bipolarité',
      href: 'https://relief.ca/',
    },
    {
      publisher: 'Association canadienne pour la santé mentale',
      title: 'Programmes et filiales près de chez vous',
      href: 'https://cmha.ca/fr/',
    },
    {
      publisher: 'Gouvernement du Canada',
      title: 'Santé mentale : obtenir de l’aide',
      href: 'https://www.canada.ca/fr/sante-publique/services/services-sante-mentale/sante-mentale-obtenir-aide.html',
    },
  ],
  sources: [
    {
      publisher: 'Centre de toxicomanie et de santé mentale (CAMH)',
      title: 'Index sur la santé mentale et la dépendance',
      href: 'https://www.camh.ca/fr/info-sante/index-sur-la-sante-mentale-et-la-dependance',
    },
    {
      publisher: 'Organisation mondiale de la Santé',
      title: 'Troubles anxieux',
      href: 'https://www.who.int/fr/news-room/fact-sheets/detail/anxiety-disorders',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Anxiety disorders (en anglais)',
      href: 'https://www.nimh.nih.gov/health/topics/anxiety-disorders',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Generalised anxiety disorder and panic disorder in adults: management (CG113, en anglais)',
      href: 'https://www.nice.org.uk/guidance/cg113',
    },
    {
      publisher: 'Société canadienne de psychologie',
      title: 'Fiches d’information « La psychologie peut vous aider »',
      href: 'https://cpa.ca/fr/',
    },
  ],
};
