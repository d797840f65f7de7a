import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'Dépression',
  name: 'la dépression',
  headTitle: 'Dépression : symptômes, causes et traitements',
  description:
    'Ce qu’est la dépression, comment elle se manifeste, ce qui peut y mener, quels traitements aident et où trouver du soutien au Canada.',
  lead: 'La dépression est plus qu’une mauvaise semaine. C’est un problème de santé fréquent, qui enlève leur couleur aux choses et leur élan aux journées. Elle se traite, et la plupart des gens qui reçoivent de l’aide vont mieux.',
  sections: [
    {
      id: 'overview',
      title: 'Ce qu’est la dépression',
      paragraphs: [
        'Tout le monde a des passages à vide, après un deuil, une dispute ou un long hiver. La dépression s’en distingue par sa durée et par la place qu’elle prend. Pendant deux semaines ou plus, une humeur triste ou une perte d’intérêt est là presque tous les jours, et le travail, les études, la famille ou le simple fait de se lever devient difficile.',
        'Ce n’est pas une faiblesse, et la volonté ne suffit pas à la faire partir. Selon une enquête nationale de 2022, environ une personne sur treize de 15 ans et plus au Canada avait vécu un épisode dépressif majeur au cours de l’année précédente.',
        'La dépression peut survenir une seule fois ou revenir, et aller de légère à grave. Elle peut aussi apparaître pendant une grossesse ou après une naissance, au fil des saisons, ou avec de l’anxiété, une douleur chronique ou une autre maladie.',
      ],
    },
    {
      id: 'symptoms',
      title: 'Comment elle se manifeste',
      paragraphs: [
        'Personne ne vit la dépression tout à fait de la même façon. On peut se sentir triste, ou plutôt vide, à bout de forces ou irritable. Un enfant ou un adolescent peut sembler en colère ou se replier. Une personne âgée parlera peut-être d’abord de douleur, de sommeil ou de mémoire.',
      ],
      parts: [
        {
          title: 'Les émotions',
          points: [
            'Tristesse, vide ou désespoir la plus grande partie de la journée',
            'Peu d’intérêt ou de plaisir pour ce qui comptait',
            'Culpabilité, ou impression de ne rien valoir ou d’être un fardeau',
            'Irritabilité ou agitation',
          ],
        },
        {
          title: 'La pensée',
          points: [
            'Difficulté à se concentrer, à se souvenir ou à décider',
            'Pensées dures envers soi-même et l’avenir',
            'Pensées de mort ou de suicide',
          ],
        },
        {
          title: 'Le corps et le quotidien',
          points: [
            'Sommeil trop court ou beaucoup trop long',
            'Changement d’appétit ou de poids',
            'Fatigue que le repos ne répare pas',
            'Gestes ou parole au ralenti, ou incapacité de rester en place',
            'Retrait des proches, du travail ou des soins à soi',
          ],
        },
      ],
      end: 'Des pensées de suicide sont une raison de demander de l’aide aujourd’hui même. Les lignes sous « Soutien en cas de crise » répondent jour et nuit.',
    },
    {
      id: 'causes',
      title: 'Ce qui peut y mener',
      paragraphs: [
        'Il y a rarement une seule cause. La dépression naît le plus souvent de plusieurs choses qui se rencontrent, et parfois sans raison que l’on puisse nommer.',
      ],
      points: [
        'De la dépression dans la famille, ce qui augmente la probabilité sans rien décider',
        'Des événements stressants ou douloureux : deuil, séparation, violence, soucis d’argent ou de travail, discrimination',
        'Une enfance difficile',
        'Une maladie de longue durée, la douleur, des changements hormonaux ou certains médicaments',
        'La solitude et le manque de soutien',
        'L’alcool et d’autres substances, qui peuvent assombrir encore l’humeur',
      ],
    },
    {
      id: 'treatment',
      title: 'Ce qui aide',
      paragraphs: [
        'Ce qui vous convient dépend de la gravité de la dépression, de ce que vous avez déjà essayé et de vos préférences. C’est une décision à prendre avec une professionnelle ou un professionnel, et à revoir quand l’aide ne suffit pas.',
      ],
      parts: [
        {
          title: 'La psychothérapie',
          text: 'La thérapie cognitivo-comportementale s’intéresse aux liens entre pensées, actions et humeur. L’activation comportementale ramène, pas à pas, des activités qui donnent du sens. La thérapie interpersonnelle porte sur les pertes, les changements et les conflits avec les autres. Pour une dépression plus légère, un programme d’autosoins accompagné peut suffire.',
        },
        {
          title: 'Les médicaments',
          text: 'Les antidépresseurs sont prescrits par un médecin ou une infirmière praticienne. Ils mettent souvent plusieurs semaines à agir, et il vaut mieux ne pas les arrêter d’un coup ni sans accompagnement. Pour une dépression plus grave, on conseille souvent médicament et thérapie ensemble.',
        },
        {
          title: 'Le soutien au quotidien',
          text: 'Bouger régulièrement, dormir à heures fixes, voir la lumière du jour, boire moins d’alcool et passer du temps avec des gens de confiance aident le traitement. Quand la dépression est grave, ils ne le remplacent pas.',
        },
        {
          title: 'Quand elle reste grave',
          text: 'Les spécialistes disposent d’autres traitements, comme la stimulation cérébrale, pour la dépression que la thérapie et les médicaments n’apaisent pas.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'Comment on la reconnaît',
      paragraphs: [
        'Au Canada, on se fonde souvent sur le DSM-5-TR, un manuel de l’American Psychiatric Association. Dans nos propres mots et en très abrégé, il demande, pour la dépression majeure, si :',
      ],
      points: [
        'au moins cinq signes sont présents pendant les deux mêmes semaines, presque tous les jours, et ne l’étaient pas avant',
        'l’un d’eux est une humeur triste, ou une perte d’intérêt ou de plaisir',
        'les autres touchent l’appétit ou le poids, le sommeil, les mouvements, l’énergie, l’estime de soi ou la culpabilité, la concentration, ou sont des pensées de mort',
        'ils causent une vraie souffrance ou nuisent à la vie quotidienne',
        'aucune substance, maladie ou autre trouble ne les explique mieux',
        'il n’y a jamais eu de période de manie',
      ],
    },
  ],
  resources: [
    {
      publisher: 'Association canadienne pour la santé mentale',
      title: 'Programmes et filiales près de chez vous',
      href: 'https://cmha.ca/fr/',
    },
    {
      publisher: 'Relief',
      title: 'Soutien pour l’anxiété, la dépression et la bipolarité',
      href: 'https://relief.ca/',
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
      title: 'Trouble dépressif (dépression)',
      href: 'https://www.who.int/fr/news-room/fact-sheets/detail/depression',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Depression (en anglais)',
      href: 'https://www.nimh.nih.gov/health/topics/depression',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Depression in adults: treatment and management (NG222, en anglais)',
      href: 'https://www.nice.org.uk/guidance/ng222',
    },
    {
      publisher: 'Statistique Canada',
      title: 'Troubles mentaux et accès aux soins de santé mentale (2023)',
      href: 'https://www150.statcan.gc.ca/n1/pub/75-006-x/2023001/article/00011-fra.htm',
    },
  ],
};
