import type { PhraseGroup } from '../../lexicon.ts';

export const HEALTH: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Health Psychology'] }],
  en: `
    (chronic illness|illness|disease|cancer|oncology|tumour|tumor|chemo|chemotherapy|diabetes|diabetic|heart disease|heart attack|cardiac|stroke|ms|multiple sclerosis|parkinson*|crohn*|colitis|ibs|ibd|lupus|epilep*|seizure|hiv|hiv aids|transplant|dialysis|kidney|copd|asthma|long covid|covid|chronic fatigue|me cfs|cfs|autoimmune|sick|sickness|medical condition|health condition|diagnosis|disabilit*|disabled|psychosomatic|somatic symptoms|functional neurological|fnd|conversion disorder|tinnitus|infertil*|ivf|fertility|hysterectomy|health psychology|behavioural medicine|surgery|hospital*|amputat*|hearing loss|blind|vision loss)
    (diagnosed|living|live|lives|coping|dealing|cope) with (cancer|an illness|a disease|diabetes|hiv|ms|a chronic illness|a disability|long covid)
    (<relative>|<partner>|<friend>) (has cancer|is sick|is ill|has dementia|has alzheimer s|is dying|has parkinson s|had a stroke|is in the hospital|has a brain tumour|has been diagnosed)
    (just|newly|recently) diagnosed
    (found a lump|told i have|told me i have|been told i have|living with) [cancer|ms|hiv|diabetes|parkinson s]
    (chemo|radiation|treatment|treatments) (is|are|was|were|ended|starts)
    (chronically ill|chronic disease|chronic condition|spoonie|pots syndrome|hashimoto*|thyroid|endocrine|ulcerative colitis|celiac|eczema|psoriasis|alopecia|hair loss|menieres|chronic lyme|lyme|long haul*|long hauler|mecfs|ms diagnosis|huntington*|cystic fibrosis|sickle cell|heart failure|pacemaker|bypass|open heart|breast cancer|prostate cancer|cancer survivor|cancer patient|mastectomy|remission|scanxiety|palliative|ostomy|colostomy|organ donor|kidney disease|liver disease|high blood pressure|newly diabetic|insulin|low vision|going blind|deafness|wheelchair user|amputee|bariatric surgery|gastric bypass|weight loss surgery|pre surgical|presurgical|medical trauma|needle anxiety|medical anxiety|coping with illness|adjusting to illness|medically unexplained|non epileptic seizures|pnes|tourette*|stutter from stress)
    (got|just got|been|was|was just|being) (diagnosed|told) [with] [i have|a|an|type 1|stage] (cancer|ms|lupus|diabetes|parkinson s|crohn s|hiv|als|tumour|a chronic illness|disease|illness|stage|heart|breast cancer|epilepsy)
    (living|live|lives|coping|dealing|struggling|diagnosed|learning to live) with [my|a|an|his|her|the] (illness|disease|diagnosis|cancer|chemo|ms|crohn s|lupus|diabetes|hiv|parkinson s|epilepsy|long covid|disability|condition|infertility|tinnitus|health condition|chronic fatigue|heart condition)
    (<relative>|<partner>|<friend>|<child>) (has|is|was) [just|very|diagnosed with|been diagnosed with|battling|got|terminally|so] (cancer|sick|ill|ms|als|parkinson s|diabetes|leukemia|a tumour|on dialysis|in icu|in the icu|in hospital|epilepsy|cystic fibrosis|chemo)
    (ringing|buzzing) in my (ears|ear)
    (cancer|tumour|disease) (is|came|back|has) [back|returned|spread]
    [got] my cancer back
    (prostate|surgery|mastectomy|hysterectomy|operation) (surgery|recovery|coming up|next month|cancer)
    (wet*|wets|wetting|pee|pees|peeing) (the|his|her|my) (bed|pants)
    (new|just got|recent|got my) diagnosis [of]
    (hiv|hiv positive|living with hiv|poz|hep c|ringing in [my|the] ears|ears ringing)
  `,
  fr: `
    (maladie chronique|maladie grave|cancer|oncologie|psycho oncologie|tumeur|chimio|chimiotherapie|diabete|diabetique|maladie du coeur|cardiaque|crise cardiaque|infarctus|avc|sclerose en plaques|parkinson|crohn|colite|intestin irritable|lupus|epileps*|vih|sida|greffe|dialyse|asthme|covid longue|covid long|covid|fatigue chronique|maladie auto immune|handicap*|invalidite|psychosomatique|psychologie de la sante|acouphene*|infertilite|fiv|fertilite|chirurgie|operation|hopital|hospitalis*|amput*|surdite|perte de vision|annonce de la maladie)
    (vivre avec|vit avec|atteint de|atteinte de|diagnostic de|souffre de) [un|une|la|le] (cancer|maladie|diabete|vih|sclerose|handicap)
    (<relative>|<partner>|<friend>) (a le cancer|a un cancer|est malade|a la maladie d alzheimer|fait de la demence|a fait un avc|est hospitalise|est a l hopital)
    (on|medecin) m a (annonce|diagnostique|trouve) [un|une|que] [cancer|tumeur|maladie]
    (chimio|radio|radiotherapie|traitements) (se passe|se passent|vont bien|commence|finis)
    (malade|maladie|maladie degenerative|maladie incurable|maladie inflammatoire|maladie rare|thyroide|colite ulcereuse|coeliaque|eczema|psoriasis|lyme|sla|leucemie|cancer du sein|cancer de la prostate|remission|survivante du cancer|mastectomie|stomie|insuffisance cardiaque|insuffisance renale|pontage|pacemaker|diabete de type 1|diabete de type 2|insuline|douleurs et maladie|syndrome gilles de la tourette|crises non epileptiques|symptomes inexpliques|malentendante depuis|perte d audition|perte d autonomie|basse vision|encephalomyelite|fatigue post covid|essoufflement post covid|preoperatoire|chirurgie de l obesite|adaptation a la maladie|acceptation de la maladie)
    (on|medecin|docteur|viens|vient|je viens) [de|d|m|m a|me] (apprendre|annoncer|annonce|diagnostiquer|diagnostique|recevoir|trouver|avoir) [que j ai|un|une|le|la|mon] (diagnostic|cancer|diabete|sclerose|tumeur|maladie|parkinson|crohn|vih|epilepsie)
    (vivre|vit|vis|composer|deal|dealer|apprendre a vivre|accepter|cohabiter) (avec|) [ma|la|une|un|mon|sa|le] (maladie|diagnostic|cancer|diabete|sclerose|sclerose en plaques|crohn|vih|limites|handicap|fatigue chronique|infertilite|acouphenes|parkinson|covid longue|condition)
    (<relative>|<partner>|<friend>|<child>) (a|est|souffre|combat|se bat) [d|de|du|un|une|le|la|contre|atteint|atteinte|tres|gravement] [un|une|le|la] (cancer|malade|diabete|sclerose|leucemie|parkinson|tumeur|hospitalise|hospitalisee|soins intensifs|dialyse|sla|epilepsie)
    (sifflement|sifflements|bourdonnement|bourdonnements) [dans|d] [les|mes] oreilles
    cancer (est revenu|revenu|recidive|de retour)
    (vih|seropositif|seropositive|oreilles qui (sifflent|bourdonnent|silent)|sifflement dans les oreilles)
  `,
};
