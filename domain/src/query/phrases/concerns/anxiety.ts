import type { PhraseGroup } from '../../lexicon.ts';

export const ANXIETY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Anxiety'] }],
  en: `
    (anxiety|anxious|anxiousness|anx|gad|generalized anxiety|generalised anxiety|health anxiety|separation anxiety|performance anxiety|test anxiety|exam anxiety|existential anxiety|climate anxiety|eco anxiety|nervous|nervousness|nerves|on edge|tense|tension|uneasy|jittery|restless|apprehensive|dread|fearful|scared|worried sick)
    (worry|worrying|worried|worrier|overthink*|overanaly*|ruminat*|catastrophiz*|catastrophis*|spiral*|obsess over)
    (can t|cannot|don t) (stop|quit) (worrying|thinking|overthinking|my thoughts)
    (can t|cannot) (relax|calm down|switch off|turn off my brain|shut my brain off|shut off my mind|unwind|breathe)
    (mind|brain|head|thoughts) (races|is racing|racing|won t stop|never stops|won t shut up|wont shut up|won t turn off|keeps going|goes in circles|spins)
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
    <child> (worries|is anxious|is nervous|is scared|is afraid|is clingy|refuses school|won t go to school|cries at drop off)
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
    (worried|worry|worrying) (all the time|constantly|about everything|every night|every day|non stop|nonstop|for nothing)
    (stomach|tummy|belly) (in knots|turns|churns|ties itself in knots)
    (mind|brain|head|thoughts) (goes|go|going) (a mile a minute|100 miles an hour|crazy|everywhere|non stop|around and around|blank)
    (my|the) (brain|mind|head) (won t|doesn t|can t|never|will not) (stop|shut off|shut up|turn off|slow down|rest|quiet down|be quiet|let me sleep)
    (panicky|twitchy|edgy|antsy|skittish|wound up|keyed up|worked up|high strung|shaky|fidgety with worry|jumpy all the time)
    (wait|waiting) for (the other shoe to drop|something bad to happen|bad news|disaster)
    (something bad|something terrible|something awful) (will|is going to|might|is about to) happen
    (scared|afraid|terrified|worried) (i m|i am|that i m|i have|i ll|i might be) (dying|sick|going to die|cancer|going crazy|losing my mind|fail|get fired|pregnant)
    (googling|google|checking) [my] symptoms
    (scared|afraid|nervous|anxious) (all the time|for no reason|about everything|every day|every morning|constantly|at night|to be alone|to go out)
    (nerves) (are|is) (shot|bad|gone|fried|frayed|killing me)
    bad nerves
    (sweaty|clammy) (palms|hands)
    (separation|separating) (anxiety|from me|from mom)
    (clingy|won t leave my side|cries when i leave|cries at drop off|cries at daycare)
    (won t|refuses to|refusing to|doesn t want to|scared to|afraid to|can t) (go to|get on) [the] (school|daycare|kindergarten|school bus)
    (what if|worst case) (spirals|spiral|thinking|in my head)
    (overthinker|worrywart|nervous nelly|control freak)
    (uncertain*|the news|climate change|world|state of the world|wars) (scares|stresses|terrifies|freaks) me
    (doom|doomscroll*|eco grief|climate grief|climate change worry)
    (hard|heavy|trouble) (to relax|relaxing|calming down|winding down)
    (trouble|hard time|difficulty) (relaxing|calming down|making decisions|deciding|letting go of control)
    (calm|quiet) my (mind|nerves|thoughts|brain)
    (butterflies|lump) in (my|the) (stomach|throat|chest)
    always on (edge|alert|high alert|guard)
    (test|exam|math) (nerves|panic|anxiety|fear)
    (blank out|go blank|freeze up) (on|during|in) (tests|exams|the exam)
    (afraid|frightened|petrified|freaked out|freaking out|pacing|paranoid about my health|obsessing|dwelling|dwell)
    (can t|cannot|couldn t) stop (<thing>|pacing|shaking|replaying)
    (nervous|anxious|scared) before (games|hockey|my game|exams|work|school|meetings|performing|flights|the dentist)
    (worried|anxious|scared|freaking out) about (climate change|climate|the world|war|money|my baby|school|my future|everything lately)
    (puke|throw up|vomit|sick) before (games|hockey|school|work|exams|tests|performances|races)
    (heart|chest) (goes|going|is going|go) (crazy|fast|nuts|wild) [before|when|every]
    (before|during) (every|each|my|a) (test|tests|exam|exams|quiz) [at school]
    (freak out|freaking out|freaks out|losing it|panic|sick) (before|during|about|over) [every|my|the|a] (test|tests|exam|exams|school|finals)
    (overthink|overthinks|overthinker|overthinking) [everything|it all|all the time]
    (nervous|scared|worried|terrified|freaking out|cold feet|jitters) (about|before|for) [my|the|a|our] (surgery|operation|wedding|flight|interview|trip|needles|test|results|procedure)
    (tummy|stomach) (ache|aches|hurts|pain|pains) [every] [morning|before|day] [school]
  `,
  fr: `
    (anxiete|anxieux|angoisse|angoissant|tag|anxiete generalisee|anxiete de performance|anxiete de separation|ecoanxiete|eco anxiete|anxiete de la sante|nervosite|nerveux|stresse de tout|tension interieure|agite|agitation|apprehension|craintif|craintive|crainte|inquiet|inquietude|hypocondri*)
    (m inquiete|inquieter|je m inquiete|s inquieter|s inquiete) [pour] [tout|rien|constamment|sans arret]
    (je m en fais|m en faire|s en fait|s en faire) [trop|pour tout|tout le temps]
    (trop|tout le temps|toujours|constamment) (penser|inquiet|inquiete|peur|sur les nerfs|aux aguets)
    (ruminer|rumine|ruminations|ressasser|ressasse|suranalyse|trop dans ma tete|trop penser|penser trop|hamster|le hamster)
    (mon|ma|le|la) (tete|cerveau|hamster|pensees|esprit) (n arrete pas|tourne|roule|roulent|ne s arrete pas|arrete jamais|s emballe)
    (pensees|idees) (noires|envahissantes|intrusives|qui tournent|en boucle|anxieuses|negatives)
    (pas|plus|incapable de|arrive pas a|n arrive pas a|n arrive plus a) (capable de|) (relaxer|me calmer|me detendre|decrocher|respirer|arreter de penser|lacher prise)
    (boule|noeud|papillons) (au|dans|a) [le|l] (ventre|gorge|estomac)
    (serrement|oppression|pression) [a la|au|dans la] (poitrine|coeur)
    (coeur|palpitations) (qui bat vite|qui debat|palpitations|s emballe)
    (peur|crainte|phobie) (de|d) (tout|l avenir|echouer|l echec|mourir|la mort|la maladie|tomber malade|etre seul|l abandon|rejet|perdre le controle|devenir fou|changement|l inconnu)
    (peur de|peur d|peur du|peur des) <thing>
    <child> (est anxieux|est anxieuse|a peur|est stresse|fait de l anxiete|s inquiete|refuse l ecole|ne veut plus aller a l ecole|pleure)
    (refus scolaire|phobie scolaire|ne veut plus aller a l ecole|peur de l ecole)
    (ronge|ronger|me ronge) [mes|les] ongles
    (sur les|a bout de) nerfs
    (paniquer|capoter|je capote|j angoisse|stress constant|imaginer le pire|scenario catastrophe)
    fait de l anxiete
    (fige|figer|bloque|bloquer|perdre mes moyens) (aux|en|avant|pendant|devant) (competitions|competition|match|examens|examen|oral|public|reunions)
    (sportif|sportive|athlete|performance|competition) [psychologie|anxiete|stress]
    (je m imagine|imaginer|je pense toujours|s attend) [toujours] [le|au] pire
    (mal au|mal de) (ventre|coeur) (avant l ecole|tous les matins|le matin|sans raison)
    (inquiet|inquiete|stresse|stressee) pour (mon|ma|mes|tout|l avenir|rien)
    (je|on) (stresse|angoisse|capote|panique) (pour|a propos|tout|a|avant|ben|pas mal|au boutte)
    (mal au) (ventre|coeur) (avant|chaque|le matin)
    (ne veut|veut|veux) (plus|pas) aller a l ecole
    (anxieu*|angoiss*|stresse tout le temps)
    (je|j) (angoisse|stresse|capote|panique|badtrip|bad trip) (tout le temps|pour rien|sur tout|pour tout|ben raide|a rien faire)
    (noeud|boule|motton|mottons|crampe|crampes) (dans|au|a) [le|la|l] (ventre|estomac|gorge)
    (avoir|j ai|a) (le motton|la boule|des papillons)
    (tete|cerveau|pensees|hamster) (arrete jamais|s arrete jamais|arrete pas|veut pas arreter|tourne sans arret|roule a 100|spinne|spin|va trop vite)
    (je|j) (imagine|vois|pense) (toujours le pire|le pire|des catastrophes)
    (peur|crainte) (qu il|qu elle|que quelque chose|que ca) [lui] (arrive|m arrive|tourne mal)
    (j ai|jai|ai|a) (peur) (tout le temps|de tout|pour rien|sans raison|constamment|la nuit|le soir|d etre malade|d avoir le cancer)
    (peur|inquiete|inquiet) (d avoir|d attraper) (une maladie|le cancer|quelque chose de grave)
    (nerfs|nerf) (a vif|a fleur de peau|en boule|a terre|a boutte|qui lachent)
    (inquiet|inquiete|inquiets) (tout le temps|pour tout|pour rien|de nature|sans arret|chaque nuit)
    (me fais|se fait|fais|fait) (du mauvais sang|de la bile|des scenarios|des idees|des peurs|du souci|du tracas)
    (trop|toujours) (dans ma tete|dans sa tete)
    (les|mes) mains (moites|qui tremblent)
    (anxiete|stress|trac) (scolaire|de performance|des examens|du lundi|de separation|existentielle|climatique|avant les examens)
    (veut|veux|refuse|capable) [plus|pas|de] (aller a|rentrer a|retourner a) (l ecole|la garderie|la maternelle)
    (pleure|crise) (au depart|a la garderie|quand je pars|quand je le laisse|quand je la laisse)
    (colle|collee|collant) a (moi|sa mere|maman)
    (lacher|lache) prise
    (besoin|vouloir|envie) de tout controler
    (calmer|apaiser|tranquilliser) (mes|le|l) (pensees|hamster|mental|anxiete|angoisse|esprit)
    (insecurite|incertitude|l actualite|les nouvelles) (m angoisse|me stresse|m inquiete)
    (toujours|tout le temps|constamment) (sur le qui vive|tendu|tendue|aux aguets|crispe|crispee|stresse|stressee|angoisse|angoissee)
    (je|j) (ai) le coeur (serre|qui pompe|qui bat)
    (effraye|apeure|terrorise)
    (arrete|arreter|arretes|arrive) (pas|plus) [a|de|d] [arreter] [de|d] (stresser|angoisser|ruminer|m inquieter|penser|capoter|trembler|m en faire)
    (vomi|vomis|vomir|mal au coeur) (avant|a cause) (l ecole|les games|les matchs|le hockey|les examens|mon travail|du stress)
    peur (que|qu) (mon|ma|il|elle|quelque chose|je|on|ca)
    (trou|trous|blanc|blancs) [noir|noirs|de memoire] (aux|pendant|dans|en|avant) (examens|examen|exam|exams|exposes|oral)
    (overthink*|overthinke|overthinking) [tout|toute|tout le temps]
    (avant|pendant) (les|mes|chaque|un|l) (exam|exams|examen|examens|test|tests) [du ministere|de fin de session]
    (angoisse|angoissee|angoissent|inquiete|inquietent) (m|me) [beaucoup]
    (m|me) (angoisse|inquiete|stresse|terrifie|terrorise) [beaucoup|tellement]
    (nerveux|nerveuse|stresse|stressee|inquiet|inquiete|panique) (avant|pour|a propos de) [mon|ma|mes|l|la|le] (operation|chirurgie|mariage|entrevue|voyage|examen)
    mal (au|de) (ventre|coeur) (le|chaque|avant|tous les) (matin|ecole|l ecole|matins)
  `,
};
