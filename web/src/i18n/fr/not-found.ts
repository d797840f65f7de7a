import type { French } from '../namespaces.ts';

export const strings: French<'not-found'> = {
  title: 'Page introuvable',
  text: 'Il n’y a aucune page à cette adresse. La page a peut-\u2060être été déplacée, ou le lien est peut-\u2060être incomplet.',
  searchLabel: 'Que cherchez-vous?',
  elsewhere: 'Autres pages',
};
