import type { French } from '../namespaces.ts';

export const strings: French<'map'> = {
  title: 'Emplacement',
  label: 'Carte : {{place}}',
  show: 'Afficher la carte',
  source: 'La carte vient d’OpenStreetMap, qui voit alors votre adresse réseau.',
  loading: 'Chargement de la carte',
  here: '{{name}} exerce ici',
  area: 'La carte montre {{place}}; le profil ne donne pas d’adresse exacte.',
  areaOnly: 'La carte montre {{place}}, et non l’adresse exacte. Les liens ci-dessous la cherchent.',
  measured: 'Les recherches mesurent la distance jusqu’au centre de {{place}}.',
  measuredArea: 'Les recherches mesurent la distance jusqu’au centre du secteur postal {{place}}.',
  open: 'Voir sur une carte',
  directions: 'Itinéraire',
  apple: 'Plans d’Apple',
  failed: 'Impossible de charger la carte. Veuillez vérifier votre connexion Internet.',
  plain: 'Entre-temps, seules les côtes et les limites des provinces sont affichées.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
};
