import type { PhraseGroup } from '../../lexicon.ts';

export const INDIGENOUS: PhraseGroup = {
  wants: [
    { kind: 'group', values: ['Indigenous Peoples'] },
    { kind: 'concern', values: ['Indigenous Mental Health'] },
  ],
  en: `
    (residential school survivor|intergenerational trauma|indigenous healing|traditional healing|culturally safe|cultural safety|land based healing|smudging|reconciliation|colonial trauma|missing and murdered|mmiw*|urban indigenous|decoloni*)
    (indigenous therapist|indigenous psychologist|native therapist|first nations psychologist|status indian|non status|rez|on the rez|off reserve|from the reserve|reservation|band office|band member|elder support|sweat lodge|medicine wheel|land based|traditional ways|traditional medicine|our ways|two eyed seeing|intergenerational|day school|indian day school|kokum|mushum|kookum|moshum|turtle island|anishinaabe|cree nation|mi kmaq|mikmaq|haudenosaunee|mohawk|blackfoot|inuvialuit|innu|ojibwa|unmarked graves|every child matters|foster care scoop|millennium scoop)
  `,
  fr: `
    (survivant des pensionnats|trauma intergenerationnel|guerison autochtone|securisation culturelle|approche culturellement securisante|trauma colonial|femmes autochtones disparues)
    (autochtone*|premiere nation|indien inscrit|sur la reserve|de la reserve|communaute innue|communaute autochtone|anicinabe|anishnabe|mi kmaq|micmac|abenaquis|wendat|attikamek|atikamekw|innue|inuite|nunavik|kokom|kukum|mushum|pensionnats autochtones|traumatisme intergenerationnel|rafle des annees soixante|guerisseur|medecine traditionnelle|cercle de guerison|savoirs autochtones|approche autochtone|nos traditions)
  `,
};
