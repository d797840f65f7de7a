import type { PhraseGroup } from '../../phrase-files.ts';

/** Harm to a baby or a child: done, feared, suspected, or felt coming. */
export const CHILD: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Parenting', 'Perinatal Mental Health', 'Trauma'] }],
    isInferred: true,
    danger: ['child'],
    en: `
      # Its names
      ((child|kiddie|kid|underage) porn*|porn* (infantile|juvenile|enfants|d enfants|de mineurs)|csam|child (abuse|neglect|molestation|molester|exploitation|trafficking|sexual abuse|in danger|at risk|abuser)|(shaken|battered) (baby|infant|child)|<young> (in danger|not safe|isn t safe|unsafe))
      # Oneself
      (<wants>|afraid|scared|scare|fear|terrified|worried|might|gonna|going|ll|about|almost|nearly|could|keep|tempted) [to|of|about|i ll|i will|i might|i may|i could|im going to|i m going to|i m gonna|that i ll|that i might|that i will] (hurt|hurting|harm|harming|hit|hitting|shake|shaking|shook|kill|killing|smother|smothering|suffocate|suffocating|drown|drowning|strangle|strangling|choke|choking|throw|throwing|threw|stab|stabbing|slap|slapping|beat|beating|abuse|abusing|molest|molesting|get rid of|getting rid of) <young>
      ((drop|dropping|dropped) <young> on purpose|(throw|throwing|threw|thrown) <young> (down|out|against|off|across|in|into|at)|(shake|shakes|shaking|shook) (him|her|it) (when|because|to|hard|so|if)|(she|he) shakes (him|her))
      ((rough|danger|unsafe|dangerous) (with|to|around|for) <young>|(not|isn t|don t feel) safe (with|around|alone with) (<young>|me)|trust myself (with|around|alone with) <young>|hate my (baby|newborn|infant))
      ((grab|grabbed|drag|dragged|pull|pulled|pick up) <young> by (the hair|hair|the neck|neck|the arm|the throat)|(lock|locked|locking) <young> (in|outside|out))
      (shake|shaking|shook|shaken|smother|smothering|smothered|suffocate|suffocating|suffocated|drown|drowning|drowned|strangle|strangling|strangled|choke|choking|choked|molest|molesting|molested|abuse|abusing|abused|harm|harming|harmed|poison|poisoned|poisoning|starve|starving) <young>
      (hurting <young>|(hit|hitting|beat|beating|slap|slapping|smack|smacked|smacking|punch|punching|kicking) <young>)
      # Somebody else
      (<young>|<age> (year|yr) old) [was|is|got|gets|being|has been|been|is being|were|s] [sexually|physically] (abused|molested|raped|assaulted|beaten|groomed|trafficked|neglected)
      (<young>|<age> (year|yr) old) [was|is|got|gets|being|has been|been|is being|were|s] (touched|hit|hurt|bruised|burned|slapped|choked) (by|inappropriately|sexually|at daycare)
      ((man|guy|someone|somebody|adult|stranger|cousin|neighbour|neighbor|boy) [has|keeps] (touch|touches|molest|grope|rape|fondle) (him|her|them)|<wants> [to] (shake|shaking|smother|suffocate) (him|her|it))
      ((touch|touches|touching|touched|kissed|rubbed|licked) (her|his|my|their) (private|privates|vagina|penis|genitals|bum|crotch|down there)|(touch|grope|fondle|groom|grooming|rape|raped|raping) (<young>|<age> (year|yr) old))
      (pedophile|paedophile|predator|groomer|creep|man|guy|stranger|adult|men) [is|online|on snapchat|who] [is|has been|keeps|online] (asking|messaging|texting|contacting|contacted|talking to|grooming|meeting|sending|sent) (<young>|<age> (year|yr) old)
      ((doesn t|don t|won t|never|not) feed (us|me|<young>|my sister|my brother)|(burn|burns|burned|burning) (<young>|my sister|my brother)|attracted to (kids|children|minors|little girls|little boys|underage)|(voice|voices) [since|the|birth|are] [telling|tell] me <young> has to (go|die))
      (dad|father|mom|mother|stepdad|stepmom|uncle|boyfriend|babysitter) (burned|burnt|burns|kicked|kicks|whipped|whips|starves|starved) (him|her|them|us)
    `,
    fr: `
      # Ses noms
      (enfant|enfants|bebe|bebes|fillette|mineur|mineure) (maltraite|maltraites|maltraitee|battu|battue|battus|abuse|abusee|abuses|neglige|negliges|en danger|secoue|agresse|agressee|victime)
      ((maltraitance|infanticide|pedophile|pedophilie)|abus [sexuel|sexuels|physique] (enfant|enfants|d enfant|d enfants|infantile|infantiles)|(signaler|signalement|appeler|denoncer) [un|une|a la|la|enfant] [a] [la] dpj|<young> (est en danger|pas en securite))
      # Soi-même
      ((faire|fais|fait|fasse) [du] mal (a|au|aux) <young>|(deteste|hais) [mon] (bebe|nouveau ne)|(danger pour|violence envers|violence contre|violence sur|violent avec|violent envers|negligence envers) <young>)
      ((lance|garroche|jette) mon (bebe|bb)|(lance|garroche|jette|pitche|pousse) <young> (sur|contre|par terre|par la|en bas|dans le mur)|(agresseur|abuseur) [de] <young>)
      (<young> (subit|vit|subi) [de la|des] (abus|violence|attouchements|maltraitance|agression|agressions|inceste)|(plein de|couvert de|revient avec) [des] (bleus|ecchymoses)|confiance [en|a] moi avec <young>)
      (affame|affament|poignarde|poignarder|tue|tuer|egorge|ebouillante|mord|pince|secoue|secouer|brasse|blesse|frappe|frapper|tape|taper|gifle|gifler|bat|battu|battre|etouffe|etouffer|noie|noyer|etrangle|etrangler|maltraite|maltraiter|varge|violente|fesse) [sur] <young>
      # Quelqu'un d'autre
      ((claque|claques|gifle|gifles|fessee|coup|coups|volee) [de poing|de pied] (a|au|aux) <young>|(pogne|prend|pris|tire|attrape|traine|saisi) <young> par (les cheveux|le cou|le bras|la gorge)|attouchements (sur|a|de) <young>)
      ((donne|donnent) [nous|me|m|leur] rien a manger|(nous|me|les) (nourrit|nourrissent) (pas|plus)|(brule|brulent|bruler) <young>|(attire|attiree) (par|sexuellement par) (les|des) (enfants|petites filles|petits garcons|mineurs))
      ((voix|tete) [qui] me (dit|disent|dise) de [me] (debarrasser|tuer|noyer|faire du mal) [de|a] <young>|(vient|rentre|entre|venait) dans ma chambre [la nuit|le soir])
      ((le|la|les|l) (pitcher|garrocher|lancer|crisser|pitch) (dans le mur|sur le mur|par terre|par la fenetre|en bas)|(affaires|choses|jeux) (sexuelles|sexuels|sexuel) avec (<young>|mon|ma))
    `,
  },
  {
    // Whoever is hurt by a parent or a teacher may be a child.
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    isInferred: true,
    danger: ['child', 'violence'],
    en: `
      (dad|daddy|father|mom|mother|mum|stepdad|step dad|stepfather|stepmom|stepmother|parents|foster parents|foster mom|foster dad|grandpa|grandfather|uncle|coach|teacher|babysitter) [keeps|is|has|always|just|also|s] (hit|beat|slap|whip|choke|touch|molest|rape|abuse|hurt|kick|punch|burn|burns|burned|burnt|grope) (me|us|her|him|them|my sister|my brother|my siblings)
      ((with|unexplained|covered in) (bruises|bruising|welts)|incest*|(comes|gets|climbs|came|crawls) (into|in) my bed)
    `,
    fr: `
      ((vient|entre|couche) dans mon lit|(pere|papa|oncle|mononcle|grand pere|beau pere|papi) abuse de (moi|nous|ma soeur|mon frere|elle|lui))
      (pere|papa|mere|maman|beau pere|belle mere|parents|oncle|mononcle|grand pere|papi|prof|entraineur|famille d accueil) (me|m|nous|l) [a|ont] (frappe|bat|battu|battue|tape|touche|touchee|viole|fesse|gifle|tripote|violente|maltraite)
    `,
  },
  {
    // Told in parts that stand near each other.
    wants: [{ kind: 'concern', values: ['Parenting', 'Trauma'] }],
    isInferred: true,
    danger: ['child'],
    en: `
      # Who hurts a child
      (left|leaves|gave|laisse|fait|mis) [des|some] (bruise|bruises|marks|welts|bleus|marques|ecchymoses) (on|a|sur|all over) <young>
      (mom|dad|mother|father|mere|pere|maman|papa) (lets|let|laisse) .. (touch|toucher|hurt|hit|frapper) (me|her|him)
      <young> ~~~ (privee de nourriture|prive de manger|prive de nourriture|starved|sextort*|sextorsion|blackmailed|chantage|traffick*|proxenete|(too|way|so|very|really) (rough|rougher|roughly)|(over|off|out) [of] [the] (balcony|window|railing|bridge|stairs)|(alone|seuls|seules|seul|seule) (all weekend|all week|all night|all day|overnight|for days|toute la fin de semaine|toute la nuit|toute la journee|depuis)|(dirty|soaked|full|same|wet) (diaper|diapers|clothes)|never fed|not fed|isn t fed|aren t fed|not being fed|always dirty|always hungry|haven t eaten|hasn t eaten|not eaten|always filthy|no lunch|same clothes|smells like pee|ribs|garbage|dumpster|scraps|dog food|barefoot|no shoes|no winter coat|no coats|no boots|begging for|stealing food|steals food|lice|head lice|(sits|sit|sat|lies|kneels|stands|leans|kneeling) (on|on top of) (his|her|their) (chest|back|neck|head))
      (scared|afraid|terrified|peur) [to|of|d|de] [be|being|etre|rester] [left] (alone|seul|seule) (with|avec) <young>
      (kid|kids|child|boy|girl|baby|enfant|enfants) (next door|upstairs|across the street|across the hall) ~ (hit|scream*|beaten|crying|begging|thrown)
      (god|jesus|devil|voice|voices|dieu|diable|voix) ~~~ (sacrifice|sacrifier) ~ <young>
      (baby|newborn|infant|student|pupil|bebe|nourrisson|eleve) ~ (bruise|bruises|bleus|ecchymoses|handprint|burn marks|burns|belt marks|brulures|welts)
      (predateur|pedophile|predator|groomer|predatrice|(perdre|perds|perdu) [le] controle) ~ <young>
      (naked|undresses|undressed|exposed himself|masturbat*|porn|sex|drugs|meth|crack|coke|nu|nue|deshabille|porno|exhibe|se masturbe|drogue|saoul|saoule) (in front of|devant|around) <young>
      (dad|mom|mum|mother|father|parents|stepdad|stepmom|foster dad|foster mom) .. (lock|locks|locked|locking|shut) (me|us) (outside|out|in|up)
      (mere|pere|parents|beau pere|belle mere|maman|papa) [d accueil] .. ((me|m|nous) (barre|barrent|embarre|enferme|enferment) [dehors|dans]|(me|m|nous) (fait|font|faisait|faisaient) mal)
      (i|we|<partner>|<somebody>|je|j|on) .. <hurt> .. <young>
      <young> .. <hurt> .. by .. (<partner>|<somebody>)
      (i|husband|<partner>) [is|am|was|got|get] rough .. <young>
      (hate|hates|resent) [this|my|the] (baby|newborn|infant|kid|child) ~ (rough|hurt|throw|shake|gone|hard|leave)
      hand over .. (mouth|nose) ~~~ (<young>|him|her|it|crying|cry|quiet)
      (i|we|ve) .. (smothered|suffocated|shook|smother|suffocate|shake) (him|her|it) [with]
      (sexual|sexually|aroused|turned on) ~ <young> ~ (act on|act out|acting on|give in|control myself|tempted|might do|do something)
      (caught|found|walked in|saw) .. (<partner>|<somebody>) ~ (in bed|naked|touching|on top|pants|kissing) ~ <young>
      # What is seen of it
      (<keeper>|<partner>|man|men|guy|grandfather|grandad|stepfather|father|dad|stepbrother|stranger|someone|somebody|adult|homme|monsieur|papa|pere|pepere|inconnu|quelqu un) .. (hand|hands|finger|fingers|main|mains|doigt|doigts) .. (in|inside|into|down|under|up|dans|sous|en dessous) .. (underwear|undies|panties|pants|skirt|dress|pyjamas|pajamas|diaper|swimsuit|bathing suit|shorts|culotte|bobettes|sous vetements|jupe|robe|pantalon|pyjama|couche|maillot) ~~~ (<young>|(she|he) (s|is) (<small>|<teens>))
      (<keeper>|man|guy|grandfather|grandad|stepfather) .. (hand|hands|finger|fingers) .. (in|inside|into|down|under|up) .. (a|the) child [s] (underwear|undies|panties|pants|skirt|dress|clothes|pyjamas)
      (student|students|pupil|pupils|camper|<young>|(girl|boy|kid|child) in my (class|group)|eleve|eleves|(petit|petite|enfant) de ma classe) .. (says|said|told|tells|disclosed|confided|revealed|dit|disait|confie|raconte|revele) .. ((her|his|their) (father|mother|dad|mom|stepdad|stepfather|stepmom|uncle|brother|grandpa|grandfather|cousin) ((hurts|hits|beats|touches|kicks|burns) (her|him|them)|(comes|gets) (in|into|to) [her|his] (room|bed))|(son|sa) (pere|mere|beau pere|belle mere|oncle|frere|grand pere|cousin) [lui|la|le|l|les] (fait mal|frappe|bat|touche|(vient|entre) dans (son lit|sa chambre)|enferme|brule))
      (<young>|<relative>|he|she) ~ <mark> ~ (<young>|daycare|school|dad s|mom s|told|tell|explain|says|back|arms|class)
      (secret|special|adult|naked|tickle|tickling|doctor) (game|games|touch|touching) ~ (<young>|uncle|dad|daddy|stepdad|grandpa|cousin|bed|babysitter|coach|teacher|brother)
      (sex|sexual) (things|stuff|acts|game|games|things to) ~ (<young>|me|her|him|cousin|brother|uncle|stepdad)
      (kissed|kisses|french kissed|undressed|undress|naked|photos|pictures|nudes|pics|filmed|showered|watches) ~~~ (coach|uncle|stepdad|teacher|priest|man|guy|stranger|babysitter|grandpa|neighbour|adult|tutor) ~ <young>
      (dont|don t|not to|never|can t) (tell|say) [anyone|anybody|mom|dad|nobody|your|my|her|his] ~~~ (touch|touches|touched|bruises|game|secret|hurt|hurts|bed)
      (draws|drawing|drawings|drew) ~ (naked|penis|private|sex|hurting)
      # Neglect
      (stepdad|stepfather|uncle|boyfriend|grandpa|coach|babysitter) .. (undresses|undress|naked|exposes himself) .. (front of|with) (her|him|them|me|<young>)
      (shake|shaking|shook|kick|kicked) (crib|bassinet) (when|hard|so|because|till|until)
      (meth|crack|addict|drunk|high|junkie) .. (watches|watching|babysits|babysitting|looks after) .. (<young>|siblings|my brother|my sister|us)
      <young> ~ (outside|dehors) ~ (snow|cold|winter|night|alone|diaper|road|street|traffic|neige|froid|nuit|rue) ~ (alone|diaper|barefoot|no coat|nobody|naked|seul|seule|couche|nu pieds|sans manteau)
      (babysitter|sitter|nanny|daycare worker|daycare lady|educator) (shook|shakes|slapped|hit|dropped|threw|bit|pinched|yanked|grabbed) (him|her|them)
      (voice|voices|god|devil|demon) ~~~ <young> ~ (evil|possessed|devil|demon|not mine|has to die|kill|must die|must do)
      <young> (is|s|isn t) [a|the] (evil|possessed|demon|devil|not my baby|not human|not mine)
      (drunk|drinks|high|stoned|passed out|using drugs|smokes meth|on meth|on drugs|on crack|shoots up|drinking|meth|crack|fentanyl) ~ (<young>|we|us) ~ (alone|watch|watching|drives|driving|car|diaper|hungry|crying|nothing|food|hours|feed|care|crib)
      (drives|driving|drove) [them|him|her|the kids|my kids] ~ (drunk|high|impaired|wasted|been drinking|stoned) ~ (<young>|in the car|in the back)
      (nobody|no one|no adult|noone) .. (home|watching|feeds|looks after|there) ~ <young>
      <young> ~ (left alone|by himself|by herself|by themselves) .. (all night|all day|for hours|for days|overnight|in the car|in the bath|in the tub)
      (left|leave|leaves|leaving|lock|locks|locked|tie|ties|tied|chain|chained) .. (<young>|them|him|her|my brother|my sister|my siblings|my cousin) .. (alone|by himself|by herself|in the car|in the truck|in the van|in the bath|by themselves|unattended|basement|closet|room|shed|garage|cage|crib|chair|outside|bed|bathroom|cupboard)
      (hot car|car seat) ~ (left|locked|alone) ~ <young>
      (the belt|a belt|wooden spoon|extension cord|paddle|hanger|hose) ~ (<young>|me|us|dad|mom|stepdad|father|mother)
      (afraid|scared|terrified|fear|worried) .. (what|that|i) .. (do to|hurt|harm|snap|lose it|lose control) ~ <young>
      (lose control|losing control|lost control) ~ (on|with|at) <young>
      # A child says so
      i m (<small>|<teens>) ~~~ (stuff to me|things to me|does stuff|does things|touch|touches|touched|touching|hit|hits|beat|beats|hurt|hurts|sex|naked|nudes|pictures|scared to go home|drunk|locks|locked|raped|bed|old man|online|boyfriend is)
      (<somebody>|cousin) .. (comes|came|come|gets|got|climbs|climbed|sneaks|crawls|goes|lies|sleeps) .. my (bed|room) ~ (night|nite|sleep|asleep|touch|hand|covers|blanket|when)
      (foster|adoptive|step|dad|mom|parents|stepdad|father|mother) ~ (doesn t|don t|won t|never|stopped|no) .. (feed|food|eat|fed|heat) ~ (me|us|we|<young>)
      (sends|sent|send|ask|asks|asked|wants|asking|share|shared|sharing|trading|meet|meets|meeting|met) .. (nudes|nude|naked|pictures|pics|photos|video|online|older man|grown man|year old man|internet) ~ (<young>|my daughter|my son)
      (inappropriate|inappropriately) ~ (touch|touched|touches|touching) ~ <young>
      (shook|shake|shaken|shaking|smothered|squeezed|slapped|hit|hurt|choked) (him|her|it) ~~~ <cradle>
      <young> ~~~ (left|abandoned|locked|tied|chained|caged) .. (alone|by themselves|by himself|by herself|cold|outside|out in|for days|all day|overnight|days|hours|basement|closet|cage|dark|attic|shed|garage|car|winter)
      (left|leave|leaves) .. (by themselves|by himself|by herself|alone) ~~~ <young>
      (parents|mom|dad|mother|father) .. (gone|away|disappeared|at the casino|at the bar|out drinking|partying) .. (days|all night|drinking|weekend|a week|overnight) ~~~ (<young>|alone|us|we)
      (on purpose|boiling water|not an accident|no accident|was an accident|hot water|cigarette|iron|lighter) ~~~ <young> ~ (burn|burned|burnt|burns|scald|scalded|mark|marks|hurt|broken)
      (shut him up|shut her up|shut it up|keep him quiet|keep her quiet|make him stop|make her stop|stop the crying|to be quiet|goes quiet|went quiet) ~~~ (pillow|hand|shake|shook|squeeze|squeezes|cover|mouth|hit|slap|slapped|drug|gravol|benadryl|rum|smother)
      (gives|give|gave|giving|put|puts) .. <young> .. (gravol|benadryl|alcohol|rum|sleeping pills|weed|melatonin|drugs|vodka) ~ (sleep|quiet|calm|sleeps|knock|shut)
      (uncle|stepdad|dad|daddy|grandpa|cousin|coach|teacher|brother|babysitter|priest|neighbour|man) ~ (makes|made|make|told|tells|asks|asked|forces|forced) (her|him|me|us|them|my son|my daughter|<young>) .. (undress|strip|touch|touch him|kiss|shower with|watch porn|naked|take off|pose|lick|suck|sit on his lap|sleep in his bed)
      (scared|afraid|terrified|refuses|begs|cries|hides|pees|wets) .. (go back|going back|go to|visit|stay with|alone with|be with|from|when) .. (dad s|dad|mom s|stepdad|uncle|babysitter|daycare|grandpa|his dad|her dad) ~~~ (bruise|bruises|hurt|hurts|touch|touches|hit|hits|underwear|marks|blood|belt|locks|yells and)
      (cas|cfs|child services|children s aid|childrens aid|dcf|dpj|child protection|report) ~ (suspect|suspected|report|call|neighbour|neighbor|bruises|abuse|beats|hits|neglect|worried) ~ <young>
      <young> ~~~ (i|we|ve|have) .. (hit|slap|spank|smack|shake|squeeze|choke|burn|beat|bite|kick|punch|throw|smother|hurt|grab|shove|push) (him|her|it|them)
      (gets|get|climbs|sleeps|crawls|lies|got|climbed|lays|slept) .. (bed|shower|bath) (with|beside) (<young>|him|her|them|me|us)
      (forgot|forgets|forget|forgotten) .. <young> .. (car|bath|outside|tub|parking|cold|store)
      <young> .. (says|said|told|tells|disclosed|confided|admitted|whispered) ~~~ (touch|touches|touched|hand in|hands in|hits|hit|hurts her|hurts him|kissed|kisses|undress|naked|bed|beats|beat|private parts|pants|our secret|secret game|finger)
      <young> ~~~ (coach|uncle|stepdad|grandpa|teacher|boyfriend|priest|neighbour|babysitter|cousin|tutor|instructor) ~~~ (puts|put|his|hand|hands|fingers) .. (in|down|inside|under|up) (my|her|his|their) (pants|shirt|skirt|underwear|diaper|dress|bathing suit|swimsuit|pyjamas|pajamas)
      <young> ~~~ ((marks|mark|scratches|burns|cuts|fingerprints|scar|scars) (on|around|all over) (her|his|their|the) (neck|back|arms|arm|legs|face|body|wrists|throat|bum|bottom|thighs)|trop fort|trop brusque|brusque|brusquement|rudement|avec rage|(en bas|par|hors|du haut|au dessus) [de|du|d|la|le|l|des] (balcon|fenetre|escalier|escaliers|pont|marches)|battu|battue|battus|maltraite|maltraitee|neglige|negligee|attouche|abuse|molestee|agresse|agressee|est sale|sont sales|toujours sale|affame|affames|a faim|ont faim|pas de manteau|sans manteau|pas de bottes|sans bottes|couche pleine|couches pleines|pas de lunch|jamais de lunch|dehors en hiver|maigre|maigres|pas chauffe|pas de chauffage|plein de poux|poubelle|poubelles|dechets|vidanges|nu pieds|vole de la nourriture|quete|quetent|poux|jamais manger|en t shirt)
      <young> [is|s] scared (to go home|of going home|of his dad|of her dad|of his mom|of her mom|of daddy|of mommy|of stepdad)
      (won t|doesn t|don t|never|not) (let|give|gives|lets) (us|me|him|her|them|the kids|<young>) [to] (eat|food|supper|dinner|eat anything) ~ (mom|dad|mother|father|stepmom|stepdad|parents|foster|punish|punishment|days|hungry)
      (shakes|shake|shaking|shook|kick|kicks|kicked) .. (crib|bassinet|stroller|car seat|high chair) ~ (baby|worse|hard|scared|angry|crying|scream|rage)
      (showers|shower|bathes|baths|sleeps|sleeping) (with|beside|naked with) (her|him|<young>|them) ~ (stepdad|stepfather|dad|uncle|grandpa|boyfriend|father|coach)
      (babysitter|sitter|nanny|daycare|ex|dad|mom|grandma|boyfriend|father|mother) ~ (drunk|high|wasted|stoned|passed out|hungover|nodding off) ~ <young>
      <young> .. (was|got|been|being|is|were) [sexually|inappropriately] (touched|hurt|hit|grabbed|kissed|groped|abused|slapped|bruised|locked) .. (daycare|school|camp|by|at|church|arena|practice|sleepover|uncle|dad|mom|teacher)
      (gives|gave|give) (me|us|her|him|<young>) (beer|alcohol|drugs|weed|vodka|wine|pills|candy) ~ (touch|touches|dad|uncle|secret|stepdad|coach|cousin|sleep|quiet|baby)
      <young> .. (in|left in) .. (same diaper|crib all day|crib|room all day|car alone|stroller) .. (all day|hours|days|screaming|crying|alone)
      (texting|messaging|sexting|sends|sending|talking to|dms|flirting with) .. <young> .. (sexual|nudes|naked|dirty|inappropriate|pics|sex|love|secret)
      (teacher|coach|man|adult|guy|stranger|tutor|neighbour) .. (texting|messaging|sexting|dm|dming|sends|touching|kissing|grooming|flashed|exposed|dating) .. <young>
      (dad|mom|father|mother|stepdad|parents|stepmom) .. (drunk|drinks|high|angry|mad|rage) .. (hits|hit|beats|beat|whips|hurts|slaps|kicks) (us|me)
      # Two things near each other, in either language
      (walks around|walk around|comes|came|come|entre|rentre|vient|se promene|gets|got) (naked|in the shower|into the shower|dans la douche|into bed|tout nu|in my bed|into my room|in my room|dans ma chambre|dans mon lit) ~~~ (stepdad|boyfriend|uncle|dad|father|brother|cousin|beau pere|chum|oncle|pere|frere|grandpa|grand pere|he|il|y|night|nuit)
      (if i tell|si je parle|si je le dis|not to tell|never tell|made me promise|fait promettre|our secret|notre secret|our little secret|petit secret|take me away|foster care|place en famille|go to jail|en prison) ~~~ (touch*|touche|bed|lit|my room|ma chambre|hurts|fait mal|stepdad|uncle|coach|beau pere|oncle|at night|la nuit|games|hits|frappe|bruise*|bleus|naked|nue|nu)
      (pantry|fridge|frigo|garde manger|cupboard|cupboards|armoires) ~~~ (locked|lock|cadenas|barre|empty|vide) ~~~ (<young>|mom|dad|stepmom|belle mere|maman|we re hungry|faim|hungry|punish*|puni|us kids|nous)
      (i m|im|my|ma|mon|j ai) ~ <teens> ~~~ (boyfriend|chum|girlfriend|dating|sors avec|sort avec|couple|older|plus vieux) ~ <adults>
      (rock*|bercer|holding|tiens|crying|pleure|colic|coliques|scream*|hurle|won t stop) ~~~ (baby|bebe|newborn|infant|bb|she|he|elle|il) ~~~ (snap|going to shake|almost shook|failli la|failli le|want to throw|squeeze|slam|wall|mur|pillow over|out the window|par la fenetre|garrocher|pitcher|secouee|secoue|lost it on|serre trop fort|scare myself|me fais peur)
      (leave|left|leaving|laisse|abandon*) .. (baby|bebe|newborn|kids|enfants|son|fils|daughter|fille|twins|jumeaux) ~~~ (snow|neige|woods|bois|hospital door|church|eglise|bus stop|side of the road|bord du chemin|stranger|inconnu|forever alone|never come back|jamais revenir)
      (drinks|drunk|passed out|high|using|boit|saoul|saoule|soul|soule|gele|gelee|couche*) ~~~ (mom|mum|dad|mother|father|maman|mere|pere|papa|parents) ~~~ (feed|cook|little brother|little sister|petit frere|petite soeur|we eat|on mange|nothing to eat|rien a manger|school|diaper|couche|baby|bebe|alone|seuls|take care of)
      (dad|mom|mother|father|stepdad|stepmom|pere|mere|papa|maman|beau pere|belle mere|grandma|grand mere|parents) ~~~ (hits|beats|whips|slaps|kicks|burns|chokes|frappe|bat|fouette|gifle|brule|etrangle|enferme|locks|starves|prive|drags|traine) ~~~ (grades|marks|notes|bulletin|homework|devoirs|chores|ramadan|prayers|prieres|crying|pleure|spill*|renverse|lie|menti|report card|late|retard|talk back|reponds)
      <young> ~~~ (welts|handprint|belt|whip*|fouett*|spank*|beaten|battu|battue|slapped|gifle|gifler|punched|kicked|choked|burned|burnt|brulure|scald*|ebouillante|cigarette|shaken|broken arm|bras casse|broken ribs|broken bone|broken bones|fracture|dragged by|flinches|flinch|cowers|hides when|begs not to|supplie|veut plus aller chez|scared of daddy|scared of her dad|scared of his dad|peur de son pere|peur de son oncle|peur du gardien|peur de la gardienne|laisse plus personne|terrified of|locked in|tied up|tied to|attache au|attache a|locked up|enferme|enfermee|cage|caged|chained|starv*|affame|no food|without food|rien a manger|garbage|poubelles|filthy|lice|maggots|infected|infecte|malnourish*|skin and bones|underweight|dirty diaper|same diaper|own feces|unsupervised|crack pipe|meth|seringues|overdose|naked|nude|nudes|nue|tout nu|toute nue|undress*|deshabille|porn*|sexual|sexuel|sexuels|sexuelle|penis|vagina|privates|zizi|pee pee|genitals|french kiss*|hickey|sucon|condom|condoms|chlamydia|gonorrh*|smother|smothered|drown|drowned|drowning|shake him|shake her|shake it|shook|secoue|secouer|throw him|throw her|throw it|pillow over|pillow on|oreiller sur|strangle*|etrangle*|stop breathing|hurt him|hurt her|lui faire mal|lui faire du mal|dropped on purpose|out the window|par la fenetre|kill him|kill her|le tuer|la tuer|possessed|demon|devil|diable|exorcis*|<cruelty>)
      <young> ~~~ (alone|seul|seule|seuls) ~~~ (all night|overnight|whole weekend|for days|for hours|casino|in the car|dans l auto|dans le char|toute la nuit|des heures|pendant des heures|toute la fin de semaine|at the mall)
      <keeper> ~~~ <young> ~~~ (secret|gifts|cadeaux|alone with|alone at his|alone in his|seul avec|seule avec|seul chez|seule chez|sleepover|shower*|douche|massage*|tickl*|kiss*|embrasse|texts|textos|snap*|undress*|touch*|lap|genoux|back seat|hotel|chalet|cabin|drunk|alcohol|beer|biere|vape*|weed|porn*|<shaken>)
      (snapchat|snap|discord|roblox|instagram|insta|tiktok|omegle|online|en ligne|fortnite|whatsapp|kik|facetime|cam) ~~~ (man|older|adult|stranger|<elder>|homme|inconnu|adulte|plus vieux|someone|quelqu un|guy) ~~~ (photos|pics|pictures|nudes|naked|nue|meet|rencontrer|hotel|bus ticket|billet|undress|show|montrer|money|argent|threat*|menace|body|corps|secret|love)
      (i m|im|i am|j ai|jai) (<teens>|<small>) [years old|yo|ans|yrs|year old] ~~~ (<keeper>|dad|mom|father|mother|pere|mere|papa|maman|brother|frere|older|man|guy|boyfriend|chum|homme|gars) ~~~ (touch*|kiss*|embrasse*|hit*|hits|beat*|naked|bed|pics|nudes|hurt*|drunk|secret|lock*|kick*|frappe|bat|toucher|touche|lit|photos|mal|saoul|soul|enferme|crie|scared|peur|afraid|kill|tuer|sex*|dirty|weird things|choses)
      (grade|annee) (<number>) ~~~ (hurts|hits|touch*|naked|beats|bruise*|pics|nudes|scared to go home|belt|burn*|frappe|touche|peur de rentrer|fait mal)
      (teacher|educator|prof|principal|nurse|social worker|bus driver|enseignante|enseignant|educatrice|infirmiere|intervenante|chauffeur|directrice|neighbour|voisine) ~~~ (student|pupil|eleve|girl|boy|kid|child|enfant|petite|petit|toddler) ~~~ (bruise*|bleu|bleus|marque*|burns|burn mark*|burned|brulure*|brule|belt|hungry|faim|same clothes|meme linge|scared to go home|peur de rentrer|drew|dessine|dessin|smells|sent|dirty|no coat|pas de manteau|pas de lunch|flinch*|sursaute)
      (hear|heard|hearing|entend|entends|entendu) .. (<young>|kid|child) .. (scream*|crying|cries|hurle|crie|pleure|begging|supplie|hit|slap|thud|bang*|stop|arrete|through the wall|a travers le mur|mur|next door|a cote|en haut|upstairs)
      (excision|circumcis*|fgm|mutilation genitale|marry her|la marier|marier ma|married off|sent back|envoyer la bas) ~~~ (<young>|girl|fillette|grandmother|grand mere|summer|ete|trip|voyage|village|in laws|belle famille|family|famille)
      (voice|voices|god|dieu|voix|something|quelque chose|thoughts|pensees) [keep|keeps|is] (tells|telling|tell|says|dit|disent|me dit|me disent) ~~~ (baby|bebe|kids|children|enfants|son|fils|daughter|fille|twins|jumeaux|les deux) ~~~ (drown|smother|kill|hurt|stop|heaven|save them|free|river|window|noyer|tuer|etouffer|ciel|sauver|liberer|riviere|fenetre|gone|devil|evil|demon|pur|clean|safe|peace|not mine|pas le mien)
      (take|taking|prendre|amener|partir|go|goes|partirait|partirais|leave|leaving) ~~~ (kids|children|enfants|baby|bebe|son|fils|daughter|fille) ~~~ (with me to heaven|all of us|tous ensemble|together to|with us to the grave|never see|reverra|reverras|no one will find|dans l autre monde|in the car into|river|bridge|pont|riviere|garage|lac|lake)
      (ex|father|dad|pere|il|he|mother|mom|mere) ~~~ (threat*|menace|disappear|disparaitre|flee|passport*|passeport*|across the border|frontiere|kidnap*|kidnapp*|enlever|hide) ~~~ (kids|children|enfants|son|fils|daughter|fille|baby|bebe) ~~~ (never see|jamais revoir|see them again|reverra|reverrai|out of the country|pays|kill|tuer|across the border|frontiere)
      (drop*|leave*|left|laisse|laissee|depose) ~~~ <young> ~~~ (stranger|inconnu|dealer|pusher|crack house|trap house|piquerie|bar|casino|sex offender|predateur|delinquant sexuel)
      (bath|tub|bain|piscine|pool|pond|lac) ~~~ <young> ~~~ (hold*|held|push*|under|sous l eau|tenir|tenu|caler|drown*|noy*|let go|lacher|slip)
      (scared|afraid|terrified|peur|worried|urge|urges|envie|thoughts|pensees|images|about to|failli|passe proche) ~~~ (hurt*|shake*|throw*|drop*|smother*|drown*|slap*|squeez*|secouer|lancer|etouffer|frapper|noyer|garrocher|pitcher|pincer|echapper|brasser) ~~~ (baby|bebe|newborn|infant|nourrisson|twins|jumeaux|toddler|my son|my daughter|mon fils|ma fille|crying|pleure|crib|bassinette)
      (stepdad|stepfather|stepmom|stepmother|boyfriend|new partner|foster|beau pere|belle mere|nouveau chum|chum|conjoint|famille d accueil|ex|babysitter|gardienne|nanny|educatrice) ~~~ (hit*|slap*|spank*|burn*|lock*|drag*|choke*|kick*|grab*|shak*|force*|tape*|tied|belt|frappe|tape|gifle|brule|enferme|tire|etrangle|pince|secoue|attache|bat|pousse|brasse) ~~~ <young>
      <young> ~~~ (stepdad|stepfather|stepmom|stepmother|my boyfriend|foster|beau pere|belle mere|mon chum|nouveau chum|famille d accueil|babysitter|gardienne|nanny|educatrice) ~~~ (hit*|slap*|spank*|burn*|drag*|choke*|kick*|grab*|belt|frappe|gifle|brule|enferme|etrangle|pince|secoue|attache|brasse|touch*|touche)
      (mom|mum|dad|mother|father|stepdad|stepmom|stepfather|stepmother|parents|boyfriend|foster mom|foster dad|nanny|babysitter|grandma|grandpa|maman|mere|pere|papa|beau pere|belle mere|gardienne|il|y|a) (makes|make|puts|put|holds|holding|held|locks|keeps|forces|ties|tapes|burns|me met|me mettait|me tient|m enferme|m attache|me barre|me force|l enferme|l attache) ~ <cruelty>
      (when|if|because) [i|he|she] (pee|pees|wet|wets|peed) .. (bed|pants|himself|herself) ~~~ (hold|holds|hit|hits|burn|burns|cold|ice|hot|outside|lock|locks|rub|rubs|face|belt|water|stove|spank)
      (pisse|pipi|mouille) (au lit|dans ma culotte|dans sa culotte|dans ses culottes|le lit|son lit) ~~~ (eau|glacee|frappe|dehors|enferme|frotte|face|ceinture|douche|brule|tete|serre)
      <elder> ~~~ <young> ~~~ (pics|pictures|nudes|photos|meet|meeting|pick her up|picks her up|waits for|waiting for|car|hotel|gifts|phone|love|girlfriend|dating|attend|char|cell|chum|blonde|texte|rencontrer|cadeaux|amoureux)
      (has|have|got) (pics|pictures|photos|nudes|a video|videos) of me ~~~ (send|sends|post|posts|share|leak|show|more|everyone|grade|class|parents|school)
      (films|filmed|filming|records|recorded|recording|watches|watched|spies on|spying on|hidden camera|caught filming) (me|her|him|us|my daughter|my son|my kid) .. (changing|shower|showering|undressing|bath|sleeping|bathroom|naked|in the tub|toilet)
      (videos|video|pictures|photos|pics|folder|camera) ~~~ <young> ~~~ (bath|shower|naked|undress*|changing|toilet|nude|sleeping) ~~~ (found|hid|hidden|laptop|computer|phone|boyfriend|stepdad|husband|uncle|secret)
      (game|games|secret|jeu|jeux) ~ (closet|under the blanket|in his bed|in the basement|in the shed|dark|with his hands|clothes off|garde robe|sous la couverte|dans son lit|sous sol|noir|sans culotte|tout nu) ~~~ (don t like|dont like|hurts|hurt|scared|weird|not to tell|makes me|cry|aime pas|fait mal|peur|dire a personne|bizarre|pleure)
      (<wants> [to] (stop|end) (their|his|her|the baby s) (breathing|crying forever|suffering)|(stop|stopped|end) (their|the baby s|the babies) breathing)
      (send|sending|take|taking|bring|bringing|give|giving|return|deliver) (my|the|our) (children|kids|babies|baby|son|daughter|boys|girls) (to|with) (him|god|heaven|jesus|the lord|me when i|me to heaven|the other side)
      (pills|medication|meds|sleeping pills|poison|pilules|medicaments) [are|crushed] (crushed|in the juice|in the milk|in the bottle|in their food|dans le jus|dans le lait|dans le biberon|ecrasees)
      <young> .. (safe|peaceful|better|happy) (forever|dead|with god|in heaven) ~~~ (if i|i should|voice|telling me|tells me|god)
      (never|no one|nobody|you ll never|won t) .. (see|find) (them|her|him|the kids|my kids|the children) (alive|again alive)
      <young> ~~~ (needles|needle|seringue|seringues|meth|crack|crack pipe|fentanyl|loaded gun|fusil charge|pipe a crack) ~ (play*|joue|jouent|floor|reach|couch|everywhere|mouth|table|found|trouve|partout|terre|plancher)
      (met|mettent|mis|mettait|frotte) .. (poivre|sauce piquante|savon|tabasco|sel|piment|moutarde|hot sauce) .. (yeux|bouche|langue)
      (put|puts|putting|rub|rubs|pours) .. (pepper|hot sauce|soap|salt|tabasco|vinegar|chili) .. (eyes|mouth|tongue) ~~~ (<young>|him|her|me)
      (fait|font|force|oblige) .. (dormir|coucher|manger|rester|attendre) .. (dehors|balcon|sous sol|cabanon|garage|a terre|neige|niche|bain|garde robe) ~~~ (<young>|moins|nuit|froid|punir|dompter|hiver)
      (reveille|amene|emmene|wakes|takes|brings|drives) ~ <young> ~ (la nuit|at night|alone|seul|seule|by himself|by herself) ~~~ (chalet|cabin|tent|tente|trailer|chambre|room|bureau|office|vestiaire|locker room|trembl*|shaking|pleure|crying)
      (personne|jamais|plus|pas) [ne] .. (reverra|reverrait|reverrez|reverras|retrouvera|retrouverait) .. (vivants|vivantes|vivant|vivante|en vie)
      (filme|filment|filmait|enregistre|espionne|regarde) .. (changer|douche|bain|deshabiller|deshabille|toilette|me laver|toute nue) ~ (me|m|ma fille|mon fils|beau pere|chum|oncle|cachette|conjoint|ma soeur)
      (main|mains|oreiller|couverte) .. (sur sa bouche|sur son nez|sur la bouche|sur son visage|sur sa face) ~~~ (arrete|hurler|pleurer|crier|tais|silence|bleue|bleu)
      (doesn t want to|won t|refuses to|veut plus|veut pas|refuse d|scared to|peur d) (go to|sleep at|visit|aller chez|dormir chez|be alone with|retourner chez|rester avec|stay with) ~~~ (bum|pants|privates|fait mal|fesses|culotte|secret|bath|bain|touch*|tickl*|underwear|bobettes|touche|in his bed|dans son lit|sleeps in|naked|tout nu)
      (older kid|older kids|older boy|older boys|bigger kid|big kids|plus vieux|les grands|plus grands) ~~~ (touch*|pants down|privates|culotte|force*|kiss*|choke*|knife|touche|couteau|etrangle*|strip*|baisse) ~~~ (bus|bathroom|toilet|school|toilettes|autobus|ecole|recess|recre|park|parc)
      (refuses|refuse|won t|don t believe in|against|contre|croit pas) .. (insulin|doctors|hospital|medicine|chemo|transfusion|hopital|medecins|insuline|medicaments) ~~~ <young> ~~~ (sick|fever|seizure*|thin|weak|worse|pray*|prie*|malade|fievre|maigre|faible|die|mourir|diabet*|breath*|respire)
      (student|pupil|eleve|<young>) ~~~ (won t change for gym|won t take off|enleve pas son chandail|se change pas|winces|limps|can t sit down|peut pas s asseoir|mal a s asseoir|flinches|sursaute quand|covers up|hides his arms|hides her arms|belt marks|marques de ceinture)
    `,
    fr: `
      # Qui fait du mal à un enfant
      <young> ~~~ (je|j|j ai|il|elle|on) .. (le|l|la|les) .. (secoue|etouffe|garroche|pitche|lance|frappe|brasse|serre|crisse|secouer|etouffer|frapper|battu|bat|tape|gifle|jette|pogne|echappe)
      (peur|envie|failli|risque|gout|proche|proches|tentation|pense|images) .. (le|l|la|les) .. (secouer|secoue|etouffer|frapper|frappe|garrocher|lancer|jeter|blesser|taper|battre|brasser|noyer) ~~~ (<young>|bebe|pleure|braille|hurle|pleurs|crise)
      (main|oreiller|couverte|coussin|doudou|couverture) .. (bouche|nez|visage|face|tete) ~~~ (<young>|pleure|pleurait|hurle|hurlait|braille|braillait|taise|arrete)
      (casse|fracture|casser|brise|tord) .. (bras|jambe|cote|cotes|crane|poignet) ~ <young>
      <young> .. (fait|fasse|fesait|faire|fais) .. (battre|frapper|taper|toucher|violer|abuser|agresser|fesser|brasser|pogner|enfermer|brutaliser|attoucher|poursuivre par un homme)
      (les|l|la|le) [a|ont] (enferme|enferment|attache|attachent|embarre|embarrent) .. (sous sol|garde robe|cave|garage|placard|dehors|bassinette|cabanon) ~ (<young>|pere|mere|beau pere|nuit|heures|punir)
      (sexuel|sexuelles|excite|excitee) ~ <young> ~ (passer a l acte|passer aux actes|me retenir|controler|tente|tentee|faire quelque chose)
      (papa|mononcle|beau pere|mon oncle|grand papa|papi) .. (me fait|me faisait|m oblige a faire|me demande de faire) [des|de] (affaires|choses|trucs)
      <young> .. (laisses|laissees|laisse|laissee) (seul|seuls|seule|seules|tout seuls|sans surveillance)
      (enfants|enfant|petits|kids) [d] [a] (cote|d a cote|en haut|voisin|voisins) ~ (seuls|laisses|faim|pleurent|crient|dehors)
      # Ce qu'on en voit
      (<young>|il|elle) ~ (sang|saigne|rouge|irrite|irritee|mal|fait mal|brule) .. <parts>
      (<young>|papi|oncle|mononcle|pere|papa|beau pere|cousin|frere|grand pere|entraineur|prof|gardien|gardienne|chum|voisin) ~~~ (touche|touchait|toucher|tripote|frotte|chatouille|doigt|doigts|embrasse|leche|main|mains|caresse|joue|montre) .. <parts>
      (dessin|dessins|dessine) ~ (pantalon|nu|nue|tout nu|zizi|culotte|sexe|sexuel|sexuels|sexuelle)
      (entraineur|coach|prof|oncle|mononcle|pretre|gardien|voisin|moniteur|chum|beau pere|papi|cousin) ~ (touche|tripote|embrasse|filme|photographie|masse|douche|douches) ~ <young>
      (jeu|jeux|secret|secrets) (secret|secrets|de docteur|bizarre|bizarres|de grands|avec papi|avec mononcle|pas correct) ~ (<young>|oncle|mononcle|papi|pere|cousin|gardien|lit|prof|beau pere|chum)
      (photo|photos|video|videos|nudes|selfie|selfies) .. (nu|nue|toute nue|tout nu|nus|sexy|sexuelle|sexuelles|intime|intimes|sans linge|deshabillee) ~ <young>
      (monsieur|homme|adulte|vieux|inconnu|gars) ~~~ (internet|en ligne|snap|snapchat|insta|instagram|discord|roblox|jeu) ~~~ <young>
      (mineur|mineure|mineurs) ~ (attouchement|attouchements|abus|sexuel|sexuels|agression|agressions|inceste|porno|pornographie)
      (sexe|sexuel|sexuels|sexuelles|cochon|cochonnes) ~ (affaires|choses|gestes|jeux|actes|jeu) ~ (<young>|cousin|oncle|frere|beau pere|<small> ans|<teens> ans)
      # La négligence
      (laisse|laissent|laisser|oublie|laisses|laissait|enferme|barre|attache|enferment|attachent|embarre|embarrent) .. <young> .. (dans l auto|dans une auto|dans le char|dans un char|dans le camion|dans la voiture|dans son auto|dans son char|seul|seule|seuls|seules|sans surveillance|tout seuls|tout seul|toute seule|sous sol|garde robe|chambre|cave|garage|placard|dehors|lit|chaise|bassinette|cabanon|salle de bain|chambre de bain)
      <young> ~ (seul|seule|seuls|seules|sans surveillance) .. (toute la nuit|toute la journee|des heures|pendant des heures|dans l auto|dans le char|dans le bain|dehors|a la maison)
      (boit trop|boit tout|boit depuis|mere boit|pere boit|maman boit|papa boit|chum boit|saoul|saoule|soul|soule|gelee|gele|drogue|se drogue|consomme|crystal|crack|speed|pot|meth|chaudaille|gelees|a bu) ~ (<young>|on|nous) ~ (seul|seule|seuls|manger|auto|char|conduit|couche|garde|occupe|dort|pleure|heures|faim|volant|chauffage|bassinette)
      (conduit|conduire|chauffe|volant) .. (saoul|soul|chaud|gele|bu|boisson|drogue|en boisson|chaudaille) ~ <young>
      (rien|pas grand chose) a manger ~ (on|nous|maman|papa|mere|pere|boit|parents|<young>)
      (ceinture|strappe|cuillere de bois|baton|fil electrique) ~ (<young>|pere|mere|beau pere|me|m|nous|papa|maman)
      (peur|crains) .. (ce que|faire|perdre|peter|craquer|echapper|exploser) ~ (coche|controle|mal|geste) ~ <young>
      # Un enfant le dit
      (j ai|je suis|chu) (<small>|<teens>) ans ~~~ (peur de rentrer|peur de mon|peur de ma|affaires|des choses|touche|frappe|bat|battre|force|sexe|nu|nue|nudes|photo|photos|boit|saoul|enferme|barre|viole|lit|mal|manger)
      (<somebody>|cousin) .. (vient|venait|rentre|entre|couche|couchait|embarque|se glisse|glisse) .. (mon lit|ma chambre) ~ (nuit|soir|dors|dormir|touche|main|couvertes|quand)
      (sexuel|sexuelle|sexuellement|deplace|deplaces|intime|intimes) ~ (gestes|geste|touche|touchers|toucher|attouchements) ~ <young>
      <young> ~ (pas|rien|jamais) mange ~ (depuis|jours|de la journee|hier)
      <young> ~~~ (sur la brosse|sur une brosse|partis en brosse) ~~~ (seul|seuls|seule|faim|manger|dorment|personne)
      (secoue|secouee|brasse|serre|garroche|lance|pitche|echappe|frappe|tape|etouffe) ~ <cradle> ~~~ (je|j|peur|craque|perdu|fort|expres|bouche|nez|lit|mur|controle|bout|avoue|une fois|failli|fois)
      <young> ~~~ (attache|attaches|attachee|enfermes|enferme|abandonnes|embarres) .. (seuls|seul|dehors|froid|comme des chiens|cave|garage|sous sol|des heures|jours|journee|noir|cabanon|auto|char|toute la nuit)
      (parents|mere|pere|maman|papa) .. (partis|disparue|casino|bar|brosse|party) .. (jours|nuit|fin de semaine|semaine) ~~~ (seuls|seul|manger|enfants seuls)
      (expres|eau bouillante|eau chaude|pas un accident|un accident|cigarette|fer|briquet|mechamment|brule|brulee|brulees|brules|brulure|brulures|ebouillante|ebouillantee) ~~~ (brule|brulee|brulees|brules|brulure|brulures|ebouillante|casse|marque|marques|expres|eau bouillante|pas un accident|cigarette|pere|chum) ~~~ <young>
      (faire taire|qu il se taise|qu elle se taise|la ferme|arrete de pleurer|arrete de brailler|cesse de pleurer|qu il arrete|qu elle arrete) ~~~ (oreiller|main|tete|secoue|serre|bouche|frappe|tape|gravol|benadryl|etouffe|enfonce)
      (enfonce|plonge|cogne|tient|met|pousse) .. tete .. (oreiller|eau|mur|bol|toilette|bain|matelas|plancher) ~~~ <young>
      (donne|mets|met|donner) .. (gravol|benadryl|alcool|rhum|somnifere|melatonine|pilule|pot) ~ <young> ~ (dormir|dorme|tranquille|calmer|taise|dort)
      (oblige|force|demande|dit|fait) .. (deshabiller|toucher|embrasser|montrer|enlever|dormir avec lui|prendre sa douche|regarder de la porno|sucer|lecher) ~~~ (<young>|oncle|mononcle|papi|pere|cousin|coach|gardien|babysit|garde|fille|gars)
      (peur|refuse|veut plus|veut pas|pleure|cache|supplie|pipi) .. (aller|retourner|rester|chez|seul avec|seule avec) ~~~ (pere|beau pere|oncle|mononcle|papi|gardien|gardienne|garderie|chum) ~~~ (bleus|bleu|touche|mal|frappe|culotte|marques|tape|sang|crie apres|ceinture|enferme)
      <young> ~~~ (je|j) .. (frappe|tape|gifle|fesse|secoue|serre|brasse|mord|pince|pousse|pogne|etouffe|garroche)
      (oublie|oublier|oubliait|oubliee) .. <young> .. (auto|char|bain|dehors|stationnement|froid|pyjama|garderie toute la nuit)
      <young> .. (dit|disait|raconte|avoue|confie|devoile|revele|parle) ~~~ (touche|touchait|main dans|mains|frappe|tape|bat|fait mal|embrasse|deshabille|lit|parties|culotte|secret|jeu|doigt|coups)
      <young> ~~~ (coach|oncle|mononcle|beau pere|papi|prof|chum|pretre|voisin|gardien|cousin|entraineur) ~~~ (main|mains|doigt|doigts|met|mettait) .. (culotte|pantalon|chandail|jupe|bobettes|robe|pyjama|maillot)
      <young> ~~~ (pere|mere|beau pere|belle mere|parents|oncle|chum|famille d accueil) .. (le|la|les|l) (frappe|bat|tape|gifle|brule|etrangle|enferme|pousse|fesse|brasse|secoue|bats|battent)
      ((donne|donnent|donnait) [nous|me|leur|lui] [pas|rien|jamais] [a] (manger)|(pas|rien|jamais) a manger) ~ (parents|mere|pere|belle mere|famille d accueil|<young>)
      (mere|pere|beau pere|belle mere|maman|papa) .. (me|m) .. (brule|bat|frappe|touche|enferme|affame|etrangle|gifle|fouette|pousse)
      (laisse|laissent|veut) [me|nous|le|la] (pas) (manger|boire|sortir de ma chambre) ~ (mere|pere|parents|belle mere|beau pere|<young>|punition|punir|jours|faim)
      (laisse|laissent|laissait) (nous|me|moi) [tout] (seul|seule|seuls|seules) ~ (mere|pere|parents|jours|nuit|soir|frere|soeur|fin de semaine)
      (nous|me|les) (laisse|laissent|laissait) [tout] (seul|seule|seuls|seules) ~ (mere|pere|parents|jours|nuit|soir|frere|soeur|fin de semaine|maman|papa)
      (prend sa douche|prend son bain|douche|dort|couche) avec (elle|lui|<young>) ~ (beau pere|oncle|grand pere|chum|pere|coach|papi)
      (gardienne|gardien|educatrice|ex|pere|mere|grand mere|chum|papa|maman) ~ (saoul|saoule|soul|soule|gele|gelee|chaudaille|endormi|endormie|knock out|boit) ~ <young>
      (donne|fait boire|offre) .. (biere|alcool|drogue|pot|vin|pilules|bonbons) ~ (touche|papa|oncle|mononcle|secret|beau pere|coach|cousin|dormir|bebe|<young>)
      <young> .. (dans sa couche|dans la meme couche|dans son lit|dans sa bassinette|dans sa chambre|dans l auto) .. (toute la journee|des heures|jours|a pleurer|seul|seule|hurle)
      (texte|ecrit|envoie|parle|sexte|drague|touche|embrasse|montre|montrer|exhibe) .. (penis|zizi|nudes|sexe|sexuel|sexuelles|photos|cochon|messages|parties) ~ <young>
      (prof|coach|homme|adulte|gars|inconnu|monsieur|voisin|entraineur) .. (texte|ecrit|embrasse|touche|drague|montre|envoie|suit|exhibe) .. <young>
      (pere|mere|papa|maman|beau pere|parents|belle mere) .. (boit|saoul|soul|drogue|fache|colere) .. (nous|me|m) .. (frappe|bat|bats|tape|frappent|battent|fesse)
    `,
  },
];
