import type { French } from '../namespaces.ts';

export const strings: French<'too-many-requests'> = {
  title: 'Beaucoup de pages à la fois',
  text: 'Un très grand nombre de pages ont été demandées depuis votre réseau. Attendez une minute, puis réessayez.',
};
