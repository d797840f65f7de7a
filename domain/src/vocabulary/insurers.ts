import { fold } from '../text/fold.ts';
import { splitList, uniqueFolded } from '../text/list-field.ts';
import { createVocabulary } from './term.ts';

/** Insurers and public programmes that are billed directly. The boards of one kind that differ by province are one. */
export const insurerVocabulary = createVocabulary(
  [
    {
      en: 'Blue Cross',
      fr: 'Croix Bleue',
      aliases: [
        'Pacific Blue Cross',
        'Medavie',
        'Medavie Blue Cross',
        'Medavie Croix Bleue',
        'Alberta Blue Cross',
        'Manitoba Blue Cross',
        'Saskatchewan Blue Cross',
        'Croix Bleue Medavie',
        'Croix Bleue du Manitoba',
      ],
    },
    { en: 'Canada Life', fr: 'Canada Vie', aliases: ['Great-West Life', 'Great-West', 'GWL', 'London Life'] },
    { en: 'Sun Life', fr: 'Sun Life', aliases: ['Sunlife', 'Sun Life Financial', 'Financière Sun Life'] },
    { en: 'Manulife', fr: 'Manuvie', aliases: ['Manulife Financial', 'Financière Manuvie'] },
    { en: 'Green Shield', fr: 'Green Shield', aliases: ['GreenShield', 'Green Shield Canada', 'GSC'] },
    { en: 'Desjardins', fr: 'Desjardins', aliases: ['Desjardins Insurance', 'Desjardins Assurances'] },
    { en: 'Beneva', fr: 'Beneva', aliases: ['SSQ', 'SSQ Insurance', 'SSQ Assurance', 'La Capitale'] },
    {
      en: 'iA Financial Group',
      fr: 'iA Groupe financier',
      aliases: ['iA', 'Industrial Alliance', 'Industrielle Alliance'],
    },
    {
      en: 'Workers’ compensation',
      fr: 'Accidents du travail',
      aliases: [
        'WCB',
        'WSIB',
        'CSPAAT',
        'WorkSafeBC',
        'WorkSafeNB',
        'WSCC',
        'CNESST',
        'CSST',
        'Workers Compensation',
        'Workers Compensation Board',
        'Workers Comp',
      ],
    },
    {
      en: 'Public auto insurance',
      fr: 'Assurance automobile publique',
      aliases: ['MPI', 'ICBC', 'SAAQ', 'SGI', 'Autopac'],
    },
    {
      en: 'Victims of crime',
      fr: 'Victimes d’actes criminels',
      aliases: ['IVAC', 'CAVAC', 'CVAP', 'Crime Victim Assistance'],
    },
    {
      en: 'Non-Insured Health Benefits',
      fr: 'Services de santé non assurés',
      aliases: ['NIHB', 'SSNA', 'FNIHB', 'FNHA'],
    },
    { en: 'Veterans Affairs Canada', fr: 'Anciens Combattants Canada', aliases: ['VAC', 'Veterans Affairs'] },
    {
      en: 'Interim Federal Health Program',
      fr: 'Programme fédéral de santé intérimaire',
      aliases: ['IFHP', 'PFSI'],
    },
    { en: 'Equitable Life', fr: 'Équitable' },
    { en: 'Empire Life', fr: 'Empire Vie' },
    { en: 'TELUS Health', fr: 'TELUS Santé' },
  ],
  'insurance assurance',
);

/**
 * Public health plans pay no psychologist in private practice: nobody bills them, whatever a register or an old row says. Folded. They cover
 * psychologists in hospitals and public clinics, who are not here.
 */
const PUBLIC_PLANS: ReadonlySet<string> = new Set([
  'ramq',
  'ohip',
  'ahcip',
  'medicare',
  'assurance maladie',
  'assurance maladie du quebec',
  "regie de l'assurance maladie du quebec",
]);

export function isPublicPlan(name: string): boolean {
  return PUBLIC_PLANS.has(fold(name));
}

/** What a profile says whom it bills, without what nobody can: canonical names, once each. */
export function billedInsurers(field: string | null): string[] {
  return uniqueFolded(
    splitList(field)
      .filter((item) => !isPublicPlan(item))
      .map((item) => insurerVocabulary.canonical(item)),
  );
}
