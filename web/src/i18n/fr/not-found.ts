import type { strings as english } from '../en/not-found.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Page introuvable',
  description: 'Il n’y a aucune page à cette adresse.',
  text: 'Il n’y a aucune page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
  search: 'Chercher dans le répertoire',
  searchLabel: 'Que cherchez-vous, ou qui cherchez-vous?',
  elsewhere: 'Ou allez à',
  links: {
    directory: 'Trouver un psychologue',
    howItWorks: 'Comment ça marche',
    assessments: 'Autoévaluations',
    faq: 'FAQ',
    blog: 'Blogue',
    contact: 'Nous joindre',
  },
  home: 'Aller à l’accueil',
};
