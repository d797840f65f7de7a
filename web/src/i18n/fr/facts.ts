import type { French } from '../namespaces.ts';

/** Ce qui aide à choisir, sur les fiches. */
export const strings: French<'facts'> = {
  label: 'Disponibilité et tarif',
  accepting: { yes: 'Accepte de nouveaux clients', no: 'N’accepte pas de nouveaux clients' },
  confirmed: 'confirmé le {{day}}',
  opening: 'Prochaine place libre : {{day}}',
  openingNow: 'Prochaine place libre : dès maintenant',
  wait: 'Délai : {{wait}}',
  fee: '{{fee}} la séance',
  feeUnknown: 'Tarif non indiqué',
  slidingScale: 'tarif selon le revenu',
};
