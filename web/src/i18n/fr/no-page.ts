import type { French } from '../namespaces.ts';

export const strings: French<'no-page'> = {
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a aucune page à cette adresse. La page a peut-\u2060être été déplacée, ou le lien est peut-\u2060être incomplet.',
    searchLabel: 'Que cherchez-vous?',
    elsewhere: 'Autres pages',
  },
  tooMany: {
    title: 'Beaucoup de pages à la fois',
    text: 'Un très grand nombre de pages ont été demandées depuis votre réseau. Attendez une minute, puis réessayez.',
  },
};
