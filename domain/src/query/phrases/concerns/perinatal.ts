import type { PhraseGroup } from '../../lexicon.ts';

export const PERINATAL: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Perinatal Mental Health'] }],
  en: `
    (perinatal|postpartum|prenatal) (mood|mood disorder|depression|anxiety)
    (perinatal|prenatal|antenatal|postnatal|postpartum|post partum|post natal|ppd|ppa|baby blues|pregnan*|expecting|new mom|new mother|new mum|new mommy|new dad|new father|new parent|new parents|new baby|newborn|maternal mental health|maternal|motherhood|birth trauma|traumatic birth|breastfeeding|c section|ivf|infertil*|fertility|miscarriage*|pregnancy loss|stillb*|trying to conceive|ttc|nicu|premature baby|preemie|after birth|after giving birth|abortion|termination|mother of a newborn|maternity leave|surrogacy)
    (just|recently) (had a baby|gave birth|became a mom|became a mother|had our first baby)
    (not|don t|can t) (bonding|bond|feel connected|love) [with|to] my [new] baby
    (depressed|sad|anxious|crying|overwhelmed|struggling|scared) (after|since|about) [having|the|my|giving] (a baby|baby|birth|the birth|childbirth|delivery|pregnancy|newborn)
    (fear of|afraid of|scared of) (childbirth|giving birth|labour|birth)
    (mom|mother|mum) of a (newborn|baby|new baby)
    (scared|afraid|thoughts|picturing|images|imagining|urges) (of|to|about) (hurting|dropping|harming|hurt|harm) (my|the) baby
    (picturing|imagining|picture|imagine) (dropping|hurting|something happening to) my baby
    (don t|dont|didn t) (love|want|feel anything for|bond with|like) my baby
    (months|weeks) (after|since) (birth|the baby|giving birth|delivery)
    (baby|newborn) (cries|won t stop crying|is <number> months|is <number> weeks)
    (giving birth|gave birth|birth|labour|delivery) (was|went) (awful|traumatic|wrong|horrible|hell)
  `,
  fr: `
    (perinatal*|prenatal*|postnatal*|post partum|postpartum|postnatale|depression post partum|baby blues|enceinte|grossesse|future maman|futur papa|nouvelle maman|nouvelle mere|nouveau papa|nouveau pere|nouveaux parents|jeune maman|maternite|allaitement|accouch*|cesarienne|accouchement traumatique|fausse couche|fausses couches|perte de grossesse|deuil perinatal|mortinaissance|infertil*|fertilite|fiv|pma|essais bebe|prematur*|neonat*|avortement|ivg|interruption de grossesse|conge de maternite|conge maternite|nouveau ne|bebe naissant|apres bebe|apres l accouchement|apres la naissance|naissance)
    (viens d|vient d|viens de) (accoucher|avoir un bebe|donner naissance)
    (triste|deprimee|anxieuse|angoissee|depassee|pleure) (depuis|apres) [l|la|mon|le] (accouchement|naissance|bebe|arrivee du bebe)
    (pas|difficulte a|n arrive pas a) (m attacher|creer un lien|aimer) [a|avec] mon bebe
    peur (de|d) (accoucher|l accouchement)
    (peur|images|pensees|idees) (de|d) (faire mal|faire du mal|echapper|blesser) (a|au|mon|le) [mon] bebe
    (aime|veux|ressens|sens) pas (mon bebe|le bebe|rien pour mon bebe)
    (bebe) (a|de) <number> (mois|semaines|jours)
    (accouchement) (difficile|horrible|traumatisant|d urgence|s est mal passe)
    (l aime|aime) pas mon bebe
  `,
};
