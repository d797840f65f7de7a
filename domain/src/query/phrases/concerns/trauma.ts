import type { PhraseGroup } from '../../lexicon.ts';

export const TRAUMA: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
  en: `
    (trauma|traumatic|traumatiz*|traumatis*|ptsd|cptsd|c ptsd|complex ptsd|complex trauma|post traumatic*|posttraumatic*|flashback*|flash back*|dissociat*|depersonaliz*|derealiz*|hypervigilan*|triggered|triggers|survivor|childhood trauma|vicarious trauma|secondary trauma|birth trauma|medical trauma|generational trauma|moral injury|acute stress)
    (abuse|abused|abusive|abuser|molest*|rape|raped|incest|sexual assault|sexually assaulted|assault|assaulted|attacked|mugged|csa|sexual abuse|sexual violence|sexual trauma|groomed|grooming|trafficked|trafficking|sexual harassment|harassed|stalked|stalking|kidnapped|tortured|torture)
    (abusive|toxic|violent|narcissistic|controlling|manipulative) (relationship|partner|husband|wife|boyfriend|girlfriend|ex|home|marriage)
    (abusive|violent) (parent|parents|mother|father|family)
    (domestic|intimate partner|family|conjugal) (violence|abuse)
    (emotional|verbal|physical|psychological|narcissistic|spiritual|religious|childhood|ritual) (abuse|neglect|trauma|violence)
    (narcissist|gaslight*|gaslit|coercive control|trauma bond*)
    (car|motor vehicle|workplace|motorcycle|bike|work) (accident|crash|collision)
    (mva|accident|crash|collision|shooting|witnessed|witness to|war|bombing|fire|robbery|home invasion|natural disaster|flood|wildfire|explosion|overdose i saw)
    (bad|horrible|terrible|something) (thing|things|experience|memories|happened) [to me|as a child|in my childhood|in my past]
    (bad|painful|terrible|haunting) (memories|childhood|past)
    (haunted|can t forget|keep reliving|reliving|relive) [by|it|what happened|the past|my past]
    (after|since) (the|my|an|a) (accident|crash|attack|assault|fire|robbery|war)
    (beaten|beat|hit|hits|hurt|hurts|yelled at|neglected) (as a child|me|by my <relative>|by my <partner>|growing up)
    my <partner> (hits me|hit me|beats me|is abusive|is violent|hurts me|threatens me|controls me)
    (ran away|escaped|left|leaving|fled) (from|an|my) (abuse|abusive <partner>|abusive relationship|violent home)
    (nightmares|jumpy|startle easily|on guard) [from|about|after] [the past|what happened|trauma]
    (church|religious|cult|spiritual) (hurt|trauma|abuse)
    (inner child|childhood wounds|attachment wounds|mother wound|father wound|rough childhood|bad childhood|unhappy childhood)
    (bullied|bullying|cyberbully*|bully|picked on|mobbing) [at school|at work|online|as a kid]
    (set|sets|setting) (me|him|her) off
    (loud|sudden) (noise|noises|sounds|bangs)
    (jump|jumps|flinch|flinches) (at|when|every)
    (touched|touching|fondled|groped) (me|my) [when|as|as a kid]
    (uncle|father|stepfather|stepdad|coach|priest|teacher|neighbour|cousin|brother|grandfather|babysitter) (touched|abused|molested|raped|hurt|hit) me
    (altar boy|priest abuse|clergy abuse|church abuse|coach abuse|boarding school)
    (stuff|things|what) [that] happened (when|to me|as|in) [i was|a kid|little|young|my childhood]
    (when i was|as a) (a kid|little|a child|young|small|five|six|seven|eight|nine|ten)
    (still|keep|keeps) (see|seeing|hear|hearing|smell|dreaming) (it|the crash|the accident|his face|her face|the bodies|the fire|that night|that call|the same call)
    (ex|<partner>) (follows|stalks|threatens|texts|harasses|controls|tracks) me
    (walk|walking) on eggshells
    (operational stress injury|osi)
    (laughed at|made fun of|beat up|teased) [at school|by kids]
    (trauma informed|trauma therapist|trauma therapy|traumatised|ptsd symptoms|shellshock|shell shocked|startle easily|jumpy since|nightmares of war|bad memories|triggered by|haunted by|reliving|relive|re living|survivor of|abuse survivor|incest survivor|crime victim|victim of crime|rape victim|csa survivor|gun violence|hostage|car crash|car wreck|crashed my car|t boned|rear ended|bombs|shelling|rockets|gunshot*|shot at|stabb*|robbed|carjack*|break and enter|stalker|harass*|sextort*|revenge porn|blackmail*|catfish*|catcalled|human trafficking|cults|ex cult|hazing|bull*ed|bully|bullying|bullied|cyberbull*)
    (beat|beats|beaten|hit|hits|slapped|choked|punched|abused|neglected|abandoned|molested|touched|raped|assaulted|attacked|hurt) (by|as|when|me as) [a|my|an|the] (child|kid|uncle|stepdad|stepfather|coach|priest|teacher|father|dad|mother|mom|brother|cousin|babysitter|ex|stranger|boyfriend|husband|partner|neighbour)
    (someone|somebody|he|a man|my uncle|my coach|a teacher|my cousin|my stepdad|stepdad) (touched|hurt|raped|molested|attacked|forced) me
    (touched|forced) [me] (inappropriately|against my will|when i was little|when i was a kid|as a child)
    (rough|bad|horrible|terrible|difficult|violent|abusive|hard|unhappy|traumatic|messed up|toxic) (childhood|upbringing|past|home life)
    (childhood|past|old) (wounds|memories|stuff|trauma|abuse|issues|hurts) [came back|coming back]
    (memories|images|flashbacks|nightmares) (of|from|come|keep coming|won t go away|keep coming back) [back|the] [war|accident|abuse|crash|fire|night]
    (jump|jumpy|startle|flinch) (at|when|every time|easily) [loud|every] [noises|noise|sounds|sound|someone|i hear]
    (loud|sudden) (noises|noise|sounds|bangs)
    (saw|seen|witnessed|watched) (someone|somebody|a man|people|my friend|my <relative>|my <partner>|bad things|terrible things|things|a|him|her|it) [get|being|got] (die|killed|hit|shot|happen|in the war|in war|accident|murdered|suicide|dead body|bodies|crash|things)
    (keep|keeps) (seeing|reliving|replaying|dreaming about|having nightmares about|thinking about) (it|the|that|what happened)
    (can t|cannot|unable to) (forget|get over|stop seeing|stop thinking about|move on from) (what happened|the accident|it|that night|what he did|the war|the fire|the crash|what they did)
    (since|after|because of) (the|my|an) (accident|crash|fire|attack|assault|war|shooting|robbery|flood|explosion|rape|incident|earthquake|hurricane)
    (work|job|critical) (incident|trauma|incident stress)
    (left|leaving|escaped|escaping|got out of|getting out of|survived|free from) (an|my|a|the) [abusive|toxic|violent|controlling] (abusive|toxic|violent|controlling|abuser|narcissist|narc|relationship|marriage|ex)
    (he|she|husband|wife|ex|partner) (controls|controlled|gaslights|gaslit|hits|manipulates|belittles|stalks|threatens|scares|puts down) me
    (walk|walking) on (eggshells|egg shells)
    (controlling|possessive|violent|abusive|narcissistic|manipulative|verbally abusive|emotionally abusive) (<partner>|boyfriend|relationship|man|woman)
    (operational stress|tour of duty|deployment|afghanistan|kandahar|bosnia|rwanda|overseas tour|war zone|combat zone|fled war|war zone trauma)
    (complex|developmental|attachment|relational|religious|racial|birth|medical|vicarious|childhood) (trauma|ptsd|wounds)
    (got|was|been) (mugged|attacked|jumped|beaten up|raped|assaulted|robbed|shot|stabbed|harassed|stalked|hit by a car|in an accident|in a car accident|in a crash|bullied|picked on|drugged|groomed)
    (picked on|made fun of|teased|left out|excluded|ganged up on) [at|by] [school|kids|everyone]
    (kids|girls|boys|classmates|students|people) (are|is) (mean|bullying|teasing|picking on|making fun of|cruel|picking) [to|at|on|of] [me|him|her|my]
    (since|after|from) (the) (break in|breakin|robbery|hold up|fire|flood|accident|tornado|layoff violence|stabbing)
    (hit|struck|rear ended) by a (drunk|drunk driver|car|truck|driver|bus)
    (can t|cannot|scared to|afraid to|won t) (get in a car|get in the car|drive since|get back in a car|walk alone at night|be alone with men|be touched)
    (replay|replays|replaying) [it|the|that] [night|accident|deaths|over]
    (boss|coach|teacher|uncle|priest|doctor|stepdad|neighbour|cousin|guy) (touched|groped|kissed|raped|assaulted|molested) me
    (narcs|narc ex|gaslighter|psychopath ex)
    (ipv|dv|sexual abuse survivor|military sexual trauma|mst)
    (<relative>|<partner>) (used to (beat|hit|slap|lock)|would (beat|hit|slap|lock)|whipped|locked up|terrorized) (me|us|him|her|my mom|my mother)
    (saw|seen|watched|witnessed|watching|seeing) [a|an|my|the|some|two] (guy|man|woman|person|coworker|co worker|friend|buddy|kid|child|<relative>|<partner>|body|accident) [get|got|getting|being|be|fall|was] [badly] (crushed|killed|hurt|shot|stabbed|burned|hit|run over|drown|drowned|electrocuted|die|dying|dead|injured|hanging|mangled)
    (can t|cannot|won t|don t) (get|shake|erase|stop) (it|that|the|this|those) [image|images|picture|pictures|sound|scene|memory] (out of|outta|from|off) [my] (head|mind|brain)
    (can t|cannot) (unsee|un see|forget what i saw|stop seeing)
    (nightmares|dreams) (about|of|from|since) [my|the|a] [time|tour|service] (overseas|war|deployment|service|accident|fire|crash|attack|abuse)
    (loud|every|any) (noise|bang|sound) [makes] [me] (jump|flinch|panic)
    (war|bad|painful|childhood|old|traumatic|abuse|terrible) memories
    (stalk*|stalker|restraining order|peace bond|he ll find me|will find me|follows me|following me|tracking my phone|spy* on me|threatening texts)
    (husband|partner|boyfriend|wife|girlfriend|bf|gf|ex|he|she) [always] (shout*|scream*|yell*|insult*|belittle*|controls|humiliat*) [at] (me|us|everything|my phone)
    (isolates|isolated|cut me off) [me] from [my] (friends|family)
    (afraid|scared|terrified) of (him|her|his temper|his anger|my father|my dad|my stepdad)
    (touched|abused|molested|raped|assaulted|groomed) (me|as a child|as a kid|when i was|by my|by a|at camp|at church|in hockey)
    (human trafficking|trafficked|sex work|online grooming|sextortion|revenge porn|nudes leaked|leaked my nudes|leaked my photos|shared my nudes|shared a photo of me|sent my pictures)
    (racism|racist|racial trauma|hate crime|microaggressions)
    (religious trauma|spiritual abuse|cult survivor|left a cult|ex jehovah*|purity culture|church hurt)
    (dissociat*|depersonaliz*|derealiz*|zone out of my body|out of my body|not in my body|feels unreal|nothing feels real|losing time)
    (watching|see|seeing|saw) (myself|my life) [in|from] [a] (movie|outside|above|far away)
  `,
  fr: `
    (trauma|traumatis*|traumatique|tspt|sspt|tspt complexe|trauma complexe|stress post traumatique|choc post traumatique|post trauma*|flashback|reviviscence*|dissociation|depersonnalisation|hypervigilan*|survivant|choc|trauma d enfance|traumatismes|blessure d enfance|blessure morale|trauma vicariant)
    (abus|abuser|agression|agresse|viol|violences|inceste|attouchements|agression sexuelle|abus sexuel|violence sexuelle|harcele|harcelement|harcelement sexuel|sequestre|torture|caalacs|calacs)
    (violence|violences) (conjugale|familiale|domestique|verbale|psychologique|physique|intrafamiliale)
    (relation|conjoint|mari|copain|chum|couple|mere|pere|parent|parents|ex) (toxique|abusif|abusive|violent|violente|controlant|controlante|manipulateur|manipulatrice)
    (pervers narcissique|narcissique|manipulateur|manipulation|emprise|controle coercitif|gaslighting|negligence|neglige|maltraitance|maltraite)
    (accident|accidente|accidentee) [de|d] [la route|voiture|auto|travail|moto|char]
    (apres|depuis|suite a) (l|un|mon|une|la) (accident|agression|incendie|vol|attaque|guerre|attentat)
    (guerre|bombardement|incendie|feu|vol a main armee|catastrophe|inondation|fusillade|temoin d|vu mourir|attentat)
    (mauvais|terribles|douloureux) (souvenirs|passe)
    (enfance|passe) (difficile|malheureuse|brisee|douloureuse|douloureux)
    (quelque chose|des choses) (de grave|d horrible|m est arrive|arrive dans mon enfance)
    (battu|battue|frappe|frappee|bat) [par|dans] [mon|ma|mes] [<relative>|<partner>]
    mon <partner> (me frappe|me bat|est violent|me controle|me menace|me fait peur)
    (je revis|revivre|hante|hantee|oublie pas|n arrive pas a oublier) [sans cesse|le passe|par]
    (intimide|intimidation|cyberintimidation|taxage|rejete a l ecole|souffre douleur|bullying)
    (quitter|quitte|fuir|fui|sortir d) [un|une|mon] (relation toxique|conjoint violent|relation abusive)
    (sursaute|sursauter) [a|au] [chaque|moindre] [bruit|bruits]
    (m a|a|ont|avait) (touche|touchee|agresse|agressee|abuse|abusee|viole|violee) [quand j etais|petite|petit|jeune]
    (mon|mon beau) (oncle|pere|beau pere|cousin|frere|coach|entraineur|cure|pretre|prof|grand pere|voisin) (m a|me) (touche|touchee|abuse|abusee|agresse|agressee|viole|violee|touchait)
    (quand j etais|quand jetais) (petit|petite|jeune|enfant|p tite|flo|ti cul)
    (je|j) (revois|entends encore|revis|fais des cauchemars de) [tout|la scene|l accident|les cris|les images]
    (marche|marcher|marchais) sur des oeufs
    (mon ex|mon <partner>) (me suit|me texte|me harcele|me menace|me surveille|me controle|m appelle sans arret)
    (blessure de stress operationnel|bso)
    (ca|tout) (remonte|me revient|ressort) [depuis|quand]
    (rit|rient|niaise|niaisent|ecoeurent|ecoeure|se moquent) (de moi|de lui|d elle|mon fils|ma fille) [a l ecole]
    (trauma*|spt|stress post trauma*|flashback*|dissoci*|etat de choc|sursaut*|abus*|agresseur|attouchement*|pedophil*|harcel*|harceleur|intimid*|cyberintimid*|sextorsion|violence conjugale|violence familiale|violence verbale|violence psychologique|maltrait*|battue|batt*e par|tabasse|braquage|hold up|accident de char|accident d auto|accident de voiture|accident de moto|accident de la route|carambolage|bombard*|bombe|genocide|prise d otage|secte|gourou|manipul*|gaslight*)
    (abuse|abusee|battu|battue|agresse|agressee|viole|violee|touche|touchee|maltraite|maltraitee|neglige|negligee|frappe|frappee) (par|quand|dans) [mon|ma|mes|un|une|j etais|l] [<relative>|<partner>|cure|coach|professeur|petit|petite|enfance|enfant|jeune]
    (enfance|passe|jeunesse) (difficile|violente|violent|dur|dure|lourd|rough|toxique|maltraitee|troublee|qui me rattrape|qui remonte)
    (vecu|vu|subi|vivre|endure) (des|de la|un|une|d|du|mon lot d) [chose*|affaires] (abus|violence|horreurs|traumatisme|trauma|agression|atrocites|horribles|guerre|accident|intimidation|choses|terribles|marche sur)
    (images|souvenirs|scenes|cauchemars) (me reviennent|reviennent|qui reviennent|me hantent|de guerre|de l accident|en boucle|du feu|me reviennent sans arret)
    (sursaute|sursauter) (a|au|pour|quand|tout le temps|a chaque|facilement) [chaque|moindre|un|tout|les] [bruit|rien|bruits]
    (depuis|apres|suite a|a cause de) (l|le|la|mon|un|une) (accident|agression|feu|incendie|guerre|attaque|viol|braquage|evenement|fusillade|inondation|tremblement de terre)
    (oublier|oublie|me remettre|passer par dessus|arrive pas a passer a travers) (de|ce qui|l|mon|ma|ce qu) [s est passe|accident|est arrive|il m a fait|agression]
    (marche|marcher|marchais) sur des (oeufs|coquilles)
    (ex|chum|mari|conjoint|blonde|conjointe|copain|pere|mere|partenaire) (violent|violente|toxique|narcissique|controlant|controlante|jaloux|jalouse|manipulateur|manipulatrice|pervers|abusif|abusive|possessif|possessive|qui me controle|qui me rabaisse|me rabaisse|me controle|me denigre|m humilie|qui boit et me frappe)
    (relation|mariage) (toxique|abusif|abusive|violente|violent|d emprise|malsaine|controlante)
    (sortir|sortie|quitter|quitte|laisser|partir|fui) (d une|de l|un|une|mon|d un) (relation|emprise|chum|conjoint|mari|homme|ex) [abusive|toxique|violent|violente|controlant]
    (niaise|niaisent|ecoeure|ecoeurent|rit de|rient de|rire de|bullying|bully|bullie|tape|poussent|traitent) [de] (mon|ma|moi|lui|elle|mes|a l ecole|nous) [fils|fille|gars|ecole]
    (se fait|me fais|se faire|me faire|fait) (intimider|ecoeurer|niaiser|battre|harceler|bullier|insulter|rabaisser|agresser|frapper a l ecole|rejeter a l ecole)
    (en mission|mission|afghanistan|kandahar|bosnie|rwanda|missions a l etranger|retour de mission)
    (touche|touchee|pogne les fesses|agressee|agresse|embrassee de force) par (mon|un|mon ancien|le) (boss|patron|coach|oncle|prof|cure|medecin|beau pere|cousin|voisin)
    (frappe|frappee|heurte|happe|happee) par (un char|une auto|une voiture|un camion|un chauffard|un conducteur)
    (plus|pas) capable (d embarquer dans un char|d embarquer en auto|de conduire depuis|de prendre l auto|de me faire toucher|de marcher seule le soir)
    (depuis) (le vol|l entree par effraction|le cambriolage|l incendie|le braquage|l inondation)
    (revenu|rentre|retour|revient) [d|de|du] (afghanistan|mission|la guerre|kandahar|ukraine) [change|different|pas pareil]
    (tout le monde|les autres|la classe) (rit|rient|se moque|se moquent) de moi a [l] ecole
    (<relative>|<partner>) (me|nous) (battait|battaient|frappait|frappaient|tapait|fessait|giflait|violentait|rabaissait|humiliait|menacait|enfermait|terrorisait|touchait)
    (vu|voir|vois|temoin) [de|d] [un|une|mon|ma|le] (gars|homme|femme|collegue|ami|personne|<relative>|enfant) (mourir|se faire tuer|se faire ecraser|se faire frapper|se noyer|bruler|mort|morte|pendu)
    (capable|arrive|reussis) (pas|plus|pu) [a|d|de] (oublier|me sortir|sortir|effacer) (ca|cette image|ces images|l image|les images) [de ma tete]
    (cauchemars|cauchemar) [de|d|sur|depuis|a cause de] [la|l|mon|ma] (guerre|accident|feu|agression|mission|bombes)
    (mauvais|vieux|douloureux) souvenirs
    souvenirs (de guerre|d enfance|traumatisants|qui reviennent)
    (harceleur|traque|me suit partout|va me retrouver|va nous retrouver|ordonnance de protection|interdit de contact|me surveille|me suit)
    (mari|conjoint|chum|ex|femme|blonde|il|elle) (me crie|m insulte|me rabaisse|m humilie|me controle|me surveille|controle tout|fouille dans mon telephone|m isole) [apres|dessus]
    peur de (lui|ses coleres|mon pere|mon beau pere|ses reactions)
    (abuse|abusee|touche|touchee|agresse|agressee|violee) (quand j etais|enfant|petite|petit|par mon|par un|au camp|au hockey|a l eglise)
    (photo|photos|video|nudes) [de moi|nue|nues|intimes] (partagee|partagees|publiee|publiees|qui circule|qui circulent|a toute l ecole|envoyees|envoye|diffusees)
    (sextorsion|cyberharcelement|cyberintimidation|revenge porn|racisme|raciste|crime haineux|micro agressions)
    (trauma religieux|sorti d une secte|sortie d une secte|ex temoin de jehovah)
    (dissoci*|depersonnalis*|derealis*|hors de mon corps|rien n a l air vrai|irreel)
    (me|se) (regarde|vois|voit) (de l exterieur|de loin|d en haut|comme dans un film)
  `,
};
