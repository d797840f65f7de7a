import type { strings as english } from '../en/suggestions.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  list: 'Suggestions',
  groups: {
    reading: 'Ce que nous comprenons',
    names: 'Noms',
    concerns: 'Motifs de consultation',
    therapies: 'Approches',
    languages: 'Langues',
    locations: 'Lieux',
  },
  available_one: '{{count}} suggestion. Utilisez les flèches haut et bas.',
  available_many: '{{count}} de suggestions. Utilisez les flèches haut et bas.',
  available_other: '{{count}} suggestions. Utilisez les flèches haut et bas.',
};
