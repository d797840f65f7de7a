/**
 * What people say of the rarer concerns, beside their names. The wider concern that each is a part of (`WIDER`) has most of these words,
 * too; the finer one is asked for first, and the wider follows.
 */
export const RARER: Readonly<Record<string, string>> = {
  Perfectionism: `
    (perfectionist|perfectionists|perfectionistic|perfectionniste|perfectionnistes)
  `,
  Giftedness: `
    (gifted|gifted child|gifted kid|gifted children|gifted adult|high iq)
    (doue|douee|surdoue*|surdouance|haut potentiel|hpi|enfant doue|adulte doue)
  `,
  'Climate Distress': `
    (climate|eco|environmental) (grief|worry|despair|dread)
    (worried|anxious|scared|freaking out|worry|despair) about (climate change|the climate|climate|the planet)
    climate change (scares|stresses|terrifies|freaks) me
    (anxiete climatique|deuil ecologique|eco anxieux|eco anxieuse|ecoanxieux|ecoanxieuse)
    (peur|angoisse|inquiet|inquiete) (du|des|pour le|pour la) (climat|changements climatiques|rechauffement|planete)
  `,
  Infertility: `
    (infertil*|infertile|infertility|fertility|fertility treatment|fertility treatments|ivf|iui|ttc|trying to conceive|can t get pregnant|failed ivf|ivf failed|egg donor)
    (round|rounds|cycle|cycles) of (ivf|iui|fertility)
    (fiv|pma|fertilite|procreation assistee|don d ovules|fiv echouee|essais bebe|arrive pas a tomber enceinte)
  `,
  'Caregiver Fatigue': `
    (caregiver|caregivers|caregiving|family caregiver|sandwich generation)
    (caring|care|cares|taking care|looking after) (for|of) (my|our|her|his) [elderly|aging|sick|ill|disabled] (mother|father|mom|mum|dad|husband|wife|parents|parent|spouse)
    (aidant|aidante|aidants|aidantes|proche aidant|proche aidante|proches aidants|aidant naturel|aidante naturelle|aidants naturels|proche aidance)
    (m occupe|s occupe|prends soin|prend soin) (de|d) (ma|mon|mes|sa|son) (mere|pere|parents|mari|femme|conjoint|conjointe) [malade|age|agee|ages]
  `,
  'Sport and Performance': `
    (athlete|athletes|mental performance|performance coach|mental coach|mental skills|sports psych|sport psych|sports psychologist|sport psychologist)
    (sport|sports|athlete|competition) (psychologist|psychology|nerves|pressure|coach)
    (sportif|sportive|sportifs|sportives|psychologue sportif|psychologue du sport|preparation mentale|preparateur mental)
  `,
  Tinnitus: `
    acouphene
    (ringing|buzzing) in [my|the|both] (ears|ear)
    ears ringing
    (sifflement|sifflements|bourdonnement|bourdonnements) (dans les|aux|d) oreilles
  `,
  Hoarding: `
    (hoard*|clutter|can t throw anything out)
    (keep|keeps|keeping|hoards|hoarding|saves|collects|won t throw) [out] (everything|newspapers|garbage|junk|boxes|plastic bags|every receipt)
    (ramasseux|accumulateur|accumulatrice|syndrome de diogene|encombrement)
    (garde|ramasse|accumule|conserve|jette rien|ne jette) (tout|rien|les journaux|les boites|les sacs)
  `,
  'Agricultural Stress': `
    (farmer|farmers|farm|farming|farmer stress|farming stress|farm family|rancher|ranchers|dairy farmer)
    (lost|losing|lose) (my|the|our) farm
    (agriculteur|agriculteurs|agricultrice|agricultrices|producteur laitier|producteurs agricoles|monde agricole)
  `,
  'High-Conflict Separation': `
    (parental alienation|custody battle|high conflict|high conflict ex)
    (bitter|nasty|messy|ugly|hostile) (divorce|separation|breakup|custody)
    (alienation parentale|bataille pour la garde)
    (divorce|separation|rupture) (conflictuel|conflictuelle|hostile|qui tourne mal)
  `,
  Adoption: `
    (adopted|adoptee|adoptees|adoptive|birth parents|birth mother)
    (adoptive|adopted) (parent|parents|parenting|mom|mum|dad|mother|father|mama|family|child|son|daughter|kid)
    found out (i|she|he) was adopted
    (adoptif|adoptifs|adopte|adoptes|adopter|mere biologique|parents biologiques)
    (parent|parents|famille|enfant|mere|pere|fils|fille) (adoptif|adoptifs|adoptive|adopte)
  `,
  Emetophobia: `
    (emetophob*|vomit phobia|fear of vomiting)
    (scared|afraid|terrified|fear|phobia) (of|to) (throwing up|vomit*|puking)
    (peur|phobie|panique|angoisse) (de|d) vomir
  `,
};
