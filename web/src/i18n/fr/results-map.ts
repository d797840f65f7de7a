import type { strings as english } from '../en/results-map.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  label: 'Carte des résultats. La liste montre les mêmes personnes.',
  searchArea: 'Chercher dans cette zone',
  asking: 'Recherche des emplacements',
  nobody: 'Personne ici n’a d’adresse exacte à montrer sur la carte.',
  shown_one: '{{count, number}} personne est sur la carte.',
  shown_many: '{{count, number}} de personnes sont sur la carte.',
  shown_other: '{{count, number}} personnes sont sur la carte.',
  unplaced_one: '{{count, number}} personne ici n’a pas d’adresse exacte et n’est que dans la liste.',
  unplaced_many:
    '{{count, number}} de personnes ici n’ont pas d’adresse exacte et ne sont que dans la liste.',
  unplaced_other: '{{count, number}} personnes ici n’ont pas d’adresse exacte et ne sont que dans la liste.',
  more: 'Seuls les {{count, number}} premiers résultats ont été regardés; approchez-vous et cherchez dans la zone pour voir les autres.',
  failed: 'Les personnes n’ont pas pu être placées sur la carte pour le moment. La liste les montre.',
  plain:
    'Les images de la carte ne peuvent pas être chargées; seules les côtes, les limites des provinces et une échelle sont tracées.',
  together_one: '{{count, number}} personne',
  together_many: '{{count, number}} de personnes ici',
  together_other: '{{count, number}} personnes ici',
  chosen: 'Choisi sur la carte',
  close: 'Fermer',
};
