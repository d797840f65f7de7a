import type { Translated } from '../namespaces.ts';
import type { strings as english } from '../en/too-many-requests.ts';

export const strings: Translated<typeof english> = {
  title: 'Beaucoup de pages à la fois',
  text: 'Un très grand nombre de pages ont été demandées depuis votre réseau. Attendez une minute, puis réessayez.',
  retry: 'Réessayer',
  home: 'Page d’accueil',
};
