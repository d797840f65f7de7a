import type { French } from '../namespaces.ts';

export const strings: French<'featured'> = {
  title: 'Psychologues en vedette',
  description:
    'Des psychologues de partout au Canada qui ont une fiche Premium, dans un ordre qui change chaque jour : domaines de pratique, lieu d’exercice et façon de leur écrire.',
  lead: 'Des psychologues autorisés de partout au Canada qui ont une fiche Premium au répertoire, dans un ordre qui change chaque jour.',
  become: 'Être en vedette',
  facts: {
    premium_one: 'fiche Premium',
    premium_many: 'de fiches Premium',
    premium_other: 'fiches Premium',
    psychologists: 'psychologues au répertoire',
    provinces: 'provinces et territoires',
    languages_one: 'langue parlée',
    languages_many: 'de langues parlées',
    languages_other: 'langues parlées',
  },
  list: {
    title: 'Profils Premium',
    note: 'Les fiches Premium sont payantes. Elles ne disent rien de la qualité, et les permis sont vérifiés de la même façon.',
    some: 'Affichées ici : {{shown}} sur {{count, number}}, d’autres chaque jour.',
    empty: 'Personne n’est en vedette en ce moment',
    emptyText: 'Tout le répertoire est à une recherche d’ici.',
  },
  benefits: {
    title: 'Ce qu’ajoute une fiche Premium',
    booking: {
      title: 'Rendez-vous et réseaux sociaux',
      text: 'Quand le psychologue l’offre, un lien mène tout droit à son agenda ou aux pages de son cabinet.',
    },
    languages: {
      title: 'En français et en anglais',
      text: 'Une seconde présentation dans l’autre langue, montrée à qui lit le site dans cette langue.',
    },
    first: {
      title: 'En tête, et signalés',
      text: 'Quand des profils conviennent autant à une recherche, les profils Premium viennent en premier, et certains paraissent à l’accueil. Ils portent toujours le mot « Premium ».',
    },
  },
  next: {
    title: 'Et maintenant?',
    search: 'Chercher parmi tous les psychologues',
    assessments: 'Faire une autoévaluation gratuite',
    verification: 'Comment nous vérifions les psychologues',
  },
};
