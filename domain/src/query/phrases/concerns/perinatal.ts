import type { PhraseGroup } from '../../lexicon.ts';

export const PERINATAL: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Perinatal Mental Health'] }],
  en: `
    (perinatal|postpartum|prenatal) (mood|mood disorder|depression|anxiety)
    (perinatal|prenatal|antenatal|postnatal|postpartum|post partum|post natal|ppd|ppa|baby blues|pregnan*|expecting|new mom|new mother|new mum|new mommy|new dad|new father|new parent|new baby|newborn|maternal mental health|maternal|motherhood|birth trauma|traumatic birth|breastfeeding|c section|ivf|infertil*|fertility|miscarriage*|pregnancy loss|stillb*|trying to conceive|ttc|nicu|premature baby|preemie|after birth|after giving birth|abortion|termination|mother of a newborn|maternity leave|surrogacy)
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
    (post natal depression|postpardum|post partem|postpartum rage|postpartum anxiety|postpartum ocd|postpartum psychosis|pregnant|pregnent|pregnancy|unplanned pregnancy|expecting a baby|having a baby|mom to be|dad to be|new mama|fourth trimester|baby weaning|weaning|breast feeding|can t breastfeed|lactation|colic|colicky|newborn twins|emergency c section|birth story|birth was traumatic|lost my baby|lost a baby|lost our baby|lost the baby|stillborn|still birth|miscarried|miscarage|failed ivf|ivf failed|infertility|fertility treatments|can t get pregnant|trying for a baby|egg donor|tfmr|ectopic|hyperemesis|tokophobia|mat leave|paternity|adopted a newborn|mother baby)
    (had|having|have|just had|delivered|gave birth to|got) [a|my|our|the|her] (baby|first baby|second baby|newborn|third baby|twins|c section|miscarriage|stillbirth|abortion) [and|<number>|last|recently|weeks ago|months ago]
    (since|after|when) (i had|having|she had|giving birth|my baby|the baby|i gave birth|the birth of|our baby|childbirth|my c section) [my|a|the] [baby|son|daughter]
    (can t|don t|not|no) (stop crying|bonding|bond|connected|attached|sleep|love) [to|with|since|after] [my|the] (baby|newborn|birth)
    (weeks|months) (pregnant|post partum|postpartum|pp|old baby)
    (scared|worried|anxious|afraid|thoughts|images) [of|to|about|something happening to] [hurt|hurting|drop|dropping|harm|losing|harming] (my|the|our) (baby|newborn|unborn baby|infant)
    (ppd|ppa|ppocd|postpartum ocd)
    (can t|cannot|couldn t|unable to|not able to|trying to|struggling to|won t ever) (have|conceive|get|make) [a|any|our own|our|more] (kids|children|babies|baby|pregnant)
    (round|rounds|cycle|cycles|try|tries) of (ivf|iui|fertility)
    (after|failed|four|three|five|two|our|my|another) [failed] [rounds of|round of|cycles of] (ivf|iui)
    (baby|newborn) [is] [only] <number> (weeks|months|wks|days) [old]
    (hasn t|not|isn t) [been] (herself|the same) since the (baby|birth|delivery)
    (afraid|scared|terrified|fear|nervous|phobia|panic) (of|about) [giving] (birth|childbirth|labour|labor|delivery|pregnancy|being pregnant)
    (birth|delivery|labour|labor|c section) (was|is|went) (traumatic|horrible|awful|wrong|bad|scary)
    (since|after) [the|my|giving] (baby|birth|delivery|c section|baby was born|baby came|twins)
    (don t|doesn t|can t|not) (bond|bonding|connect|love|feel anything for) [with] [my|the] (baby|newborn|son|daughter)
    (twins|newborn|baby) [at home] [and] (can t cope|crying|no sleep|overwhelmed|exhausted|drowning)
    (weeks|months) (postpartum|pp|after birth|pregnant|after giving birth)
  `,
  fr: `
    (perinatal*|prenatal*|postnatal*|post partum|postpartum|postnatale|depression post partum|baby blues|enceinte|grossesse|future maman|futur papa|nouvelle maman|nouvelle mere|nouveau papa|nouveau pere|nouveaux parents|jeune maman|maternite|allaitement|accouch*|cesarienne|accouchement traumatique|fausse couche|perte de grossesse|deuil perinatal|mortinaissance|infertil*|fertilite|fiv|pma|essais bebe|prematur*|neonat*|avortement|ivg|interruption de grossesse|conge de maternite|conge maternite|nouveau ne|bebe naissant|apres bebe|apres l accouchement|apres la naissance|naissance)
    (viens d|vient d|viens de) (accoucher|avoir un bebe|donner naissance)
    (triste|deprimee|anxieuse|angoissee|depassee|pleure) (depuis|apres) [l|la|mon|le] (accouchement|naissance|bebe|arrivee du bebe)
    (pas|difficulte a|n arrive pas a) (m attacher|creer un lien|aimer) [a|avec] mon bebe
    peur (de|d) (accoucher|l accouchement)
    (peur|images|pensees|idees) (de|d) (faire mal|faire du mal|echapper|blesser) (a|au|mon|le) [mon] bebe
    (aime|veux|ressens|sens) pas (mon bebe|le bebe|rien pour mon bebe)
    (bebe) (a|de) <number> (mois|semaines|jours)
    (accouchement) (difficile|horrible|traumatisant|d urgence|s est mal passe)
    (l aime|aime) pas mon bebe
    (post partum*|depression postnatale|depression apres accouchement|anxiete post partum|rage post partum|femme enceinte|grossesse non desiree|grossesse a risque|attend un bebe|attendons un bebe|future mere|futurs parents|jeune mere|nouvelle maman*|relevailles|allaiter|allaitement difficile|sevrage allaitement|coliques|bebe pleure|bebe qui pleure|jumeaux naissants|cesarienne d urgence|violence obstetricale|deuil de l allaitement|perdu mon bebe|perdu le bebe|perdu notre bebe|mort ne|mort nee|fausse couche*|fiv echouee|essais pour un bebe|arrive pas a tomber enceinte|capable de tomber enceinte|infertile|don d ovules|interruption volontaire|avorte|conge parental|papa poule depasse|neonatologie|bebe arc en ciel|quatrieme trimestre)
    (depuis|apres|suite a) (la naissance|l accouchement|que j ai accouche|mon accouchement|l arrivee du bebe|que bebe est la|le bebe|ma cesarienne|bebe|sa naissance|ma grossesse|la fausse couche|ma fausse couche|le post partum)
    (accouche|accoucher|eu un bebe|eu mon bebe|eu notre bebe|donne naissance|accouchee) [il y a|depuis|y a|de] [<number>] [mois|semaines|jours]
    (sens|ressens|aime|attachee|capable|lien) (pas|rien|aucun) [d|de] [lien|attachement|attachee|aimer|m attacher|connexion] (a|avec|pour|envers) [mon|le|ma] (bebe|nouveau ne|petite|bebe naissant)
    (mois|semaines) (de grossesse|enceinte|post partum)
    (pas|plus|incapable|arrive|reussit|reussissons|essaie) [capable] [d|de|a|pas] (avoir|concevoir|tomber) [d|un|des] (enfant|enfants|bebe|enceinte)
    (fiv|insemination|cycles de fiv|essais bebe|procreation assistee|pma)
    bebe (pleure|crie|hurle) (tout le temps|sans arret|toute la nuit|jour et nuit|non stop)
    (envie de|peur de) (le|la|mon bebe) (laisser|secouer|echapper) [la] [bebe]
    (peur|phobie|terrifiee|angoisse|panique) [de|d|a l idee d] (accoucher|accouchement|l accouchement|la grossesse|etre enceinte|tomber enceinte)
    (accouchement|cesarienne|naissance) [s est|a ete|etait] (traumatisant|traumatique|mal passe|mal passee|difficile|horrible|d urgence)
    (depuis|apres) [la|l|mon|que] (naissance|accouchement|bebe est ne|bebe|cesarienne|arrivee du bebe)
    (lien|attachement|attachee|connecte|connectee|aime) [pas] [a|avec|mon] (bebe)
  `,
};
