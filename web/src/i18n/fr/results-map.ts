import type { French } from '../namespaces.ts';

export const strings: French<'results-map'> = {
  label: 'Carte des résultats. La liste montre les mêmes personnes.',
  searchArea: 'Chercher dans cette zone',
  asking: 'Recherche des emplacements',
  nobody: 'Personne ici ne donne d’adresse exacte.',
  shown_one: '{{count, number}} personne sur la carte.',
  shown_many: '{{count, number}} de personnes sur la carte.',
  shown_other: '{{count, number}} personnes sur la carte.',
  unplaced_one: '{{count, number}} sans adresse exacte, dans la liste seulement.',
  unplaced_many: '{{count, number}} de personnes sans adresse exacte, dans la liste seulement.',
  unplaced_other: '{{count, number}} sans adresse exacte, dans la liste seulement.',
  more: 'Seuls les {{count, number}} premiers résultats sont regardés; approchez-vous et cherchez dans la zone.',
  failed: 'Les personnes n’ont pas pu être placées sur la carte pour le moment. La liste les montre.',
  plain: 'Les images de la carte ne peuvent pas être chargées; seules les côtes et les limites sont tracées.',
  together_one: '{{count, number}} personne',
  together_many: '{{count, number}} de personnes ici',
  together_other: '{{count, number}} personnes ici',
  chosen: 'Choisi sur la carte',
  close: 'Fermer',
};
