import type { PhraseGroup } from '../../phrase-files.ts';

/** How and when somebody would die, a goodbye; self-harm, one’s own or another’s. */
export const SUICIDE_PLAN: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Depression'] }],
    isInferred: true,
    danger: ['suicide'],
    en: `
      # Doing it
      (<wants>|going|gonna|about|tried|trying|threat*|might|attempt*|could|may|swears|promised|almost) [to|of|about|on|not] (overdose|overdosing|od)
      i (had|have|put|tied|wrapped) [the|a] (cord|rope|belt|noose|bag|scarf|cable|sheet) (around|on|over) my [own] (neck|head|throat)
      (thinking|think|thought|want|planning|plan|tempted|going|feel like|considering|about|gonna|urge) [of|about|to] (take|taking|swallow|swallowing|down|downing) [all|too many|a bunch of|whole bottle of|whole|entire|every] [of] [my|the|her|his] <drug> [at once]
      (pense|veux|veut|songe|envie|vais|tente|gout|voulais|failli) [a|de|d] (prendre|avaler|caler|gober) [toutes|tous|toute|trop de|une poignee de] [mes|mon|ma|les|boite de] <drug> [d un coup|en meme temps]
      (i m|i am|i) (holding|held|hold|have) [a|the] (knife|gun|razor|blade|rifle|shotgun) (to|against|on|at|in) my [own] (wrist|wrists|arm|head|throat|temple|neck|mouth|chest|hand|lap)
      (eat|eating|ate) (his|my|her) gun
      look like an accident ~ (family|insurance|kids|die|death|myself|wife|husband)
      (want|need|going|ready|time|tempted|try|trying) 2 (die|end it|end everything|end my life|kill <self>|disappear|hurt <self>|cut|not exist|overdose|jump)
      (which|what) (meds|pills|drugs|dose) .. (how much|how many) ~~~ (myself|for me|on me|stop thinking|keep thinking)
      (kill|kil|kll|killl|killing|killin|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|off|offing|end|ending|delete|deleting|rope|roping|neck|necking|yeet|poison|suffocate|suffocating|overdosing) <self>
      ((almost|nearly|wish i|should have) killed myself|(end|ending|take|taking|finish) (my|his|her|their) [own] (life|lives)|(end|ending) it all)
      ((gun|knife|rope|bag|belt) (to|around|on|over|in) (my|his|her) (head|mouth|neck|temple|throat|wrist)|(use it|gun|turn it) on (himself|herself|myself)|(blow|blowing) (my|his|her) (brains|head) [out|off])
      (jump|jumping|leap|leaping|step|stepping|walk|walking|throw myself|throwing myself) (off|from|in front|into|onto|out of|out) [of] [a|the|my|moving] (bridge|roof|building|balcony|cliff|overpass|train|subway|metro|traffic|tracks|bus|truck|window)
      (gonna|going to|about to|almost|nearly|ready to) jump
      (standing|stood|stand|sitting|sat|found|i m|i am|going) (on|at|to) the [edge of the] (bridge|ledge|overpass|rooftop|train tracks|tracks|edge)
      (drive|driving|crash|crashing|steer|steering|swerve|swerving) [my|the|a|this] [car|truck|vehicle|bike] (on purpose|off (bridge|cliff|road))
      ((<wants>|gonna|keep) [to|of|about|just|i] (drive|driving|crash|crashing|steering|swerving|swerve) [my|the] [car|truck|vehicle] (into|off|in front)|help me die|(lethal|fatal|deadly) (dose|dosage))
      before i (jump|kill <self>|hurt <self>|pull the trigger|take them|take the pills|end it|cut)
      (<weapon>|rope|noose|pills|razor|blade) (on the table|in my lap|on my lap|beside me|beside the bed|next to me|in front of me|in my hand|in my hands|by my bed|in a glass|is ready|all ready|with me right now|ready to go)
      (jump|jumping) in front of
      # A plan, and what it takes
      (<weapon>|razor|blade|pills|rope|noose) ~ (courage|under my pillow|nothing left|lost everything|goodbye|good bye|farewell|says bye|said bye|cries|crying|in crisis|upset|barricaded|depressed|missing|hopeless|hasn t left bed|crops|sorry|alone in|nobody|loaded and|suicidal|note|lost the farm|bankrupt|had enough|can t take|can t go on)
      (looking at|look at|stare at|staring at|eyeing|eye|watching) .. (beam|rafters|rafter|barn beam|noose)
      (standing|stood|sitting|climbed|climbing|is on|s on|is at|on the) ~ (balcony|roof|ledge|railing|bridge|window) ~ (won t come|won t get|refuses|threat*|jump|come in|come down|help)
      (i|he|she|they) [has|have|had|ve|s] [got] [a] plan (and|for tonight|to end|to do it|for how|in place|how)
      (plan|date|spot|place|day|method|tree|bridge|picked|chose|chosen|decided|know|set|found) .. (picked|chosen|chose|set|decided|ready|spot|day|date|bridge|tree|how i ll do it|how i would do it|how to do it|when i ll do it|the way i d do it) ~ (end|over|pain|die|death|done|goodbye|gone|stop|tonight|do it|out)
      (saving|saved|save|hoard*|stash*|stockpil*|collecting|collected|hiding|hidden|keeping|put aside|setting aside|stocked|staring at|looking at|holding|stare at|counting|counted|sitting with|lined up) .. (<drug>|bottle of pills|<weapon>|noose|rope|blade|razor)
      <drug> [all] (ready|lined up|counted|in front of me|in my hand|on the table|beside me|stashed|saved up)
      <weapon> ~ (my|his|her|own|in) (mouth|head|temple|chin|wrist|wrists|forehead)
      (<weapon>|noose|rope|belt|extension cord|hose|exhaust|garage|cord) ~ (thinking of using|over soon|all be over|be over|over for good|end it|just want it over|do it|everything over|put an end|myself|himself|herself|be that|over with|tonight is|calling to me|calls to me|solution|tree|beam|rafter|rafters|garage|closet|ceiling|branch|barn|doorknob|neck|hook|pipe|attic)
      (bought|ordered|got|buy|tied|tying|made|found|practiced|googled|searched|searching|search|looked up|looking up) .. (rope|noose|helium|nitrogen|lethal|ways to die|how to die|how to hang|painless|sodium nitrite|charcoal|knot)
      (platform|bridge|tracks|balcony|roof|rooftop|cliff|overpass|ledge|train|subway|river|parkade|window|highrise|railing) ~ (one step|step off|jump|jumping|easy|let go|letting go|looking down|end it|end|just go|drop|myself|himself|herself|throw|over the rail|over the railing|over the edge)
      (oncoming|into) [the] (traffic|truck|trucks|semi|transport) ~ (turn|steer|step|walk|swerve|drive|veer|wheel|jerk|think|imagine)
      (turn|turning|jerk|jerking|yank|let go of) .. wheel ~~~ (into|truck|end|over|tree|pole|semi|oncoming|thought|think)
      (how many|how much) .. (<drug>|<dope>) .. (die|kill|fatal|lethal|overdose|end it|not wake up|deadly|never wake)
      (sitting|sit|sat|been sitting|parked|alone) .. (barn|garage|truck|shop|shed|room|car|basement|bedroom|kitchen|field|bush|dark|bed) ~ <weapon>
      (wheel|car|truck|driving|rig|bike|motorcycle|sled|tractor|boat|plane) ~ (tree|pole|ditch|wall|oncoming|guardrail|cliff|semi|rock|quarry|barrier|off the road|rock cut) ~ (over|done|end|easy|think|thought|finished|peace|easily|gone|purpose)
      (already|just|finally) (decided|made my decision|made my mind|made up my mind) ~ (live|living|end|reason|die|goodbye|peace|done|over|tonight|no)
      (put|held|holding|pressed|hold) it (to|against|in|under) my (head|mouth|temple|chin|throat)
      (bullet|bullets|shell|round) .. (for|with) (me|myself|my name|himself)
      (drive|driving|drove|crash|swerve|smash) .. (semi|transport truck|big rig|eighteen wheeler|concrete|bridge support|guardrail|telephone pole|brick wall|lake|ocean)
      (stop|stopped|skip|skipping|quit|refuse|refusing|won t take|not taking) .. (insulin|eating|dialysis|heart pills|heart medication) .. (die|on purpose|let|go|end|over|so i|dead|finally|speed)
      (stopped|refuses|quit|not) (eating|drinking|taking) ~~~ (ready to go|wants to die|give up|gave|won t be|let me go|die|waiting to die|says goodbye)
      (googling|googled|google|search|searched|searching|looking up|looked up|reading about|reddit) .. (suicide|end it|end my life|kill|ways|methods|how long does it take|how long it takes|how long to|pills|hanging|overdose|die|lethal)
      (walked|walk|went|drove|stand|stood|standing|sat|sitting|end up|ended up) .. (bridge|tracks|ledge|cliff|roof|river|platform|overpass|edge|balcony|railway) ~~~ (thinking|think|jump|end|step|night|again|twice|almost|nobody|cry|crying|alone|just|last|couldn t|stopped me|hours|ready)
      (insulin|<drug>|<dope>) ~~~ (how much|how many|exactly how|enough|what dose) ~~~ (take|die|kill|not wake|never wake|end|gone|sleep)
      (which|what|how) .. (bridge|building|cliff|roof|parkade) .. (high|tall) [enough]
      (how high|high enough|tall enough) ~ (jump|fall|die|bridge|building|floor)
      (walk|walked|walking|wade|go|drive|ride) (into|in) [the|a] (river|lake|ocean|sea|bay|water|traffic|st lawrence|woods and not come back|bush and not come back)
      (i m|i am|he s|she s|i|gonna|will|ll) [gonna|going to|planning to|ready to|about to|want to] do it (tonight|today|tomorrow|this weekend|soon|tonite|after|before|now|when)
      (guts|courage|balls|nerve|brave enough|coward|chicken) ~ (do it|end it|kill|jump|pull the trigger|go through with it|die|finish it|take my life)
      (go|going|went|going to go) through with it
      (how to do it|how i d do it|how i would do it|ways to do it|how it would feel to) ~ (rehears*|practic*|practis*|figuring|reading|read|research|know|thinking|think|look|looked|searching|die|jump|dead|plan|planned|imagine)
      (i have|i ve got|i got|there is|there s) [a|my|the|his] [loaded] (gun|rifle|shotgun|knife|blade|razor|rope|noose) (next to me|beside me|in my hand|in my hands|on my lap|in my lap|with me right now|to my head)
      (bathtub|tub|bath|shower|bain|baignoire|douche) ~ (blade|razor|lame|rasoir)
      if i had (a gun|gun|pills|the courage|the guts|a rope|enough pills|access to a gun|the balls|the means)
      (tied|ties|tie|hung|hangs|hanging|wrapped|wrap) .. (sheet|belt|rope|cord|scarf|shoelace|bedsheet|noose) .. (closet|neck|door|bedroom|room|ceiling|bar|rail|shower)
      (tempted|hesitating|thinking|thought|about|want|wanna|going) .. (take|taking|swallow|swallowing|down) .. (all|whole|entire|bottle|every) .. (<drug>|bottle|them|pills)
      (can|will|would|could) [i|you|u|someone|a person] die (from|of|by|if) .. <drug>
      (painless|painlessly|easiest|quickest|fastest|least painful|most painless|peaceful|peacefully|quick|without pain|doesn t hurt|don t hurt|won t hurt|no pain) ~ (die|death|dying|suicide|way to go|ways to go|way out|end it|end my life|to go)
      (have|got|found|bought|grabbed|tied|ready) [the|a|my|his|her] (rope|noose|pills|gun|razor|blades) (already|ready|now|here|tonight)
      (took|grabbed|has|with|got) .. <weapon> ~ (into the woods|in the woods|to the woods|the bush|the barn|drove off|left|gone|isn t answering|not answering|won t answer|disappeared|alone)
      (garage|car|truck|van) ~ (engine running|motor running|engine on|running with|hose|exhaust pipe|tailpipe)
      (keep|keeps|always|can t stop) (thinking|looking|picturing|imagining|staring|going back) [about|of|at|to] (bridge|train tracks|tracks|rope|noose|gun|rifle|rafters|beam|pills|knife)
      (platform|tracks|subway|train|edge|curb) ~ (stepping|step|walking|walk|leaning|lean) (forward|off|out|in front|over|into)
      # Saying goodbye
      tell (my|the) (kids|children|boys|girls) [that] i love (them|you all)
      ((tonight|ce soir|cette nuit) (i m|im|c est) (done|fini|termine|over)|rope in [the|my] (shed|barn|garage|basement|closet|attic))
      (found|find|wrote|written|writing|left|leaving|leave) [a|my|his|her|the] (goodbye|good bye|farewell|suicide) (letter|note|video|message)
      (wrote|written|writing|finished) (the|my) (letters|note|goodbyes)
      (gave|given|giving|give) [away] [all|my|his|her] .. (dog|cat|pets|guitar|stuff|things|belongings|possessions|clothes|jewelry|tools|truck) ~~~ (no point|i m done|im done|no reason|nothing left)
      (talk|talks|talking|parle|parlait) (about|of|de|du|d) [using|prendre|un|une|his|her|sa|son] (shotgun|rifle|gun|rope|noose|fusil|carabine|corde|calibre)
      (overdos*|surdose|pills|pilules|<drug>) .. (on purpose|intentionally|deliberately|expres|volontairement)
      (posted|says|said|told|wrote|text*) .. (won t be here|not be here|won t be around) (monday|tuesday|friday|sunday|tomorrow|next week|next month)
      note saying (sorry|goodbye|good bye|he|she|i m sorry)
      (take care|look after) [of] (kids|dog|cat|mom|children|girls|boys) ~~~ (when i m gone|when he s gone|sold|gave away|papers|goodbye|letter|note|if anything happens|for me)
      (won t|not|don t|doesn t|didn t|wont) .. (be|being) (here|around|alive) .. (christmas|summer|spring|next|birthday|much longer|graduation|longer|month|week|year|to see|anymore|new year|for it)
      (papers|affairs|will|things|everything) .. (in order|arranged|sorted|settled|ready) .. (gone|go|need|needs|nobody|goodbye|dog|me|done|end|be with)
      (gave|gives|giving|give|given) .. (watch|dog|cat|guitar|ring|jewelry|jewellery|stuff|things|belongings|money|possessions|everything|clothes|car|tools) ... (said goodbye|goodbye|won t need|worry|no need|needs it|without me|longer need)
      (giving|gives|gave|given|give) .. (watch|dog|cat|guitar|ring|jewelry|jewellery|stuff|things|belongings|money|possessions|clothes|everything|records|car|tools|truck|furniture|prized) away
      (text|texted|posted|sent|message|wrote|post|snap|called|letter|note) .. (goodbye|good bye|sorry for everything|farewell|last one|this is it)
      (this is|it s|its) (my|the) (last|final) (night|day|message|week|goodbye|post|time)
      (tonight|today|tomorrow) [is] [the|my] (night|day|last|it) .. (die|end|over|goodbye|do it|pills|done|plan|ready)
      by the time (you|u|they|anyone|someone|anybody|people) (read|reads|see|sees|get|gets|find|finds) this
      (ready|time) [for me] to (go|check out|clock out|leave|let go|meet my maker|meet jesus|be with the lord|log off) ~ (forever|goodbye|tired|peace|life|lived|god|over|no fear|pills|old|enough|nobody|heaven|sorry|for good)
      (checking out|check out|logging off|clocking out|log off|end the game|game over) ~ (life|for good|permanently|forever|myself|goodbye|tonight|world)
      (write|wrote|writing|written) .. (letters|note|goodbye|goodbyes|will) .. (kids|family|mom|wife|everyone|drawer|before i|goodbye|to say|friends|in case)
      tonight (is|s) [the|my|going to be my] [last] night
      (gave|giving|given|gives) (his|her|my|their) [favourite|favorite|beloved|two] (cat|dog|pets|guitar|truck|tools|watch|things|stuff|clothes|jewelry|ring|collection|savings) (to|away)
      (he s|she s|says he s|says she s|i m|im) done (and|with everything|with it all|with life|for good|fighting|trying) ~ (ring|goodbye|gave|sorry|love you|note|pills|gun|life|tired|end)
      ((been|already|quietly|saying|said|says) [saying|said] (my|his|her|their) (goodbyes|good byes|farewells)|(my|his|her|a) (note|letter|goodbye|will) (written|is written|ready|is ready|is done))
      # Hurting oneself
      (slit|slits|slitting|slash|slashing|cut|cutting) (my|his|her|their) [own] (wrist|wrists|throat|veins)
      (clean|relapse*|relapsed|sober) ~~~ (cutting|cut myself|i cut|self harm|sh|razor|blade|mutil*)
      (draws|drew|drawing|drawings|drawn|dessine|dessin|dessins) .. (hanging|hanged|noose|shooting herself|shooting himself|pendu|pendue|se pendre|corde au cou)
      (hurt|hurting|harm|harming|punish|punishing|damage|damaging|slice|slicing|mark|marking) (my|his|her|their) [own] (body|skin|arms|thighs|wrists) [with|on purpose]
      ((cut|cutting|cuttin|hurt|hurting|harm|harming|injure|injuring|burn|burning|scratching|mutilating|slashing|bleed|punish|punishing) <self> [on purpose]|(hit|hitting|punch|punching|biting|choking) myself)
      (cut|cutting|slit|slice|slicing|carve|carving|burn|burning) [up|open|on|into] (my|his|her|their) [own] (wrist|wrists|arm|arms|forearm|thigh|thighs|leg|legs|skin|veins)
      (carve|carved|carving|carves|scratch|scratched|etched) .. (my|his|her|their) [own] (skin|arm|leg|thigh|stomach|wrist|body)
      (picked up|went back to|back to|took out|reached for) [the|a|my] (razor|blade)
      (scratch|scratches|scratching) [at] (my|his|her|their) [own] (arm|arms|wrist|wrists|thighs|legs) (until|till|to the point)
      (<relative>|<friend>|<child>|<partner>|she|he|i m|been|started|keep|keeps|still|stop) [is|has been|been|started|keeps|s] cutting
      (punch|punching|hit|hitting) (walls|wall|things|myself) ~ (bleed|bloody|feel something|feel anything)
      (bang|banging|bangs|hit|hits|hitting|punch|punching|punches|slam|smash|bash|bashing) .. (my|his|her) (head|face|fist|legs|thighs) .. (wall|bleed|blood|until|bruise|bruises|floor|concrete|pain)
      (lighter|cigarette|cigarettes|iron|eraser) .. (my|his|her|own) (arm|arms|skin|leg|legs|wrist|hand|thigh|thighs)
      (cut|cuts|cutting|scratch|scratches|carve|carved|carving|razor|blade|blades|lines|slice|slices|scars|marks|burns) ~ (wrist|wrists|thigh|thighs|forearm|forearms|under her sleeves|under his sleeves|long sleeves|under sleeves|sleeves|sharpener)
      (razor|blade|blades|sharpener|box cutter|exacto|scissors|knife) ~ (skin|wrist|wrists|arm|arms|leg|legs|thigh|thighs|bathroom|her room|his room|my room|backpack|under her|under his|feel|bleed|relief)
      (pain|hurt|hurting|bleed|blood|cutting) .. (feel something|feel alive|feel better|relief|relieves|calms|numb|helps me) ~ (myself|cut|skin|blood|arm|blade|only)
      (pull|pulls|pulling|rip|ripping) .. (out) .. (stitches|skin) .. (myself|purpose)
      (cut|cuts|cutting) .. (herself|himself|myself|my daughter|daughter|my son|arms|legs|to feel|deeper|again|every night|in the shower|after school|bathroom)
      (blood|bleeding|cuts|scars|marks|scratches|burns|lines) [all] (on|over|down|up|along|across|under|inside|from) (her|his|my|daughter s|son s) [upper|inner|left|right] (arm|arms|wrist|wrists|thigh|thighs|leg|legs|sleeve|sleeves)
      (long sleeves|hoodie|hoodies|sweater|bracelets) ~ (summer|heat|hot|july|all the time) ~ (cut|cuts|arms|hide|hiding|scars|marks|daughter|son|teen)
      <wants> [to] (bleed|feel pain|hurt <self>|make it stop forever)
      (planning|plan|want|wanna|thinking|ready|tempted|urge|almost|nearly|tried|wants|threatens|threatening) [to|of|about] (jump|jumping) [off|from|in front|out]
      (blade|razor|blades|razors) ~ (school|bag|pencil case|backpack|locker|bathroom|pocket|hidden|hides|hiding|phone case|under)
      cutting (helps|makes me|is the only|since|every|feels|calms|for|my way|when)
      (pic|pics|picture|pictures|photo|showed|shows|sent|saw|found|noticed|hides|hiding|hide) .. (my cuts|cuts from|cuts on|fresh cuts|her cuts|his cuts|the cuts|wrists|her scars|his scars|cuts on|scars on|cut marks|bleeding wrist|blades|razor blades|razors)
      (scratch|scratching|burn|burning|burned) .. (my|his|her|their) [own] (skin|arm|arms|wrist|wrists|legs|hand|hands|face|scalp) ~ (bleed|bleeds|blood|lighter|feel something|feel better|when i m upset|punish|on purpose|calm)
      (dig|digging|press|pressing|claw|clawing|sink) .. (nails|fingernails) ~ (skin|arm|arms|palms|legs|thighs|hands|bleed)
    `,
    fr: `
      # Le faire
      (<wants>|vais|va|menace|essaye|tente|pense|parle|songe|planifie) [de|a|d] [faire] [une] (overdose|surdose)
      (me|se) (crisser|garrocher|pitcher|jeter|lancer) en bas
      (vais|va|veux|veut|pret|prete|envie|gout|failli|vas) [a|de] sauter
      (debout|assis|assise|suis|rendu|rendue|grimpe|monte|stationne) .. (bord|rebord|garde fou|parapet|corniche|rambarde) .. (toit|pont|balcon|fenetre|quai|falaise|viaduc|etage|vide|rails)
      (date|jour|heure|moment|moyen|plan) (de|pour) (ma|sa) mort
      (pret|prete|parle|parlait|menace|envie|pense|gout) (a|de) (se|me) tirer
      (repris|reprend|sorti|sort|ressorti|racheté) [le|la|mon|sa|son|ses|mes] (rasoir|lame|exacto)
      (me|m) [suis] (frappe|cogne|tape|fesse) [la] tete
      (me|se|s) [est|suis] (brule|pique|coupe|blesse|gratte|griffe) avec
      (me|se) (foutre|sacrer|crisser|garrocher|pitcher|jeter|lancer|mettre|tirer) (devant|en dessous|sous|en avant|en bas) [d|du|de|des] (truck|camion|train|metro|char|auto|autobus|pont|van|tracteur|balcon|toit|falaise)
      ((me|m|se|s) [faire] (tuer|suicider|pendre|flinguer|noyer|oter la vie|enlever la vie|enleve la vie|tirer une balle|empoisonner|immoler|laisser mourir|foutre en l air|sauter la cervelle|faire sauter la cervelle)|tirer la plug)
      ((me|m|se|s) (ouvrir|ouvert|trancher|tailler|couper|coupe|taille) les (veines|poignets)|(mettre|mis|met) [un] (fin|terme) a (mes|ses|ma|sa) (jours|vie|souffrances))
      [<wants>] [d|de|a|qu on] (en finir|den finir) [avec (la vie|ma vie|cette vie|mes jours|tout|tout ca)]
      (sauter|saute|me jeter|se jeter|me lancer|se lancer|me garrocher|me pitcher|me crisser|se crisser|se pitcher|lancer|jeter|crisser|pitcher) (en bas|du haut|du|d|devant|par|dans|sous) [du|d|le|la|un|une] (pont|toit|balcon|train|metro|rails|fenetre|camion|falaise|fleuve|vide|auto)
      ((auto|char|voiture) dans un (mur|arbre|poteau|viaduc)|(corde|noeud|fusil|lame|couteau) (au cou|autour du cou|sur la tempe|dans la bouche|sur les poignets)|(regarde|pense a|penser a) (la poutre|le pont|les rails|la corde))
      (passer|passe) a l acte
      (<weapon>|corde|pilules|lame|rasoir) (a cote de moi|a cote|pres de moi|devant moi|dans les mains|dans la main|sur les genoux|sur la table|avec moi|prete|pret|charge)
      (choisir|choisi|trouver|fixer|decider) .. (date|jour|moment|endroit|moyen|place) .. (pour m en aller|pour partir|pour mourir|pour en finir|pour le faire|pour tout arreter|pour disparaitre)
      # Un plan, et ce qu’il faut
      choisi (ma date|mon jour|sa date|mon moment|mon moyen|le moyen|mon arbre|mon pont)
      (plan|date|moyen|endroit|jour|corde) .. (ce soir|choisi|choisie|pret|prete|decide|decidee|fixe|fixee|prevu) ~ (mourir|fin|finir|partir|vivre|adieu|souffrir|aidez|apres|graduation|noel|tuer)
      (garde|gardes|accumule|cache|ramasse|conserve|mets|met|collectionne|mis|cachees|caches|economise) .. <drug> ~ (cote|jour|pret|prete|pour quand|moment|reserve|assez|cachette|tiroir|cas)
      <drug> [sont] (pret|prets|pretes|devant moi|comptees|comptes|dans la main|sur la table)
      (regarde|fixe|compte|tiens|assis devant|assise devant|devant) .. (<drug>|<weapon>|corde|rasoir|pot de pilules|bouteille de pilules)
      <weapon> .. (ma|sa|mon|la) (tempe|bouche|tete|menton|gorge|coeur)
      (corde|cordes|fusil|fusils|carabine|gun|grange|garage|poutre|ceinture|noeud|arme) ~ (penser|pense|en finir|finir|fin|solution|appelle|regler|y penser|idee|accroche|attache|tout arreter|arreter de souffrir|arreter tout|c est fini|fini pour|rien a perdre|adieu|adieux|en detresse|deprime|va pas bien|barricade)
      (recherche|reddit|lu|achete|commande|prepare|cherche|google|regarde sur internet|cherche sur internet) .. (corde|noeud|moyen de mourir|comment mourir|comment se pendre|helium|azote|dose mortelle|suicide|methodes|pendaison|combien de temps ca prend)
      (pont|quai|rails|balcon|toit|falaise|metro|train|viaduc|fleuve|fenetre|dixieme|etage|riviere|traverse|autoroute|camion) ~ (serait facile|si facile|trop facile|facile de|sauter|sauterais|en finir|me laisser|un pas|me jeter|me lancer|jeter devant|dans le vide|me garrocher|me pitcher|en bas [de] moi|tout arreter|foncer)
      (coup de volant|donner un coup de roue|tourner le volant|lacher le volant)
      (combien|quelle dose|quelle quantite|cmb) .. (<drug>|<dope>|tylenol|advil|somniferes) .. (mourir|tuer|mortel|mortelle|crever|en finir|pas se reveiller|plus se reveiller|fatal|fatale)
      (coup de roue|coup de volant|volant|auto|char|camion) ~ (poteau|arbre|mur|fosse|face a face|garde fou|pilier|falaise|viaduc|van) ~ (fini|finir|facile|pense|dis|regle|mourir|vite|tenter|tente|foncer)
      (assis|assise|seul|stationne) .. (grange|garage|camion|char|auto|sous sol|bois|noir) ~ <weapon>
      (corde|noeud|cable|ceinture|rallonge) ~ (arbre|poutre|plafond|grange|garage|garde robe|branche|crochet|cou|tuyau|grenier)
      (balle|cartouche|derniere balle) .. (pour|a) (moi|mon nom|lui|elle|la tete|tete)
      (foncer|fonce|me lancer|me jeter|me crisser|me pitcher|me garrocher|rentrer dans|rentre dans|embarquer devant) .. (poids lourd|van|camion|truck|train|mur|poteau|pilier|viaduc|lac|fleuve|riviere|metro|dix roues|face a face)
      (arrete|arreter|refuse|prends plus|prend plus|prends pu|veut plus) .. (insuline|manger|dialyse|pilules pour le coeur|boire|medicaments) .. (mourir|mort|expres|partir|finir|fin|laisser aller)
      (arrete|refuse|veut plus) [de] (manger|boire) ~~~ (mourir|pret a partir|partir|mort|donne|adieu|fini|laisse aller)
      (marche|alle|allee|rendu|rendue|debout|assis|assise|stationne|arrete|arretee|monte|montee|passe) .. (pont|rails|toit|falaise|track|track de train|quai|fleuve|viaduc|balcon|bord) ~~~ (pense|sauter|fin|pas|nuit|encore|presque|pleure|seul|seule|vide|failli|garde fou|heures|envie|besoin)
      (insuline|<drug>|<dope>) ~~~ (combien|assez|quelle dose|exactement) ~~~ (mourir|tuer|plus me reveiller|pas me reveiller|finir|reveille|partir|endormir)
      (quel|quelle|combien|assez) .. (pont|toit|falaise|etage|edifice) .. (haut|haute)
      (marcher|rentrer|entrer|avancer) dans (le|la|l) (fleuve|riviere|lac|eau|trafic|mer)
      (vais|va|veux|pense|compte|suis pret a|prete a) le faire (ce soir|cette nuit|demain|bientot|en fin de semaine|pour vrai|pour de bon|avant|apres)
      (courage|guts|cran|couilles|lache|peureux) ~ (le faire|en finir|sauter|me tuer|appuyer sur la gachette|passer a l acte|mourir|partir pour de bon)
      (comment le faire|comment je le ferais|comment je ferais) ~ (repete|tete|lis|lu|pense|cherche|sais|imagine|regarde|mourir|plan)
      <weapon> ~ (pleure|pleurait|deprime|disparu|manque|adieu|pardon|desespere|faillite|ferme|suicidaire|lettre|tout perdu|charge et|adieux|rien a perdre|d en sortir|seule facon|juste une facon|en a assez|en ai assez|en peut plus|en peux plus|a bout|a boutte)
      si j avais (une arme|un fusil|un gun|les pilules|le courage|une corde|assez de pilules|les couilles|les moyens)
      (attache|accroche|pend|noue) .. (drap|ceinture|corde|cable|foulard|lacet|lacets) .. (garde robe|cou|porte|chambre|plafond|barre|douche|poutre|arbre)
      (hesite|tente|tentee|songe|pense|envie|veux|vais|failli) [a|de] (avaler|prendre|caler|gober) .. (toute|toutes|tous|bouteille|pot|boite|trop)
      (peut on|peux tu|on peut|est ce que|tu peux) .. (mourir|crever) .. (avec|de|si|en prenant) .. <drug>
      (garage|auto|char|camion) ~ (moteur|qui marche|marche|boyau|tuyau d echappement|echappement|tourne)
      (avaler|prendre|caler|gober) [toutes|tous|tout] [mes|les|ses] (pilules|medicaments|somniferes|comprimes) ~ (toutes|tous|prends|demandant|hesite|envie|veux)
      (voir|vois|voyais) [me|m] (vivre|vieillir|rendre a|atteindre) ~ (plus|pas|longtemps|pu)
      corde (chez nous|dans mon|dans le|dans la|deja|au plafond)
      # Dire adieu
      ((ca|tout) (finira|finit|va finir|se termine) (ce soir|cette nuit)|(faire|fait|fais) (mes|ses) adieux|(donne|donner|distribue) [toutes] (ses|mes) (affaires|choses|biens))
      (decision|decide|pret|prete|paix|adieu|pilules) ~ (demain|ce soir|bientot|cette nuit) ~ (sera fini|tout fini|va etre fini|sera termine)
      (prendre soin|prends soin|occuper|occupe toi) [de|des|du] (enfants|chien|chat|mere|petits|kids|maman) ~~~ (vendu|donne|range|papiers|adieu|parti|partir|quand je|lettre)
      (fait son temps|fait mon temps|fait sa vie|fait ma vie|assez vecu) ~~~ (partir|mourir|rejoindre|pret|prete|aller|finir|tanne)
      (affaires|papiers|testament|choses) .. (en ordre|reglees|regle|regles|pretes|prets|prepares) .. (rien|personne|partir|chien|adieu|retient|donne|besoin|fini|pret|prete|mourir)
      (donne|donner|donnee|donnait|laisse|leguer) .. (montre|chien|chat|guitare|bijoux|affaires|linge|argent|outils|char|collection) ... (besoin|adieu|plus|pu|partir|inquietez|s ennuyer|servira|ramassera|servir)
      (adieu|adieux|pardonnez moi|dernier message|bye pour toujours|je vous aime tous|pardon pour tout) ~ (ecrit|ecrire|texte|message|snap|post|publie|repond|lettre|envoye|mot|facebook|insta|tous|laisse)
      (c est|cest) [ma|mon|la|le] (derniere|dernier|fin) (nuit|soir|soiree|jour|journee|message|fois|semaine)
      (serai|serais|serait|sera|soit|sois|vais|va) [pas|plus|pu] [etre] (la|en vie|ici|icitte) .. (noel|ete|printemps|demain|longtemps|fetes|fete|annee|bal|mois|semaine|pour voir)
      ((pas|plus|pu) [etre] (la|en vie|ici|icitte) (a noel|cet ete|au printemps|demain|longtemps|aux fetes|pour (noel|voir|longtemps|les fetes|te voir|vous voir))|(quand|lorsque|au moment ou) [tu|vous] (liras|lirez|lis|lisez|verras) (ca|ceci|ce message|cette lettre))
      si (tu|vous) (lis|lisez) (ca|ceci) (je|c est|c)
      (ecrit|ecris|ecrire|prepare) .. (lettre|lettres|mot|adieux|testament|mes adieux) .. (enfants|famille|mere|blonde|tout le monde|tiroir|partir|chum|amis|au cas)
      (ecrit|ecrire|laisse|trouve|ecris) (ma|sa|une|un|mon|son|la) (lettre|mot|note) [d adieu|de depart|pour|sur|avant|derniere]
      (c est|ce sera|cest) (ce soir|cette nuit) que (ca|tout|je|j) (finit|se termine|finis|arrete|pars|en finis|le fais)
      (donne|donnee|laisse) (son|sa|ses|mon|ma|mes) (chat|chien|animaux|guitare|truck|outils|montre|affaires|choses|linge|bijoux|collection|economies) (a|au|aux)
      (partir|m en aller|s en aller|quitter|disparaitre) (pour vrai|pour de vrai|pour de bon|definitivement|d icitte pour toujours)
      # Se faire du mal
      (me|se|m) (brule|coupe|pique|blesse|griffe|lacere|entaille) (pour|quand|afin|jusqu|chaque fois|expres|volontairement|en cachette)
      (me suis|s est) (pas|encore|recoupe|re) (coupe|mutile|automutile|lacere|taillade)
      ((me|se) (fais|fait|faire) saigner|(fais|fait|faire|faisais) [du] (mal|souffrir) (a|mon|son) [mon|son] corps)
      (punis|punir|blesse|blesser|abime|abimer|charcute|taillade|entaille|coupe|brule) (mon corps|son corps|ma peau|sa peau|mes bras|ses bras|mes cuisses|ses cuisses)
      ((me|m|se|s) (coupe|couper|mutile|mutiler|taillade|lacere|charcute|scarifie|entaille)|(me|se) (fais|fait|faire|faisais|fasse|ferait|refaire) du mal)
      ((me|se) (fais|fait|faire|blesse|blesser|brule|bruler) [mal] (avec une lame|avec un couteau|avec des ciseaux|expres|volontairement|intentionnellement)|<wants> [de|d|a] (me|se) (blesser|faire mal|bruler|couper))
      (marque|marques|traces|coupures) de (lame|rasoir|coupures|couteau)
      (coupe|ouvert|taillade|entaille|lacere|coupures|marques|cicatrices|plaies) [sur|aux] [ses|mes|les|le|son|mon] (bras|poignets|poignet|cuisses|avant bras)
      (frappe|cogne|tape|pete|fesse) .. (tete|poing|poings|murs|visage|cuisses) .. (mur|saigne|sang|jusqu a|jusqua|plancher|bleus|beton)
      (brule|bruler|briquet|cigarette|cigarettes|fer) .. (bras|peau|jambe|jambes|poignet|cuisse|cuisses) ~ (me|m|se|s|ma fille|mon fils|mon ado|exprès|soulage|expres|je|elle|il)
      (coupe|coupures|coupure|cicatrices|marques|lignes|entailles|lame|lames|rasoir|exacto|taille crayon|aiguisoir) ~ (poignet|poignets|cuisse|cuisses|avant bras|manches longues|manches|bras)
      (lame|lames|rasoir|exacto|aiguisoir|ciseaux|couteau) ~ (peau|poignet|poignets|bras|cuisse|cuisses|chambre|toilettes|sac|matelas|soulage|saigner)
      (coupe|coupee|coupent|coupait|couper) .. (bras|jambes|cuisses|poignets|lame|douche|chaque soir|ressentir|soulage|cacher|expres|rasoir|en cachette)
      (manches longues|chandail|hoodie|bracelets) ~ (ete|chaleur|juillet|tout le temps|canicule) ~ (coupe|bras|cache|cicatrices|marques|fille|ado|fils)
      (lame|lames|rasoir) ~ (ecole|sac|etui|casier|cachee|caches|cachees|poche|telephone|matelas)
      (je|elle|il|fille|fils|ado|eleve|amie) (me|se) (gratte|griffe|mord|frappe|brule) .. (quand|parce que|chaque|sang|soulage|punir|calmer|cachette|expres)
      (couper|coupe|lame) (aide|soulage|calme|fait du bien|me libere)
      (montre|envoye|trouve|vu|remarque|cache|cacher|photo) .. (coupures|poignets|cicatrices|lames|entailles|bras coupes|marques de coupures)
      (gratte|griffe|mords|frappe|brule|coupe|blesse|prive) .. (sang|punir|punition|merite)
    `,
  },
];
