import type { PhraseGroup } from '../../lexicon.ts';

export const INDIGENOUS: PhraseGroup = {
  wants: [
    { kind: 'group', values: ['Indigenous Peoples'] },
    { kind: 'concern', values: ['Indigenous Mental Health'] },
  ],
  en: `
    (residential school survivor|intergenerational trauma|indigenous healing|traditional healing|culturally safe|cultural safety|land based healing|smudging|reconciliation|colonial trauma|missing and murdered|mmiw*|urban indigenous|decoloni*)
  `,
  fr: `
    (survivant des pensionnats|survivante des pensionnats|trauma intergenerationnel|guerison autochtone|securisation culturelle|approche culturellement securisante|trauma colonial|femmes autochtones disparues)
  `,
};
