import type { PhraseGroup } from '../../lexicon.ts';

export const HEALTH: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Health Psychology'] }],
  en: `
    (chronic illness|illness|disease|cancer|oncology|tumour|tumor|chemo|chemotherapy|diabetes|diabetic|heart disease|heart attack|cardiac|stroke|ms|multiple sclerosis|parkinson*|crohn*|colitis|ibs|ibd|lupus|epilep*|seizure|seizures|hiv|hiv aids|transplant|dialysis|kidney|copd|asthma|long covid|covid|chronic fatigue|me cfs|cfs|autoimmune|sick|sickness|medical condition|health condition|diagnosis|disabilit*|disabled|psychosomatic|somatic symptoms|functional neurological|fnd|conversion disorder|tinnitus|infertil*|ivf|fertility|hysterectomy|health psychology|behavioural medicine|surgery|hospital*|amputat*|hearing loss|blind|vision loss)
    (diagnosed|living|live|lives|coping|dealing|cope) with (cancer|an illness|a disease|diabetes|hiv|ms|a chronic illness|a disability|long covid)
    (my|our) (<relative>|<partner>|<friend>) (has cancer|is sick|is ill|has dementia|has alzheimer s|is dying|has parkinson s|had a stroke|is in the hospital|has a brain tumour|has been diagnosed)
    (just|newly|recently) diagnosed
    (found a lump|told i have|told me i have|been told i have|living with) [cancer|ms|hiv|diabetes|parkinson s]
    (chemo|radiation|treatment|treatments) (is|are|was|were|ended|starts)
  `,
  fr: `
    (maladie chronique|maladies chroniques|maladie grave|cancer|oncologie|psycho oncologie|tumeur|chimio|chimiotherapie|diabete|diabetique|maladie du coeur|cardiaque|crise cardiaque|infarctus|avc|sclerose en plaques|parkinson|crohn|colite|intestin irritable|lupus|epileps*|vih|sida|greffe|dialyse|asthme|covid longue|covid long|covid|fatigue chronique|maladie auto immune|handicap*|invalidite|psychosomatique|psychologie de la sante|acouphene*|infertilite|fiv|fertilite|chirurgie|operation|hopital|hospitalis*|amput*|surdite|perte de vision|annonce de la maladie)
    (vivre avec|vit avec|atteint de|atteinte de|diagnostic de|souffre de) [un|une|la|le] (cancer|maladie|diabete|vih|sclerose|handicap)
    (mon|ma) (<relative>|<partner>|<friend>) (a le cancer|a un cancer|est malade|a la maladie d alzheimer|fait de la demence|a fait un avc|est hospitalise|est a l hopital)
    (on|medecin) m a (annonce|diagnostique|trouve) [un|une|que] [cancer|tumeur|maladie]
    (chimio|radio|radiotherapie|traitements) (se passe|se passent|vont bien|commence|finis)
  `,
};
