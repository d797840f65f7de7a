import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'TDAH',
  name: 'le TDAH',
  headTitle: 'TDAH chez l’adulte et l’enfant : signes, causes et traitements',
  description:
    'Ce qu’est le trouble du déficit de l’attention avec ou sans hyperactivité, comment il se manifeste à chaque âge, d’où il vient, ce qui aide et où trouver du soutien au Canada.',
  lead: 'Le TDAH est une différence dans la façon dont le cerveau dirige l’attention, l’énergie et les impulsions. Il commence dans l’enfance, dure souvent à l’âge adulte et n’a rien à voir avec l’intelligence ou l’effort. Avec le bon soutien, on vit bien avec un TDAH.',
  sections: [
    {
      id: 'overview',
      title: 'Ce qu’est le TDAH',
      paragraphs: [
        'TDAH veut dire trouble du déficit de l’attention avec ou sans hyperactivité. C’est un trouble neurodéveloppemental : il tient à la façon dont le cerveau se développe et fonctionne, et non au caractère ou à l’éducation.',
        'L’attention ne manque pas, elle est difficile à diriger. La même personne peut être incapable de finir un formulaire et rester absorbée des heures par ce qui la passionne. L’agitation peut sauter aux yeux, ou ne se sentir qu’à l’intérieur.',
        'Beaucoup de gens, surtout des filles et des femmes, reçoivent un diagnostic tardif parce qu’ils rêvent plutôt que de déranger, ou ont appris à cacher à quel point tout est difficile. Certains entendent le mot pour la première fois quand leur propre enfant est évalué.',
      ],
    },
    {
      id: 'symptoms',
      title: 'Comment il se manifeste',
      paragraphs: [
        'Tout le monde oublie ses clés ou coupe la parole à l’occasion. Avec un TDAH, cela arrive souvent, dans plus d’un domaine de la vie, et depuis l’enfance. Certaines personnes ont surtout les signes du premier groupe, d’autres ceux du deuxième, beaucoup les deux.',
      ],
      parts: [
        {
          title: 'Inattention',
          points: [
            'Perdre le fil d’une tâche, d’une lecture ou d’une conversation',
            'Laisser passer des détails, ne pas terminer',
            'Difficulté à s’organiser, à planifier, à évaluer le temps',
            'Perdre des choses, oublier des rendez-vous',
            'Remettre à plus tard ce qui demande un long effort',
            'Se laisser distraire par les bruits ou ses propres pensées',
          ],
        },
        {
          title: 'Hyperactivité et impulsivité',
          points: [
            'Remuer, se lever, avoir du mal à se reposer',
            'Se sentir poussé par un moteur, ou agité à l’intérieur',
            'Parler beaucoup, répondre avant la fin de la question',
            'Avoir du mal à attendre',
            'Décider, acheter ou parler avant de réfléchir',
          ],
        },
        {
          title: 'Selon l’âge',
          points: [
            'Enfants : rêverie, course, travaux scolaires inachevés, disputes avec les amis',
            'Adolescents : désorganisation, imprudence au volant, émotions fortes, notes en baisse',
            'Adultes : échéances manquées, désordre, soucis d’argent, épuisement à force de suivre le rythme',
          ],
        },
      ],
    },
    {
      id: 'causes',
      title: 'D’où il vient',
      paragraphs: [
        'Le TDAH se transmet dans les familles : l’hérédité en explique la plus grande part. Ni les écrans, ni le sucre, ni un manque de discipline n’en sont la cause, même si une journée désordonnée peut le rendre plus lourd.',
      ],
      points: [
        'De nombreux gènes, qui ont chacun un petit effet',
        'Une naissance très prématurée ou un très petit poids',
        'L’exposition à l’alcool, au tabac ou au plomb avant la naissance ou dans la petite enfance',
        'Une blessure au cerveau, dans certains cas',
      ],
      end: 'Le manque de sommeil, l’anxiété, la dépression, un traumatisme, des difficultés d’apprentissage ou un trouble de la thyroïde peuvent ressembler au TDAH ou l’accompagner. C’est une raison de plus pour une évaluation soignée.',
    },
    {
      id: 'treatment',
      title: 'Ce qui aide',
      paragraphs: [
        'Le traitement ne change pas qui vous êtes. Il rend plus facile ce que vous voulez faire. Il réunit le plus souvent plusieurs de ces moyens et se révise de temps à autre.',
      ],
      parts: [
        {
          title: 'Comprendre et adapter',
          text: 'Comprendre le TDAH est déjà un soulagement. Les rappels, les listes, les tâches plus courtes, un endroit calme et des routines claires déchargent la mémoire. L’école et l’employeur peuvent offrir des mesures d’adaptation.',
        },
        {
          title: 'Thérapie et accompagnement',
          text: 'Pour les adultes, la thérapie cognitivo-comportementale aide à planifier, à commencer et à finir, et s’attaque à l’autocritique de bien des années. Pour les enfants, la formation et le soutien des parents et des enseignants passent en premier.',
        },
        {
          title: 'Les médicaments',
          text: 'Les stimulants sont les médicaments du TDAH les plus étudiés et aident beaucoup de gens; il y en a d’autres quand ils ne conviennent pas. Un médecin ou une infirmière praticienne les prescrit et surveille le sommeil, l’appétit, la tension et le rythme du cœur.',
        },
        {
          title: 'Le soutien au quotidien',
          text: 'Bouger, dormir assez et à heures fixes, manger régulièrement, et voir des gens qui reconnaissent vos forces.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'Comment on le reconnaît',
      paragraphs: [
        'Ni prise de sang ni imagerie ne montre le TDAH, et aucun questionnaire ne suffit. La personne qui vous évalue écoute votre histoire depuis l’enfance et s’adresse souvent à quelqu’un qui vous connaît. Au Canada, on se fonde souvent sur le DSM-5-TR, un manuel de l’American Psychiatric Association. Dans nos propres mots et en très abrégé, il demande si :',
      ],
      points: [
        'il y a plusieurs signes d’inattention, ou d’hyperactivité et d’impulsivité : au moins six chez l’enfant, cinq à partir de 17 ans',
        'ils durent depuis six mois ou plus et dépassent ce qui convient à l’âge',
        'plusieurs étaient là avant l’âge de 12 ans',
        'ils se voient dans au moins deux milieux, comme la maison et l’école ou le travail',
        'ils nuisent nettement à la vie quotidienne',
        'aucun autre trouble ne les explique mieux',
      ],
    },
  ],
  resources: [
    {
      publisher: 'CADDAC',
      title: 'Information et soutien à tout âge',
      href: 'https://caddac.ca/',
    },
    {
      publisher: 'Canadian ADHD Resource Alliance (CADDRA)',
      title: 'Les lignes directrices canadiennes',
      href: 'https://www.caddra.ca/fr/',
    },
    {
      publisher: 'Gouvernement du Canada',
      title: 'Santé mentale : obtenir de l’aide',
      href: 'https://www.canada.ca/fr/sante-publique/services/services-sante-mentale/sante-mentale-obtenir-aide.html',
    },
  ],
  sources: [
    {
      publisher: 'Canadian ADHD Resource Alliance (CADDRA)',
      title: 'Lignes directrices canadiennes sur le TDAH',
      href: 'https://www.caddra.ca/fr/',
    },
    {
      publisher: 'Centre de toxicomanie et de santé mentale (CAMH)',
      title: 'Index sur la santé mentale et la dépendance',
      href: 'https://www.camh.ca/fr/info-sante/index-sur-la-sante-mentale-et-la-dependance',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Attention-deficit/hyperactivity disorder (en anglais)',
      href: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Attention deficit hyperactivity disorder: diagnosis and management (NG87, en anglais)',
      href: 'https://www.nice.org.uk/guidance/ng87',
    },
    {
      publisher: 'Société canadienne de psychologie',
      title: 'Fiches d’information « La psychologie peut vous aider »',
      href: 'https://cpa.ca/fr/',
    },
  ],
};
