import { createVocabulary } from './term.ts';

/** Insurers and public programmes that are billed directly. The boards of one kind that differ by province are one. */
export const insurerVocabulary = createVocabulary([
  {
    en: 'Blue Cross',
    fr: 'Croix Bleue',
    aliases: ['Pacific Blue Cross', 'Medavie Blue Cross', 'Medavie Croix Bleue'],
  },
  { en: 'Canada Life', fr: 'Canada Vie', aliases: ['Great-West Life', 'Great-West'] },
  { en: 'Sun Life', fr: 'Sun Life', aliases: ['Sunlife', 'Financière Sun Life'] },
  { en: 'Manulife', fr: 'Manuvie' },
  { en: 'Green Shield', fr: 'Green Shield', aliases: ['GreenShield', 'GSC'] },
  { en: 'Desjardins', fr: 'Desjardins', aliases: ['Desjardins Insurance', 'Desjardins Assurances'] },
  { en: 'Beneva', fr: 'Beneva', aliases: ['SSQ', 'La Capitale'] },
  {
    en: 'iA Financial Group',
    fr: 'iA Groupe financier',
    aliases: ['Industrial Alliance', 'Industrielle Alliance'],
  },
  {
    en: 'Workers’ compensation',
    fr: 'Accidents du travail',
    aliases: ['WCB', 'WSIB', 'WorkSafeBC', 'CNESST', 'CSST', 'Workers Compensation', 'Workers Comp'],
  },
  {
    en: 'Public auto insurance',
    fr: 'Assurance automobile publique',
    aliases: ['MPI', 'ICBC', 'SAAQ', 'SGI', 'Autopac'],
  },
  {
    en: 'Victims of crime',
    fr: 'Victimes d’actes criminels',
    aliases: ['IVAC', 'CVAP', 'Crime Victim Assistance'],
  },
  {
    en: 'Non-Insured Health Benefits',
    fr: 'Services de santé non assurés',
    aliases: ['NIHB', 'SSNA', 'FNHA'],
  },
  { en: 'Veterans Affairs Canada', fr: 'Anciens Combattants Canada', aliases: ['VAC', 'Veterans Affairs'] },
  { en: 'RAMQ', fr: 'RAMQ' },
]);
