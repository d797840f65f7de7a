import type { strings as english } from '../en/info-locations.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Trouver un psychologue près de chez vous',
  description:
    'Comment chercher un psychologue par province et par ville au Canada, combien y figurent, et quoi faire là où ils sont rares.',
  lead: 'Chaque province et chaque territoire a sa page, et chaque ville où un psychologue figure au répertoire aussi. Choisissez la vôtre, ou cherchez par lieu.',
  cards: {
    one: {
      title: 'Par province ou territoire',
      text: 'Choisissez une province dans la recherche, ou ouvrez sa page pour voir ses villes et qui y exerce.',
    },
    two: {
      title: 'Par ville',
      text: 'La page d’une ville montre qui s’y trouve et pour quels motifs on y consulte, et mène à chacun d’eux.',
    },
    three: {
      title: 'Par lieu écrit',
      text: 'Écrivez « Winnipeg, Manitoba » ou « Montréal » dans la boîte de recherche. Les accents ne comptent pas, et les deux langues fonctionnent.',
    },
    four: {
      title: 'Sur la carte',
      text: 'Un profil qui a une adresse la montre sur une carte, avec l’itinéraire. Nous ne demandons pas où vous êtes.',
    },
    five: {
      title: 'Peu de choix chez vous?',
      text: 'Filtrez par séances en ligne. Un psychologue autorisé à exercer dans votre province peut vous voir par vidéo où que vous y soyez.',
    },
    six: {
      title: 'Près d’une autre province?',
      text: 'Un psychologue de l’autre côté de la limite peut vous recevoir à son bureau; la règle suit l’endroit où a lieu la séance.',
    },
  },
  extra: 'Provinces et territoires',
  cities: 'Plus grandes villes du répertoire',
  more: {
    title: 'Dans les communautés éloignées',
    first:
      'Les postes infirmiers, les centres de santé et les conseils de bande savent souvent qui passe et qui consulte en ligne. Espoir pour le mieux-être (1-855-242-3310) offre de l’aide aux Autochtones de partout au Canada, jour et nuit.',
    second:
      'Les membres des Premières Nations et les Inuits peuvent avoir droit à des séances couvertes par le programme des services de santé non assurés. Demandez au psychologue s’il facture directement le programme.',
  },
  actions: { primary: 'Chercher par lieu', secondary: 'À propos des séances en ligne' },
};
