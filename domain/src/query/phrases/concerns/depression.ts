import type { PhraseGroup } from '../../lexicon.ts';

export const DEPRESSION: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Depression'] }],
  en: `
    (depress*|sad|sadness|unhappy|miserable|hopeless|hopelessness|worthless|empty|emptiness|numb|numbness|melancholy|dysthymia|mdd|low mood|mood|moody|mood swings|mood disorder|seasonal affective|seasonal depression|winter blues|winter depression|blues|the blues|feeling blue|gloomy|joyless|anhedonia|despair|heavy heart)
    (feel|feeling|felt) (down|low|sad|empty|numb|hopeless|worthless|nothing|flat|dead inside|lost|stuck|like a failure|like giving up|like crap|like shit|alone|useless|helpless|overwhelmed and sad)
    (no|lost|lack of|zero|without) (energy|motivation|interest|joy|hope|drive|purpose|will|appetite)
    (can t|cannot|don t want to|don t|struggle to|hard to) (get out of bed|get up|shower|eat|enjoy anything|feel anything|be happy|care anymore|do anything|leave my bed|function|cope anymore)
    (crying|cry|cries|weep*|tearful|tears) [all the time|every day|for no reason|a lot|at night|constantly|non stop|easily]
    (nothing|everything) (matters|makes me happy|feels pointless|seems pointless|is pointless|interests me|is too much|sucks|brings me joy)
    (life|everything|it all) (is|feels|has) (meaningless|pointless|hopeless|empty|no meaning|grey|too hard|worthless|not worth it)
    (lost interest|losing interest|don t care anymore|given up|giving up|no point|what s the point|no reason to live)
    (sleep|sleeping) (all day|too much)
    (hate|tired of) (my life|everything|living like this)
    (lonely|loneliness|isolated|isolation|no friends|feel alone|all alone|withdrawn|withdrawing|cut off)
    (treatment resistant|major|clinical|postnatal|chronic|bipolar) depression
    <child> (is sad|is depressed|cries all the time|is withdrawn|doesn t talk|stays in room|has no friends|is isolating)
    (dark place|dark hole|black hole|rock bottom|hit bottom|breaking point|breakdown|mental breakdown|falling apart|fall apart)
    (antidepressant|ssri|zoloft|prozac|cipralex|effexor|off my meds)
    (haven t|havent|can t|cannot|don t|won t|never|stopped|barely) (left|leave|leaving|get out of|getting out of|got out of) [my|the|his|her] (bed|room|house)
    (in|stay in|stuck in|stays in|lie in|lying in) bed (all day|for days|every day)
    (don t|dont|can t|do not|no longer) (see|find) (the|a|any) (point|purpose|reason|meaning)
    (just|she|he|only) (sits|lies|stares) there
    (feel|feeling|been) (so|really|pretty) (down|low)
    (nobody|no one) (cares|likes me|loves me|would notice|understands me)
    (don t|doesn t) (laugh|smile|talk|go out|see anyone) anymore
    (going|go) through the motions
    (everyday|every day) is the same
    (sleep|sleeps) all day
    (gave|given|giving) up on (life|everything|myself)
    (life|it) (is|s|has) (gone|dark|grey|over)
    a burden [to everyone|on my family]
    (bummed|mopey|glum|dejected|despondent|downhearted|blah|meh all the time|lifeless|apathetic|apathy|unmotivated|hopelessly sad|drained|burnt and empty)
    (feel|feeling|felt|feels|been feeling) (dead|dead inside|hollow|blah|meh|off|gross|sad|blue|broken|dark|heavy|awful|terrible|horrible|shitty|rubbish|like nothing|nothing|like shit|like garbage|unwanted|unloved|invisible|no joy|pointless|so alone|trapped|like a burden|low lately|not myself|not like myself)
    (not|haven t been|don t feel like) (feeling|) (myself|like myself|okay|ok|right|well) (lately|anymore|for months|for weeks|in months)
    (i m|im|i am|she s|he s) not (ok|okay|doing well|doing good|fine|myself|happy)
    (no|zero|lost my|lost all|lost her|lost his) (joy|spark|will|hope|motivation|energy|interest|desire|get up and go|zest)
    (can t|cannot|barely|hardly|struggle to|don t|no energy to|too tired to) (get out of bed|get up|get off the couch|brush my teeth|shower|do dishes|do the dishes|do laundry|leave the couch|get dressed|answer texts|clean my house|function|move)
    (cry|crying|cried|cries|weep|bawl|bawling|sob|sobbing) (in my car|in the car|in the shower|myself to sleep|every night|every day|all day|all the time|at work|over nothing|for nothing|a lot|daily|uncontrollably)
    (nothing|not much) (is fun|feels good|excites me|makes sense|brings me joy|to look forward to|helps|left in me)
    (don t|doesn t|didn t|not) (enjoy|care about|like|feel like doing|want to do|see the point of) (anything|things|nothing|life|it all|the things)
    (tired|exhausted|sick) of (everything|life|feeling|feeling like this|feeling this way|pretending|being sad|being alone)
    (everything|life) (is|feels|seems) (grey|gray|heavy|dark|black|meaningless|an effort|so hard|too much|hard)
    (hide|hiding|stay|stays|staying|spends|lives) [all day] in (my|his|her|the) (room|bed|basement|house|dark)
    (won t|doesn t|never|hasn t) (come|leave|left|come out of|leaves) (out of|) (his|her|their|my) (room|bed|house|basement|bedroom)
    (nobody|no one|noone) (to talk to|understands|would miss me|gets me|calls me|texts me back|checks on me|to turn to|loves me|cares about me)
    (don t|dont|have no|haven t|no) [have|got] (friends|any friends|anyone|anybody|anyone to talk to|nobody)
    (so|very|really|always|feel|feeling|all|just) (alone|lonely|isolated)
    (seasonal|winter) (sadness|depression|blues|sad|mood|affective disorder)
    (sad|low|down|depressed) (all the time|for no reason|every winter|in winter|since|every day|for months|again|lately)
    (mask|masking|fake|faking) (a smile|being happy|being ok|my smile)
    (post|pandemic) (vacation blues|natal blues|breakup depression)
    (major depressive|persistent depressive|depressive) (disorder|episode|episodes)
    (pdd|trd|sad lamp|dysphoric|anhedonic)
    (pull|drag|snap) (myself|me|him|her) out of (it|this|bed|this funk)
    in a (funk|rut|slump|bad place|dark place|dark hole|hole|low place)
    (weight|stone|rock) on my (shoulders|chest|heart)
    (black dog|black cloud|dark cloud|grey cloud)
    (stopped|stop) (caring|going out|seeing friends|answering|talking|laughing|smiling)
    (why|what) (am i|s it all for|do i bother|s the use)
    (hopeless|helpless|useless|worthless) (all the time|lately|feeling|person)
    (nothing good|good stuff|good things|good news) (happens|makes me|feels|matters) [happy|anything]
    (feel|feels|feeling) (nothing|numb|empty) (when|even|about|anymore)
    (lonely|alone|sad|lost) since [my|the|she|he] [wife|husband|kids] (went|left|moved|died|passed|is gone) [into|out|to] [the] [home|care]
    (nobody|no one) [at work|at school|in this city|here] (talks to me|likes me|notices me|remembers me)
    (rarely|never|don t|hardly) (go out|see anyone|leave the house|smile|laugh)
    (pmdd|dysthymia|dysthymic|persistent depressive*|treatment resistant depression|trd)
    (used to|don t|no longer) (love|loved|enjoy|enjoyed|like|liked) [doing] (everything|it|things|anything|going out|my hobbies|hockey|music|life|sports|school) [anymore|now]
    [i] used to (love|enjoy|be happy|be fun|laugh|have fun|care|be so happy)
    (so|just|totally) done with (everything|life|it all|hockey|school|sports|people)
    (any|a) (point|purpose) [in] (going on|to life|of living|anymore|trying)
    (brain fog|brainfog|foggy brain|zero motivation|no drive|cant get motivated|burnt out on life|can t get going)
    (sad|cry|crying|unhappy) (all time|all day|everyday|always|many days)
    (head|heart|soul) [is] (sad|heavy|broken|hurts|hurting|tired) [all] [time]
    (can t|cannot|not able to) eat since
    (like|am) a (robot|zombie|ghost)
    (tired|sick|exhausted) of (faking|pretending|being the strong one|being strong|smiling|acting fine|being okay)
    (pretend|pretending|act|acting) [like] [i m|everything is] (fine|okay|ok|happy)
    (not|never) (close|connected) (to|with) (anyone|anybody|people|others)
    (pms|pmdd|premenstrual) [dysphoric] [disorder|mood|rage|depression]
    (don t|doesn t|can t|not) feel* (anything|nothing|much) [anymore|at all]
  `,
  fr: `
    (depress*|deprim*|deprime|triste|tristesse|malheureux|desespoir|desespere|vide|vide interieur|melancoli*|morose|abattu|decourag*|dysthymi*|humeur|sautes d humeur|trouble de l humeur|trouble affectif saisonnier|depression saisonniere|blues|cafard|spleen|mal de vivre|mal etre|mal dans ma peau|idees sombres|antidepresseur*)
    (je me sens|se sent|me sens|sentiment d etre|sentir) (vide|triste|seul|seule|nul|nulle|inutile|perdu|perdue|mal|eteint|eteinte|a terre|bas|comme un echec|bon a rien|sans valeur)
    (pas|plus|manque|perte|aucune|perdu) [de|d|ma|mon|toute] (energie|motivation|interet|joie|espoir|gout a rien|gout de vivre|appetit|envie|plaisir|gout de rien)
    (plus|pas) (le gout|envie|de gout) [de|a] [rien|vivre|quoi que ce soit]
    (pas|plus|incapable|n arrive pas a|n arrive plus a|de la misere a) [capable|de|d] (sortir du lit|me lever|me laver|rien faire|fonctionner|ressentir|avoir du plaisir)
    (pleure|pleurer|pleurs|larmes|braille|brailler) [tout le temps|pour rien|sans raison|souvent|sans arret|tous les jours]
    (rien|tout) (ne me tente|m interesse|n a de sens|est gris|m ecoeure|va mal|est lourd|m est egal|me tente plus)
    (la vie|ma vie|tout) (n a pas de sens|n a plus de sens|est vide|est grise|est trop dure|ne vaut rien)
    (seul|solitude|isole|isolement|pas d amis|personne a qui parler|renferme|repli)
    (je file|filer|file) (pas|un mauvais coton|mal)
    (au fond du|touche le|le) (trou|fond|baril|gouffre)
    (dans le|au fond du) (trou|noir)
    (broyer|broie) du noir
    <child> (est triste|est deprime|pleure tout le temps|s isole|ne parle plus|n a pas d amis|reste dans sa chambre)
    (effondre|je craque|craquer|je m effondre|au bout du rouleau moral)
    (pu|plus) envie de rien
    (plus|pas) [le|de] (gout de rien|gout de vivre|gout a rien|envie de rien|envie de sortir|gout de me lever)
    (dans|reste dans|toujours dans) (mon|son) lit
    (sors|sort|sortir|rit|ris|ri|souris) plus
    (je|il|elle) (sort|sors|rit|ris|parle|bouge) plus
    (me sens|sentir|se sent) (rien|comme de la marde|comme un moins que rien|de trop|a part|loin de tous)
    (a|au) (terre|plus bas|bout de mes forces|fond)
    (personne) (m aime|me comprend|tient a moi|s en rend compte)
    (je sers|sert) a (rien|quoi)
    (tourne|tourner|tourne en) rond
    (un poids|un fardeau) pour (tout le monde|ma famille|les autres)
    les journees sont (longues|toutes pareilles)
    (a quoi bon|ca sert a rien|ca donne rien|a quoi ca sert)
    dettes jusqu au cou
    (deprime bord en bord|au plus bas|flagada|amorphe|demotive|demotivation|apathie|apathique|eteint|maussade|cafardeux|neurasthenique)
    (je|j) (suis|etais) [tellement|toujours] (down|poche|triste|vide|seul|seule|bas|au fond|tannee de tout|tanne de tout|ecoeure de tout|ecoeuree de tout|au bord des larmes|fatigue de vivre|tout seul|toute seule)
    (je|j) (feel|file|feele|fil|filais|filait|filer) (pas|mal|tout croche|croche|pas bien|down|bas|poche|moyen|vide|pas fort)
    (filer|file|feel) (croche|pas|mal|down)
    (ca|sa) (va|file) (pas|mal|pas fort|pas bien|vraiment mal|pas pantoute|plus) [ben|bien|du tout|pantoute|ces temps ci|dans ma tete]
    (ca va) (pas|mal|plus|pas bien|pas fort|tres mal)
    (pas|plus) (le moral|le coeur|la tete|de moral|de jus|d energie|d entrain|de motivation|la force) [a rien|de rien|a ca]
    (moral|mental) (a zero|a terre|dans les talons|bas|au plus bas|dans les chaussettes|ne va pas|va pas)
    (pleure|pleurer|pleures|braille|brailler|larmes) (tous les soirs|dans mon char|dans mon auto|sous la douche|en cachette|la nuit|le soir|chaque jour|chaque soir|a rien|pour un rien|au travail|comme un bebe)
    (rien|pu rien|plus rien) (me tente|m interesse|me fait plaisir|me rend heureux|me rend heureuse|m amuse|a du sens|ne va|ne marche|qui va)
    (envie|gout) (de rien|a rien|de rien faire|de pleurer|de me cacher|de rester couche|de rester couchee)
    (reste|rester|restes|passe) [toute la journee|mes journees] (couche|couchee|au lit|dans mon lit|dans sa chambre|dans le noir|en pyjama|enferme|enfermee)
    (sort|sors|sortir|sorti|sortie) (plus|pas|jamais) (de sa chambre|de chez nous|de chez moi|de la maison|de mon lit|de chez lui|du lit|du sous sol)
    (s enferme|enferme|enfermee|barre|barree) dans (sa|ma) chambre
    (sens|sent|sentir|senti) [tres|tellement|vraiment] (seul|seule|vide|inutile|invisible|abandonne|abandonnee|incompris|incomprise|au bout|sans espoir|de trop|coupable de vivre|a cote de la plaque)
    (personne|pas d amis|aucun ami) (a qui parler|ne m aime|ne me comprend|pour m ecouter|qui m appelle|autour de moi|a qui me confier)
    (j ai|jai|a) (pas|plus|aucun|zero) [d|de] (amis|ami|amie|personne|entourage)
    (seul|seule) (au monde|tout le temps|comme un chien|le soir|a noel|depuis|dans mon appart|dans ma tete)
    (deprime|depressif|depressive|triste) (l hiver|en hiver|a l automne|chaque automne|sans raison|depuis|tout le temps|ces temps ci|a mort)
    (deprime|depression) (hivernale|majeure|saisonniere|chronique|severe|legere|nerveuse|situationnelle|post rupture)
    (je|j) (vois|trouve) (plus|pas) (le bout|la lumiere|le sens|de sens|l utilite|d issue)
    (voir|vois) (tout|la vie) en noir
    (plus|pas) (heureux|heureuse|bien dans ma peau|bien dans ma tete|moi meme|la meme|le meme)
    (mal) (dans ma peau|dans sa peau|dans ma tete|en dedans|a l ame|a l interieur)
    (plus|pas) (capable) (de me lever|de sortir du lit|de fonctionner|de rien faire|de sourire|de continuer de meme)
    (tout|la vie) (m ecoeure|me pese|me tombe dessus|est gris|est noir|est plate|est lourde|est une montagne)
    (bout|boutte) du rouleau
    (bas|creux) (de|du) (la vague|baril)
    (fatigue|fatiguee|tanne|tannee|ecoeure|ecoeuree) (de la vie|de tout|de vivre de meme|d etre seul|d etre seule|d etre triste|d etre de meme)
    (idees|pensees) (noires|sombres|morbides|negatives)
    (grosse|mauvaise|mauvais) (deprime|passe|passe noire)
    (sors|sort|vois|voit|parle) (presque|jamais|plus) (personne|jamais|a personne|dehors)
    (seul|seule|perdu|perdue) depuis (que|qu|son|sa|le|la) [ma|mon|elle|il] [femme|mari] (est|depart|mort|parti|partie|placee|place)
    (fais|fait|faire) rien de (mes|ses) journees
    (plus|pas) (d|de) (batterie|batteries|gaz|jus|energie)
    (chial*|braill*|pleur*) (tout le temps|pour rien|sans arret|sans raison|pour un oui|a longueur de journee|tous les jours|des que)
    (plus|pu|pus) (capable|faim) (de|d|) (manger|avaler|dormir ni manger) [depuis]
    (j |je|) (aimais|adorais|aimait|adorait) (tout|ca|le hockey|l ecole|sortir|mes cours) [avant] [mais|pis|et] [la] [plus|rien]
    (avant) (j|je) (aimais|adorais|riais|sortais|faisais) [tout|tellement|plein]
    (moral) (a zero|dans les talons|a plat|bas|au plus bas)
    (a boutte|a bout|au bout) (de toute|de tout|de la vie|de moi)
    (cote|place) (de|pour) rien [ne] (me tente|m interesse)
    (crise|crises) de larmes
    (comme|suis) un (robot|zombie|fantome)
    (tanne|tannee|fatigue|fatiguee|ecoeure|ecoeuree|epuise|epuisee) (de|d) (faire semblant|sourire|etre fort|etre forte|jouer un role|etre celle qui)
    (fais|fait|faire) semblant (d|de|que) [aller bien|tout va bien|sourire]
    (spm|syndrome premenstruel|tdpm|dysphorique premenstruel|spm dysphorique)
    (ressens|ressent|sens|sent) [plus|pas] rien
  `,
};
