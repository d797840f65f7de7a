import type { PhraseGroup } from '../../phrase-files.ts';

/** Suicide and self-harm, one's own or another's. */
export const SUICIDE: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Depression'] }],
    isInferred: true,
    danger: ['suicide'],
    en: `
      # Its names
      (suicid*|sucid*|suisid*|suicd*|suicud*|scuicid*|suiced*|kms|kys|unalive*|unaliving|ctb|sewerslide|sewer slide|su 1 cide|death wish|deathwish|noos*|988|9 8 8)
      (killmyself|killingmyself|wanttodie|iwanttodie|wannadie|iwannadie|endmylife|enditall|cutmyself|hurtmyself|s u i c i d e|su cide)
      (active|passive) si
      danger to <self>
      [after|since|following|survivor|survivors|survived|<relative>|<partner>|<friend>] [of|s|from|recent] suicid* (attempt|attempts|ideation|thoughts|plan|watch|crisis)
      keep (myself|himself|herself) safe
      (not|don t feel|doesn t feel) safe (alone|with myself|by myself|on my own)
      (i m|i am|he is|she is|son is|daughter is|he s|she s) in crisis
      (crisis|distress) (line|hotline|helpline|help line)
      (self harm*|selfharm*|self injur*|self mutilat*|self inflicted|sh scars|razor blade|razor blades)
      # Doing it
      (eat|eating|ate) (his|my|her) gun
      look like an accident ~ (family|insurance|kids|die|death|myself|wife|husband)
      (waiting|ready) to (die|be dead)
      (help|helping|speed|speeding|hurry|hurrying) (it|things|death|nature) along ~~~ (go|die|end|death|old|age|years)
      (want|need|going|ready|time|tempted|try|trying) 2 (die|end it|end everything|end my life|kill <self>|disappear|hurt <self>|cut|not exist|overdose|jump)
      (pick|picked|choose|chose|set|decide|find) .. (date|day|time|spot|way) .. (to die|to end it|to leave this world|to be gone|to go for good|to do it|to kill <self>)
      (which|what) (meds|pills|drugs|dose) .. (how much|how many) ~~~ (myself|for me|on me|stop thinking|keep thinking)
      (kill|killing|killin|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|off|offing|end|ending|delete|deleting|rope|roping|neck|necking|yeet|poison|suffocate|suffocating|overdosing) <self>
      (almost|nearly|wish i|should have) killed myself
      (end|ending|take|taking|finish) (my|his|her|their) [own] (life|lives)
      (end|ending) it all
      (gun|knife|rope|bag|belt) (to|around|on|over|in) (my|his|her) (head|mouth|neck|temple|throat|wrist)
      (use it|gun|turn it) on (himself|herself|myself)
      (blow|blowing) (my|his|her) (brains|head) [out|off]
      (jump|jumping|leap|leaping|step|stepping|walk|walking|throw myself|throwing myself) (off|from|in front|into|onto|out of|out) [of] [a|the|my|moving] (bridge|roof|building|balcony|cliff|overpass|train|subway|metro|traffic|tracks|bus|truck|window)
      (gonna|going to|about to|almost|nearly|ready to) jump
      (standing|stood|stand|sitting|sat|found|i m|i am|going) (on|at|to) the [edge of the] (bridge|ledge|overpass|rooftop|train tracks|tracks|edge)
      (drive|driving|crash|crashing|steer|steering|swerve|swerving) [my|the|a|this] [car|truck|vehicle|bike] (on purpose|off (bridge|cliff|road))
      (<wants>|gonna|keep) [to|of|about|just|i] (drive|driving|crash|crashing|steering|swerving|swerve) [my|the] [car|truck|vehicle] (into|off|in front)
      (painless|easiest|quickest|fastest|best|easy|least painful) (way|ways|method) to (die|go|end)
      help me die
      (lethal|fatal|deadly) (dose|dosage)
      # Wishing it
      pretending [that] i want to (live|be here|be alive)
      (want|need) (it|this|everything|all of it) [to be] over ~ (nothing|anymore|tired|die|pain|can t|matters|tonight)
      before i (jump|kill <self>|hurt <self>|pull the trigger|take them|take the pills|end it|cut)
      (i have|i ve got|got) <weapon> (beside|next to|in my hand|in my hands|in my lap|with me)
      if i (die|died|killed <self>) .. (who|anyone|nobody|no one|funeral) .. (notice|care|miss|cry)
      (hope|hoping|wish|wishing|pray|praying) [that] [i|a] (get|got|would get|gets) hit by [a] (bus|car|truck|train)
      (everything hurts|life hurts|so much pain) ~ (want out|need it to stop|make it stop)
      (posted|says|said|told|wrote|text*) .. (won t be here|not be here|won t be around) (monday|tuesday|friday|sunday|tomorrow|next week|next month)
      (would|will|ll|d) (grieve|be sad|cry|mourn|get over it|move on) ~ (be fine|be ok|get over it|move on|without me|be better)
      <wants> [to] (be|b) (gone|dead|no more|out of here for good)
      (ready|wants|waiting|going|hoping) [to] (join|be with|see|meet) [my|his|her] (<relative>|<partner>|grandma|grandpa) ~ (eating|heaven|again|soon|dead|passed|died|tired|other side|up there)
      <wants> [to|of|about|for|i could|she could|he could|just] (die|dying|death|be dead|being dead|stop living|stop existing|cease to exist|sleep forever|be gone forever|disappear|vanish|go to heaven)
      <wants> [to|of|about|i could] (not|never) (exist|wake up|be alive|be here|be around|existing|being here|being around|being alive|waking up)
      (<wants>|going|gonna|about|might|threat*|tried|tries|trying|will|ll|just) [to|of|about] (end it|end things|end everything|ending it|ending things|ending everything)
      (disappear|gone|leave|sleep) (for good|permanently|forever)
      (should|ought to|supposed to) (die|be dead|not exist)
      (leave|leaving|exit|escape|out of|end) this (world|earth|planet|life)
      (give|giving|gave|given) up on (life|living)
      (see no|no other|only) way out
      (wish|wishes|wishing|wished|hope|hoping|pray|praying) [that|to god] (i|you|he|she|they) (was|were|wasn t|weren t|never|don t|didn t|won t|wouldn t|would|just|could|not) [just|not|never|be|been|have been|fall asleep and] (dead|born|gone|alive|exist|existed|wake up|die|disappear|vanish|here anymore)
      (die|death|dead) (rather|better) than (live|living|life|alive|this)
      (sleep|asleep|bed) and (never|not|don t) wake up
      (never|not|don t|won t) wake up (again|tomorrow|anymore)
      (make|want|wants) it all [to] (stop|end)
      (join|joining|be with) (him|her|them|<relative>|<partner>) (in heaven|up there|on the other side)
      (dark|darkest|morbid) thoughts
      # No longer wishing to live
      (don t|doesn t|do not|does not|didn t|no longer|not|never) (want|wants|wanna|wish|feel like|deserve|deserves) [to] (live|living|be alive|being alive|be here|b here|b alive|be around|exist|existing|wake up|go on|keep going|be on this earth|be in this world|see tomorrow)
      (don t|doesn t|do not) (want|wanna) to do (this|life) anymore
      (reason|reasons|point|purpose|will|wish|desire) (to|in|of|for) (live|living|being alive|be alive|stay alive|exist|existing|going on|go on|keep going|keep living|carry on|being here)
      (want|wants|wanted|telling|tell) me (to die|dead|to kill <self>)
      (please|someone|somebody) kill me
      (won t|not going to|not gonna|can t) make it through (the night|tonight|the day)
      (nothing|nobody|no one) [left|more|else] to live for
      (isn t|not|no longer|hardly|ain t) worth living
      life (isn t|is not|not|no longer|ain t) worth (it|living)
      (tired|sick|done|exhausted|fed up|weary|over|hate|hates) [of|with] (living|life|being alive|existing)
      (i can t|i cannot|can t|cannot) (go on|keep going|carry on|keep living|stay alive|live anymore|live like this|do this anymore|do it anymore|do life anymore|take it anymore|take this anymore|take life anymore|face another day|live with myself)
      (better off|happier|better|easier) (dead|without me)
      (we|we d|everyone|everybody|family|they|you|you d|kids) [all] [would|will] be better off without (him|her)
      if i (die|died) (nobody|no one|noone)
      (jump|jumping) in front of
      if i (died|disappeared|killed myself|wasn t here|weren t here|wasn t around|wasn t alive|didn t exist|never existed|was gone|were gone|was dead|were dead|was never born|wasn t born|am gone)
      (no one|nobody|noone) would (miss me|care if i|notice if i)
      # Hurting oneself
      (hurt|hurting|harm|harming|punish|punishing|damage|damaging|slice|slicing|mark|marking) (my|his|her|their) [own] (body|skin|arms|thighs|wrists) [with|on purpose]
      (cut|cutting|cuttin|hurt|hurting|harm|harming|injure|injuring|burn|burning|scratching|mutilating|slashing|bleed|punish|punishing) <self> [on purpose]
      (hit|hitting|punch|punching|biting|choking) myself
      (cut|cutting|slit|slice|slicing|carve|carving|burn|burning) [up|open|on|into] (my|his|her|their) [own] (wrist|wrists|arm|arms|forearm|thigh|thighs|leg|legs|skin|veins)
      (scratch|scratches|scratching) [at] (my|his|her|their) [own] (arm|arms|wrist|wrists|thighs|legs) (until|till|to the point)
      (<relative>|<friend>|<child>|<partner>|she|he|i m|been|started|keep|keeps|still|stop) [is|has been|been|started|keeps|s] cutting
      (haven t|havent|hadn t) cut (in|for|since|myself)
      (urge|urges|urged|tempted|clean from) [to] (cut|cutting|self harm)
      (relapsed|relapse|relapsing) [on|with|into] (cutting|cuts|sh|self harm)
      # Saying goodbye
      (should|could|want to|ready to|going to|rather|time to|soon) (join|follow|be with) (them|him|her) ~~~ (gone|dead|died|killed|grave|heaven|buried|passed|funeral|war|buddies|without him|without her)
      (<weapon>|razor|blade|pills|rope|noose) ~ (goodbye|good bye|farewell|says bye|said bye)
      note saying (sorry|goodbye|good bye|he|she|i m sorry)
      (say|said|saying|says|posted|texted|wrote|sent) [her|his|a|my] (goodbye|goodbyes|good bye) (to everyone|to everybody|to us|to me|to all|on snapchat|on instagram)
      (give|giving|gave|given) away (everything|[all] [of] (my|his|her|their) [favourite|favorite|prized] (things|stuff|belongings|possessions|clothes|dog|cat|records|tools|guitar|jewelry))
      (give|giving|gave|given) [all|most] [of] [my|his|her|their|prized] (things|stuff|belongings|possessions|everything) away
    `,
    fr: `
      # Ses noms
      (pas|plus|jamais) [en] (securite|safe) avec (moi|moi meme)
      (attends|attend) [juste|que|rien que] [de|la|que la] (mourir|mort|mort vienne)
      (automutil*|otomutil*|auto mutilation|scarif*|lame de rasoir|lames de rasoir)
      (jeveuxmourir|veuxmourir|enviedemourir|ideesnoires|jeveuxmetuer)
      danger pour (moi|moi meme|lui meme|elle meme)
      (idee|idees|pensee|pensees) (noire|noires|sombre|sombres|morbides|de mort|de la mort)
      ligne (de crise|d urgence)
      # Le faire
      (ca|tout) (finira|finit|va finir|se termine) (ce soir|cette nuit)
      (me|se) (foutre|sacrer|crisser|garrocher|pitcher|jeter|lancer|mettre|tirer) (devant|en dessous|sous|en avant|en bas) [d|du|de|des] (truck|camion|train|metro|char|auto|autobus|pont|van|tracteur|balcon|toit|falaise)
      (me|m|se|s) [faire] (tuer|suicider|pendre|flinguer|noyer|oter la vie|enlever la vie|enleve la vie|tirer une balle|empoisonner|immoler|laisser mourir|foutre en l air|sauter la cervelle|faire sauter la cervelle)
      tirer la plug
      (me|m|se|s) (ouvrir|ouvert|trancher|tailler|couper|coupe|taille) les (veines|poignets)
      (mettre|mis|met) [un] (fin|terme) a (mes|ses|ma|sa) (jours|vie|souffrances)
      [<wants>] [d|de|a|qu on] en finir [avec (la vie|ma vie|cette vie|mes jours|tout|tout ca)]
      (sauter|saute|me jeter|se jeter|me lancer|se lancer|me garrocher|me pitcher|me crisser|se crisser|se pitcher|lancer|jeter|crisser|pitcher) (en bas|du haut|du|d|devant|par|dans|sous) [du|d|le|la|un|une] (pont|toit|balcon|train|metro|rails|fenetre|camion|falaise|fleuve|vide|auto)
      (foncer|rentrer|conduire) [mon] [auto|char] dans un (mur|arbre|poteau|camion|viaduc)
      (auto|char|voiture) dans un (mur|arbre|poteau|viaduc)
      (corde|noeud|fusil|lame|couteau) (au cou|autour du cou|sur la tempe|dans la bouche|sur les poignets)
      corde (chez nous|dans le garage|prete|au plafond)
      (regarde|pense a|penser a) (la poutre|le pont|les rails|la corde)
      (passer|passe) a l acte
      # Le souhaiter
      (j ai|ai) <weapon> (a cote|pres|devant|dans les mains|dans la main|sur les genoux|avec moi)
      si je (meurs|mourais|disparais|creve) .. (qui|personne|monde) .. (apercevoir|remarquer|pleurer|rendre compte|manquer)
      (sacrer mon camp|crisser mon camp|decrisser|decalisser|m en aller|partir|sortir|debarquer) de (cette vie|la vie|ce monde|cette terre)
      plus rien a faire (ici|icitte|sur terre|ici bas)
      de trop (sur la terre|sur terre|dans ce monde|pour tout le monde|ici bas)
      pourquoi (vivre|rester en vie|continuer a vivre|je vis)
      <wants> [de|d|a|juste|seulement] (mourir|mourrir|crever|etre mort|etre morte|disparaitre|dormir pour toujours|m endormir pour toujours|partir pour toujours|arreter de vivre|cesser de vivre|quitter ce monde|la mort)
      (jamais|plus|pas) [me|se|m] reveiller
      mieux [vaut] (mourir|crever|etre mort|etre morte)
      (plus|pas|aucune|seule) [d] issue
      (voulu|aime|du|mieux|prefere) [ne] (jamais|pas) [de] (naitre|exister|etre ne|etre nee|venir au monde)
      <wants> que tout (arrete|s arrete|finisse|soit fini|cesse)
      (rejoindre|retrouver) (<relative>|<partner>|<friend>|lui|elle) (au ciel|en haut|au paradis|de l autre bord|de l autre cote)
      mort (serait|comme) (soulagement|delivrance|solution|liberation)
      merite [pas|plus] [de|d] (mourir|vivre|exister|etre en vie)
      # Ne plus vouloir vivre
      (peux|peut|capable) (plus|pas) [de|d] (vivre|exister|etre en vie|la vie)
      (veux|veut|voulais|voulait|voudrais|envie|gout|souhaite) (plus|pas) [de|d] (vivre|exister|etre la|etre ici|etre icitte|etre en vie|me reveiller|me lever|continuer|la vie|de ce monde)
      (ni|meme pas|rien) de vivre
      (plus|pas|aucune) envie (de|d) etre (la|ici|icitte|en vie)
      (facon|facons|maniere|moyen|comment) [de|pour] mourir
      que je (sois|serais) (pas|plus) (la|ici|en vie|ne)
      (envie|gout|raison|raisons|force|desir|volonte|courage) (de|a|pour|d) (vivre|la vie|exister|continuer a vivre|rester en vie)
      (plus|pas) [la|le|envie] (force|gout|envie|courage|capable) de continuer
      (tanne|ecoeure|fatigue|epuise|las|lasse|marre|assez|ras le bol) (de|d) (vivre|la vie|exister|etre en vie|cette vie)
      a quoi (bon|ca sert|sert) [de|ca] (vivre|continuer|exister|la vie)
      vie (vaut|vaux) (pas|plus) la peine
      (mieux|heureux|soulages|debarrasses|tranquilles) (sans moi|de moi|mort|morte)
      (on|vous|ils|tout le monde) (serait|seraient|seriez) mieux sans (lui|elle)
      si (j etais|jetais|j suis) (mort|morte|plus la|pas la|plus de ce monde|disparu|disparue)
      si je (mourais|mourrais|disparaissais|crevais|n existais plus|n etais plus la)
      (manquerai|manquerais|manque) a personne
      (j|je) en peux plus
      suis plus capable [de] (vivre|la vie|continuer)
      plus capable de (vivre|continuer|etre en vie)
      (me|se) brule (avec|la peau|les bras|le bras)
      # Se faire du mal
      (me|se) (fais|fait|faire) saigner
      (fais|fait|faire|faisais) [du] (mal|souffrir) (a|mon|son) [mon|son] corps
      (punis|punir|blesse|blesser|abime|abimer|charcute|taillade|entaille|coupe|brule) (mon corps|son corps|ma peau|sa peau|mes bras|ses bras|mes cuisses|ses cuisses)
      (me|m|se|s) (coupe|couper|mutile|mutiler|taillade|lacere|charcute|scarifie|entaille)
      (me|se) (fais|fait|faire|faisais) du mal
      (me|se) (fais|fait|faire|blesse|blesser|brule|bruler) [mal] (avec une lame|avec un couteau|avec des ciseaux|expres|volontairement|intentionnellement)
      <wants> [de|d|a] (me|se) (blesser|faire mal|bruler|couper)
      (marque|marques|traces|coupures) de (lame|rasoir|coupures|couteau)
      (coupe|ouvert|taillade|entaille|lacere|coupures|marques|cicatrices|plaies) [sur|aux] [ses|mes|les|le|son|mon] (bras|poignets|poignet|cuisses|avant bras)
      (recommence|encore|arrete pas) [a|de] (me|se) (couper|mutiler|faire mal)
      # Dire adieu
      (les|le|la|l) (rejoindre|retrouver|suivre) ~~~ (mort|morts|morte|partis|tombe|decede|funerailles|ciel|perdu|defunt)
      (choisir|choisi|trouver|fixer|decider) .. (date|jour|moment|endroit|moyen|place) .. (pour m en aller|pour partir|pour mourir|pour en finir|pour le faire|pour tout arreter|pour disparaitre)
      (<weapon>|rasoir|lame|pilules|corde) ~ (adieu|adieux)
      (lettre|lettres|mot|note|message) (d adieu|d adieux|de suicide)
      (faire|fait|fais) (mes|ses) adieux
      (donne|donner|distribue) [toutes] (ses|mes) (affaires|choses|biens)
    `,
  },
  {
    // Told in parts that stand near each other.
    wants: [{ kind: 'concern', values: ['Depression'] }],
    isInferred: true,
    danger: ['suicide'],
    en: `
      # A plan, and what it takes
      (got|took|get|gets|pulled) <weapon> out ~ (lost|left|nothing|done|drunk|crying|tonight|what s)
      <weapon> ~ (courage|under my pillow|nothing left)
      (before|scared|afraid|might|gonna) .. do something i (can t|cannot|ll|won t be able to) (undo|take back|regret)
      (<friend>|<relative>|<partner>|he|she|student|someone) (is|s) (on|at) (bridge|ledge|overpass|train tracks)
      (ways|way|how) to (go|die|do it) ~ (don t hurt|doesn t hurt|won t hurt|without pain|painless|no pain|not hurt)
      (end|ending) it (myself|my way|on my own terms)
      (looking at|look at|stare at|staring at|eyeing|eye|watching) .. (beam|rafters|rafter|barn beam|noose)
      (punch|punching|hit|hitting) (walls|wall|things|myself) ~ (bleed|bloody|feel something|feel anything)
      (standing|stood|sitting|climbed|climbing) ~ (balcony|roof|ledge|railing|bridge|window) ~ (won t come|won t get|refuses|threat*|jump|come in|come down|help)
      (take care|look after) [of] (kids|dog|cat|mom|children|girls|boys) ~~~ (when i m gone|when he s gone|sold|gave away|papers|goodbye|letter|note|if anything happens|for me)
      (i|he|she|they) [has|have|had|ve|s] [got] [a] plan (and|for tonight|to end|to do it|for how|in place|how)
      (plan|date|spot|place|day|method|tree|bridge) .. (picked|chosen|chose|set|decided|ready) ~ (end|over|pain|die|death|done|goodbye|gone|stop|tonight)
      (picked|chose|chosen|decided|know|set|found) .. (spot|day|date|bridge|tree|how i ll do it|how i would do it|how to do it|when i ll do it|the way i d do it) ~ (end|over|pain|die|death|done|goodbye|gone|stop|do it|tonight|out)
      (saving|saved|save|hoard*|stash*|stockpil*|collecting|collected|hiding|hidden|keeping|put aside|setting aside|stocked) .. <drug>
      <drug> [all] (ready|lined up|counted|in front of me|in my hand|on the table|beside me|stashed|saved up)
      (staring at|looking at|holding|stare at|counting|counted|sitting with|lined up) .. (<drug>|bottle of pills|<weapon>|noose|rope|blade|razor)
      <weapon> ~ (my|his|her|own|in) (mouth|head|temple|chin|wrist|wrists|forehead)
      (<weapon>|noose|rope|belt|extension cord|hose|exhaust|garage) ~ (thinking of using|over soon|all be over|be over|over for good|end it|just want it over|do it|everything over|put an end|myself|himself|herself|be that|over with|tonight is|calling to me|calls to me|solution)
      (bought|ordered|got|buy|tied|tying|made|found|practiced|googled|searched|searching|search|looked up|looking up) .. (rope|noose|helium|nitrogen|lethal|ways to die|how to die|how to hang|painless|sodium nitrite|charcoal|knot)
      (platform|bridge|tracks|balcony|roof|rooftop|cliff|overpass|ledge|train|subway|river|parkade|window|highrise) ~ (one step|step off|jump|jumping|easy|let go|letting go|looking down|end it|end|just go|drop|myself|himself|herself|throw)
      (oncoming|into) [the] (traffic|truck|trucks|semi|transport) ~ (turn|steer|step|walk|swerve|drive|veer|wheel|jerk|think|imagine)
      (turn|turning|jerk|jerking|yank|let go of) .. wheel ~~~ (into|truck|end|over|tree|pole|semi|oncoming|thought|think)
      (how many|how much) .. (<drug>|<dope>) .. (die|kill|fatal|lethal|overdose|end it|not wake up|deadly|never wake)
      (what|which|how) .. (fastest|quickest|painless|painlessly|easiest|least painful|peaceful|peacefully|without pain|quick) .. (die|death|way to go|way out|end it|suicide|end my life|to go)
      # After one's death
      (when|once|after|if) (i m|im|i am|he s|she s) (gone|dead|not here) 
      (after i|once i|when i) (die|go|leave this) .. (miss|sorry|regret|free|happy|happier|care|funeral|note|letter|dog|cat|kids|better|peace)
      (nobody|no one|noone|nobody s|who|anyone|anybody|they|everyone|everybody|world|family|kids|husband|wife|parents) .. (miss|notice|cry|better|better off|happier|relieved|care|come to) .. (gone|dead|died|die|without me|disappear|disappeared|my funeral|not here|wasn t here|ended)
      (better|happier|easier|lighter|relieved) .. (without me|if i was gone|if i weren t|if i wasn t|if i was not|if i died|i was gone|i was dead)
      (problem|burden|bother|bothering|weight|trouble) ~ (anymore|any more|after|soon|much longer|no longer|stop being) ~ (won t|wont|not|never|everyone|anyone|anybody|gone|family|nobody|end|over)
      (i m|im|am|being|feel|i|become|just) .. burden .. (everyone|family|anyone|kids|wife|husband|better|gone|them|everybody|daughter|son|children)
      (won t|wont|not|don t|doesn t|didn t|never|dont) .. (worry about|have to deal with|deal with|be seeing|see) (me|him|her) [for] (much longer|any longer|anymore|any more|again|soon|long)
      (won t|not|don t|doesn t|didn t|wont) .. (be|being) (here|around|alive) .. (christmas|summer|spring|next|birthday|much longer|graduation|longer|month|week|year|to see|anymore|new year|for it)
      (life insurance|insurance money|insurance payout) ~ (worth|dead|gone|kids|family|die|pays|suicide|if i|if he|if she|accident|death)
      (they|he|she|someone|somebody|kids|wife|roommate|you|who) .. (find|finds|found|discover) .. (me|my body|body) .. (garage|basement|dead|hanging|bed|morning|bathroom|tree|barn|shed|it would|and that)
      (papers|affairs|will|things|everything) .. (in order|arranged|sorted|settled|ready) .. (gone|go|need|needs|nobody|goodbye|dog|me|done|end|be with)
      (gave|gives|giving|give|given) .. (watch|dog|cat|guitar|ring|jewelry|jewellery|stuff|things|belongings|money|possessions|everything|clothes|car|tools) ... (said goodbye|goodbye|won t need|worry|no need|needs it|without me|longer need)
      (giving|gives|gave|given|give) .. (watch|dog|cat|guitar|ring|jewelry|jewellery|stuff|things|belongings|money|possessions|clothes|car|tools) away
      (be|being|join|joining|see|reunite) (with|him|her) .. (late|dead|in heaven|up there|passed|on the other side|heaven)
      (goodbye|good bye|sorry for everything|forgive me|i love you all|farewell|last message) ~ (text|texted|posted|sent|message|wrote|post|snap|called|letter|note|video|pills|answering|gone)
      (text|texted|posted|sent|message|wrote|post|snap|called|letter|note) .. (goodbye|good bye|sorry for everything|farewell|last one|this is it)
      (this is|it s|its) (my|the) (last|final) (night|day|message|week|goodbye|post|time) 
      (tonight|today|tomorrow) [is] [the|my] (night|day|last|it) .. (die|end|over|goodbye|do it|pills|done|plan|ready)
      # Not to live
      what [i|he|she|they] [might|could|ll|will|would|may|can] do to <self>
      (tired|sick|done|exhausted|fed up|over|finished) .. (living|being alive|life|existing|breathing|fighting|trying|being here|waking up|of it all|everything) .. (die|dead|end|over|gone|forever|anymore|rest|sleep|peace|stop)
      (want|wanna|need|wish|just) .. (pain|everything|hurting|suffering|noise|all|it) .. (stop|end|over|done|away) [for] (good|forever|permanently|tonight|already|finally)
      (just) (want|wanted|wants|wish) [it|everything|this|all] [it] [to] [be] (over|end|ended|finished) [with]
      (go|going|fall|sleep|drift) [to] (sleep|asleep|off) .. (never|not|don t|forever|for good|won t) [ever] [wake|waking|get|be] [up]
      (hope|wish|pray|praying|wishing|hoping|want|wouldn t mind|wouldn t care|don t care) .. (hit by a bus|hit by a car|hit by a truck|get cancer|got cancer|car accident|an accident|crash|not wake|never wake|didn t wake|don t wake|doesn t wake|lightning|killed|someone kill|plane crash|die in my sleep|dying|i died|i die)
      (nothing|no reason|what s|no point|not much) .. (keeping me|keeps me|live for|hold me|holding me|to stay|left for me|here for) [here|alive|anymore|going]
      (don t|not|never|no longer|can t|stop|stopped|doesn t) .. (see|picture|imagine|have) .. (future|tomorrow|myself) .. (living|alive|anymore|me in it|past|life|old|without|being)
      (i|he|she) (don t|dont|doesn t|do not|didn t|never) .. (want|wanna|deserve|wish|asked|ask) .. (to be born|be born|to exist|to live|alive|be here|live)
      (want|wanted|wants|trying|tried|try|tries|going|gonna|thinking|threat*|think|thinks|thought) .. (hang|kill|shoot|drown|hurt|harm|cut|off|end|poison|unalive|jump|burn) .. (<self>|my life|his life|her life|it all)
      (scared|afraid|worried|terrified|don t trust|can t trust|fear|frightened|not sure|no idea) .. (what i|what he|what she|myself|what they) [might|could|ll|will|would|may] [do|try] .. (myself|tonight|himself|herself|alone|if|right now|next|to me)
      (do|did|doing) something (stupid|bad|drastic|permanent|to myself|to himself|to herself|terrible|reckless|final) 
      (mom|dad|son|daughter|brother|sister|friend|wife|husband|partner|he|she|i|my|student|boyfriend|girlfriend|teen|roommate) .. (attempt|attempted|attempts|tried) [it] .. (again|last night|last year|last week|twice|hospital|last month|on her life|on his life|on my life|survived|before|psych ward|er|yesterday|in may|in june)
      (survived|survivor|after|since|from|second|third|first|another|my|her|his|previous|past) (an|my|her|his|the|own|last)? attempt
      (keep|keeps|kept|can t|won t|constant|always|lately|intrusive|stop) .. (thinking|think|thoughts|dreaming|thought) .. (death|dying|die|dead|ending|end it|being gone|killing|not being here|funeral)
      (voice|voices) ~ (kill|end|jump|die|dead|hurt|cut) ~ (myself|yourself|it|bridge|me|off|tell|telling|says|say)
      # Hurting oneself
      (bang|banging|bangs|hit|hits|hitting|punch|punching|punches|slam|smash|bash|bashing) .. (my|his|her) (head|face|fist|legs|thighs) .. (wall|bleed|blood|until|bruise|bruises|floor|concrete|pain)
      (lighter|cigarette|cigarettes|iron|eraser) .. (my|his|her|own) (arm|arms|skin|leg|legs|wrist|hand|thigh|thighs)
      (cut|cuts|cutting|scratch|scratches|carve|carved|carving|razor|blade|blades|lines|slice|slices|scars|marks|burns) ~ (wrist|wrists|thigh|thighs|forearm|forearms|under her sleeves|under his sleeves|long sleeves|under sleeves|sleeves|sharpener)
      (razor|blade|blades|sharpener|box cutter|exacto|scissors|knife) ~ (skin|wrist|wrists|arm|arms|leg|legs|thigh|thighs|bathroom|her room|his room|my room|backpack|under her|under his|feel|bleed|relief)
      (pain|hurt|hurting|bleed|blood|cutting) .. (feel something|feel alive|feel better|relief|relieves|calms|numb|helps me) ~ (myself|cut|skin|blood|arm|blade|only)
      (pull|pulls|pulling|rip|ripping) .. (out) .. (stitches|skin) .. (myself|purpose)
      (no|any|more|without|a|another|one|zero|good) .. (reason|reasons|point|purpose) .. (live|living|go on|alive|exist|be here|stay|continue|keep going|wake up)
      (god|lord|jesus|allah|universe) ~ (take me|to take me|take him|end it|end my|let me die|not wake|call me home|take my life)
      (sitting|sit|sat|been sitting|parked|alone) .. (barn|garage|truck|shop|shed|room|car|basement|field|bush|dark) ~ <weapon>
      (wheel|car|truck|driving) ~ (tree|pole|ditch|wall|oncoming|guardrail|cliff|semi) ~ (over|done|end|easy|think|thought|finished|peace|easily|gone|purpose)
      (already|just|finally) (decided|made my decision|made my mind|made up my mind) ~ (live|living|end|reason|die|goodbye|peace|done|over|tonight|no)
      by the time (you|u|they) (read|see|get|find) this
      (put|held|holding|pressed|hold) it (to|against|in|under) my (head|mouth|temple|chin|throat)
      (rope|noose|cord|belt|extension cord) ~ (tree|beam|rafter|rafters|garage|closet|ceiling|branch|barn|doorknob|neck|hook|pipe|attic)
      (bullet|bullets|shell|round) .. (for|with) (me|myself|my name|himself)
      (drive|driving|drove|crash|swerve|smash) .. (semi|transport truck|big rig|eighteen wheeler|concrete|bridge support|guardrail|telephone pole|brick wall|lake|ocean)
      (think|want|wants|wanna|try|tried|going|decide|decided) [to|of|about] (kill|suicide|die) (me|my self|him self|her self|by myself)
      (made|make|making|have) peace with (dying|it|death|ending|leaving|going)
      (one|last) (way|thing|solution|option|choice) (out|left) ~ (die|end|death|dead|only)
      (only|one) (way|solution|option|choice|answer) .. (die|end it|death|dead|stop the pain|out is|suicide|gone)
      (ready|time) [for me] to (go|check out|clock out|leave|let go|meet my maker|meet jesus|be with the lord|log off) ~ (forever|goodbye|tired|peace|life|lived|god|over|no fear|pills|old|enough|nobody|heaven|sorry|for good)
      (checking out|check out|logging off|clocking out|log off|end the game|game over) ~ (life|for good|permanently|forever|myself|goodbye|tonight|world)
      (lived|had) (long enough|my life|a good life|enough of life) ~ (go|die|end|done|ready|over|peace|sleep|wake)
      (stop|stopped|skip|skipping|quit|refuse|refusing|won t take|not taking) .. (insulin|eating|dialysis|heart pills|heart medication) .. (die|on purpose|let|go|end|over|so i|dead|finally|speed)
      (stopped|refuses|quit|not) (eating|drinking|taking) ~~~ (ready to go|wants to die|give up|gave|won t be|let me go|die|waiting to die|says goodbye)
      (peaceful|peace|quiet|rest|relief) .. (dead|death|die|dying|gone|end|grave|never waking|when i go)
      (world|everyone|family|kids|people|planet) .. (better|better off|fine|happier|easier|move on) .. (without|if i|when i m|once i) [me|gone|die|disappear]
      (who|whod|who d|anyone|anybody) .. (miss|come to|care|cry|notice) .. (my funeral|me if|if i|i died|i die|me gone|gone|disappeared|dead)
      (googling|google|search|searched|searching|looked up|reading about|reddit) .. (suicide|ways|methods|how long does it take|pills|hanging|overdose|die|lethal)
      (walked|walk|went|drove|stand|stood|standing|sat|sitting|end up|ended up) .. (bridge|tracks|ledge|cliff|roof|river|platform|overpass|edge|balcony|railway) ~~~ (thinking|think|jump|end|step|night|again|twice|almost|nobody|cry|crying|alone|just|last|couldn t|stopped me|hours|ready)
      (cut|cuts|cutting) .. (herself|himself|myself|my daughter|daughter|my son|arms|legs|to feel|deeper|again|every night|in the shower|after school|bathroom)
      (blood|bleeding|cuts|scars|marks|scratches|burns|lines) [all] (on|over|down|up|along|across|under|inside|from) (her|his|my|daughter s|son s) [upper|inner|left|right] (arm|arms|wrist|wrists|thigh|thighs|leg|legs|sleeve|sleeves)
      (long sleeves|hoodie|hoodies|sweater|bracelets) ~ (summer|heat|hot|july|all the time) ~ (cut|cuts|arms|hide|hiding|scars|marks|daughter|son|teen)
      (attempt|attempted|attempts) .. (life|suicide|his|her|my) .. (last|again|hospital|week|night|month|year|twice)
      (psych ward|er|hospital|discharged|released) ~ (attempt|pills|tried to|hang|suicid*|cut|overdose|still wants|again)
      attempted (<number>|once|twice|three|a few|several|many|before|again) [times]
      (i ve|i have|she s|he s|she has|he has|have) attempted
      (truck|car|wheel|rig|bike|motorcycle|sled|tractor|boat|plane) .. (into|off|under|in front of) .. (rock|cut|cliff|tree|pole|wall|ditch|river|lake|train|semi|bridge|quarry|barrier) ~ (finish|end|done|over|think|thought|want|debt|thinking|tempted|plan|easy|it)
      (insulin|<drug>|<dope>) ~~~ (how much|how many|exactly how|enough|what dose) ~~~ (take|die|kill|not wake|never wake|end|gone|sleep)
      (to|and|just|then|so i) (not|never) wake up
      (which|what|how) .. (bridge|building|cliff|roof|parkade) .. (high|tall) [enough]
      (how high|high enough|tall enough) ~ (jump|fall|die|bridge|building|floor)
      (scale|pulse|weigh) ~~~ (starve|starving) ~ (death|disappear|die)
      (write|wrote|writing|written) .. (letters|note|goodbye|goodbyes|will) .. (kids|family|mom|wife|everyone|drawer|before i|goodbye|to say|friends|in case)
      (lost|losing|lose) (the will|will|hope) [to] (live|living|in living|go on|keep going) 
      (thoughts|voices|urges|feelings|darkness) (are|is|came|come|coming) back ~ (die|end|attempt|attempted|cut|cutting|suicide|bad|knife|pills|hurt myself)
      (i m|i am|i feel like|i ve become|being|just) [just|such|only|nothing but|nothing more than] [a] (burden|dead weight|waste of space|waste of air|waste of oxygen|waste of skin)
      (no one|nobody|noone|not one person|who) (will|would|ll|d|is going to|gonna|even) [ever|even] (miss|notice|mourn|remember|cry for|care about) (me|if i|when i m gone|i m gone|i was gone)
      (everyone|everybody|they|he|she|kids|family|world|you|you all|yall) [would|will|d|ll|is|are|be|s] [be] [all|just|so much|way] better off
      (no|any|isn t a|what s the|is there a|is there any|see the|see any|see a) point (anymore|any more|in living|of living|in anything|to anything|in going on|of going on|to it all|in life|to life|in being here|in trying anymore|in staying)
      (why|how come) (am i|was i|did i|do i|i m) [even|still] (still alive|alive|still here|born|even alive|wake up|bother living|exist|even exist|survive)
      <wants> [to] (bleed|feel pain|hurt <self>|make it stop forever)
      (planning|plan|want|wanna|thinking|ready|tempted|urge|almost|nearly|tried|wants|threatens|threatening) [to|of|about] (jump|jumping) [off|from|in front|out]
      (blade|razor|blades|razors) ~ (school|bag|pencil case|backpack|locker|bathroom|pocket|hidden|hides|hiding|phone case|under)
      loaded <weapon> (beside|next to|in front of|with|by|near|in) (me|my lap|my hand|bed|my drawer)
      (looking at|staring at|stare at|look at|watching|walk by|walk to|go to|drawn to) .. (train tracks|tracks|bridge|ledge|overpass|railing|edge of|river) ~ (keep|always|can t stop|night|thinking|every|again|drawn|end)
      (said|saying|say|saying my|said my|say my) [already] (goodbye|goodbyes|good byes|last words|farewells) [to] (my dog|my cat|my kids|everyone|everybody|people|friends|his friends|her friends|family|us all|the dog|the kids)
      (already|quietly|been) (said|saying) [my|his|her] (goodbye|goodbyes)
      can t (take|do|handle|stand|bear) (it|this|life|living) (no|any) more
      (walk|walked|walking|wade|go|drive|ride) (into|in) [the|a] (river|lake|ocean|sea|bay|water|traffic|st lawrence|woods and not come back|bush and not come back)
      tonight (is|s) [the|my|going to be my] [last] night
      (can t|cant|don t|cannot) see (a|any|my) future [for|anymore|ahead]
      (hate|hates) (being alive|my life and|living|that i m alive|that i woke up|waking up|existing)
      (don t|dont|doesn t|never|not) (care|mind|afraid|scared) (if i|if he|if she|of|whether i) [live or] (die|dying|live|wake up|don t wake up|get killed|get hit)
      (life|living|existence) (is|s|feels|seems) (pointless|meaningless|too painful|not for me|unbearable|over for me|over)
      (end|ending|over|finished|done|finish) (with|for) (me|life|my life|this life|everything|the world)
      (i m|i am|he s|she s|im|just) [so|just|completely|all] (done|finished|over) [with] (living|life|my life|existing|with this life|being alive|this world)
      (i|we) (won t|wont|will not|can t) (last|survive|make it|get through|be able to) [to] (tonight|the night|the week|another day|another night|till morning|much longer|this)
      (out of|don t have any|no) (hope|strength|fight|will) [left] [to] (live|go on|left to live|keep going|left to fight|left)
      (how|ways|what) [do|can|to|should|would|is|are] [i|you|the] [best way to|go about] (die|kill <self>|end it|end my life|hang myself|overdose|suicide)
      (help|save|talk to|stop|convince|support|worried about) .. (suicidal|who wants to die|wants to die|talking about suicide|wants to kill|from killing)
      (no|not) (longer|more) (want|wants|wanting) (to be alive|to live|live|life|to exist|to be here)
      (life|living) .. (no|not|isn t|doesn t|without) .. (worth|meaning|sense|purpose|point) ~ (anymore|any more|left|die|end|over|living|go on)
      (easier|better|simpler|relief|relieved|happier|favour|favor|peaceful|peace|best|problem solved|solve|quieter|cheaper|nice|fair|right thing) ~ <gone>
      (doing|do|be doing) [everyone|everybody|them|the world|my family|you all] [a] (favour|favor) [to] [everyone|everybody|the world|my family] [if|by]
      (i m|i am|he s|she s|i|gonna|will|ll) [gonna|going to|planning to|ready to|about to|want to] do it (tonight|today|tomorrow|this weekend|soon|tonite|after|before|now|when)
      (guts|courage|balls|nerve|brave enough|coward|chicken) ~ (do it|end it|kill|jump|pull the trigger|go through with it|die|finish it|take my life)
      (go|going|went|going to go) through with it
      (least painful|most painless|painless|quickest|fastest) (way|method|option)
      (how to do it|how i d do it|how i would do it|ways to do it|how it would feel to) ~ (reading|read|research|know|thinking|think|look|looked|searching|die|jump|dead|plan|planned|imagine)
      (i|she|he|daughter|son|student|friend|teen) [still|only|also|always|just] (cut|cuts) (when|because|every|after|to feel|to cope|at night|since|myself|if|again|deep|deeper|so i|in secret)
      cutting (helps|makes me|is the only|since|every|feels|calms|for|my way|when)
      (pic|pics|picture|pictures|photo|showed|shows|sent|saw|found|noticed|hides|hiding|hide) .. (her cuts|his cuts|the cuts|wrists|her scars|his scars|cuts on|scars on|cut marks|bleeding wrist|blades|razor blades|razors)
      <weapon> ~ (cries|crying|in crisis|upset|barricaded|depressed|missing|hopeless|hasn t left bed|crops|goodbye|sorry|alone in|nobody|loaded and|suicidal|note|lost the farm|bankrupt)
      (stay|staying|remain|keep|kept|keeping|keeps) (alive|living) ~ (why|reason|point|only|for my|don t|no|can t|hard|not|tired|just for|want)
      (gave|giving|given|gives) (his|her|my|their) [favourite|favorite|beloved|two] (cat|dog|pets|guitar|truck|tools|watch|things|stuff|clothes|jewelry|ring|collection|savings) (to|away)
      (want|wanna|wanted|wish|wants|need) [for] (my|his|her|this|it|everything) (life|pain|suffering) [to] (be|end|stop|over|finish) [over|ended|done]
      (punish|punishing|hurt|hurting) (myself|himself|herself) ~ (scratch|hit|burn|starve|bite|cut|bleed|deserve|bruise|until)
      (picture|picturing|imagine|imagining|planning|plan|dream|dreaming|daydream|think|thinking) .. (my own funeral|my funeral|my death|my own death|my obituary|being buried|my body)
      (heart|breathing|lungs) (would|will|could|to|ll) [just] stop ~ (wish|hope|pray|want|wishing)
      (wish|hope|pray|want|wishing) [my] (heart|breathing) [would|will|could|to] [just] stop
      (scared|afraid|worried|might|gonna|going to|about to|will|ll) [i] [ll|will|might|could|may] do something [stupid|bad] (tonight|to myself|soon|today|i can t take back|crazy tonight|alone)
      if i had (a gun|gun|pills|the courage|the guts|a rope|enough pills|access to a gun|the balls|the means)
      (tied|ties|tie|hung|hangs|hanging|wrapped|wrap) .. (sheet|belt|rope|cord|scarf|shoelace|bedsheet|noose) .. (closet|neck|door|bedroom|room|ceiling|bar|rail|shower)
      (tempted|hesitating|thinking|thought|about|want|wanna|going) .. (take|taking|swallow|swallowing|down) .. (all|whole|entire|bottle|every) .. (<drug>|bottle|them|pills)
      (can|will|would|could) [i|you|u|someone|a person] die (from|of|by|if) .. <drug>
      (won t|wouldn t|can t|refuses to) promise .. (hurt <self>|safe|not to do|kill|won t do|harm)
      (he s|she s|says he s|says she s|i m|im) done (and|with everything|with it all|with life|for good|fighting|trying) ~ (ring|goodbye|gave|sorry|love you|note|pills|gun|life|tired|end)
    `,
    fr: `
      # Un plan, et ce qu'il faut
      (decision|decide|pret|prete|paix|adieu|pilules) ~ (demain|ce soir|bientot|cette nuit) ~ (sera fini|tout fini|va etre fini|sera termine)
      (prendre soin|prends soin|occuper|occupe toi) [de|des|du] (enfants|chien|chat|mere|petits|kids|maman) ~~~ (vendu|donne|range|papiers|adieu|parti|partir|quand je|lettre)
      (fait son temps|fait mon temps|fait sa vie|fait ma vie|assez vecu) ~~~ (partir|mourir|rejoindre|pret|prete|aller|finir|tanne)
      (j ai|il a|elle a|ai|avec|a) [deja|mon|mes|fait|pris] (un plan|mon plan|tout planifie|tout prevu|mon moyen|la date|choisi la date|choisi le jour|choisi l endroit|choisi la place|choisi mon arbre|fixe une date|fixe la date|tout prepare|son plan)
      (plan|date|moyen|endroit|jour|corde) .. (ce soir|choisi|choisie|pret|prete|decide|decidee|fixe|fixee|prevu) ~ (mourir|fin|finir|partir|vivre|adieu|souffrir|aidez|apres|graduation|noel|tuer)
      (garde|gardes|accumule|cache|ramasse|conserve|mets|met|collectionne|mis|cachees|caches|economise) .. <drug> ~ (cote|jour|pret|prete|pour quand|moment|reserve|assez|cachette|tiroir|cas)
      <drug> [sont] (pret|prets|pretes|devant moi|comptees|comptes|dans la main|sur la table)
      (regarde|fixe|compte|tiens|assis devant|assise devant|devant) .. (<drug>|<weapon>|corde|rasoir|pot de pilules|bouteille de pilules)
      <weapon> .. (ma|sa|mon|la) (tempe|bouche|tete|menton|gorge|coeur)
      (corde|cordes|fusil|fusils|carabine|gun|grange|garage|poutre|ceinture|noeud|arme) ~ (penser|pense|en finir|finir|fin|solution|appelle|regler|y penser|idee|accroche|attache|tout arreter|arreter de souffrir|arreter tout|c est fini|fini pour|rien a perdre|adieu|adieux|en detresse|deprime|va pas bien|barricade)
      (achete|commande|prepare|cherche|google|regarde sur internet|cherche sur internet) .. (corde|noeud|moyen de mourir|comment mourir|comment se pendre|helium|azote|dose mortelle)
      (pont|quai|rails|balcon|toit|falaise|metro|train|viaduc|fleuve|fenetre|dixieme|etage|riviere|traverse|autoroute|camion) ~ (serait facile|si facile|trop facile|facile de|sauter|sauterais|en finir|me laisser|un pas|me jeter|me lancer|jeter devant|dans le vide|me garrocher|me pitcher|en bas [de] moi|tout arreter|foncer)
      (coup de volant|donner un coup de roue|tourner le volant|lacher le volant) 
      (combien|quelle dose|quelle quantite|cmb) .. (<drug>|<dope>|tylenol|advil|somniferes) .. (mourir|tuer|mortel|mortelle|crever|en finir|pas se reveiller|plus se reveiller|fatal|fatale)
      (facon|maniere|methode|moyen|comment) .. (souffrante|sans souffrir|sans douleur|rapide|rapidement|facile|plus vite|indolore|douce|doucement|propre|moins) .. (mourir|partir|finir|tuer|mort|suicider|crever)
      # Après sa mort
      (quand|lorsque|apres que|une fois que|si) (je|j|il|elle) [ne] [vais|me] (serai|serais|sera|vais etre|sois) [plus|pu|pas] (mort|morte|parti|partie|la|de ce monde|disparu|disparue|icitte|ici)
      (personne|qui|tout le monde|ils|famille|enfants|monde|on|vous) .. (ennuyer|ennuyerait|ennuie|manquer|manquerait|manquerai|mieux|pleurer|pleurerait|remarquer|remarquerait|rendrait compte|apercevrait|soulage|soulages|debarrasse|debarrasses|tranquille|tranquilles|viendrait) .. (mort|morte|parti|partie|sans moi|de moi|la|disparais|disparaissais|disparu|funerailles|enterrement)
      (derangerai|deranger|derange|encombre|encombrer|fardeau|poids|nuire|embeter|boulet) ~ (plus|pu|personne|jamais|bientot|tout le monde|famille|enfants|tous|monde|mieux)
      (assurance|assurances|assurance vie) ~~~ (si je meurs|quand je serai|vaux plus|vaut plus|vaudrais plus|suis mort|suis morte|serais mort|une fois mort|une fois morte)
      (me|on va me|ils vont me|va me|m) .. (retrouver|retrouve|trouver|trouvera|retrouvera|trouverait|depend|decrocher) .. (mort|morte|pendu|pendue|matin|garage|sous sol|corde|bois|noye|noyee)
      (affaires|papiers|testament|choses) .. (en ordre|reglees|regle|regles|pretes|prets|prepares) .. (rien|personne|partir|chien|adieu|retient|donne|besoin|fini|pret|prete|mourir)
      (donne|donner|donnee|donnait|laisse|leguer) .. (montre|chien|chat|guitare|bijoux|affaires|linge|argent|outils|char|collection) ... (besoin|adieu|plus|pu|partir|inquietez|s ennuyer|servira|ramassera|servir)
      (rejoindre|retrouver|aller voir|etre avec|revoir|rejoint) .. (mort|morte|defunt|defunte|au ciel|paradis|en haut|decede|decedee|defunts|feu)
      (adieu|adieux|pardonnez moi|dernier message|bye pour toujours|je vous aime tous|pardon pour tout) ~ (ecrit|ecrire|texte|message|snap|post|publie|repond|lettre|envoye|mot|facebook|insta|tous|laisse)
      (c est|cest) [ma|mon|la|le] (derniere|dernier|fin) (nuit|soir|soiree|jour|journee|message|fois|semaine)
      (serai|serais|serait|sera|soit|sois|vais|va) [pas|plus|pu] [etre] (la|en vie|ici|icitte) .. (noel|ete|printemps|demain|longtemps|fetes|fete|annee|bal|mois|semaine|pour voir)
      (pas|plus|pu) [etre] (la|en vie|ici|icitte) (a noel|cet ete|au printemps|demain|longtemps|aux fetes|pour)
      # Ne pas vivre
      (fatigue|fatiguee|tanne|tannee|ecoeure|ecoeuree|epuise|epuisee|las|lasse|plus capable|pu capable|marre|assez) .. (vivre|vie|souffrir|exister|respirer|etre en vie|me battre|tout|lutter|reveiller|toute) .. (mourir|finir|fin|mort|arreter|dormir|partir|pour toujours|disparaitre|pour de bon)
      (veux|veut|voudrais|aimerais|envie|envi|besoin|voulais) [juste|que|qu] .. (souffrance|mal|douleur|tout|ca) .. (arrete|s arrete|finisse|cesse|fini|stop|arreter|finir) [pour de bon|pour toujours]
      (dormir|endormir|coucher|m endors|couche|endorme) .. (plus|pu|jamais|pas) [me|se] (reveiller|reveille|relever|me lever)
      (espere|souhaite|prie dieu|aimerais|voudrais|dommage|content|contente|derangerait) .. (frapper par|accident|cancer|pas me reveiller|plus me reveiller|me reveille pas|me reveille pu|reveille plus|me tue|crash|me reveillerai pas|meure|mourir|crever|ecrase)
      (rien|personne|plus grand chose|pu rien|pas grand chose|plus rien|qu est ce) .. (retient|retienne|raccroche|garde en vie|m attend|me rattache) [ici|icitte|a la vie|encore]
      (vois|voit|voyais|imagine|aucun) .. (avenir|futur|demain|lendemain|bout du tunnel|sortie) .. (vivre|mort|vie|moi|continuer|sers|sert|mourir)
      (peur|crains|inquiet|inquiete|confiance|sais pas|sais pu) .. (de moi|ce que je|ce qu il|ce qu elle|en moi|de ce que) .. (faire|fasse|peux|pourrais|ferai|cette nuit|ce soir|serais capable|peut se faire|va se faire)
      (faire|fasse|fais|fait|ferait) [une|la|un] (gaffe|connerie|niaiserie|betise|geste irreparable|folie|gros geste|geste desespere)
      (tentative|tentatives|essaye de mourir|essaye de partir|essaye d en finir|essaie d en finir|rate mon coup) 
      (envi|envie|anvie|gout|gou|veu|ve|veux|vx) [2|de|d] (mourir|mouri|mourire|crever|disparaitre|mort|partir pour toujours|plus etre la)
      (tanne|fatigue|marre|plus envie|envie plus|goute plus|pas demande) .. (etre venu au monde|etre ne|vivre|venir au monde|la vie|naitre)
      (pense|penser|pensees|reve|images|idees|songe|songer|tourne) .. (la mort|suicide|en finir|partir pour toujours|sauter|me pendre|disparaitre|corde|injecter|fin) ~ (toujours|souvent|tous|arrete|sans arret|tout le temps|nuit|jours|constamment|plus|pu|chaque|encore|je|j|lui|elle)
      (parle|parlait|dit|disait|ecrit|menace|dis|texte|raconte|repete) .. (se tuer|mourir|en finir|vouloir mourir|disparaitre|se pendre|se pendrait|pendre|s enlever|plus vivre|pas vivre|partir pour toujours|serait mieux mort|serait mieux morte|passer a l acte|plus etre la|plus de ce monde)
      (une voix|des voix|la voix|les voix|mes voix|voix qui|voix me) ~ (tuer|tue|sauter|saute|mourir|finir|couper) ~ (me|disent|dit|toi|pont|tete|moi)
      # Se faire du mal
      (frappe|cogne|tape|pete|fesse) .. (tete|poing|poings|murs|visage|cuisses) .. (mur|saigne|sang|jusqu a|jusqua|plancher|bleus|beton)
      (brule|bruler|briquet|cigarette|cigarettes|fer) .. (bras|peau|jambe|jambes|poignet|cuisse|cuisses) ~ (me|m|se|s|ma fille|mon fils|mon ado|exprès|soulage|expres|je|elle|il)
      (coupe|coupures|coupure|cicatrices|marques|lignes|entailles|lame|lames|rasoir|exacto|taille crayon|aiguisoir) ~ (poignet|poignets|cuisse|cuisses|avant bras|manches longues|manches|bras)
      (lame|lames|rasoir|exacto|aiguisoir|ciseaux|couteau) ~ (peau|poignet|poignets|bras|cuisse|cuisses|chambre|toilettes|sac|matelas|soulage|saigner)
      (plus|pu|aucune|seule|pas|trouver|trouve|cherche) .. (raison|raisons) .. (vivre|continuer|rester|etre la|exister|vie|etre icitte|me lever)
      (dieu|seigneur|jesus|bon dieu|allah) ~ (prendre|prenne|prends moi|vienne|me chercher|rappelle|rappeler|emmene|laisse moi partir)
      (coup de roue|coup de volant|volant|auto|char|camion) ~ (poteau|arbre|mur|fosse|face a face|garde fou|pilier|falaise|viaduc|van) ~ (fini|finir|facile|pense|dis|regle|mourir|vite|tenter|tente|foncer)
      (soucier|inquieter|occuper|endurer|supporter|achaler|peser) .. (moi|pour moi) ~ (plus|pu|bientot|aurez|auras|auront)
      (rejoindre|retrouver) .. <relative> ~~~ (pendu|pendue|mort|morte|grange|defunt|suicide|tombe|cimetiere|decede|decedee|ciel)
      veux [plus|pu|pas] de (cette|ma) vie
      (assis|assise|seul|stationne) .. (grange|garage|camion|char|auto|sous sol|bois|noir) ~ <weapon>
      (quand|lorsque|au moment ou) [tu|vous] (liras|lirez|lis|lisez|verras) (ca|ceci|ce message|cette lettre)
      si (tu|vous) (lis|lisez) (ca|ceci) (je|c est|c)
      (corde|noeud|cable|ceinture|rallonge) ~ (arbre|poutre|plafond|grange|garage|garde robe|branche|crochet|cou|tuyau|grenier)
      (balle|cartouche|derniere balle) .. (pour|a) (moi|mon nom|lui|elle|la tete|tete)
      (foncer|fonce|me lancer|me jeter|me crisser|me pitcher|me garrocher|rentrer dans|rentre dans|embarquer devant) .. (poids lourd|van|camion|truck|train|mur|poteau|pilier|viaduc|lac|fleuve|riviere|metro|dix roues|face a face)
      (pense|veux|veut|envie|vais|essaye|decide|voulais) [de|a|faire] (tuer|suicide|suicider) (moi|moi meme|lui meme|elle meme|ma vie)
      (seule|derniere|unique) (solution|facon|issue|option|porte|sortie|maniere) .. (mourir|mort|finir|partir|disparaitre|souffrir|arreter|mettre fin)
      (pret|prete|temps|heure|hate) [pour moi] [de|a|d] (partir|m en aller|lacher|y aller|tirer ma reference|lever les feutres|debarquer) ~ (mort|fatigue|vie|monde|adieu|bon dieu|ciel|vieux|personne|assez|souffrir|toujours|chaine|pilules|rejoindre|vecu)
      (assez vecu|fait mon temps|faite mon temps|vecu ma vie|fini ma vie|fait ma vie) ~ (partir|mourir|aller|finir|tanne|tannee|envie|assez|pret|prete|veux|aide)
      (arrete|arreter|refuse|prends plus|prend plus|prends pu|veut plus) .. (insuline|manger|dialyse|pilules pour le coeur|boire|medicaments) .. (mourir|mort|expres|partir|finir|fin|laisser aller)
      (arrete|refuse|veut plus) [de] (manger|boire) ~~~ (mourir|pret a partir|partir|mort|donne|adieu|fini|laisse aller)
      (paix|repos|soulagement|tranquille|calme|delivrance|dormir) .. (mort|morte|mourir|cercueil|sous terre|disparaitre|six pieds)
      (monde|famille|enfants|gens|tous|tout le monde|blonde|chum) .. (mieux|bien mieux|soulage|heureux|tranquille|heureuse|tranquilles) .. (sans moi|si j etais|si je|quand je serai|sans lui|sans elle)
      (google|cherche|recherche|regarde|internet|reddit|lu) .. (suicide|methodes|moyens|facons|combien de temps ca prend|pendaison|mourir|mortelle)
      (marche|alle|allee|rendu|rendue|debout|assis|assise|stationne|arrete|arretee|monte|montee|passe) .. (pont|rails|toit|falaise|track|track de train|quai|fleuve|viaduc|balcon|bord) ~~~ (pense|sauter|fin|pas|nuit|encore|presque|pleure|seul|seule|vide|failli|garde fou|heures|envie|besoin)
      (coupe|coupee|coupent|coupait|couper) .. (bras|jambes|cuisses|poignets|lame|douche|chaque soir|ressentir|soulage|cacher|expres|rasoir|en cachette)
      (fille|fils|ado|gars|eleve|blonde|amie|ami|elle|il) .. (se|s) (coupe|couper|mutile|mutiler|scarifie|brule|blesse|griffe|taillade|entaille)
      (sang|coupures|cicatrices|marques|plaies|egratignures|entailles|lignes) .. (bras|poignet|poignets|cuisse|cuisses|jambes|avant bras|manches)
      (manches longues|chandail|hoodie|bracelets) ~ (ete|chaleur|juillet|tout le temps|canicule) ~ (coupe|bras|cache|cicatrices|marques|fille|ado|fils)
      (hopital|urgence|psychiatrie|conge|sortie) ~ (tentative|pilules|essaye de|pendre|suicid*|surdose|veut encore|recommence)
      (veux|veut|voulais|voudrais|aimerais|souhaite) (pas|plus|pu) [d|etre|de] (etre) (vivant|vivante|en vie|de ce monde|la demain|ici demain)
      (vivant|vivante|en vie) (demain|cette semaine|a noel|lundi|l an prochain)
      (me|m|se|s) (kill|killer|suicide|offer|shooter|shoot)
      (insuline|<drug>|<dope>) ~~~ (combien|assez|quelle dose|exactement) ~~~ (mourir|tuer|plus me reveiller|pas me reveiller|finir|reveille|partir|endormir)
      (quel|quelle|combien|assez) .. (pont|toit|falaise|etage|edifice) .. (haut|haute) 
      (ecrit|ecris|ecrire|prepare) .. (lettre|lettres|mot|adieux|testament|mes adieux) .. (enfants|famille|mere|blonde|tout le monde|tiroir|partir|chum|amis|au cas)
      (perdu|perdre|perds) [le|la|l] (gout|envie|volonte|espoir) [de] (vivre|la vie|continuer)
      (idees|pensees|voix|noirceur|envies) .. (revenues|reviennent|revient|reprend|recommencent|sont la) ~ (mourir|mort|tentative|finir|couper|suicid*|sombres|couteau|pilules)
      (suis|sens|suis juste|suis rien qu|suis devenu|suis devenue|etre) [comme|rien que|qu] [un|une] (poids|fardeau|boulet|nuisance|dechet|moins que rien|charge) [pour]
      qui (va|vas|vont) [s|me|m|se] (remarquer|pleurer|ennuyer|regretter) [de moi|si je|quand je|que je]
      personne [ne] (va|vas|va pas|vont|me|s|m) [s|me|m|se] (remarquer|pleurer|ennuyer|regretter|manquer|apercevoir|rendre compte|pleurera|ennuiera|remarquerait) [de moi|si je|quand je|que je]
      (serait|seraient|sera|seront|iraient|irait) [bien|ben] (mieux|plus heureux|plus heureuse) sans (moi|lui|elle)
      (pourquoi|a quoi bon) (je|j|que je|etre|rester|m) [suis|ai|existe|encore] (vis|en vie|encore en vie|encore la|encore ici|existe|ne|nee|vivre|continuer|continue|reveille)
      (a quoi|quoi) [ca|sa] (sert|servirait|bon) [de|d|que] (vivre|vive|que je vive|continuer|etre en vie|etre la|me lever|exister|rester)
      <wants> [de|d] (saigner|me faire souffrir|m ouvrir|sauter en bas|me lancer|me jeter|me crisser|me pitcher|me garrocher|tout arreter pour toujours|tout lacher pour toujours|m en aller pour toujours|ne plus exister|ne plus etre|plus exister|plus etre la|plus me reveiller|pas me reveiller|plus vivre|pu vivre|pu etre la)
      (pas|plus|pu) [le|la|l|d] (gout|envie) [de|d] (me reveiller|voir demain|etre en vie|vivre|la vie|exister|voir la suite)
      (lame|lames|rasoir) ~ (ecole|sac|etui|casier|cachee|caches|cachees|poche|telephone|matelas)
      <weapon> charge* (a cote|pres de|devant|sur|dans ma)
      (ecrit|ecrire|laisse|trouve|ecris) (ma|sa|une|un|mon|son|la) (lettre|mot|note) [d adieu|de depart|pour|sur|avant|derniere]
      (marcher|rentrer|entrer|avancer) dans (le|la|l) (fleuve|riviere|lac|eau|trafic|mer)
      (c est|ce sera|cest) (ce soir|cette nuit) que (ca|tout|je|j) (finit|se termine|finis|arrete|pars|en finis|le fais)
      [ne] (vois|voit) (plus|pas|pu|aucun) [d|de|mon] (avenir|futur|issue|sortie|lumiere)
      (hais|deteste) (vivre|la vie|ma vie|etre en vie|me reveiller)
      (vie|tout|existence) (est|a|sert|vaut|serait) (rien|plus rien|pu rien|plus de sens|pas de sens|aucun sens|pu de sens|trop lourde|insupportable|invivable|finie pour moi|finie)
      (fini|finie|termine|terminee) (avec la vie|pour moi|avec tout|avec ce monde)
      (m enlever|s enlever|enleve|enlever|oter|ote|mettre fin a) (la vie|sa vie|ma vie|mes jours|ses jours)
      (comment|moyen|moyens|facon|facons) [de|pour|faire] (mourir|se tuer|me tuer|en finir|se pendre|me pendre|partir sans douleur|se suicider|me suicider)
      (aider|sauver|parler a|empecher|inquiet pour|inquiete pour|peur pour) .. (suicidaire|veut mourir|parle de mourir|veut se tuer|se tuer|se suicider|veut plus vivre)
      (preferait|prefererais|prefere|aimerais mieux|aimerait mieux|serais mieux) [etre] (mort|morte|mourir|jamais ne|jamais nee|pas ne|crever)
      (plus|pu|pas) (la force|envie|le gout|le courage|l energie) [de] (vivre|continuer|me battre|lutter|rester|avancer)
      (m en aller|partir|disparaitre|dormir) (pour toujours|a jamais|a tout jamais|pour de bon|de bon|eternellement)
      (plus simple|plus facile|mieux|soulagement|soulages|soulage|soulagee|service|paix|tranquille|bon debarras|moins lourd|liberer|delivre|mieux pour) ~ <gone>
      (rendrais|rendre|rendrait) service [a] [tout le monde|ma famille|mes enfants|tous] 
      (vais|va|veux|pense|compte|suis pret a|prete a) le faire (ce soir|cette nuit|demain|bientot|en fin de semaine|pour vrai|pour de bon|avant|apres)
      (courage|guts|cran|couilles|lache|peureux) ~ (le faire|en finir|sauter|me tuer|appuyer sur la gachette|passer a l acte|mourir|partir pour de bon)
      (comment le faire|comment je le ferais|comment je ferais) ~ (lis|lu|pense|cherche|sais|imagine|regarde|mourir|plan)
      (je|elle|il|fille|fils|ado|eleve|amie) (me|se) (gratte|griffe|mord|frappe|brule) .. (quand|parce que|chaque|sang|soulage|punir|calmer|cachette|expres)
      (couper|coupe|lame) (aide|soulage|calme|fait du bien|me libere)
      (montre|envoye|trouve|vu|remarque|cache|photo) .. (coupures|poignets|cicatrices|lames|entailles|bras coupes|marques de coupures)
      <weapon> ~ (pleure|pleurait|deprime|disparu|manque|adieu|pardon|desespere|faillite|ferme|suicidaire|lettre|tout perdu|charge et)
      (rester|continuer|garde|gardent|tient|tenir|maintient) [a] (en vie|vivre|vivant|vivante) ~ (pourquoi|raison|rien|seule|juste pour|force|oblige|obligee|pas|plus|pu|dur|peine|tanne|fatigue)
      (donne|donnee|laisse) (son|sa|ses|mon|ma|mes) (chat|chien|animaux|guitare|truck|outils|montre|affaires|choses|linge|bijoux|collection|economies) (a|au|aux)
      (partir|m en aller|s en aller|quitter|disparaitre) (pour vrai|pour de vrai|pour de bon|definitivement|d icitte pour toujours)
      (gratte|griffe|mords|frappe|brule|coupe|blesse|prive) .. (sang|punir|punition|merite)
      tout laisser tomber pour de bon
      (imagine|pense|reve|planifie|prepare|vois|organise) .. (mes funerailles|mon enterrement|ma mort|ma propre mort|mon cercueil|mon urne)
      coeur [s] (arrete|arretait|lache|lacherait) ~ (souhaite|espere|aimerais|voudrais|prie|veux)
      (souhaite|espere|aimerais|voudrais|prie|veux) .. coeur [s] (arrete|arretait|lache|lacherait)
      (peur|vais|va|risque|pourrais) [de|que je] faire (quelque chose|de quoi|une affaire) [de|d] (grave|irreparable|mal|stupide|fou|ce soir|cette nuit|irreversible)
      si j avais (une arme|un fusil|un gun|les pilules|le courage|une corde|assez de pilules|les couilles|les moyens)
      (attache|accroche|pend|noue) .. (drap|ceinture|corde|cable|foulard|lacet|lacets) .. (garde robe|cou|porte|chambre|plafond|barre|douche|poutre|arbre)
      (hesite|tente|tentee|songe|pense|envie|veux|vais|failli) [a|de] (avaler|prendre|caler|gober) .. (toute|toutes|tous|bouteille|pot|boite|trop)
      (peut on|peux tu|on peut|est ce que|tu peux) .. (mourir|crever) .. (avec|de|si|en prenant) .. <drug>
      (veut pas|refuse de|peut pas|arrive pas a) [me] (promettre) .. (mal|vie|faire|rien|tuer|securite)
    `,
  },
];
