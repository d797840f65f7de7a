import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'TSPT',
  name: 'le TSPT',
  headTitle: 'TSPT : traumatismes, symptômes et traitements',
  description:
    'Ce qu’est le trouble de stress post-traumatique, les sortes de traumatismes, comment il se manifeste, quels traitements aident et où trouver du soutien au Canada.',
  lead: 'Après un événement terrible, il est naturel d’être ébranlé. Pour certaines personnes, le danger semble ne pas finir : l’esprit et le corps continuent de réagir comme s’il était encore là. C’est le trouble de stress post-traumatique. Il se traite, même bien des années plus tard.',
  sections: [
    {
      id: 'overview',
      title: 'Ce qu’est le TSPT',
      paragraphs: [
        'Le trouble de stress post-traumatique peut suivre un événement où il y a eu mort, blessure grave ou violence sexuelle, ou menace de l’une d’elles. Vous l’avez peut-être vécu, vu de vos yeux ou appris d’un proche; certaines personnes y sont exposées encore et encore dans leur travail.',
        'La plupart des gens qui vivent un traumatisme n’ont pas de TSPT, et beaucoup se remettent dans les premières semaines avec du repos, un lieu sûr et de la compagnie. Quand la détresse dure plus d’un mois et gêne la vie, il vaut la peine de chercher de l’aide. Les symptômes peuvent aussi commencer des mois ou des années après.',
        'Le TSPT n’est pas un signe de faiblesse, et personne n’a besoin de tout raconter pour recevoir de l’aide.',
      ],
    },
    {
      id: 'symptoms',
      title: 'Comment il se manifeste',
      paragraphs: [
        'Les signes forment quatre groupes. Un enfant peut rejouer l’événement, faire des cauchemars sans contenu clair ou perdre des acquis.',
      ],
      parts: [
        {
          title: 'L’événement revient',
          points: [
            'Souvenirs qui s’imposent',
            'Cauchemars',
            'Retours en arrière, comme si cela se passait maintenant',
            'Forte détresse ou cœur qui s’emballe devant ce qui le rappelle',
          ],
        },
        {
          title: 'L’évitement',
          points: [
            'Éviter les lieux, les gens ou les conversations qui le ramènent',
            'Repousser les pensées et les émotions qui s’y rattachent',
          ],
        },
        {
          title: 'Pensées et émotions',
          points: [
            'Culpabilité, honte, colère ou peur qui restent',
            'Jugements durs sur soi, les autres ou le monde',
            'Impression d’être engourdi, ou loin des autres',
            'Trous de mémoire sur ce qui s’est passé',
          ],
        },
        {
          title: 'Sur le qui-vive',
          points: [
            'Sursauter facilement, guetter sans cesse le danger',
            'Difficulté à dormir ou à se concentrer',
            'Irritabilité ou accès de colère',
            'Conduites risquées ou autodestructrices',
          ],
        },
      ],
      end: 'Si vous pensez à vous faire du mal, demandez de l’aide dès maintenant. Les lignes sous « Soutien en cas de crise » répondent jour et nuit.',
    },
    {
      id: 'types',
      title: 'Les types de traumatismes',
      paragraphs: [
        'Ce qui compte est la façon dont un événement a été vécu, et non sa place à côté de celui d’un autre. On parle entre autres :',
      ],
      parts: [
        {
          title: 'D’accidents et de catastrophes',
          text: 'Une collision, un incendie, une inondation, une évacuation, une urgence médicale.',
        },
        {
          title: 'De violence',
          text: 'Agression, vol à main armée, violence conjugale, harcèlement criminel, menaces.',
        },
        {
          title: 'De violence sexuelle',
          text: 'Agression ou abus sexuel, à tout âge. Ce n’est jamais la faute de la personne qui l’a subi.',
        },
        {
          title: 'De traumatismes de l’enfance',
          text: 'Mauvais traitements, négligence, ou une enfance au milieu de la violence. Ce qui arrive tôt et souvent peut marquer la confiance et l’image de soi.',
        },
        {
          title: 'De guerre et de déplacement forcé',
          text: 'Combats, persécution, torture, fuite, et ce que l’on rencontre en chemin.',
        },
        {
          title: 'De traumatismes liés au travail',
          text: 'L’exposition répétée chez les premiers répondants, le personnel infirmier, les militaires, les agents correctionnels et d’autres; on parle parfois de blessure de stress opérationnel.',
        },
        {
          title: 'De traumatismes intergénérationnels',
          text: 'Un tort fait à un peuple et porté dans les familles, comme celui des pensionnats envers les Premières Nations, les Inuit et les Métis.',
        },
        {
          title: 'De traumatismes complexes',
          text: 'Un tort répété ou de longue durée, souvent par une personne de confiance. Il peut troubler les émotions, les relations et l’image de soi.',
        },
      ],
    },
    {
      id: 'causes',
      title: 'Pourquoi certains et pas d’autres',
      paragraphs: [
        'La cause est l’événement. Pourquoi une personne développe un TSPT et une autre non, on ne le sait qu’en partie. Ceci en augmente la probabilité :',
      ],
      points: [
        'Un tort causé volontairement par quelqu’un, et d’abord la violence sexuelle',
        'Des traumatismes antérieurs, surtout dans l’enfance',
        'Une blessure, ou la perte de quelqu’un',
        'Peu de soutien après coup, ou ne pas être cru',
        'De l’anxiété ou de la dépression auparavant, chez soi ou dans la famille',
      ],
      end: 'Un lieu sûr, des gens qui écoutent et une aide concrète dans les premières semaines protègent. Devoir tout raconter en une seule séance juste après l’événement ne protège pas.',
    },
    {
      id: 'treatment',
      title: 'Ce qui aide',
      paragraphs: [
        'Les traitements les mieux étudiés portent sur le souvenir de l’événement, avec une personne formée pour cela, dans un lieu sûr et à votre rythme.',
      ],
      parts: [
        {
          title: 'Les thérapies centrées sur le traumatisme',
          text: 'La thérapie cognitivo-comportementale centrée sur le traumatisme, dont l’exposition prolongée et la thérapie du traitement cognitif, est la mieux appuyée par la recherche. La désensibilisation et le retraitement par les mouvements oculaires (EMDR) sont une autre possibilité pour les adultes. Avec les enfants, la famille participe à la thérapie.',
        },
        {
          title: 'Les médicaments',
          text: 'Certains antidépresseurs peuvent apaiser les symptômes, surtout quand la thérapie n’est pas possible ou ne suffit pas. Un médecin ou une infirmière praticienne les prescrit. Les benzodiazépines sont en général déconseillées.',
        },
        {
          title: 'La sécurité d’abord',
          text: 'Si le danger continue, à la maison ou ailleurs, la protection passe avant la thérapie. Une maison d’hébergement, un service d’aide aux victimes ou le 911 peuvent aider.',
        },
        {
          title: 'Le soutien au quotidien',
          text: 'La routine, le mouvement, le sommeil, des façons de revenir au présent (comme nommer ce que l’on voit et entend) et des gens qui savent. Les groupes d’entraide font du bien à beaucoup.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'Comment on le reconnaît',
      paragraphs: [
        'Au Canada, on se fonde souvent sur le DSM-5-TR, un manuel de l’American Psychiatric Association. Dans nos propres mots et en très abrégé, il demande si :',
      ],
      points: [
        'la personne a vécu, vu ou appris un événement avec mort, blessure grave ou violence sexuelle, ou y est exposée par son travail',
        'l’événement revient, d’au moins une façon',
        'ce qui le rappelle est évité, d’au moins une façon',
        'les pensées et l’humeur ont changé pour le pire, d’au moins deux façons',
        'la personne est sur le qui-vive, d’au moins deux façons',
        'cela dure depuis plus d’un mois, et cause une vraie souffrance ou nuit à la vie quotidienne',
        'ni une substance ni une autre maladie ne l’explique',
      ],
    },
  ],
  resources: [
    {
      publisher: 'Institut Atlas pour les vétérans et leur famille',
      title: 'Traumatisme et rétablissement, pour les vétérans et leurs proches',
      href: 'https://atlasveterans.ca/fr/',
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
      publisher: 'Organisation mondiale de la Santé',
      title: 'Trouble de stress post-traumatique',
      href: 'https://www.who.int/fr/news-room/fact-sheets/detail/post-traumatic-stress-disorder',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Post-traumatic stress disorder (en anglais)',
      href: 'https://www.nimh.nih.gov/health/topics/post-traumatic-stress-disorder-ptsd',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Post-traumatic stress disorder (NG116, en anglais)',
      href: 'https://www.nice.org.uk/guidance/ng116',
    },
    {
      publisher: 'Centre de toxicomanie et de santé mentale (CAMH)',
      title: 'Index sur la santé mentale et la dépendance',
      href: 'https://www.camh.ca/fr/info-sante/index-sur-la-sante-mentale-et-la-dependance',
    },
    {
      publisher: 'Société canadienne de psychologie',
      title: 'Fiches d’information « La psychologie peut vous aider »',
      href: 'https://cpa.ca/fr/',
    },
  ],
};
