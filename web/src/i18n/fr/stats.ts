import type { French } from '../namespaces.ts';

export const strings: French<'stats'> = {
  title: 'Vos chiffres',
  views: 'Consultations du profil',
  requests: 'Demandes de contact',
  reviews:
    'Avis : {{count, number}}. Nous ne recueillons pas d’avis : les ordres professionnels des psychologues restreignent les témoignages.',
  days: 'au cours des 30 derniers jours',
  total: '{{count, number}} au total',
  viewsNote:
    'Ne compte que les visiteurs qui ont accepté les statistiques, chacun au plus une fois par jour.',
  requestsNote: 'Compte chaque message que vous avez reçu par ce site.',
  chartSummary: '30 derniers jours : {{views}} consultations et {{requests}} demandes de contact.',
  table: 'Afficher les chiffres en tableau',
  day: 'Jour',
  failed: 'Vos chiffres n’ont pas pu être chargés.',
  none: 'Ni consultation ni demande de contact au cours des 30 derniers jours.',
};
