import type { PhraseGroup } from '../../phrase-files.ts';

/**
 * What sounds like danger and says none: those whom a death has bereaved, what was long ago, study and work, figures of speech. A phrase undoes
 * the words of danger that it overlaps, unless they are more.
 */
export const HARMLESS: PhraseGroup = {
  wants: [],
  danger: [],
  en: `
    # Made up, played, studied
    <made> ~ (suicid*|overdos*|rape*|murder*|killer*|violence|stabbing|homicid*|assault|abuse|poison*|kidnap*)
    <game> ~ (beat|beaten|kill|killed|killing|kills|choke|choked|choking|destroy|destroyed|hit|hits|hitting|attack|strangle|slaughtered|crush|murdered|die|dies|dying|dead|suicide)
    (career|political|social|financial|commercial|professional|business) suicide
    # The bereaved
    (loss|lost|losing|grief|grieving|grieve|bereaved|bereavement|mourning|died|dies|death|passed|passed away|widow|widowed|widower|aftermath|survivor|survivors) [of|by|from|to|after|through|my|a|in|a <relative>|my <relative>|<friend>|<partner>|him|her|someone|somebody] [of|by|from|to|after] suicide
    ((after|since|following) [<relative>|<partner>|<friend>|student|patient|client] [s] suicide|suicide (loss|bereavement|grief|survivor|survivors|widow|widower|death) [survivor|survivors|group])
    (suicide of (<relative>|<partner>|<friend>|a|someone|my)|(<relative>|<partner>|<friend>|dad|mom) s suicide)
    (<relative>|<partner>|<friend>|he|she|who|somebody|someone|student|patient|client) (killed himself|killed herself|hung himself|hanged himself|hung herself|hanged herself|shot himself|shot herself|drowned himself|unalived|took his life|took her life|took his own life|took her own life|ended his life|ended her life|committed suicide|completed suicide)
    (died|die|dead|death|lost|loss|losing|killed|grief|grieving|passed|passed away|bereaved) [of|from|by|to|after|my <relative>|<friend>|<partner>|him|her|due] [of|from|by|to|after|an|in|due to] (overdos*|od|alcohol poisoning)
    (overdos* (death|deaths|loss|grief|bereavement)|(<relative>|<friend>|<partner>) [who] overdosed and (died|passed)|[an|my|a|our] <relative> to suicide|suicide when i was)
    (caffeine|sugar|screen|screens|work|information|netflix|chocolate|coffee|homework|sensory) overdos*
    (grew up|raised|childhood|growing up) [with|in] [an|a|by] (abusive|violent) [alcoholic] (father|mother|dad|mom|home|household|family|parent|parents)
    # Study and work
    (coordinate|run|manage|direct|supervise|work at|work for|work in|volunteer at|manager of|director of) [a|the|our|for|at] <topic> (centre|center|agency|unit|team|program|line|service|shelter)
    <study> [in|on|about|of|for|with|from] <topic> [prevention|intervention|awareness|survivors|victims]
    <topic> [risk|crisis] [prevention|intervention|awareness|counselling|counseling|and response] (<study>|assessment|assessments|kit|walk|day|policy|statistics|skills|volunteer|nurse|worker|workers|law|lawyer|job|jobs|rates)
    ((men|convicted|accused|charged|offenders|perpetrators) [convicted|accused|charged] (of|with|for) <topic>|(denies|no|without|not|never|isn t) (suicidal|si) [thoughts|ideation]|(assault|assaulted) (charge|charges))
    911 (dispatcher|dispatch|operator|operators|call taker|calltaker|worker|telecommunicator)
    ((video game|video games|movie|tv|media|film|in sports) violence|unconscious (bias|mind|patterns|beliefs|processes))
    # Long ago, and in words alone
    ((child|sexual) [sexual] (abuse|neglect|incest) (survivor|survivors|recovery)|(incest|abuse|assault) (survivor|survivors|recovery)|(survivor|survivors) of [child|sexual] [sexual] (abuse|neglect|incest))
    (past|history of|old) child abuse
    (emotionally|verbally|psychologically|financially|mentally|spiritually) abusive [<partner>|relationship|dad|father|marriage]
    (left|past|former|previous|old|after|survived|survivor of|healing from|healed from|recovering from|recovery from|history of) [an|my] (abusive|violent) (<partner>|relationship|marriage|home|household)
    ([he|she] (doesn t|never|not|didn t|hasn t) (hit|hits|hurt|touch|beat) (me|us)|threatened me with (termination|dismissal|eviction|court|lawsuit|divorce)|attacked (me|us) (online|verbally|in a meeting|on facebook))
    ((hurt|hurts) me (emotionally|deeply|by|with|so much|when)|(hurt|hurting) (him|her|them|people) [s] (feelings|emotionally|by leaving|by breaking))
    # Fears, and what is not wished
    ((fear|afraid|scared|phobia|terrified|worry|worried|panic|anxiety) (of|about) [an] (death|dying|overdos*|poison*|being poisoned)|(don t|do not|doesn t|didn t|not) (want|wanna|wish) to (die|hurt <self>))
    (don t|didn t|do not|never|not) want to (hurt|kill) (him|her|them|anyone|anybody|<partner>|<relative>|people) [feelings]
    (afraid|scared|fear|terrified|worried) [of] [my] (<partner>|him|his) (leaving|dying|cheating|losing|leave|dies|death|driving|moving|getting|having|and)
    (afraid|scared|worried|fear) (of|that|about|the) [divorce|separation|will|might|this] (hurt|hurting) <young> (by|with|emotionally|feelings)
    ((divorce|separation|words|fighting|fights|screens|phone|phones|social media|this|it|that|school|bullying|what|conflict) [is|are|s] hurting <young>|<young> (hurt|touched) by (divorce|separation|our|words|what))
    ((panic|anxiety) attack (last night|yesterday|today|tonight|this morning|right now|this week|again)|heart attack (last night|yesterday|today|last week|again)|(like|if) [i m|i was|it s|a] [having] [a] heart attack)
    (stop|stops|stopped|stopping|not) breathing (at night|in (his|her|my) sleep|exercises|during sleep|while sleeping|while asleep|well)
    # Children among themselves, accidents, doses
    (it|that|this|grief|panic|anxiety|depression|reality|sadness|wave|waves|life|news|loss|realization|fatigue|loneliness|menopause|toddler|baby|kid|child|preschooler|<small> year old|students|patient|patients|client|car|truck|driver|bus|what|ball|puck) [just|really|s|has] (hit|hits|hitting|beat|kick|attacked) (me|us)
    (car|truck|bus|driver|vehicle|ball|puck|kid|kids|boy|classmate|student|students|son|daughter|child|toddler) (hit|hits|hitting|push|kick|slap|punch|bite|beat|throw) (<young>|his sister|his brother|her sister|her brother|my sister)
    ([<young>] [was|got|were] hit by [a|the|an] (car|truck|bus|ball|puck|vehicle|driver|bike)|dog [attacked|bit] me|<pet> [died|was|got] poisoned)
    [gonna|going to|about to|almost|nearly|ready to] jump (to|ship|at|rope|for|into|through|on|in)
    (hurt|hurting|injure|injured|burn|burned|cut) <self> (at|at work|at the gym|in a|while|playing|skiing|working|during|accidentally|by accident|falling|lifting|running|cooking|shaving|exercising|training|on glass|out|off|some slack)
    ((throw|throwing|threw) <young> (a|party|birthday|ball)|(drop|dropping) <young> off|(take|takes|taking|took) [too many|<many>|a lot] [of] <drug> (a day|daily|every day|per day|for|each))
    overdos* (of|on) [cat|cute|dog|funny|tiktok|youtube|true crime] (work|sugar|caffeine|coffee|information|news|netflix|tiktok|screen|social media|love|tv|videos|memes|podcasts|shows|reels|cute|candy|christmas|pizza|reality tv|content|self help|turkey|cake)
    ((overdos*|poison*|poisoning) (fear|phobia|anxiety|ocd)|food (poisoning|intoxication)|(won t|can t|not|doesn t) wake up (for|in the morning|early|on time|at|to))
    # Figures of speech
    (post|posts|posted|posting) (photos|pictures|pics|videos) of (the|our) (kids|children|family|trip|vacation)
    (true crime|thriller|horror movie|film d horreur|histoires de crimes) ~~~ <young>
    (threw|lost|dropped|jete|perdu|echappe) ~ <drug> ~ (by accident|by mistake|accidentally|par accident|par erreur)
    (arm|arms|hand|hands|fingers|bras|main|mains|doigts) ~ (numb|engourdi*) ~~~ (typing|fibromyalg*|chronic|chronique|carpal|carpien|sleep on|clavier|anxiety|anxiete)
    (<relative>|<friend>|<partner>) overdosed ~ (died|passed|funeral|grief)
    epipen ~ (school|ecole|anxiety|anxiete|training|formation|anxieux)
    (heart stop* when i (see|hear|think)|cut* my (hours|time|pay|salary|hair|nails|losses|budget|visits)|(saying|say) goodbye to (my|our|the) (dog|cat|pet|horse|job|home|house|career|country|body))
    goodbye letter to (my|the) (addiction|alcohol|eating disorder|disease|cancer|anxiety|ex|depression|body|past) [addiction]
    (gave|give|giving) ~ (dog|cat|pets) away ~ (guilty|guilt|regret|allergies|moving|miss)
    ((trouble|difficulty|can t|hard time|phobia|fear|afraid|scared) [of] swallow* (pills|tablets|meds|medication)|(locks|locked|locking) (herself|himself|themselves) in (her|his|their) (room|bedroom))
    ((weight|calorie|paper|hair|wood|class|cost) cutting|left me alone (with|to raise|in this|after|to deal)|gun (safe|control|range|shy|show|laws))
    (palliative|hospice|dying|end of life) ~~~ (goodbye|goodbyes|good bye)
    [new|step] (<partner>|<somebody>|they) [is|are] (push|pushing|pushes|pushed|kicking) (me|us) (away|out|aside)
    suicide (squad|bomber|doors|burnout|wings|doors|squeeze|sprints|runs|drills|king|silence|girls|machine|hotline job|chicken|sauce)
    (battered (fish|cod|haddock|shrimp|onion|chicken|mushrooms)|strangles (in|vaccine|horse|horses|outbreak)|rape seed|rape crop|rape oil|canola rape|brapeseed)
    (job posting|job opening|job openings|jobs|hiring|fellowship|salary|emploi|emplois|poste|offre d emploi) ~ (<topic>|women s shelter|maison d hebergement|maison de femmes|crisis line|ligne de crise)
    ((push|pushes|pushing|pushed) (me|us) (to|away|aside|out|over the edge|hard)|(make|makes|made|making) me want to (vanish|disappear)|(this|it|that) can t go on|can t go on (our|my|his|her|planes|flights|any))
    (afraid|scared|fear|worried|terrified|thought|keep thinking|thinking|like|convinced|sure) [of] [i m|i was|i am|that i m] having [a] (heart attack|stroke|seizure)
    blood (test|tests|work|draw|sample|type|donation|pressure|sugar|donor)
    (haunt*|dispatcher|dispatch|operator) ~ 911
    911 call* ~ (haunt*|dispatcher|replay*|years|shift|shifts|job)
    (he|she|thinks|believes|convinced|voices) ~ (thinks|believes|convinced|sure) ~ poison*
    since [my] (<relative>|<friend>|<partner>) (od|ods|od d|overdosed)
    (browser|chrome|open|brain) ~ <many> tabs
    <many> tabs open
    (what if|afraid|fear|scared|worried|ocd) ~ (i m|i am|being|becoming) pedophile
    [<wants>] [to] (die|dying|died|disappear|vanish) (of|from|when|in public|into|in|whenever|laughing|every time|my hair) [embarrassment|shame|laughter|boredom|book|crowd]
    [would] rather die than (speak|talk|go to|present|call|dance|ask|admit|do|be seen|eat)
    ((killing|kill|killed) <self> (at work|with work|working|studying|at the gym|for this|to make|over|for my|to be|trying to)|(shoot|shooting|shot) <self> in the foot|(drown|drowning) <self> in (work|food|my work|wine|tv))
    [<relative>|<friend>|<child>|<partner>|girl|boy|she|he|i m|been|started|keep|keeps|still|stop] [is|has been|been|started|keeps|s] cutting (off|out|down|back|ties|contact|corners|class|classes|carbs|calories|sugar|meat|edge|costs|people|family|hair|wood|alcohol|grass)
    (cut (me|him|her|them|us) off|[<wants>|going|gonna|about|tried|trying|ready] [to|of|about] (end|ending) (it|things|everything) with|(take|taking|taken) my life (back|into|in|seriously|for granted|to))
    (don t|doesn t|do not|no longer|not|hate|tired|sick) [want|wants|wanna|of] [to] (live|living|be here|be around|exist|wake up|go on) (with|at|in|on|near|alone|together|apart|people|him|her|early|at night|for school|dates|paycheck|under|so far|far|abroad|out|next)
    (to|of|in|for|with) (live|living|life) (with|at|in|on|near|alone|together|apart|abroad|here|as|under|closer|well|better|fully|out|paycheck)
    ((can t|cannot) (go|keep going) on (dates|vacation|trips|planes|buses|stage|elevators|walks|a|the|holiday|airplanes|social|like this (in|at|with))|(can t|cannot) (do|take) (this|it) anymore (at|with|because of|my|his|her))
    ([<wants>|don t want to] [i] [don t|didn t|wouldn t|could|to] (wake|wakes|waking) up (early|earlier|at|so|for|on time|in the morning)|(<number>|few|many|several|some|two) kms)
    ((hit|hits|hitting) (me up|on me|on|me that|me hard|me like|me with (his|her|their|a) (car|truck))|(hit|hits) me (how|in waves|all at once|out of nowhere|later)|(grab|grabs) me (a|by the heart))
    ((kick|kicks|kicked) (me|us) (out|off)|(beat|beats) me (to it|at|to))
    (mom|mum|mother|dad|father|parents|boss|teacher|mother in law|coach|sister|brother|friend|they) (will|would|ll|d|is going to|are going to|gonna|going to) kill me [if|when|for]
    ((coup de poignard|stabbed in the back|stabbing pain|stabbing pains|rapeseed|heart beats|emotionally unresponsive)|(poison*|poisoned|poisoning) (my|our|the|his|her|in) (marriage|relationship|mind|family|workplace|life))
    (poison ivy|poison pill|poisonous|poison oak|alice cooper poison)
    <study> ~ <topic>
    (stab|stabs|stabbed|backstab) [me|him|her|us] in [the|my] back
    (strangle|kill|murder|shoot|choke|smash|punch|beat|stab|hit|throw) .. (printer|computer|laptop|phone|alarm clock|snooze|wifi|internet|lawnmower|keyboard|app|website|insurance company|tv|pinata|punching bag|drum|drums|gym|target|targets|keys|basketball|record|traffic|odds|deadline|deadlines)
    [<young>|<relative>|<partner>|<friend>|i|he|she|we|they] [got|gets|get|getting|was|were|is|keeps] (beat|beats|beating|beaten) [me|him|us|her|them] (at|in a|in the) <contest>
    (will|would|ll|gonna|going to|is|are) (kill|killing|kills|murder|destroy) (me|us) with [her|his|their|all] [these|those|the] (homework|emails|questions|meetings|jokes|deadlines|paperwork|chores|assignments|kindness)
    <made> ~ death
    (it s|it d be|that s|that would be|it is|would be|is) [pure|like|just|basically] suicide
    (hunting season|deer hunting|moose hunting|duck hunting|went hunting|goes hunting|nerf|water|toy|paintball|laser|glue|bb|pellet|airsoft|shooting range|firearms course|pal course|kitchen|butter|pocket|cooking|steak) ~ <weapon>
    (pognee|stuck|bored|tired|scared|loved|starved|worked|frozen|stressed|worried|sick) to death
    (ants|mice|mouse|rats|rat problem|wasps|wasp|bees|spiders|weeds|bugs|germs|virus|bacteria|cockroaches|bedbugs|bed bugs|mosquitoes|plants|houseplants|plant|lawn|grass|flies|fleas|gophers|snails|lice) ~ (kill|kills|killed|killing|poison|spray|die|dies|dead|drown|trap)
    (winter|weather|heat|cold|rent|mortgage|commute|traffic|homework|exams|exam|school|work|job|stress|pollen|allergies|back|knee|knees|feet|foot|head|shoes|heels|hip|shoulder|suspense|wait|waiting|silence|boredom|inflation|taxes|schedule|workload|deadlines|shift|shifts|bills|price|prices|cravings|humidity|studying|thesis|diet) .. (killing|kills|kill|murdering|going to be the death of) [me|us|my]
    (son|daughter|child|toddler|student|students|kid|kids|boy|girl|brother|sister|grandson|boys|girls|pupil|preschooler|<small> year old) [keeps|is|always|also] (hit|hits|hitting|push|pushes|kick|bite|bites|slap|punch|beat|beats|hurt|throws|grab) [at|on] (other|another|others|his|her|classmates|friends|each other|kids) [sister|brother|siblings|classmates|kids|children|friends|little sister|baby sister]
    (sleep|sleeping|sleeps|play|plays|playing|stay|stays|go|walk|cope|read|eat|be) (alone|by himself|by herself|by themselves)
    [could|can|want to|wanna|gonna|going to|might|will|about to] (strangle|kill|murder|shoot|choke|smash|punch|beat|stab|hit|throw) ~ (printer|computer|laptop|phone|alarm clock|wifi|internet|lawnmower|keyboard|app|website|tv|pinata|punching bag|drum|drums|burger|pizza|coffee|nap|beer|steak|donut|for a)
    (kicked|kicks|kick) (him|her|them) out
    [<wants>] [for|of|about] death ~ (scene|romeo|play|novel|shakespeare|hamlet)
    ((hit|punch|slap|kick|push|beat|bite|choke) [me|each other|us] (when we were|back when|as) (kids|children|little|young|boys|girls)|(pill to swallow|chill pill|bitter pill))
    (lost|losing|lose) [a|my|his|her|our|their] [best|close|good|dear] (friend|buddy|student|client|patient|coworker|colleague|classmate|neighbour|cousin|uncle|brother|sister|dad|father|mom|son|husband|wife) to (suicide|overdose|drugs|an overdose)
    (suicide|overdose|violence|abuse|assault) (prevention|awareness) [week|day|month|walk|run|charity|campaign|lead|officer|program|trainer|specialist]
    poison (control|centre|center) (career|careers|job|jobs|nurse|specialist|pharmacist)
    (cliff|bungee|parachute|skydiv*|diving board|trampoline|pool|hurdles|show|ski|high|long|base|rope) (jump|jumping|jumps)
    (jump|jumping|jumped) (off|from|into) (diving board|the pool|the dock|trampoline|plane|airplane|couch|bed|swing|the swing|the deep end)
    [<wants>] (dream|dreams|nightmare|nightmares|dreamed|philosophy|concept|idea) [about|of] (death|dying)
    (class|homework|exam|exams|mondays|monday|meeting|meetings|math|gym|embarrassed|embarrassing|awkward|cringe|cringey|hungover|boring|bored|spreadsheet|taxes) .. (wanted to die|want to die|kill me|kill me now|i could die|could have died|shoot me)
    (doctor|work|absence|sick|school|thank you|sticky|grocery|medical|permission) ~ (note|notes)
    ((future) (with|together|in|career|plans|job)|(grateful|glad|happy|lucky|thankful|good|great|blessed) (to be|i m|i am|being|to still be) alive)
    in danger of (losing|failing|burning|burnout|being late|dropping|quitting|divorce|being fired)
    hit (by|with) [a|the|my] (baseball|softball|stick|hockey stick|puck|bat|branch|rock|snowball|bike|skateboard|golf ball|swing|door|ball|lightning|reality|wave|layoff|layoffs)
    ((sight|fear|scared|afraid|phobia|thought|smell|seeing) [of|at|with] [the] [sight of] blood|(assisted|physician assisted) (suicide|dying|death))
    (sport|sports|athlete|performance|meets|meet|tryouts|free throw|penalty|exam|exams|test|tests|audition|audition|interview|stage|mic|presentation|putt|clutch|finals|goalie) ~ (choke|chokes|choking|choked|choke up)
    (kids|children|boys|girls|brothers|sisters|siblings|twins|cats|dogs) [keep|always|are] (fighting|hitting|beating|kicking|fight|hit|punch) [each other|one another|all the time]
    (take|taking|remember|forget|remind*|reminder) [to] [take|taking] [my|his|her|the] <drug> (on time|every|daily|in the morning|with food|as prescribed|reminder|regularly)
    [<wants>|going|gonna|about|tried|trying|ready] [to|of|about] (end|ending) (it|things|this|everything) (well|amicably|properly|peacefully|nicely|kindly|gently|cleanly|respectfully|right|on good terms|without fighting|without a fight)
    [i] [could|can|want to|wanna|gonna|going to|might|will|about to] (strangle|kill|murder|shoot|choke|smash|punch|beat|stab|hit|throttle|smother) (him|her|them|me|it) ~~~ (haha|lol|lmao|jk|just kidding|kidding|snores|snoring)
    (is|was|s|such|like|pure|a|be) poison
    (caregiver|caregiving|caring for|care for my|looking after|dementia|alzheimer|alzheimers|nurse|nursing|teacher|teaching|psw|shift|shifts|patients|workload|overtime|coworkers|boss|at work|classroom|construction|toddler|chores|commute|caretaker) ~~~ (can t|cannot|i can t|i cannot) (do|take|handle) (it|this) (anymore|any more)
    (was|were) (violent|abusive) (when i was|when we were|growing up|in my childhood|back then)
    (ptsd|trauma|stress|burnout|nightmares) (from|after) [so many|all the|seeing] (overdoses|stabbings|shootings|suicides)
    (ocd|toc) ~ [<wants>] [of|about] (harming|hurting|killing|stabbing|attacking) (people|someone|others|family|strangers|him|her|anyone)
    <wants> [of|about] death [a lot|all the time|every day|constantly] since
  `,
  fr: `
    (<thing>|<relative>|<pet>) (prefere|preferee) (est|etait) (mort|morte)
    coup (de grace|de coeur|de main|de pouce|de fil|de foudre|de chance|de barre|de blues|de vieux|de pep|d oeil)
    (coordonne|dirige|gere|supervise|travaille|intervenante|benevole) [dans|pour|au|en] [un|une|le] (centre|maison|organisme|equipe|service|ligne) [d aide|pour|contre|en|aux victimes] [d|de|la|les] <topic>
    (serre|serrer|serrait|tient|tenir|prendre) ~ dans (mes|ses|les|nos|tes) bras
    # Inventé, joué, étudié
    <made> ~ (suicid*|surdos*|overdos*|viol|meurtre*|tueur*|violence|homicid*|agression|abus|poison*|meurtrier*|assassin*)
    <game> ~ (battre|battu|battue|bat|tue|frappe|frapper|etouffe|attaque|mourir|mort|meurt|ecrase|coups)
    ((battre|battu|battus) [par] <number> a <number>|suicide (commercial|politique|social|professionnel|financier)|poison d avril)
    (overdose|surdose) (d|de) (series|serie|tele|amour|famille|fete|fetes|noel|zoom|reunion|reunions|musique|chocolat|magasinage|jeux|bonbons|cellulaire|cell|monde|bruit|ecrans|ecran|travail|sucre|cafe|cafeine|reseaux|nouvelles|informations)
    # Les endeuillés
    (deuil|endeuille|endeuillee|perdu|perte|mort|morte|decede|decedee|deces|suite au|apres le|depuis le|apres) [par|du|de|d|le|son|un <relative>|mon <relative>|<friend>|<partner>|quelqu un] [par|suite au|apres] suicide [de|d]
    (suicide (de|d|du|chez) (<relative>|<partner>|<friend>|mon|ma|mes|un|une|notre|proche)|s est (suicide|suicidee|pendu|pendue|tue|tuee|enleve la vie|flingue|jete|ote la vie)|se sont (suicides|enleve la vie))
    a mis fin a ses jours
    ((mort|morte|decede|decedee|deces|perdu|perte|deuil) [par|d|de|une|a la suite d|un <relative>|mon <relative>|<friend>|<partner>] [d|de|par|suite a|apres] [une] (surdos*|overdos*)|(surdos*|overdos*) mortelle)
    # Étude et travail
    (condamne|coupable|accuse) [de|d] (pornographie|porno) [juvenile]
    (<study> [psycholegale] [sur|en|de|a|contre|pour] [la|l|le|les] [prevention|intervention] [du|en|de la|des] <topic>|(accuse|condamne|reconnu coupable) [d|de] <topic>)
    ((pas|aucune|sans|nie) [idees|pensees|ideation] (suicidaire|suicidaires)|(repartiteur|repartitrice|operateur|operatrice) [du] 911)
    # Il y a longtemps, en paroles seulement
    agression sexuelle enfance
    ((agression|agressions|abus|violence|violences) [sexuelle|sexuelles|sexuel|sexuels|physique] dans l enfance|(vecu|vecue|vivait|subissait) [de la|la] violence)
    ((violence|violences) (psychologique|verbale|economique|des jeux|dans les jeux)|(survivant|survivante|survivants) [d] (abus|inceste))
    # Les craintes, et ce qu'on ne veut pas
    ((veux|veut|voulais) pas (mourir|disparaitre)|(pensais|croyais|cru) mourir|peur (de|d) [mon|ma|mes] <partner> (parte|malade|me quitte|meure)|peur [de|d] (etre|me faire|l) (empoisonne|empoisonnement|empoisonner|intoxique))
    ((respire|respirer) (pas|plus) (bien|quand je|la nuit|en dormant)|(reveille|reveiller) (pas|plus) (le matin|pour|a l heure|la nuit))
    [<relative>|<partner>|<friend>|il|elle] a (fait|eu) (un|une) (crise cardiaque|crise de coeur|infarctus|avc)
    # Entre enfants, accidents, doses
    ((fils|fille|enfant|enfants|gars|frere|soeur|ado|eleve|petit|petite|cousin) [a] (frappe|tape|bat|mord|gifle|pousse) [a|sur] <young>|(auto|char|voiture|camion|autobus|velo|ballon|rondelle) [a] frappe <young>)
    (<young> [a|s est] [ete|fait] (frappe|frapper) par (une|un) (auto|char|voiture|camion|velo|ballon|rondelle|autobus)|(fait|ete) frappe* par (une|un) (auto|char|voiture|camion|train|autobus))
    ((prends|prend|prendre) [trop de|<many>] <drug> (pour|contre|chaque|par jour|a chaque)|<many> <drug> (par jour|chaque)|peur que [mon|ma|le] (bebe|<relative>) arrete de respirer)
    (arrete de respirer (la nuit|en dormant|quand)|(intoxication alimentaire|guillain barre))
    # Façons de parler
    (me (touche|touchait) (plus|pas|jamais)|me (poursuit|poursuivre) (en cour|en justice|au civil)|peur [d|de] avaler|me serre [le] (coeur|gorge|ventre))
    (soins palliatifs|mourant|mourante|fin de vie) ~~~ (adieu|adieux)
    (me coupe (sur|la parole|la route|au|dans le trafic|le chemin|l appetit|le souffle|sec)|(en finis|en finit|en finissent) (plus|pas|jamais|aucun|rien))
    ((vu|voir|voyait) [mon|son|le|un|ma|sa] (<partner>|<relative>|<friend>|collegue|homme|enfant) se noyer|arreter de vivre (en|avec|dans|chez|comme|au))
    etrangle* par (les|des|mes|la|nos) (taux|dettes|impots|factures|paiements|prix|hypotheque|emotion|emotions|regles)
    frappe [beaucoup] par (son|sa|ses|leur|la|les) (intelligence|beaute|gentillesse|calme|ecoute|douceur|sagesse|changement|ressemblance|mots|paroles)
    (horaire|job|examen|boss|patron|prof|session|cours|devoirs|entrainement|genou|dos|mere|pere|soeur|frere) [de fou|de malade] (va|vont) me tuer
    (repond|reponds|repondre|repondait|repondent) (plus|pas|jamais) (a|au|aux|quand|texto|textos|messages|telephone|appels|courriels)
    coups de pied ~ (revant|dormant|reve|bedaine|ballon|soccer|karate)
    (sorti|sortir|sort|sortie|quitte|dans) de l armee
    ((menace|menacent|menacait) [de] (me|nous) (renier|quitter|laisser|divorcer|congedier|mettre dehors|poursuivre|couper|expulser)|(perd|perds|perdre) connaissance (a la vue|quand|devant|chaque))
    (croit|convaincu|convaincue|persuade|persuadee|pour pas|peur de) ~ empoisonn*
    (appelle|appelee|appele|menace) [de] [m] [appeler] la dpj (sur|contre|apres)
    (peur|pensees|idees|hantise) ~ (etre|suis|devenir) pedophile
    [<wants>] [de|d] (mourir|mort|morte|crever|disparaitre|tuer) (de|d) (rire|honte|faim|soif|chaud|peur|ennui|trac|fatigue|gene|froid|jalousie|amour|inquietude|cancer|stress|sommeil)
    <wants> [de] mourir (dans la dignite|a la maison|chez moi|dignement)
    (ca|ce|cette|job|travail|ecole|stress|boulot|parents|mere|pere|boss|patron|prof|tache|me) [va|vont|allait|a|est] (me|se) [faire] (tuer|tue) [au|a la|a|si|quand] [travail|ouvrage|tache|repeter]
    ((me|se) (tue|tuer) (au|a|a la|de) (travail|ouvrage|tache|repeter|faire|job|rire)|<wants> [de] tuer (le temps|l ennui)|(me|se) noyer (dans|sous)|[<wants>] [d|de] en finir avec <trouble>)
    (en peux plus (de|du|des|d|au|aux|avec|a cause|a|dans) <trouble>|suis plus capable (de|du|des|d|avec|en|que) <trouble>)
    (me|m|se|s) (coupe|couper|suis coupe|suis coupee) (du|de|des|d|les cheveux|les ongles|court|la parole|en cuisinant|en cuisine|en me rasant|en faisant)
    (veux|veut|voulais|voudrais|peux|peut|capable|envie|gout) (plus|pas) [de|d] (vivre|etre la|etre ici|continuer) (avec|chez|ici|a|en|dans|seul|seule|ensemble|au|mon|ma|mes|loin)
    ((de|a|pour) (vivre|la vie|continuer) (avec|chez|en|a|dans|seul|seule|ici|au|ensemble|loin|une|un|mon|ma|mes|autrement|pleinement|ailleurs|comme avant)|je me (battu|bats|mord))
    ((ca|ce|ce qui|cela|detail|<small> ans|eleves|patient|patients) (me|m|nous) [a] (frappe|bat|battu|mord|tape|pousse)|(me|se|nous) (battre|bat) (contre|pour|avec)|a la gorge (financierement|par les))
    (tape sur (les nerfs|le systeme)|(me|m) pousse (a|vers))
    ((empoisonne|empoisonnent|empoisonner) (ma|mon|notre|la|sa|l|le|mes) (vie|couple|relation|existence|quotidien|ambiance|famille)|(ambiance|climat|relation|air) empoisonne [au|bureau])
    ((inconscient|inconsciente) (de|du|des|d|collectif)|poignarde* [dans le] dos)
    [<young>|<relative>|<partner>|<friend>|je|on|il|elle] [me|m|se|s] [est|suis] [fait|fais] (battre|battu|battue|bat) (a|au|aux) <contest>
    ((tue|tuer|tuent) (avec|a coups de) [ses|leurs|mes|tous] (devoirs|questions|blagues|courriels|reunions|travaux|jokes|travail)|(secoue|secouer|hoche) [la|sa] tete)
    intoxique* (au|aux|a|a la|par le|par la) (cafe|sucre|cafeine|travail|ecrans|cell|tiktok|nouvelles|chocolat|television|tele)
    [<wants>] [d|de] en finir (une fois pour toutes|au plus vite|enfin|rapidement|au plus sacrant) avec <trouble>
    (trafic|hiver|neige|chaleur|canicule|loyer|hypotheque|examens|examen|session|devoirs|genou|dos|migraine|insomnie|inflation|cours|horaire|patience|dents|allergies|facture|factures|impots|attente|job|travail|stress|char|parking|stationnement|meteo) .. (tuer|tue|tuent|acheve|assassine)
    (c est|ce serait|cest|c etait|quasiment|carrement) du suicide
    (eleves|mousses|enfants|ados|kids|etudiants|jumeaux|dossiers|clients|collegues|triples) [vont|va] me (tuer|achever|rendre fou|rendre folle)
    (a la chasse|parti chasser|saison de la chasse|cours de tir|nerf|a eau|jouet|paintball|club de tir|de cuisine|a beurre|a pain|a steak|de poche) ~ <weapon>
    [me|se|nous|jme] [suis|est|sont|fais|fait] [fait] (battre|tuer|tue|bat|battu|eclater|planter) ~ (jeu|jeux|fortnite|minecraft|roblox|mario|echecs|scrabble|cartes|uno|poker|hockey|soccer|basket|tennis|golf|eliminatoires|tournoi|match|smash|ligue|xbox|call of|elden ring|balle molle|quilles|volley)
    (pognee|pogne|stresse|stressee|ennuie|aime|travaille|epuise|fatigue|decu|gelee|gele|tanne|tannee) a mort [dans|avec|sur|de]
    (fourmis|souris|rats|guepes|abeilles|araignees|mauvaises herbes|bibittes|microbes|coquerelles|punaises|moustiques|plantes|gazon|mouches|puces) ~ (tuer|tue|poison|meurt|meurent|mort|mortes|noyer|piege|pieges|exterminer)
    (trafic|hiver|chaleur|froid|loyer|job|travail|stress|ecole|examens|dos|genoux|pieds|tete|talons|attente|suspense|silence|ennui|prix|horaire|devoirs|session|patrons|lundis|insomnie|solitude|routine|menage|reunions) [qui|va|me|nous|est en train de] (me|nous) (tue|tuent|tuer|acheve)
    (dormir|dort|joue|jouer|rester|reste|aller|va|manger|marcher|vivre) (seul|seule|seuls|seules|tout seul|toute seule)
    (fils|fille|enfant|gars|plus vieux|plus vieille|plus jeune|grand|grande|ado|eleve|eleves|garcon|petit|petite|frere|soeur|il|elle|<small> ans) [a|ont|arrete pas de] (frappe|tape|mord|pousse|bat|griffe|pince|fesse|lance|tire) [a|sur|les cheveux de] (sa|son|ses|les|un|une|d) [petit|petite|autre|autres|grande|grand] (soeur|frere|freres|soeurs|amis|camarades|autres|enfants|eleves|cousins|eleve|ami)
    ((pogne|pogner|perds|perd|perdre) les nerfs|(s enferme|enferme|enfermee|reste enferme|reste enfermee|barre|barree) [dans] [sa|ma] chambre)
    (blessure|douleur|mal|maux) [au|de|a la|aux|a l] (dos|genou|tete|epaule|cou|ventre)
    [mon|notre|l] (equipe|canadiens|habs|canadien|club|alouettes|nordiques) [s] [est|se|sont] [fait] (battre|battu|ecraser|planter|massacrer)
    (perdu|perdre|perd) [un|une|mon|ma|son|sa] [meilleur|bon|bonne|grand] (ami|amie|frere|soeur|pere|mere|fils|fille|conjoint|mari|eleve|patient|client|collegue|cousin) (par|a cause d un|au|du|d un|par le) suicide
    (semaine|journee|mois|marche|campagne|prevention) [nationale|de|de la|du|mondiale] [prevention] [de|du|de la|contre] (suicide|surdose|violence|maltraitance)
    (saut|sauter|sauts) (en parachute|en bungee|a la corde|du plongeoir|du tremplin|a la piscine|en longueur|en hauteur|sur le trampoline)
    (cours|examen|examens|devoir|lundi|lundis|reunion|gene|genee|malaise|plate|maths|impots) .. (envie de mourir|tuez moi|tue moi|mourir) ~ (lol|mdr|ptdr|haha)
    (content|contente|heureux|heureuse|chanceux|chanceuse|reconnaissant|chance|bonheur) [d|de] etre en vie
    (enfants|freres|soeurs|gars|filles|jumeaux|chats|chiens|eleves|ils|elles|cousins) [se] (se battent|se tapent|se frappent|se chicanent|se mordent|battent entre|battre entre)
    ((vue|peur|phobie|odeur|voir|prise) (du|de|de la) sang|(suicide assiste|aide medicale a mourir|pilule bleue|pilule contraceptive|pilule du lendemain))
    (sport|sportif|sportive|athlete|performance|competition|audition|entrevue|examen|examens|presentation|scene) ~ (etouffe|choke|fige|bloque)
    (prendre|prends|prend|oublie|oublier|rappel) [de prendre] [mes|ses|mon|son|la|ma] <drug> (a l heure|chaque|tous les|le matin|avec|regulierement)
    (proche aidant|proche aidante|aidant|aidante|alzheimer|demence|infirmier|infirmiere|prepose|preposee|prof|enseignant|enseignante|quart|quarts|patients|eleves|classe|surcharge|boss|collegues|gestionnaire|laver|m occupe de) ~~~ (j|je) en peux plus
    (est|c est|vrai|veritable|pur|comme) [un|du] poison
    (tuer|etrangler|etranglerais|tuerais|assommer) ~~~ (haha|mdr|lol|ptdr|ronfle|blague|farce)
    (secret professionnel|obligation|regle|regles|procedure|c est quoi|comment ca marche) ~~~ (signalement|signaler) [a la] dpj
    <wants> [de] disparaitre (en|au|a la|dans le) (vacances|voyage|sud|chalet|campagne|foret|bois quelques)
  `,
};
