import type { French } from '../namespaces.ts';

export const strings: French<'device'> = {
  exit: {
    label: 'Sortie rapide',
    hint: 'Ouvre aussitôt une page de météo. L’historique de votre navigateur peut encore nommer cette page.',
    withScripts:
      'Le bouton Retour ne ramène pas ici. Les réponses et les messages inachevés sont supprimés, mais pas ce que vous avez choisi de garder. Appuyer deux fois sur Échap fait la même chose.',
    withoutScripts: 'Sans JavaScript, le bouton Retour ramène ici.',
  },
  notice: {
    deleted: 'Le résultat a été supprimé.',
    elsewhere: 'Tout ce que cet appareil gardait des autoévaluations a été supprimé dans un autre onglet.',
    gone: 'Le résultat auquel mène cette adresse n’est pas sur cet appareil, ou n’y est plus gardé.',
  },
  refused: {
    text_one: 'Un élément endommagé ou étranger est dans ce navigateur. Il n’est ni affiché ni utilisé.',
    text_other: '{{count, number}} éléments endommagés ou étrangers sont ici. Ils ne sont pas utilisés.',
    text_many: '{{count, number}} éléments endommagés ou étrangers sont ici. Ils ne sont pas utilisés.',
    delete: 'Supprimer ce qui est endommagé',
    deleted: 'Ce qui était endommagé est supprimé.',
  },
  tabOnly:
    'Un autre onglet contient des réponses inachevées à cette autoévaluation, et il les garde. Vos réponses ici sont gardées jusqu’à ce que vous fermiez cet onglet.',
};
