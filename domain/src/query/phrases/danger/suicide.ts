import type { PhraseGroup } from '../../phrase-files.ts';

/** Suicide: named, wished, tried, feared for another. */
export const SUICIDE: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Depression'] }],
    isInferred: true,
    danger: ['suicide'],
    en: `
      # Its names
      (suicid*|sucid*|suisid*|suissid*|souicid*|suicyd*|siucid*|suicde*|suicd*|suicud*|scuicid*|suiced*|kms|kys|unalive*|unaliving|ctb|sewerslide|sewercide|sewer slide|su 1 cide|death wish|deathwish|noos*|988|9 8 8)
      ((killmyself|killingmyself|wanttodie|iwanttodie|wannadie|iwannadie|endmylife|enditall|cutmyself|hurtmyself|s u i c i d e|su cide)|(active|passive) si|danger to <self>)
      ([after|since|following|survivor|survivors|survived|<relative>|<partner>|<friend>] [of|s|from|recent] suicid* (attempt|attempts|ideation|thoughts|plan|watch|crisis)|keep (myself|himself|herself) safe)
      ((not|don t feel|doesn t feel) safe (alone|with myself|by myself|on my own)|(i m|i am|he is|she is|son is|daughter is|he s|she s) in crisis|(crisis|distress) (line|hotline|helpline|help line))
      (self harm*|selfharm*|self injur*|self mutilat*|self inflicted|sh scars|razor blade|razor blades)
      # Wishing it
      (wake|waking|woke) [up] .. (wish|wishing|disappointed|wishes) ~ (hadn t|didn t|dead|alive|up|awake|gone|die)
      (waiting|wait|praying) to die
      (plan|planning|talk|talks|talking|think|thinking|tried|ready|decided|determined|threat*|considering|intend|intends) (to|on|of|about) (die|dying|never wake up|not wake up|not waking up)
      (pret|prete|decide|tente|essaye|planifie|menace|parle|jure|intention|hate) (a|de|d|pour) (mourir|crever)
      (think|thinking|dream|dreaming|pense|penser|songe) (about|of|a|au|aux|de|du) (bridge|rope|noose|gun|rifle|shotgun|tracks|train tracks|pont|corde|fusil|carabine|rails|voie ferree)
      (and i|we|you|family|baby|kids) (would|d|will|ll) [all] be better off without (me|her|him)
      (worth more|better off|better) dead
      (vaut|vaux|vaudrais|vaudrait|vaudrai) (plus|mieux) [cher] (mort|morte)
      ((help|helping|aide|aider|aidez) (me|him|her|moi) [a] (die|mourir)|(l|m) (aide|aider|aidez|aident) a mourir)
      (disappointed|upset|mad|angry|sad|pissed|hate|hated|devastated) .. (still alive|i m alive|i woke up|waking up|i survived|it didn t work|to wake up)
      (decu|fache|triste|decourage|enrage|tanne|decus) .. (encore en vie|d etre en vie|etre reveille|m etre reveille|me reveiller|avoir survecu|pas marche|pas mort)
      (can|could|would|will) [you|i|u|someone] (survive|die) .. (jump|jumping|fall|falling|drop|hanging|overdose)
      (survit|survivre|survivrait|meurt|mourir) .. (chute|saut|sauter|pendaison|etage|surdose|overdose)
      (me|se) (vois|voit|voyais) (pas|plus) (vivant|vivante|vivre|en vie|vieillir|demain)
      (<wants>|vais|va|vas|pense|essaye|failli) [a|de] (me|se) (tue|pend|noie|mutile|coupe)
      je me (tue|pends|suicide|flingue)
      (sh (relapse|urges|again|clean)|(relapse|relapsed|relapsing) (on|with|in|into) (sh|self harm|cutting))
      (help|helping|speed|speeding|hurry|hurrying) (it|things|death|nature) along ~~~ (go|die|end|death|old|age|years)
      pretending [that] i want to (live|be here|be alive)
      (want|need) (it|this|everything|all of it) [to be] over ~ (nothing|anymore|tired|die|pain|can t|matters|tonight)
      (hope|hoping|wish|wishing|pray|praying) [that] [i|a] (get|got|would get|gets) hit by [a] (bus|car|truck|train)
      (everything hurts|life hurts|so much pain) ~ (want out|need it to stop|make it stop)
      <wants> [to] (be|b) (gone|dead|no more|out of here for good)
      (ready|wants|waiting|going|hoping) [to] (join|be with|see|meet) [my|his|her] (<relative>|<partner>|grandma|grandpa) ~ (eating|heaven|again|soon|dead|passed|died|tired|other side|up there)
      <wants> [to|of|about|for|i could|she could|he could|just] (die|dying|death|be dead|being dead|stop living|stop existing|cease to exist|sleep forever|be gone forever|disappear|vanish|go to heaven)
      <wants> [to|of|about|i could] (not|never) (exist|wake up|be alive|be here|be around|existing|being here|being around|being alive|waking up)
      ((<wants>|going|gonna|about|might|threat*|tried|tries|trying|will|ll|just) [to|of|about] (end it|end things|end everything|ending it|ending things|ending everything)|(disappear|gone|leave|sleep) (for good|permanently|forever))
      ((should|ought to|supposed to) (die|be dead|not exist)|(leave|leaving|exit|escape|out of|end) this (world|earth|planet|life))
      (wish|wishes|wishing|wished|hope|hoping|pray|praying) [that|to god] (i|you|he|she|they) (was|were|wasn t|weren t|never|don t|didn t|won t|wouldn t|would|just|could|not) [just|not|never|be|been|have been|fall asleep and] (dead|born|gone|alive|exist|existed|wake up|die|disappear|vanish|here anymore)
      ((die|death|dead) (rather|better) than (live|living|life|alive|this)|(never|not|don t|won t) wake up (again|tomorrow|anymore)|(make|want|wants) it all [to] (stop|end)|(dark|darkest|morbid) thoughts)
      ((want|wants|wanted|telling|tell) me (to die|dead|to kill <self>)|(please|someone|somebody) kill me)
      (should|could|want to|ready to|going to|rather|time to|soon) (join|follow|be with) (them|him|her) ~~~ (gone|dead|died|killed|grave|heaven|buried|passed|funeral|war|buddies|without him|without her)
      (end|ending) it (myself|my way|on my own terms)
      (be|being|join|joining|see|reunite) (with|him|her) .. (late|dead|in heaven|up there|passed|on the other side|heaven)
      (want|wanna|need|wish|just) .. (pain|everything|hurting|suffering|noise|all|it) .. (stop|end|over|done|away) [for] (good|forever|permanently|tonight|already|finally)
      (just) (want|wanted|wants|wish) [it|everything|this|all] [it] [to] [be] (over|end|ended|finished) [with]
      (go|going|fall|sleep|drift) [to] (sleep|asleep|off) .. (never|not|don t|forever|for good|won t) [ever] [wake|waking|get|be] [up]
      (hope|wish|pray|praying|wishing|hoping|want|wouldn t mind|wouldn t care|don t care) .. (hit by a bus|hit by a car|hit by a truck|get cancer|got cancer|car accident|an accident|crash|not wake|never wake|didn t wake|don t wake|doesn t wake|lightning|killed|someone kill|plane crash|die in my sleep|dying|i died|i die)
      (want|wanted|wants|trying|tried|try|tries|going|gonna|thinking|threat*|think|thinks|thought) .. (hang|kill|shoot|drown|hurt|harm|cut|off|end|poison|unalive|jump|burn) .. (<self>|my life|his life|her life|it all)
      (keep|keeps|kept|can t|won t|constant|always|lately|intrusive|stop) .. (thinking|think|thoughts|dreaming|thought) .. (death|dying|die|dead|ending|end it|being gone|killing|not being here|funeral)
      (voice|voices) ~ (kill|end|jump|die|dead|hurt|cut|slit|stab|attack|harm|burn) ~ (myself|yourself|it|bridge|me|off|tell|telling|says|say|people|them|him|my|someone|everyone|family)
      (god|lord|jesus|allah|universe) ~ (take me|to take me|take him|end it|end my|let me die|not wake|call me home|take my life)
      (one|last) (way|thing|solution|option|choice) (out|left) ~ (die|end|death|dead|only)
      (only|one|no|any|other|another) [other] (way|way out|solution|option|choice|answer|escape|exit) .. (die|dying|end it|kill <self>|death|dead|stop the pain|out is|suicide|gone)
      (lived|had) (long enough|my life|a good life|enough of life) ~ (go|die|end|done|ready|over|peace|sleep|wake)
      (peaceful|peace|quiet|rest|relief) .. (dead|death|die|dying|gone|end|grave|never waking|when i go)
      (to|and|just|then|so i) (not|never) wake up
      (want|wanna|wanted|wish|wants|need) [for] (my|his|her|this|it|everything) (life|pain|suffering) [to] (be|end|stop|over|finish) [over|ended|done]
      (fantasize|fantasizing|picture|picturing|imagine|imagining|planning|plan|dream|dreaming|daydream|think|thinking) .. (my own funeral|my funeral|my death|my own death|my obituary|being buried|my body)
      (heart|breathing|lungs) (would|will|could|to|ll) [just] stop ~ (wish|hope|pray|want|wishing)
      (dying|death|being dead|suicide|to die) (would|will|seems|sounds|is|feels|d|looks) [be|like] [so|much|way|far] (easier|better|peaceful|a relief|relief|kinder|nice|good|the answer|the only|solution|best|simpler|my only)
      (sleep|sleeping|rest|resting) (forever|eternally|for good|and not wake)
      (wish|hope|hoping|praying) .. (truck|bus|car|train|something|someone|cancer|illness|god|heart attack|covid) [would|will|just] (hit|kill|run|take|end)
      (wish|wishes|wished) [i|he|she] (hadn t|hadnt|had never|had not) [been] (born|existed|survived|woken)
      (wants|want|wanting) out ~ (life|world|meaning|everything|dying|can t|living)
      (if this doesn t work|if nothing changes|if it fails|last chance|last try|can t anymore|no more) ~ (ending it|end it|i m done|i m out|check out)
      # No longer wishing to live
      ((give|giving|gave|given) up on (life|living)|(see no|no other|only) way out)
      (don t|doesn t|do not|does not|didn t|no longer|not|never) (want|wants|wanna|wish|feel like|deserve|deserves) [to] (live|living|be alive|being alive|be here|b here|b alive|be around|exist|existing|wake up|go on|keep going|be on this earth|be in this world|see tomorrow)
      (don t|doesn t|do not) (want|wanna) to do (this|life) anymore
      (reason|reasons|point|purpose|will|wish|desire) (to|in|of|for) (live|living|being alive|be alive|stay alive|exist|existing|going on|go on|keep going|keep living|carry on|being here)
      ((won t|not going to|not gonna|can t) make it through (the night|tonight|the day)|(nothing|nobody|no one) [left|more|else] to live for|(isn t|not|no longer|hardly|ain t) worth living)
      life (isn t|is not|not|no longer|ain t) worth (it|living)
      (tired|sick|done|exhausted|fed up|weary|over|finished|hate|hates) [of|with] (living|breathing|life|my life|this life|being alive|existing|waking up|this world)
      (i can t|i cannot|can t|cannot) (go on|keep going|carry on|keep living|stay alive|live anymore|live like this|do this anymore|do it anymore|do life anymore|take it anymore|take this anymore|take life anymore|face another day|live with myself)
      (tired|sick|done|exhausted|fed up|over|finished) .. (living|being alive|life|existing|breathing|fighting|trying|being here|waking up|of it all|everything) .. (die|dead|end|over|gone|forever|anymore|rest|sleep|peace|stop)
      (nothing|no reason|what s|no point|not much) .. (keeping me|keeps me|live for|hold me|holding me|to stay|left for me|here for) [here|alive|anymore|going]
      (don t|not|never|no longer|can t|stop|stopped|doesn t) .. (see|picture|imagine|have) .. (future|tomorrow|myself) .. (living|alive|anymore|me in it|past|life|old|without|being)
      (i|he|she) (don t|dont|doesn t|do not|didn t|never) .. (want|wanna|deserve|wish|asked|ask) .. (to be born|be born|to exist|to live|alive|be here|live)
      (no|any|more|without|a|another|one|zero|good) .. (reason|reasons|point|purpose) .. (live|living|go on|alive|exist|be here|stay|continue|keep going|wake up)
      (lost|losing|lose|out of|don t have any|no) [the|any] (will|hope|strength|fight) [left] [to] (live|living|in living|go on|keep going)
      ((why|how come) (am i|was i|did i|do i|i m) [even|still] (still alive|alive|still here|born|even alive|wake up|bother living|exist|even exist|survive)|can t (take|do|handle|stand|bear) (it|this|life|living) (no|any) more)
      (can t|cant|don t|cannot) see (a|any|my) future [for|anymore|ahead]
      (don t|dont|doesn t|never|not) (care|mind|afraid|scared) (if i|if he|if she|of|whether i) [live or] (die|dying|live|wake up|don t wake up|get killed|get hit)
      (life|living|existence) (is|s|feels|seems|has) (no meaning|no purpose|no point|pointless|meaningless|too painful|not for me|unbearable|over for me|over)
      (end|ending|over|finished|done|finish) (with|for) (me|life|my life|this life|everything|the world)
      (i|we) (won t|wont|will not|can t) (last|survive|make it|get through|be able to) [to] (tonight|the night|the week|another day|another night|till morning|much longer|this)
      (life|living) .. (no|not|isn t|doesn t|without) .. (worth|meaning|sense|purpose|point) ~ (anymore|any more|left|die|end|over|living|go on)
      (stay|staying|remain|keep|kept|keeping|keeps) (alive|living) ~ (why|reason|point|only|for my|don t|no|can t|hard|not|tired|just for|want)
      ((don t|dont|doesn t|can t|never) see (myself|himself|herself) (making it|make it|living|reaching|getting|being alive|past|turning|growing old)|not (be|being) alive)
      (can t|cannot|couldn t|unable to) (stay|keep myself|keep her|keep him|be) safe [tonight|anymore|by myself|alone|from myself]
      (no one|nobody|noone) (needs|loves|wants) me ~ (ready|go|end|die|gone|anymore|point|leave|done|tonight)
      # Nobody would miss who is gone
      (won t|doesn t|don t|not|can t|don t think|doesn t think|doubt) .. (make it|last|live|survive) (through|to|till|until|past) (night|tonight|morning|tomorrow|weekend|week|month|birthday|christmas|holidays|winter|spring|summer|graduation)
      (can t|cannot|couldn t) (take|do|handle|endure|live|stand) [one|single] (more|another) (day|night|minute) of (this|it|life|living|pain|this pain)
      if (it (wasn t|weren t|was not|were not) for|not for|i didn t have) .. (dead|gone|killed|done it|hanged|hung|not be here|wouldn t be here|wouldn t be alive|jumped|ended it|over by now)
      only .. (keep|keeps|keeping|stop|stops|stopping) me (from|here|alive)
      threat* [to] (kill|hurt|harm|shoot|hang|cut|drown|stab) <self>
      (hope|hoping|wish|wishing|pray|praying|want|wanting) [that|for] [a|some] (bus|truck|car|train|something|someone) [would|will|just|to] (hit|hits|run over|runs over|kill|kills) me
      (don t|doesn t|do not) want [my|his|her] (kids|children|wife|mom|dad|mother|parents|family|roommate|daughter|son) [to] (find|finding|be the one to find) (me|my body)
      (world|everyone|everybody|people|universe) .. (better|better off|happier|easier|fine) .. without (me|him|her|us)
      (would|will|ll|d) (grieve|be sad|cry|mourn|get over it|move on) ~ (be fine|be ok|get over it|move on|without me|be better)
      if i (died|disappeared|killed myself|wasn t here|weren t here|wasn t around|wasn t alive|didn t exist|never existed|was gone|were gone|was dead|were dead|was never born|wasn t born|am gone)
      (when|once|after|if) (i m|im|i am|he s|she s) (gone|dead|not here)
      (after i|once i|when i) (die|go|leave this) .. (miss|sorry|regret|free|happy|happier|care|funeral|note|letter|dog|cat|kids|better|peace)
      (nobody|no one|noone|nobody s|who|anyone|anybody|they|everyone|everybody|world|family|kids|husband|wife|parents) .. (miss|notice|cry|better|better off|happier|relieved|care|come to) .. (gone|if i|i died|i die|dead|died|die|without me|disappear|disappeared|my funeral|not here|wasn t here|ended)
      (better|better off|happier|easier|lighter|relieved|fine) .. (dead|without me|when i m gone|once i m gone|if i disappear|if i die|if i was gone|if i weren t|if i wasn t|if i was not|if i died|i was gone|i was dead)
      (problem|burden|bother|bothering|weight|trouble) ~ (anymore|any more|after|soon|much longer|no longer|stop being) ~ (won t|wont|not|never|everyone|anyone|anybody|gone|family|nobody|end|over)
      (won t|wont|not|don t|doesn t|didn t|never|dont) .. (worry about|have to deal with|deal with|be seeing|see) (me|him|her) [for] (much longer|any longer|anymore|any more|again|soon|long)
      (life insurance|insurance money|insurance payout) ~ (worth|dead|gone|kids|family|die|pays|suicide|if i|if he|if she|accident|death)
      (they|he|she|someone|somebody|kids|wife|roommate|you|who) .. (find|finds|found|discover) .. (me|my body|body) .. (garage|basement|dead|hanging|bed|morning|bathroom|tree|barn|shed|it would|and that)
      (i m|im|i am|feel|feeling|i feel like|i ve become|become|being|just) [just|such|only|nothing but|nothing more than] [a] (burden|dead weight|waste of space|waste of air|waste of oxygen|waste of skin)
      (no one|nobody|noone|not one person|who) (will|would|ll|d|is going to|gonna|even) [ever|even] (miss|notice|mourn|remember|cry for|care about) (me|if i|when i m gone|i m gone|i was gone)
      (everyone|everybody|they|he|she|kids|family|world|you|you all|yall|we|people|the world) [would|will|d|ll|is|are|be|s] [be] [all|just|so much|way] better off
      (easier|better|simpler|relief|relieved|happier|favour|favor|peaceful|peace|best|problem solved|solve|quieter|cheaper|nice|fair|right thing) ~ <gone>
      (doing|do|be doing) [everyone|everybody|them|the world|my family|you all] [a] (favour|favor) [to] [everyone|everybody|the world|my family] [if|by]
      # An attempt before, and fear of the next
      (before|scared|afraid|might|gonna) .. do something i (can t|cannot|ll|won t be able to) (undo|take back|regret)
      what [i|he|she|they] [might|could|ll|will|would|may|can] do to <self>
      (scared|afraid|worried|terrified|don t trust|can t trust|fear|frightened|not sure|no idea) .. (what i|what he|what she|myself|what they) [might|could|ll|will|would|may] [do|try] .. (myself|tonight|himself|herself|alone|if|right now|next|to me)
      (do|did|doing) something (stupid|bad|drastic|permanent|to myself|to himself|to herself|terrible|reckless|final)
      (survived|survivor|after|since|from|second|third|first|another|my|her|his|previous|past) (an|my|her|his|the|own|last)? attempt
      (attempt|attempted|attempts) .. (life|suicide|his|her|my) .. (last|again|hospital|week|night|month|year|twice)
      (psych ward|er|hospital|discharged|released) ~ (attempt|pills|tried to|hang|suicid*|cut|overdose|still wants|again)
      (attempted (<number>|once|twice|three|a few|several|many|before|again) [times]|(i ve|i have|she s|he s|she has|he has|have) attempted)
      (thoughts|voices|urges|feelings|darkness) (are|is|came|come|coming) back ~ (die|end|attempt|attempted|cut|cutting|suicide|bad|knife|pills|hurt myself)
      (help|save|talk to|stop|convince|support|worried about) .. (suicidal|who wants to die|wants to die|talking about suicide|wants to kill|from killing)
      (won t|wouldn t|can t|refuses to) promise .. (hurt <self>|safe|not to do|kill|won t do|harm)
    `,
    fr: `
      # Ses noms
      ((pas|plus|jamais) [en] (securite|safe) avec (moi|moi meme)|(automutil*|otomutil*|auto mutilation|scarif*|lame de rasoir|lames de rasoir)|(jeveuxmourir|veuxmourir|enviedemourir|ideesnoires|jeveuxmetuer))
      (danger pour (moi|moi meme|lui meme|elle meme)|(idee|idees|pensee|pensees) (noire|noires|sombre|sombres|morbides|de mort|de la mort)|ligne (de crise|d urgence))
      # Le souhaiter
      <wants> (etre|aller|monter|partir) (au|vers le) (ciel|paradis)
      (attends|attend) [juste|que|rien que] [de|la|que la] (mourir|mort|mort vienne)
      (sacrer mon camp|crisser mon camp|decrisser|decalisser|m en aller|partir|sortir|debarquer) de (cette vie|la vie|ce monde|cette terre)
      <wants> [de|d|a|juste|seulement] (mourir|mourrir|crever|etre mort|etre morte|disparaitre|dormir pour toujours|m endormir pour toujours|partir pour toujours|arreter de vivre|cesser de vivre|quitter ce monde|la mort)
      ((jamais|plus|pas) [me|se|m] reveiller|(voulu|aime|du|mieux|prefere|<wants>) [ne] (jamais|pas) [de] (naitre|exister|etre ne|etre nee|venir au monde)|<wants> que tout (arrete|s arrete|finisse|soit fini|cesse))
      ((rejoindre|retrouver) (<relative>|<partner>|<friend>|lui|elle) (au ciel|en haut|au paradis|de l autre bord|de l autre cote)|mort (serait|comme) (soulagement|delivrance|solution|liberation))
      (les|le|la|l) (rejoindre|retrouver|suivre) ~~~ (mort|morts|morte|partis|tombe|decede|funerailles|ciel|perdu|defunt)
      (rejoindre|retrouver|aller voir|etre avec|revoir|rejoint) .. (mort|morte|defunt|defunte|au ciel|paradis|en haut|decede|decedee|defunts|feu)
      (veux|veut|voudrais|aimerais|envie|envi|besoin|voulais) [juste|que|qu] .. (souffrance|mal|douleur|tout|ca) .. (arrete|s arrete|finisse|cesse|fini|stop|arreter|finir) [pour de bon|pour toujours]
      (espere|souhaite|prie dieu|aimerais|voudrais|dommage|content|contente|derangerait) .. (frapper par|accident|cancer|pas me reveiller|plus me reveiller|me reveille pas|me reveille pu|reveille plus|me tue|crash|me reveillerai pas|meure|mourir|crever|ecrase)
      (envi|envie|anvie|gout|gou|veu|ve|veux|vx) [2|de|d] (mourir|mouri|mourire|crever|disparaitre|mort|partir pour toujours|plus etre la)
      (pense|penser|pensees|reve|images|idees|songe|songer|tourne) .. (la mort|suicide|en finir|partir pour toujours|sauter|me pendre|disparaitre|corde|injecter|fin) ~ (toujours|souvent|tous|arrete|sans arret|tout le temps|nuit|jours|constamment|plus|pu|chaque|encore|je|j|lui|elle)
      (parle|parlait|dit|disait|ecrit|menace|dis|texte|raconte|repete) .. (se tuer|mourir|en finir|vouloir mourir|disparaitre|se pendre|se pendrait|pendre|s enlever|plus vivre|pas vivre|partir pour toujours|serait mieux mort|serait mieux morte|passer a l acte|plus etre la|plus de ce monde)
      (une voix|des voix|la voix|les voix|mes voix|ses voix|voix qui|voix me|voix lui) ~ (tuer|tue|sauter|saute|mourir|finir|couper|attaquer|frapper|poignarder|faire mal|faire du mal|bruler) ~ (me|disent|dit|toi|pont|tete|moi|gens|monde|quelqu un|famille|mere|voisin)
      (dieu|seigneur|jesus|bon dieu|allah) ~ (prendre|prenne|prends moi|vienne|me chercher|rappelle|rappeler|emmene|laisse moi partir)
      (rejoindre|retrouver) .. <relative> ~~~ (pendu|pendue|mort|morte|grange|defunt|suicide|tombe|cimetiere|decede|decedee|ciel)
      (seule|derniere|unique|autre|pas d autre|plus d autre) (solution|facon|issue|option|porte|sortie|maniere|chose) .. (mourir|mort|finir|partir|disparaitre|souffrir|arreter|mettre fin)
      (pret|prete|temps|heure|hate) [pour moi] [de|a|d] (partir|m en aller|lacher|y aller|tirer ma reference|lever les feutres|debarquer) ~ (mort|fatigue|vie|monde|adieu|bon dieu|ciel|vieux|personne|assez|souffrir|toujours|chaine|pilules|rejoindre|vecu)
      (paix|repos|soulagement|tranquille|calme|delivrance|dormir) .. (mort|morte|mourir|cercueil|sous terre|disparaitre|six pieds)
      (me|m|se|s) (kill|killer|suicide|offer|shooter|shoot)
      <wants> [de|d] (saigner|me faire souffrir|m ouvrir|sauter en bas|me lancer|me jeter|me crisser|me pitcher|me garrocher|tout arreter pour toujours|tout lacher pour toujours|m en aller pour toujours|ne plus exister|ne plus etre|plus exister|plus etre la|plus me reveiller|pas me reveiller|plus vivre|pu vivre|pu etre la)
      (m enlever|s enlever|enleve|enlever|oter|ote|mettre fin a) (la vie|sa vie|ma vie|mes jours|ses jours)
      (preferait|prefererais|prefere|aimerais mieux|aimerait mieux|serais mieux) [etre] (mort|morte|mourir|jamais ne|jamais nee|pas ne|crever)
      ((m en aller|partir|disparaitre|dormir) (pour toujours|a jamais|a tout jamais|pour de bon|de bon|eternellement)|tout laisser tomber pour de bon)
      (imagine|pense|reve|planifie|prepare|vois|organise) .. (mes funerailles|mon enterrement|ma mort|ma propre mort|mon cercueil|mon urne)
      coeur [s] (arrete|arretait|lache|lacherait) ~ (souhaite|espere|aimerais|voudrais|prie|veux)
      (mourir|la mort|etre mort|etre morte|suicide) (serait|est|semble|parait|sonne) [bien|plus|tellement|comme] (facile|mieux|simple|soulagement|un soulagement|doux|la seule|la solution|seule|reposant)
      # Ne plus vouloir vivre
      (plus rien a faire (ici|icitte|sur terre|ici bas)|(plus|pas) [de|ma] (bien|place) (sur terre|ici bas|dans ce monde)|(plus|pas|aucune|seule) [d] issue|merite [pas|plus] [de|d] (mourir|vivre|exister|etre en vie|etre sur terre|etre ici)|(peux|peut|capable) (plus|pas) [de|d] (vivre|exister|etre en vie|la vie))
      ((veux|veut|voulais|voulait|voudrais|envie|gout|souhaite) (plus|pas) [de|d] (vivre|exister|etre la|etre ici|etre icitte|etre en vie|etre vivant|me reveiller|me lever|continuer|la vie|de ce monde)|(ni|meme pas|rien) de vivre|(rien|personne|plus rien) [pour] [qui|quoi] vivre|(rien|personne|plus grand chose|chose|raison) [qui] me (retient|rattache|garde en vie)|(abandonner|quitter) la vie)
      ((plus|pas|aucune) envie (de|d) etre (la|ici|icitte|en vie)|que je (sois|serais) (pas|plus) (la|ici|en vie|ne))
      ((envie|gout|raison|raisons|force|desir|volonte|courage) (de|a|pour|d) (vivre|la vie|exister|continuer a vivre|rester en vie)|(plus|pas) [la|le|envie] (force|gout|envie|courage|capable) de continuer)
      ((tanne|ecoeure|fatigue|epuise|las|lasse|marre|assez|ras le bol) (de|d) (vivre|la vie|exister|etre en vie|cette vie)|a quoi (bon|ca sert|sert) [de|ca] (vivre|continuer|exister|la vie)|vie (vaut|vaux) (pas|plus) la peine)
      ((j|je) en peux plus|suis plus capable [de] (vivre|la vie|continuer)|plus capable de (vivre|la vie|continuer|etre en vie))
      (fatigue|fatiguee|tanne|tannee|ecoeure|ecoeuree|epuise|epuisee|las|lasse|plus capable|pu capable|marre|assez) .. (vivre|vie|souffrir|exister|respirer|etre en vie|me battre|tout|lutter|reveiller|toute) .. (mourir|finir|fin|mort|arreter|dormir|partir|pour toujours|disparaitre|pour de bon)
      (rien|personne|plus grand chose|pu rien|pas grand chose|plus rien|qu est ce) .. (retient|retienne|raccroche|garde en vie|m attend|me rattache) [ici|icitte|a la vie|encore]
      (vois|voit|voyais|imagine|aucun) .. (avenir|futur|demain|lendemain|bout du tunnel|sortie) .. (vivre|mort|vie|moi|continuer|sers|sert|mourir)
      (tanne|fatigue|marre|plus envie|envie plus|goute plus|pas demande) .. (etre venu au monde|etre ne|vivre|venir au monde|la vie|naitre)
      (plus|pu|aucune|seule|pas|trouver|trouve|cherche) .. (raison|raisons) .. (vivre|continuer|rester|etre la|exister|vie|etre icitte)
      (veux [plus|pu|pas] de (cette|ma) vie|(vivant|vivante|en vie) (demain|cette semaine|a noel|lundi|l an prochain)|(perdu|perdre|perds) [le|la|l] (gout|envie|volonte|espoir) [de] (vivre|la vie|continuer))
      (pourquoi|a quoi bon) (je|j|que je|etre|rester|m) [suis|ai|existe|encore] (vis|en vie|encore en vie|encore la|encore ici|existe|ne|nee|vivre|continuer|continue|reveille)
      (a quoi|quoi) [ca|sa] (sert|servirait|bon) [de|d|que] (vivre|vive|que je vive|continuer|etre en vie|etre la|me lever|exister|rester)
      ((pas|plus|pu) [le|la|l|d] (gout|envie) [de|d] (me reveiller|voir demain|etre en vie|vivre|la vie|exister|voir la suite)|[ne] (vois|voit) (plus|pas|pu|aucun) [d|de|mon] (avenir|futur|issue|sortie|lumiere))
      (hais|deteste) (vivre|la vie|ma vie|etre en vie|me reveiller)
      (fini|finie|termine|terminee) (avec la vie|pour moi|avec tout|avec ce monde)
      (plus|pu|pas) (la force|envie|le gout|le courage|l energie) [de] (vivre|continuer|me battre|lutter|rester|avancer)
      (rester|continuer|garde|gardent|tient|tenir|maintient) [a] (en vie|vivre|vivant|vivante) ~ (pourquoi|raison|rien|seule|juste pour|force|oblige|obligee|pas|plus|pu|dur|peine|tanne|fatigue)
      # Ne manquer à personne
      (rendra|rendrai|passera|passerai|toffera|tofferai|verra|verrai|vivrai|vivra|tiendrai) (pas|jamais) [a|jusqu a|au|jusqu au] (nuit|noel|fete|fetes|printemps|hiver|ete|semaine|demain|graduation)
      si (c etait|c est|c|ce n etait) pas (de|pour|des|que) .. (mort|morte|pendu|pendue|tue|tuee|plus la|pas la|fait|saute|flingue|parti|partie|fini)
      si j avais pas .. (mort|morte|pendu|pendue|tue|tuee|plus la|saute|flingue)
      (devrais|devrait|faudrait) [que|je] [etre|sois|serais] (mourir|meure|crever|mort|morte)
      (dit|disent|disaient|ordonne|ordonnent|demandent|crient) de (me|m|se) (tuer|pendre|suicider|jeter|noyer|couper|faire mal|faire du mal)
      (veux|veut|voudrais) pas que (mes enfants|ma femme|ma mere|ma famille|mes parents|ma blonde|ma fille|mon fils|mon coloc) (me|m) (trouve|trouvent|retrouve|retrouvent)
      si je (meurs|mourais|disparais|creve) .. (qui|personne|monde) .. (apercevoir|remarquer|pleurer|rendre compte|manquer)
      (de trop (sur la terre|sur terre|dans ce monde|pour tout le monde|ici bas)|(mieux|heureux|soulages|debarrasses|tranquilles) (sans moi|de moi|mort|morte))
      (si (j etais|jetais|j suis) (mort|morte|plus la|pas la|plus de ce monde|disparu|disparue)|si je (mourais|mourrais|disparaissais|crevais|n existais plus|n etais plus la)|(manquerai|manquerais|manque) a personne)
      (quand|lorsque|apres que|une fois que|si) (je|j|il|elle) [ne] [vais|me] (serai|serais|sera|vais etre|sois) [plus|pu|pas] (mort|morte|parti|partie|la|de ce monde|disparu|disparue|icitte|ici)
      (personne|qui|tout le monde|ils|famille|enfants|monde|on|vous|gens|tous|blonde|chum) .. (ennuyer|ennuyerait|ennuie|manquer|manquerait|manquerai|mieux|pleurer|pleurerait|remarquer|remarquerait|rendrait compte|apercevrait|soulage|soulages|debarrasse|debarrasses|tranquille|tranquilles|viendrait|bien mieux|heureux|heureuse) .. (mort|morte|parti|partie|sans moi|de moi|la|disparais|disparaissais|disparu|funerailles|enterrement|si j etais|si je|quand je serai|sans lui|sans elle)
      (derangerai|deranger|derange|encombre|encombrer|fardeau|poids|nuire|embeter|boulet) ~ (plus|pu|personne|jamais|bientot|tout le monde|famille|enfants|tous|monde|mieux)
      (assurance|assurances|assurance vie) ~~~ (si je meurs|quand je serai|vaux plus|vaut plus|vaudrais plus|suis mort|suis morte|serais mort|une fois mort|une fois morte)
      (me|on va me|ils vont me|va me|m) .. (retrouver|retrouve|trouver|trouvera|retrouvera|trouverait|depend|decrocher) .. (mort|morte|pendu|pendue|matin|garage|sous sol|corde|bois|noye|noyee)
      (soucier|inquieter|occuper|endurer|supporter|achaler|peser) .. (moi|pour moi) ~ (plus|pu|bientot|aurez|auras|auront)
      (suis|sens|suis juste|suis rien qu|suis devenu|suis devenue|etre) [comme|rien que|qu] [un|une] (poids|fardeau|boulet|nuisance|dechet|moins que rien|charge) [pour]
      qui (va|vas|vont) [s|me|m|se] (remarquer|pleurer|ennuyer|regretter) [de moi|si je|quand je|que je]
      personne [ne] (va|vas|va pas|vont|me|s|m) [s|me|m|se] (remarquer|pleurer|ennuyer|regretter|manquer|apercevoir|rendre compte|pleurera|ennuiera|remarquerait) [de moi|si je|quand je|que je]
      (serait|seraient|sera|seront|iraient|irait) [bien|ben] (mieux|plus heureux|plus heureuse) sans (moi|lui|elle)
      (plus simple|plus facile|mieux|soulagement|soulages|soulage|soulagee|service|paix|tranquille|bon debarras|moins lourd|liberer|delivre|mieux pour) ~ <gone>
      (rendrais|rendre|rendrait) service [a] [tout le monde|ma famille|mes enfants|tous]
      # Une tentative, et la peur de la prochaine
      (peur|crains|inquiet|inquiete|confiance|sais pas|sais pu) .. (de moi|ce que je|ce qu il|ce qu elle|en moi|de ce que) .. (faire|fasse|peux|pourrais|ferai|cette nuit|ce soir|serais capable|peut se faire|va se faire)
      (faire|fasse|fais|fait|ferait) [une|la|un] (gaffe|connerie|niaiserie|betise|geste irreparable|folie|gros geste|geste desespere)
      (tentative|tentatives|essaye de mourir|essaye de partir|essaye d en finir|essaie d en finir|rate mon coup)
      (hopital|urgence|psychiatrie|conge|sortie) ~ (tentative|pilules|essaye de|pendre|suicid*|surdose|veut encore|recommence)
      (idees|pensees|voix|noirceur|envies) .. (revenues|reviennent|revient|reprend|recommencent|sont la) ~ (mourir|mort|tentative|finir|couper|suicid*|sombres|couteau|pilules)
      (peur|vais|va|risque|pourrais) [de|que je] faire (quelque chose|de quoi|une affaire) [de|d] (grave|irreparable|mal|stupide|fou|ce soir|cette nuit|irreversible)
      (veut pas|refuse de|peut pas|arrive pas a) [me] (promettre) .. (mal|vie|faire|rien|tuer|securite)
    `,
  },
];
