import type { CrisisLine } from './line.ts';

/** For an overdose or a poisoning. */
// prettier-ignore
export const MEDICAL_LINES: readonly CrisisLine[] = [
  {
    id: 'poison', kinds: ['medical'], call: '+18447647669', notIn: ['NU', 'QC'],
    name: { en: 'Canada’s poison centres', fr: 'Centres antipoison du Canada' },
    about: { en: 'If someone swallowed or took something that may be harmful. You need not wait for signs.', fr: 'Si une personne a pris ou avalé un produit qui peut être dangereux. N’attendez pas les signes.' },
    anywhere: { en: 'If someone swallowed or took something that may be harmful. In Quebec call 1-800-463-5060, in Nunavut your health centre.', fr: 'Si une personne a pris ou avalé un produit qui peut être dangereux. Au Québec, composez le 1-800-463-5060; au Nunavut, appelez votre centre de santé.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-25', source: 'https://www.ohscanada.com/call-844-poison-x-health-canada-launches-new-national-toll-free-number-to-reach-poison-centres/', dated: '2023-03-21',
  },
  {
    id: 'quebec-poison', province: 'QC', kinds: ['medical'], call: '+18004635060',
    name: { en: 'Quebec Poison Control Centre', fr: 'Centre antipoison du Québec' },
    about: { en: 'If someone swallowed or took something that may be harmful. You need not wait for signs.', fr: 'Si une personne a pris ou avalé un produit qui peut être dangereux. N’attendez pas les signes.' },
    answers: { hours: 'always', languages: ['fr', 'en'] },
    checked: '2026-11-25', source: 'https://www.ciusss-capitalenationale.gouv.qc.ca/antipoison/en/a-propos/contact-us',
  },
  {
    id: 'overdose', kinds: ['medical'], call: '+18886886677',
    name: { en: 'National Overdose Response Service', fr: 'Service national d’intervention en cas de surdose' },
    about: { en: 'For anyone who uses drugs alone. Someone stays on the line, and calls for help if you stop answering.', fr: 'Pour toute personne qui consomme sans compagnie. Quelqu’un reste en ligne, et demande de l’aide si vous ne répondez plus.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-25', source: 'https://streetconnections.ca/overdose-prevention',
  },
];
