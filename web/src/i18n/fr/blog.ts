import type { French } from '../namespaces.ts';

export const strings: French<'blog'> = {
  title: 'Guides',
  titleOfCategory: '{{category}} : guides',
  description:
    'Des guides clairs sur les soins psychologiques à Winnipeg et partout au Canada : trouver un psychologue, types de thérapie, coûts et assurances, titres et recommandations médicales.',
  descriptionOfCategory: 'Des guides clairs sur les soins psychologiques au Canada : {{category}}.',
  lead: 'Des guides clairs, avec leurs sources, pour trouver, payer et comprendre les soins psychologiques à Winnipeg et partout au Canada.',
  feed: 'Nouveaux guides par fil RSS',
  list: {
    filter: 'Catégories',
    all: 'Tous',
    count_one: '1 guide',
    count_many: '{{count}} de guides',
    count_other: '{{count}} guides',
    loading: 'Chargement des articles…',
    empty: 'Aucun article dans cette catégorie',
    showAll: 'Afficher tous les guides',
    failed: 'Les guides n’ont pas pu être chargés',
    faq: 'Lire la FAQ',
  },
  article: {
    published: 'Publié le {{date}}',
    updated: 'Mis à jour le {{date}}',
    minutes_one: '1 minute de lecture',
    minutes_many: '{{count}} de minutes de lecture',
    minutes_other: '{{count}} minutes de lecture',
    faq: 'Questions fréquentes',
    related: 'À lire ensuite',
    note: 'Ce guide donne de l’information générale et non un avis sur votre situation. Les règles, les tarifs et les programmes changent : vérifiez auprès des sources avant de décider.',
    all: 'Tous les guides',
    notFound: 'Article introuvable',
    notFoundText: 'L’article que vous cherchez n’existe pas.',
  },
};
