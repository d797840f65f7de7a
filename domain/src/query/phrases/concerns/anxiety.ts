import type { PhraseGroup } from '../../lexicon.ts';

export const ANXIETY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Anxiety'] }],
  en: `
    (anxiety|anxious|anxiousness|anx|anxieties|gad|generalized anxiety|generalised anxiety|health anxiety|separation anxiety|performance anxiety|test anxiety|exam anxiety|existential anxiety|climate anxiety|eco anxiety|nervous|nervousness|nerves|on edge|tense|tension|uneasy|jittery|restless|apprehensive|dread|fearful|scared|worried sick)
    (worry|worries|worrying|worried|worrier|overthink*|overanaly*|ruminat*|catastrophiz*|catastrophis*|spiral*|obsess over)
    (can t|cannot|don t) (stop|quit) (worrying|thinking|overthinking|my thoughts)
    (can t|cannot) (relax|calm down|switch off|turn off my brain|shut my brain off|shut off my mind|unwind|sit still|breathe)
    [my|the] (mind|brain|head|thoughts) (races|is racing|racing|won t stop|never stops|won t shut up|wont shut up|won t turn off|keeps going|goes in circles|spins)
    (racing|intrusive|anxious|constant|negative|spinning|dark) (thoughts|mind|thinking)
    (always|constantly) (worried|stressed|afraid|scared|tense|on alert|waiting for something bad)
    (what if|worst case) (thoughts|scenario|scenarios)
    (afraid|scared|terrified|fear) (of|about) (everything|the future|failing|failure|dying|death|getting sick|illness|being alone|abandonment|rejection|losing control|going crazy|change|the unknown|making mistakes)
    (knot|butterflies|pit) in my (stomach|chest|throat)
    (tight|tightness) [in my] chest
    (heart|chest) (racing|pounding|palpitations|beating fast)
    (bite|biting) my nails
    (school|work|driving|dating|relationship|money|parent*|new) anxiety
    (hypochondria*|health worries|afraid i am sick|googling symptoms)
    (freak*|freaking) out
    (my|a) <child> (worries|is anxious|is nervous|is scared|is afraid|is clingy|refuses school|won t go to school|cries at drop off)
    (school refusal|school avoidance|refuses to go to school|won t go to school|school phobia)
    (fear of|afraid of|scared of) <thing>
    always expect* the worst
    (nervous|anxious) (wreck|all the time|about everything)
    (choke|freeze|panic|crack) [up] (in|at|during|before) [big] (games|game|competition|competitions|exams|tests|meetings|interviews|races|the race)
    (sport|sports|athlete|performance|competition) (psychologist|psychology|anxiety|nerves|pressure|coach)
    (always|keep|constantly) (imagining|expecting|picturing|thinking) (the worst|something bad|bad things)
    (can t|cannot) (settle|focus on anything else|stop shaking|stop checking my phone)
    (worried|worry) (about|for) (my|the|him|her) (<relative>|<child>|future|kids|health|money)
    (sick|ill) with worry
    (stomach) (in knots|hurts|aches) [before school|every morning|when]
    (stomach|tummy) (ache|aches|hurts|pain) (before|every|in the morning)
  `,
  fr: `
    (anxiete|anxieux|anxieuse|angoisse|angoisses|angoissant|angoissee|tag|anxiete generalisee|anxiete de performance|anxiete de separation|ecoanxiete|eco anxiete|anxiete de la sante|nervosite|nerveux|nerveuse|stresse de tout|tension interieure|agite|agitation|apprehension|craintif|craintive|crainte|craintes|inquiet|inquiete|inquietude|inquietudes|hypocondri*)
    (m inquiete|inquieter|je m inquiete|s inquieter|s inquiete) [pour] [tout|rien|constamment|sans arret]
    (je m en fais|m en faire|s en fait|s en faire) [trop|pour tout|tout le temps]
    (trop|tout le temps|toujours|constamment) (penser|inquiet|inquiete|peur|sur les nerfs|aux aguets)
    (ruminer|rumine|ruminations|rumination|ressasser|ressasse|suranalyse|trop dans ma tete|trop penser|penser trop|hamster|le hamster)
    (mon|ma|le|la) (tete|cerveau|hamster|pensees|esprit) (n arrete pas|tourne|roule|roulent|ne s arrete pas|arrete jamais|s emballe)
    (pensees|idees) (noires|envahissantes|intrusives|qui tournent|en boucle|anxieuses|negatives)
    (pas|plus|incapable de|arrive pas a|n arrive pas a|n arrive plus a) (capable de|) (relaxer|me calmer|me detendre|decrocher|respirer|arreter de penser|lacher prise)
    (boule|noeud|papillons) (au|dans|a) [le|l] (ventre|gorge|estomac)
    (serrement|oppression|pression) [a la|au|dans la] (poitrine|coeur)
    (coeur|palpitations) (qui bat vite|qui debat|palpitations|s emballe)
    (peur|crainte|phobie) (de|d) (tout|l avenir|echouer|l echec|mourir|la mort|la maladie|tomber malade|etre seul|l abandon|rejet|perdre le controle|devenir fou|changement|l inconnu)
    (peur de|peur d|peur du|peur des) <thing>
    (mon|ma) <child> (est anxieux|est anxieuse|a peur|est stresse|fait de l anxiete|s inquiete|refuse l ecole|ne veut plus aller a l ecole|pleure)
    (refus scolaire|phobie scolaire|ne veut plus aller a l ecole|peur de l ecole)
    (ronge|ronger|me ronge) [mes|les] ongles
    (sur les|a bout de) nerfs
    (paniquer|capoter|je capote|j angoisse|stress constant|imaginer le pire|scenario catastrophe|scenarios catastrophes)
    fait de l anxiete
    (fige|figer|bloque|bloquer|perdre mes moyens) (aux|en|avant|pendant|devant) (competitions|competition|match|examens|examen|oral|public|reunions)
    (sportif|sportive|athlete|performance|competition) [psychologie|anxiete|stress]
    (je m imagine|imaginer|je pense toujours|s attend) [toujours] [le|au] pire
    (mal au|mal de) (ventre|coeur) (avant l ecole|tous les matins|le matin|sans raison)
    (inquiet|inquiete|stresse|stressee) pour (mon|ma|mes|tout|l avenir|rien)
    (je|on) (stresse|angoisse|capote|panique) (pour|a propos|tout|a|avant|ben|pas mal|au boutte)
    (mal au) (ventre|coeur) (avant|chaque|le matin)
    (ne veut|veut|veux) (plus|pas) aller a l ecole
  `,
};
