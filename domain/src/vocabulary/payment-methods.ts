import { createVocabulary } from './term.ts';

/** Ways to pay that are called differently in the two languages. Brands are the same in both. */
export const paymentVocabulary = createVocabulary([
  { en: 'e-Transfer', fr: 'Virement Interac', aliases: ['Interac e-Transfer', 'Email transfer'] },
  { en: 'Cash', fr: 'Argent comptant', aliases: ['Comptant'] },
  { en: 'Cheque', fr: 'Chèque', aliases: ['Check'] },
  { en: 'Debit', fr: 'Débit', aliases: ['Interac', 'Debit card', 'Carte de débit'] },
  { en: 'Credit card', fr: 'Carte de crédit', aliases: ['Credit', 'Crédit'] },
]);
