import type { French } from '../namespaces.ts';

export const strings: French<'suggestions'> = {
  list: 'Suggestions',
  groups: {
    help: 'Quelqu’un à qui parler maintenant',
    reading: 'Ce que nous comprenons',
    names: 'Noms',
    locations: 'Lieux',
  },
  full: 'Une recherche compte {{most}} caractères au plus; le reste est laissé de côté. Quelques mots sur l’essentiel suffisent.',
  available_one: '{{count}} suggestion. Utilisez les flèches haut et bas.',
  available_many: '{{count}} de suggestions. Utilisez les flèches haut et bas.',
  available_other: '{{count}} suggestions. Utilisez les flèches haut et bas.',
};
