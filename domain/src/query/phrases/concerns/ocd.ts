import type { PhraseGroup } from '../../lexicon.ts';

export const OCD: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Obsessive-Compulsive Disorder'] }],
  en: `
    (ocd|o c d|obsessive*|compulsi*|obsessions|pure o|rituals|hoard*|hair pulling|trichotillomania|skin picking|dermatillomania|excoriation|bfrb|body dysmorph*|bdd|contamination fear|germaphob*|germs|perfectionis* ocd|scrupulosity|harm ocd|rocd|pocd)
    (wash|washing|washes) [my|his|her] hands [too much|all the time|constantly|over and over]
    (check|checking|checks) (the|) (locks|lock|stove|door|everything) [over and over|again|many times|all the time]
    (count|counting|tapping|repeating|arranging) (things|everything|rituals|over and over)
    (pull|pulling|pulls) [my|her|his] hair [out]
    (pick|picking|picks) [my|her|his|at my] skin
    (intrusive|unwanted|violent|disturbing|blasphemous) (thoughts|images)
    (afraid|scared|fear) of (germs|contamination|getting dirty|dirt|hurting someone|blood)
    (checked|check|checks|checking) [the] (stove|door|locks|lock|iron|taps|lights) (<number> times|again|over and over|twice)
    (ocd tendencies|obsessive thoughts|obsessive thinking|obsess|obsessing|obsessed with cleaning|clean freak|contamination|checking rituals|mental rituals|counting compulsions|magical thinking|hoarder*|hoarding|clutter|can t throw anything out|pulls out her hair|pulls out eyelashes|skin picker|nail biting|symmetry|reassurance seeking|relationship ocd|scrupulous|unwanted thoughts|bad thoughts|scary thoughts|horrible thoughts|harm thoughts|taboo thoughts)
    (wash|washing|washes|scrub|scrubbing|clean|cleaning|cleans) [my|his|her|the] (hands|house|everything|dishes) [until|till|so much|50 times|till they bleed|constantly|raw|all day|they bleed|over and over|all the time|again and again]
    (check|checking|checked|checks|recheck|rechecking) [if|that|the|my|on] (stove|oven|door|doors|locks|taps|windows|email|emails|alarm|car|iron|everything) [is|are] [off|locked|10 times|ten times|20 times|100 times|over and over|again|multiple times|constantly]
    (have to|need to|must) (count|tap|touch|repeat|redo|check|wash|line up|even out|do everything) [everything|things|it|in] [twice|three times|until it feels right|in threes|perfectly|evenly]
    (thoughts|images) (i can t|that i can t|i don t want|that won t|keep) (control|stop|want|go away|popping up|coming back|get rid of)
    (picks|picking|pulls|pulling|biting|chewing) (at her skin|at his skin|skin|scabs|eyelashes|eyebrows|her hair out|his hair out|my hair out|nails until they bleed)
    (thought|thoughts) (of|about) (stabbing|pushing|hurting|harming|running over) (someone|people|my kids|my family|somebody)
    (pull|pulling|pulls|pick|picking|bite|biting) [out|at] [my|her|his] (eyelashes|eyebrows|hair|cuticles|lips|face|nails|skin)
    counting (everything|steps|things|in fours|in my head)
    (house|home|apartment|place|garage|basement|bedroom|kitchen|condo) [is] [so|too|all] (full of|full to|packed with|stuffed with|buried in|crammed|overflowing|cluttered|piled) [with] [the|stuff|junk|things|boxes|newspapers|clutter|ceiling|garbage]
    (full|piled) to the ceiling
    (can t|cannot|won t|unable to|refuses to|hard to) (throw|throws|get rid of|part with|let go of|toss) [anything|stuff|things|nothing|out|away] [out|away|anything]
    (throwing|throw) (stuff|things|anything) (out|away)
    (check*|recheck*) [the|my|if] (stove|oven|door|doors|lock|locks|iron|taps|lights) [<number>|twenty|ten|fifty|a hundred|so many|many|over and over] [times] [before]
    (pick|picks|picking|bite|bites|biting|chew|chews) [at|my|his|her|the] (skin|nails|lips|scabs|cuticles|fingers) [till|until|bleed]
    (stop|quit|keep|keeps|always|constantly|hours|repeatedly) (checking|counting|washing|cleaning|rereading|rechecking|tapping|arranging|confessing|praying over and over)
    (check|checks|checking|rechecking) [that|if] [the] (stove|oven|lock|locks|locked|door|doors|iron|taps|tap|alarm|windows|mirrors|burner|burners|garage)
    (hands|skin) [are|is] (raw|bleeding|cracked|red) [from] [soap|washing|sanitizer]
    (keep|keeps|keeping|hoards|hoarding|saves|collects|won t throw) [out] (everything|newspapers|garbage|junk|boxes|plastic bags|every receipt)
    (tic|tics|tourette|tourettes|tourette s|trichotillomania|trich|dermatillomania|bfrb|skin picking|hair pulling|pulls out her hair|pull my hair out|pulling my hair|picks her skin|pick my skin|picking my skin|nail biting)
    (house|basement|apartment|garage|room) [is|so] (full of|filled with|overflowing) [stuff|junk|newspapers|boxes|garbage]
  `,
  fr: `
    (toc|t o c|obsess*|compulsi*|rituels|accumulation compulsive|trichotillomanie|dermatillomanie|dysmorphophobie|dysmorphie corporelle|peur des microbes|peur des germes|microbes|germes|phobie d impulsion|obsessionnel*|verifications|toc de contamination)
    (lave|laver|se lave|me lave) [les|mes|ses] mains [sans arret|tout le temps|trop]
    (verifie|verifier|verification|verifie tout) [les|la|le] [serrures|porte|portes|poele|four] [sans arret|tout le temps|dix fois]
    (compter|compte|repeter|ranger) [tout|les choses] (sans arret|compulsivement|tout le temps)
    (s arrache|m arrache|arrache) [les|mes] cheveux
    (gratte|gratter|triture) [la|ma|sa] peau
    (pensees|images) (intrusives|obsedantes|violentes|envahissantes)
    (verifie|verifier|verifiee) [<number> fois|encore] (le poele|la porte|les serrures|les lumieres|le rond)
    (obsession*|obsessif|obsessive|compulsif|compulsive|compulsions|verifier sans arret|pensees obsessives|pensees obsessionnelles|pensees intrusives|pensees envahissantes|ramasseux|accumulateur|syndrome de diogene|encombrement|symetrie|peur de contaminer|contamination|lavage de mains|se lave les mains|arrache ses cheveux|s arrache les cheveux|se gratte au sang|rituel*|besoin de tout verifier)
    (lave|laver|laves|frotte|nettoie|desinfecte) [les|mes|ses|tout|la] (mains|maison|planchers|tout) [50 fois|cent fois|au sang|sans arret|tout le temps|jusqu au sang|compulsivement]
    (verifie|verifier|reverifie|retourne verifier) [si|que|dix fois|20 fois|toujours] [le|la|les|mon|mes] (poele|rond|ronds|porte|portes|four|serrure|serrures|barrures|courriels|fer|lumieres|fenetres) [est|sont] [ferme|fermee|barree|barre|eteint|dix fois|20 fois|sans arret]
    (faut|dois|doit|oblige) [que|de|tout] [je|il|elle] (compter|toucher|repeter|refaire|recommencer|verifier|compte|touche|repete|recommence|range|aligner) [tout|mes pas|pair|trois fois|en ordre|parfait]
    (pensees|idees|images) (de|d|que|qui) (faire mal|faire du mal|pousser|poignarder|je veux pas|je ne veux pas|je controle pas|tournent en boucle|me lachent pas|degoutantes|horribles|blasphematoires) [a|quelqu un|mon|ma] [<child>|bebe]
    (arrache|arracher|tire) [les|mes|ses] (cils|sourcils|cheveux|peaux)
    empecher de [tout] (verifier|compter|laver|ranger)
    (maison|appart|appartement|logement|garage|sous sol|chambre) [est] [trop|tellement] (plein|pleine|rempli|remplie|encombre|encombree|bourre|bourree) [de|d|jusqu au] [choses|objets|affaires|cochonneries|plafond|boites]
    (capable|arrive|peux|reussis) (pas|plus|jamais) [de|a|rien] (jeter|me debarrasser|me departir) [de] [rien|quoi que ce soit|mes affaires]
    (ronge|ronger|ronges|mange|arrache|arracher|gratte|gratter) [mes|ses|les|la] (ongles|doigts|peau|cuticules|bobos|gales)
    (lave|laver) [les|mes|ses] mains (jusqu|jusqu au|au) sang
    (verifie|verifier|reverifie|reverifier) [si] [le|la|les] (poele|rond|ronds|porte|portes|serrure|serrures|four|robinet|alarme|fenetres|fer)
    (mains|peau) (a vif|qui saignent|gercees|rouges|seches) [a force|de savon]
    (garde|ramasse|accumule|conserve|jette rien|ne jette) (tout|rien|les journaux|les boites|les sacs)
    (arrete pas|peux pas arreter|obligee|oblige|besoin) [de] (verifier|compter|laver|nettoyer|ranger|relire|toucher)
    (tic|tics|gilles de la tourette|tourette|trichotillomanie|dermatillomanie|s arrache les cheveux|m arrache les cheveux|me gratte au sang|arracher les cheveux|onychophagie)
    (maison|appart|sous sol|garage|chambre) [est] (pleine|plein|rempli|remplie|encombre|encombree) (de|d) [tout|choses|cossins|boites|journaux]
  `,
};
