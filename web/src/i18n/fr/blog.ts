import type { strings as english } from '../en/blog.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Guides',
  description:
    'Des guides pour trouver un psychologue, comprendre les approches, les coûts et les assurances au Canada.',
  lead: 'Des guides simples pour trouver un psychologue et comprendre les approches, les coûts et les assurances.',
  none: {
    title: 'Aucun guide n’a encore été publié',
    text: 'D’ici là, la foire aux questions répond aux plus courantes.',
  },
  faq: 'Lire la FAQ',
  how: 'Comment ça marche',
};
