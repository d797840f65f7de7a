import type { French } from '../namespaces.ts';

export const strings: French<'safety-plan'> = {
  title: 'Plan de sécurité',
  description:
    'Écrivez un court plan pour les moments difficiles : signes d’alerte, ce qui aide, qui appeler, comment rester en sécurité. Il reste sur votre appareil, s’imprime, et rien n’est envoyé.',
  lead: 'Un court plan pour les moments difficiles : ce qui aide, qui appeler, comment rester en sécurité. Il s’écrit plus facilement quand tout est plus calme, par vous-même ou avec quelqu’un. Laissez de côté ce qui ne convient pas.',
  callFirst:
    '<strong>Si vous êtes sur le point de vous faire du mal, ou en danger, appelez d’abord.</strong> Vous pourrez écrire plus tard.',
  keep: {
    label: 'Garder ce plan sur cet appareil',
    hint: 'Il reste alors dans ce navigateur jusqu’à ce que vous le supprimiez, et toute personne qui utilise cet appareil peut le lire.',
    screen:
      'Non gardé : ce que vous écrivez disparaît quand vous quittez cette page. Vous pouvez l’imprimer.',
    device:
      'Gardé sur cet appareil seulement. Chaque changement est enregistré à mesure que vous écrivez, et rien n’est envoyé.',
    failed:
      'Ce navigateur ne garde pas le plan : son stockage est désactivé ou plein. Ce que vous écrivez disparaît quand vous quittez cette page; imprimez-le.',
    noScript: 'Sans JavaScript, rien n’est gardé ici. Vous pouvez remplir la page et l’imprimer.',
  },
  steps: {
    signs: {
      label: '1. Signes d’alerte',
      hint: 'Pensées, humeurs, situations ou gestes qui vous disent qu’un moment difficile approche peut-être.',
    },
    alone: {
      label: '2. Ce que je peux faire par moi-même',
      hint: 'Ce qui vous change les idées sans l’aide de personne : une marche, de la musique, une douche, une respiration lente.',
    },
    places: {
      label: '3. Personnes et lieux qui me changent les idées',
      hint: 'Avec les numéros de téléphone. Vous n’avez pas à parler de ce qui ne va pas.',
    },
    people: {
      label: '4. Personnes à qui je peux demander de l’aide',
      hint: 'Noms et numéros de téléphone de personnes à qui vous pouvez dire à quel point ça va mal.',
    },
    professionals: {
      label: '5. Professionnels que je peux appeler',
      hint: 'Votre médecin, votre psychologue ou votre clinique, et l’urgence la plus proche. Le 9-8-8 et d’autres lignes figurent plus bas.',
    },
    safety: {
      label: '6. Un lieu sûr',
      hint: 'Où vous êtes en sécurité, et ce que vous pouvez mettre hors de portée ou confier à quelqu’un pour un temps, comme des médicaments ou une arme à feu.',
    },
  },
  print: 'Imprimer ou enregistrer en PDF',
  delete: 'Supprimer ce plan',
  deleted: 'Le plan est supprimé.',
  lines: 'Lignes à appeler',
  about: {
    title: 'À propos de ce plan',
    text: 'Ses étapes sont faites pour être écrites avec une clinicienne ou un clinicien. Si vous le pouvez, revoyez le vôtre avec une ou un professionnel, ou avec une personne de confiance.',
    source:
      'D’après Barbara Stanley et Gregory K. Brown, <link>{{title}}</link>, Cognitive and Behavioral Practice 19 (2012), pages 256 à 264. La formulation est la nôtre.',
  },
};
