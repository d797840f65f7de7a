import type { PhraseGroup } from '../../phrase-files.ts';

/** Harm to a baby or a child: done, feared, suspected, or felt coming. */
export const CHILD: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Parenting', 'Perinatal Mental Health', 'Trauma'] }],
    isInferred: true,
    danger: ['child'],
    en: `
      # Its names
      (child|kiddie|kid|underage) porn*
      porn* (infantile|juvenile|enfants|d enfants|de mineurs)
      csam
      child (abuse|neglect|molestation|molester|exploitation|trafficking|sexual abuse|in danger|at risk|abuser)
      (shaken|battered) (baby|infant|child)
      <young> (in danger|not safe|isn t safe|unsafe)
      # Oneself
      (<wants>|afraid|scared|scare|fear|terrified|worried|might|gonna|going|ll|about|almost|nearly|could|keep|tempted) [to|of|about|i ll|i will|i might|i may|i could|im going to|i m going to|i m gonna|that i ll|that i might|that i will] (hurt|hurting|harm|harming|hit|hitting|shake|shaking|shook|kill|killing|smother|smothering|suffocate|suffocating|drown|drowning|strangle|strangling|choke|choking|throw|throwing|threw|stab|stabbing|slap|slapping|beat|beating|abuse|abusing|molest|molesting|get rid of|getting rid of) <young>
      (drop|dropping|dropped) <young> on purpose
      <young> [and|i|so bad|that] (want|wanna|might|could|ll|going|am going|will) [to] (hurt|harm|shake|kill|hit|smother|throw|drown) (him|her|it|them)
      (throw|throwing|threw|thrown) <young> (down|out|against|off|across|in|into|at)
      (shake|shakes|shaking|shook) (him|her|it) (when|because|to|hard|so|if)
      (she|he) shakes (him|her)
      (rough|danger|unsafe|dangerous) (with|to|around|for) <young>
      (not|isn t|don t feel) safe (with|around|alone with) (<young>|me)
      trust myself (with|around|alone with) <young>
      hate my (baby|newborn|infant)
      (grab|grabbed|drag|dragged|pull|pulled|pick up) <young> by (the hair|hair|the neck|neck|the arm|the throat)
      (lock|locked|locking) <young> (in|outside|out)
      (shake|shaking|shook|shaken|smother|smothering|smothered|suffocate|suffocating|suffocated|drown|drowning|drowned|strangle|strangling|strangled|choke|choking|choked|molest|molesting|molested|abuse|abusing|abused|harm|harming|harmed|poison|poisoned|poisoning|starve|starving) <young>
      hurting <young>
      (hit|hitting|beat|beating|slap|slapping|smack|smacked|smacking|punch|punching|kicking) <young>
      # Somebody else
      (<young>|<age> (year|yr) old) [was|is|got|gets|being|has been|been|is being|were|s] [sexually|physically] (abused|molested|raped|assaulted|beaten|groomed|trafficked|neglected)
      (<young>|<age> (year|yr) old) [was|is|got|gets|being|has been|been|is being|were|s] (touched|hit|hurt|bruised|burned|slapped|choked) (by|inappropriately|sexually|at daycare)
      (man|guy|someone|somebody|adult|stranger|cousin|neighbour|neighbor|boy) [has|keeps] (touch|touches|molest|grope|rape|fondle) (him|her|them)
      <wants> [to] (shake|shaking|smother|suffocate) (him|her|it)
      (touch|touches|touching|touched|kissed|rubbed|licked) (her|his|my|their) (private|privates|vagina|penis|genitals|bum|crotch|down there)
      (touch|grope|fondle|groom|grooming|rape|raped|raping) (<young>|<age> (year|yr) old)
      (pedophile|paedophile|predator|groomer|creep|man|guy|stranger|adult|men) [is|online|on snapchat|who] [is|has been|keeps|online] (asking|messaging|texting|contacting|contacted|talking to|grooming|meeting|sending|sent) (<young>|<age> (year|yr) old)
      (doesn t|don t|won t|never|not) feed (us|me|<young>|my sister|my brother)
      (burn|burns|burned|burning) (<young>|my sister|my brother)
      attracted to (kids|children|minors|little girls|little boys|underage)
      (voice|voices) [since|the|birth|are] [telling|tell] me <young> has to (go|die)
      (come|comes|came|coming) (in|into|to) my (room|bed) at night
      (dad|father|mom|mother|stepdad|stepmom|uncle|boyfriend|babysitter) (burned|burnt|burns|kicked|kicks|whipped|whips|starves|starved) (him|her|them|us)
    `,
    fr: `
      # Ses noms
      (enfant|enfants|bebe|bebes|fillette|mineur|mineure) (maltraite|maltraites|maltraitee|battu|battue|battus|abuse|abusee|abuses|neglige|negliges|en danger|secoue|agresse|agressee|victime)
      (maltraitance|infanticide|pedophile|pedophilie)
      abus [sexuel|sexuels|physique] (enfant|enfants|d enfant|d enfants|infantile|infantiles)
      (abus|agression) [sexuel|sexuelle|sexuels|physique|physiques] (sur|envers|de) <young>
      (signaler|signalement|appeler|denoncer) [un|une|a la|la|enfant] [a] [la] dpj
      <young> (est en danger|pas en securite)
      # Soi-même
      (faire|fais|fait|fasse) [du] mal (a|au|aux) <young>
      (deteste|hais) [mon] (bebe|nouveau ne)
      (danger pour|violence envers|violence contre|violence sur|violent avec|violent envers|negligence envers) <young>
      (lance|garroche|jette) mon (bebe|bb)
      (lance|garroche|jette|pitche|pousse) <young> (sur|contre|par terre|par la|en bas|dans le mur)
      (agresseur|abuseur) [de] <young>
      <young> (subit|vit|subi) [de la|des] (abus|violence|attouchements|maltraitance|agression|agressions|inceste)
      (plein de|couvert de|revient avec) [des] (bleus|ecchymoses)
      confiance [en|a] moi avec <young>
      (secoue|secouer|brasse|blesse|frappe|frapper|tape|taper|gifle|gifler|bat|battu|battre|etouffe|etouffer|noie|noyer|etrangle|etrangler|maltraite|maltraiter|varge|violente|fesse) [sur] <young>
      # Quelqu'un d'autre
      (claque|claques|gifle|gifles|fessee|coup|coups|volee) [de poing|de pied] (a|au|aux) <young>
      (pogne|prend|pris|tire|attrape|traine|saisi) <young> par (les cheveux|le cou|le bras|la gorge)
      attouchements (sur|a|de) <young>
      (donne|donnent) [nous|me|m|leur] rien a manger
      (nous|me|les) (nourrit|nourrissent) (pas|plus)
      (enferme|enferment|enfermer|barre|barrer) <young>
      (brule|brulent|bruler) <young>
      (attire|attiree) (par|sexuellement par) (les|des) (enfants|petites filles|petits garcons|mineurs)
      (voix|tete) [qui] me (dit|disent|dise) de [me] (debarrasser|tuer|noyer|faire du mal) [de|a] <young>
      (vient|rentre|entre|venait) dans ma chambre [la nuit|le soir]
      (le|la|les|l) (pitcher|garrocher|lancer|crisser|pitch) (dans le mur|sur le mur|par terre|par la fenetre|en bas)
      (affaires|choses|jeux) (sexuelles|sexuels|sexuel) avec (<young>|mon|ma)
    `,
  },
  {
    // Whoever is hurt by a parent or a teacher may be a child.
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    isInferred: true,
    danger: ['child', 'violence'],
    en: `
      (dad|daddy|father|mom|mother|mum|stepdad|step dad|stepfather|stepmom|stepmother|parents|foster parents|foster mom|foster dad|grandpa|grandfather|uncle|coach|teacher|babysitter) [keeps|is|has|always|just|also|s] (hit|beat|slap|whip|choke|touch|molest|rape|abuse|hurt|kick|punch|burn|burns|grope) (me|us|her|him|them|my sister|my brother|my siblings)
      (with|unexplained|covered in) (bruises|bruising|welts)
      incest*
      (comes|gets|climbs|came|crawls) (into|in) my bed
    `,
    fr: `
      (vient|entre|couche) dans mon lit
      (pere|papa|oncle|mononcle|grand pere|beau pere|papi) abuse de (moi|nous|ma soeur|mon frere|elle|lui)
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
      (i|we|<partner>|<somebody>) .. <hurt> .. <young>
      <young> ~ (shake|shaken|smother|suffocate|strangle|molest|rape|grope|starve|neglect|abuse|abused|dangle|squeeze|scald|shaking) (him|her|it|them)
      <young> .. <hurt> .. by .. (<partner>|<somebody>)
      <young> ~~~ (too|way|so|very|really) (rough|rougher|roughly)
      (i|husband|<partner>) [is|am|was|got|get] rough .. <young>
      (hate|hates|resent) [this|my|the] (baby|newborn|infant|kid|child) ~ (rough|hurt|throw|shake|gone|hard|leave)
      <young> ~ (over|off|out) [of] [the] (balcony|window|railing|bridge|stairs)
      hand over .. (mouth|nose) ~~~ (<young>|him|her|it|crying|cry|quiet)
      (pillow|blanket) [over|on] ~ <young>
      (i|we|ve) .. (smothered|suffocated|shook|smother|suffocate|shake) (him|her|it) [with]
      (sexual|sexually|aroused|turned on) ~ <young> ~ (act on|act out|acting on|give in|control myself|tempted|might do|do something)
      (images|thoughts|urge|urges|visions|dreams) of (dropping|drop|throwing|throw|hurting|hitting|shaking|smothering|drowning|stabbing|harming|killing) <young>
      (caught|found|walked in|saw) .. (<partner>|<somebody>) ~ (in bed|naked|touching|on top|pants|kissing) ~ <young>
      # What is seen of it
      (<young>|<relative>|he|she) ~ <mark> ~ (<young>|daycare|school|dad s|mom s|told|tell|explain|says|back|arms|class)
      <young> ~ <mark>
      (<young>|she|he) ~ (bleeding|blood|sore|hurts|red|rash|torn|discharge) .. <parts>
      <parts> ~ (hurt|hurts|sore|bleeding|bleeds|red|touch|touches|touched|touching|rub|rubs|finger|fingers|put) ~~~ (<young>|uncle|dad|daddy|stepdad|grandpa|babysitter|cousin|dad s|brother|coach)
      (secret|special|adult|naked|tickle|tickling|doctor) (game|games|touch|touching) ~ (<young>|uncle|dad|daddy|stepdad|grandpa|cousin|bed|babysitter|coach|teacher|brother)
      (sex|sexual) (things|stuff|acts|game|games|things to) ~ (<young>|me|her|him|cousin|brother|uncle|stepdad)
      (kissed|kisses|french kissed|undressed|undress|naked|photos|pictures|nudes|pics|filmed|showered|watches) ~~~ (coach|uncle|stepdad|teacher|priest|man|guy|stranger|babysitter|grandpa|neighbour|adult|tutor) ~ <young>
      (dont|don t|not to|never|can t) (tell|say) [anyone|anybody|mom|dad|nobody|your|my|her|his] ~~~ (touch|touches|touched|bruises|game|secret|hurt|hurts|bed)
      (draws|drawing|drawings|drew) ~ (naked|penis|private|sex|hurting)
      # Neglect
      <young> ~ (alone|seuls|seules|seul|seule) (all weekend|all week|all night|all day|overnight|for days|toute la fin de semaine|toute la nuit|toute la journee|depuis)
      (stepdad|stepfather|uncle|boyfriend|grandpa|coach|babysitter) .. (undresses|undress|naked|exposes himself) .. (front of|with) (her|him|them|me|<young>)
      (shake|shaking|shook|kick|kicked) (crib|bassinet) (when|hard|so|because|till|until)
      (meth|crack|addict|drunk|high|junkie) .. (watches|watching|babysits|babysitting|looks after) .. (<young>|siblings|my brother|my sister|us)
      <young> ~ (outside|dehors) ~ (snow|cold|winter|night|alone|diaper|road|street|traffic|neige|froid|nuit|rue) ~ (alone|diaper|barefoot|no coat|nobody|naked|seul|seule|couche|nu pieds|sans manteau)
      (babysitter|sitter|nanny|daycare worker|daycare lady|educator) (shook|shakes|slapped|hit|dropped|threw|bit|pinched|yanked|grabbed) (him|her|them)
      (voice|voices|god|devil|demon) ~~~ <young> ~ (evil|possessed|devil|demon|not mine|has to die|kill|must die|must do)
      <young> (is|s|isn t) [a|the] (evil|possessed|demon|devil|not my baby|not human|not mine)
      <young> ~ (dirty|soaked|full|same|wet) (diaper|diapers|clothes)
      <young> ~ (hungry|begging|no food|nothing to eat|starving|underweight|filthy|no coat|no coats|no boots|in the cold|without a coat|no shoes|unattended|unsupervised|malnourished)
      (drunk|drinks|high|stoned|passed out|using drugs|smokes meth|on meth|on drugs|on crack|shoots up|drinking|meth|crack|fentanyl) ~ (<young>|we|us) ~ (alone|watch|watching|drives|driving|car|diaper|hungry|crying|nothing|food|hours|feed|care|crib)
      (drives|driving|drove) [them|him|her|the kids|my kids] ~ (drunk|high|impaired|wasted|been drinking|stoned) ~ (<young>|in the car|in the back)
      (nobody|no one|no adult|noone) .. (home|watching|feeds|looks after|there) ~ <young>
      <young> ~ (left alone|by himself|by herself|by themselves) .. (all night|all day|for hours|for days|overnight|in the car|in the bath|in the tub)
      (left|leave|leaves|leaving|lock|locks|locked|tie|ties|tied|chain|chained) .. (<young>|them|him|her|my brother|my sister|my siblings|my cousin) .. (alone|by himself|by herself|in the car|in the truck|in the van|in the bath|by themselves|unattended|basement|closet|room|shed|garage|cage|crib|chair|outside|bed|bathroom|cupboard)
      (hot car|car seat) ~ (left|locked|alone) ~ <young>
      <young> .. (gets|get|got|getting|is|was|being|are|been) .. (spanked|whipped|beaten|smacked|beat|slapped|the belt|choked|burned|starved)
      (the belt|a belt|wooden spoon|extension cord|paddle|hanger|hose) ~ (<young>|me|us|dad|mom|stepdad|father|mother)
      (afraid|scared|terrified|fear|worried) .. (what|that|i) .. (do to|hurt|harm|snap|lose it|lose control) ~ <young>
      (lose control|losing control|lost control) ~ (on|with|at) <young>
      # A child says so
      i m (<small>|<teens>) ~~~ (stuff to me|things to me|does stuff|does things|touch|touches|touched|touching|hit|hits|beat|beats|hurt|hurts|sex|naked|nudes|pictures|scared to go home|drunk|locks|locked|raped|bed|old man|online|boyfriend is)
      (<somebody>|cousin) .. (comes|came|come|gets|got|climbs|climbed|sneaks|crawls|goes|lies|sleeps) .. my (bed|room) ~ (night|nite|sleep|asleep|touch|hand|covers|blanket|when)
      (foster|adoptive|step|dad|mom|parents|stepdad|father|mother) ~ (doesn t|don t|won t|never|stopped|no) .. (feed|food|eat|fed|heat) ~ (me|us|we|<young>)
      (sends|sent|send|ask|asks|asked|wants|asking|share|shared|sharing|trading|meet|meets|meeting|met) .. (nudes|nude|naked|pictures|pics|photos|video|online|older man|grown man|year old man|internet) ~ (<young>|my daughter|my son)
      (<young>) ~ (meet|meets|meeting|met|dating|talking to) .. (older man|grown man|<many> year old man|predator|pedo*|grown up online)
      (sexual|sexually) ~ (abuse|assault|touched|interfered|exploited|inappropriate) ~ <young>
      (inappropriate|inappropriately) ~ (touch|touched|touches|touching) ~ <young>
      <young> ~ (never fed|not fed|isn t fed|aren t fed|not being fed|always dirty|always hungry|haven t eaten|hasn t eaten|not eaten|always filthy|no lunch|same clothes|smells like pee|ribs)
      (shook|shake|shaken|shaking|smothered|squeezed|slapped|hit|hurt|choked) (him|her|it) ~~~ <cradle>
      <young> ~~~ (left|abandoned|locked|tied|chained|caged) .. (alone|by themselves|by himself|by herself|cold|outside|out in|for days|all day|overnight|days|hours|basement|closet|cage|dark|attic|shed|garage|car|winter)
      (left|leave|leaves) .. (by themselves|by himself|by herself|alone) ~~~ <young>
      (parents|mom|dad|mother|father) .. (gone|away|disappeared|at the casino|at the bar|out drinking|partying) .. (days|all night|drinking|weekend|a week|overnight) ~~~ (<young>|alone|us|we)
      <young> ~~~ (garbage|dumpster|scraps|dog food|never fed|barefoot|no shoes|no winter coat|no coats|no boots|begging for|stealing food|steals food|lice|head lice)
      (on purpose|boiling water|not an accident|no accident|was an accident|hot water|cigarette|iron|lighter) ~~~ <young> ~ (burn|burned|burnt|burns|scald|scalded|mark|marks|hurt|broken)
      (shut him up|shut her up|shut it up|keep him quiet|keep her quiet|make him stop|make her stop|stop the crying|to be quiet|goes quiet|went quiet) ~~~ (pillow|hand|shake|shook|squeeze|squeezes|cover|mouth|hit|slap|slapped|drug|gravol|benadryl|rum|smother)
      (gives|give|gave|giving|put|puts) .. <young> .. (gravol|benadryl|alcohol|rum|sleeping pills|weed|melatonin|drugs|vodka) ~ (sleep|quiet|calm|sleeps|knock|shut)
      (uncle|stepdad|dad|daddy|grandpa|cousin|coach|teacher|brother|babysitter|priest|neighbour|man) ~ (makes|made|make|told|tells|asks|asked|forces|forced) (her|him|me|us|them|my son|my daughter|<young>) .. (undress|strip|touch|touch him|kiss|shower with|watch porn|naked|take off|pose|lick|suck|sit on his lap|sleep in his bed)
      (porn|pornography|dirty movies|dirty pictures) ~ (showed|shows|showing|show|watch with|made) ~ <young>
      <young> ~ (sexual behaviour|sexual behavior|knows sexual|acting out sexually|sexualized|std|chlamydia|gonorrhea|pregnant by)
      (scared|afraid|terrified|refuses|begs|cries|hides|pees|wets) .. (go back|going back|go to|visit|stay with|alone with|be with|from|when) .. (dad s|dad|mom s|stepdad|uncle|babysitter|daycare|grandpa|his dad|her dad) ~~~ (bruise|bruises|hurt|hurts|touch|touches|hit|hits|underwear|marks|blood|belt|locks|yells and)
      (cas|cfs|child services|children s aid|childrens aid|dcf|dpj|child protection|report) ~ (suspect|suspected|report|call|neighbour|neighbor|bruises|abuse|beats|hits|neglect|worried) ~ <young>
      <young> ~~~ (i|we|ve|have) .. (hit|slap|spank|smack|shake|squeeze|choke|burn|beat|bite|kick|punch|throw|smother|hurt|grab|shove|push) (him|her|it|them)
      (gets|get|climbs|sleeps|crawls|lies|got|climbed|lays|slept) .. (bed|shower|bath) (with|beside) (<young>|him|her|them|me|us)
      (forgot|forgets|forget|forgotten) .. <young> .. (car|bath|outside|tub|parking|cold|store)
      <young> .. (says|said|told|tells|disclosed|confided|admitted|whispered) ~~~ (touch|touches|touched|hand in|hands in|hits|hit|hurts her|hurts him|kissed|kisses|undress|naked|bed|beats|beat|private parts|pants|our secret|secret game|finger)
      <young> ~~~ (coach|uncle|stepdad|grandpa|teacher|boyfriend|priest|neighbour|babysitter|cousin|tutor|instructor) ~~~ (puts|put|his|hand|hands|fingers) .. (in|down|inside|under|up) (my|her|his|their) (pants|shirt|skirt|underwear|diaper|dress|bathing suit|swimsuit|pyjamas|pajamas)
      <young> ~ (marks|mark|scratches|burns|cuts|fingerprints|scar|scars) (on|around|all over) (her|his|their|the) (neck|back|arms|arm|legs|face|body|wrists|throat|bum|bottom|thighs)
      <young> [is|s] scared (to go home|of going home|of his dad|of her dad|of his mom|of her mom|of daddy|of mommy|of stepdad)
      (leaves|left|leave|leaving) (us|me|him|her|them) [home] alone ~ (days|night|mom|dad|mother|father|parents|i m|weekend|brother|sister|little|food|stepmom|drinking)
      (won t|doesn t|don t|never|not) (let|give|gives|lets) (us|me|him|her|them|the kids|<young>) [to] (eat|food|supper|dinner|eat anything) ~ (mom|dad|mother|father|stepmom|stepdad|parents|foster|punish|punishment|days|hungry)
      <young> ~ (broken|fractured|fracture) (arm|leg|rib|ribs|skull|bone|bones|collarbone) ~ (says|said|fell|claims|boyfriend|dad|stepdad|explain|story|how|doesn t know)
      (shakes|shake|shaking|shook|kick|kicks|kicked) .. (crib|bassinet|stroller|car seat|high chair) ~ (baby|worse|hard|scared|angry|crying|scream|rage)
      (showers|shower|bathes|baths|sleeps|sleeping) (with|beside|naked with) (her|him|<young>|them) ~ (stepdad|stepfather|dad|uncle|grandpa|boyfriend|father|coach)
      (babysitter|sitter|nanny|daycare|ex|dad|mom|grandma|boyfriend|father|mother) ~ (drunk|high|wasted|stoned|passed out|hungover|nodding off) ~ <young>
      <young> .. (was|got|been|being|is|were) [sexually|inappropriately] (touched|hurt|hit|grabbed|kissed|groped|abused|slapped|bruised|locked) .. (daycare|school|camp|by|at|church|arena|practice|sleepover|uncle|dad|mom|teacher)
      (gives|gave|give) (me|us|her|him|<young>) (beer|alcohol|drugs|weed|vodka|wine|pills|candy) ~ (touch|touches|dad|uncle|secret|stepdad|coach|cousin|sleep|quiet|baby)
      <young> .. (in|left in) .. (same diaper|crib all day|crib|room all day|car alone|stroller) .. (all day|hours|days|screaming|crying|alone)
      (texting|messaging|sexting|sends|sending|talking to|dms|flirting with) .. <young> .. (sexual|nudes|naked|dirty|inappropriate|pics|sex|love|secret)
      (teacher|coach|man|adult|guy|stranger|tutor|neighbour) .. (texting|messaging|sexting|dm|dming|sends|touching|kissing|grooming|flashed|exposed|dating) .. <young>
      <young> ~~~ (beats|beat|hits|hit|whips|burns|slaps|kicks|punches|hurts) (us|them|him|her|me) ~ (dad|mom|father|mother|stepdad|parents|drunk|belt)
      (dad|mom|father|mother|stepdad|parents|stepmom) .. (drunk|drinks|high|angry|mad|rage) .. (hits|hit|beats|beat|whips|hurts|slaps|kicks) (us|me)
      (<relative>) (molests|molested|molesting|molest) (my|our) (cousin|niece|nephew|little sister|little brother|granddaughter|grandson)
    `,
    fr: `
      # Qui fait du mal à un enfant
      (je|j|on|<partner>|<somebody>) .. <hurt> .. <young>
      <young> ~~~ (je|j|j ai|il|elle|on) .. (le|l|la|les) .. (secoue|etouffe|garroche|pitche|lance|frappe|brasse|serre|crisse|secouer|etouffer|frapper|battu|bat|tape|gifle|jette|pogne|echappe)
      (peur|envie|failli|risque|gout|proche|proches|tentation|pense|images) .. (le|l|la|les) .. (secouer|secoue|etouffer|frapper|frappe|garrocher|lancer|jeter|blesser|taper|battre|brasser|noyer) ~~~ (<young>|bebe|pleure|braille|hurle|pleurs|crise)
      (main|oreiller|couverte|coussin|doudou|couverture) .. (bouche|nez|visage|face|tete) ~~~ (<young>|pleure|pleurait|hurle|hurlait|braille|braillait|taise|arrete)
      <young> ~ (trop fort|trop brusque|brusque|brusquement|rudement|avec rage)
      <young> ~ (en bas|par|hors|du haut|au dessus) [de|du|d|la|le|l|des] (balcon|fenetre|escalier|escaliers|pont|marches)
      (casse|fracture|casser|brise|tord) .. (bras|jambe|cote|cotes|crane|poignet) ~ <young>
      <young> .. (fait|fasse|fesait|faire|fais) .. (battre|frapper|taper|toucher|violer|abuser|agresser|fesser|brasser|pogner|enfermer|brutaliser|attoucher|poursuivre par un homme)
      <young> ~ (battu|battue|battus|maltraite|maltraitee|neglige|negligee|attouche|abuse|molestee|agresse|agressee)
      (les|l|la|le) [a|ont] (enferme|enferment|attache|attachent|embarre|embarrent) .. (sous sol|garde robe|cave|garage|placard|dehors|bassinette|cabanon) ~ (<young>|pere|mere|beau pere|nuit|heures|punir)
      (sexuel|sexuelles|excite|excitee) ~ <young> ~ (passer a l acte|passer aux actes|me retenir|controler|tente|tentee|faire quelque chose)
      (papa|mononcle|beau pere|mon oncle|grand papa|papi) .. (me fait|me faisait|m oblige a faire|me demande de faire) [des|de] (affaires|choses|trucs)
      <young> .. (laisses|laissees|laisse|laissee) (seul|seuls|seule|seules|tout seuls|sans surveillance)
      (enfants|enfant|petits|kids) [d] [a] (cote|d a cote|en haut|voisin|voisins) ~ (seuls|laisses|faim|pleurent|crient|dehors)
      # Ce qu'on en voit
      <young> ~ <mark>
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
      (voix|dieu|diable|demon) ~~~ <young> ~ (mechant|possede|diable|demon|mauvais|pas le mien|doit mourir|debarrasser)
      <young> ~ (seul|seule|seuls|seules|sans surveillance) .. (toute la nuit|toute la journee|des heures|pendant des heures|dans l auto|dans le char|dans le bain|dehors|a la maison)
      <young> ~ (est sale|sont sales|toujours sale|affame|affames|a faim|ont faim|pas de manteau|sans manteau|pas de bottes|sans bottes|couche pleine|couches pleines|pas de lunch|jamais de lunch|dehors en hiver|maigre|maigres|pas chauffe|pas de chauffage|plein de poux)
      (boit trop|boit tout|boit depuis|mere boit|pere boit|maman boit|papa boit|chum boit|saoul|saoule|soul|soule|gelee|gele|drogue|se drogue|consomme|crystal|crack|speed|pot|meth|chaudaille|gelees|a bu) ~ (<young>|on|nous) ~ (seul|seule|seuls|manger|auto|char|conduit|couche|garde|occupe|dort|pleure|heures|faim|volant|chauffage|bassinette)
      (conduit|conduire|chauffe|volant) .. (saoul|soul|chaud|gele|bu|boisson|drogue|en boisson|chaudaille) ~ <young>
      (rien|pas grand chose) a manger ~ (on|nous|maman|papa|mere|pere|boit|parents|<young>)
      (ceinture|strappe|cuillere de bois|baton|fil electrique) ~ (<young>|pere|mere|beau pere|me|m|nous|papa|maman)
      (peur|crains) .. (ce que|faire|perdre|peter|craquer|echapper|exploser) ~ (coche|controle|mal|geste) ~ <young>
      (perdre|perds|perdu) [le] controle ~ <young>
      # Un enfant le dit
      (j ai|je suis|chu) (<small>|<teens>) ans ~~~ (affaires|des choses|touche|frappe|bat|battre|force|sexe|nu|nue|nudes|photo|photos|boit|saoul|enferme|barre|viole|lit|mal|manger)
      (<somebody>|cousin) .. (vient|venait|rentre|entre|couche|couchait|embarque|se glisse|glisse) .. (mon lit|ma chambre) ~ (nuit|soir|dors|dormir|touche|main|couvertes|quand)
      (sexuel|sexuelle|sexuellement|deplace|deplaces|intime|intimes) ~ (gestes|geste|touche|touchers|toucher|attouchements) ~ <young>
      <young> ~ (pas|rien|jamais) mange ~ (depuis|jours|de la journee|hier)
      <young> ~~~ (sur la brosse|sur une brosse|partis en brosse) ~~~ (seul|seuls|seule|faim|manger|dorment|personne)
      (secoue|secouee|brasse|serre|garroche|lance|pitche|echappe|frappe|tape|etouffe) ~ <cradle> ~~~ (je|j|peur|craque|perdu|fort|expres|bouche|nez|lit|mur|controle|bout|avoue|une fois|failli|fois)
      <young> ~~~ (attache|attaches|attachee|enfermes|enferme|abandonnes|embarres) .. (seuls|seul|dehors|froid|comme des chiens|cave|garage|sous sol|des heures|jours|journee|noir|cabanon|auto|char|toute la nuit)
      <young> ~~~ (poubelle|poubelles|dechets|vidanges|nu pieds|pas de bottes|pas de manteau|vole de la nourriture|quete|quetent|poux|jamais manger|en t shirt)
      (parents|mere|pere|maman|papa) .. (partis|disparue|casino|bar|brosse|party) .. (jours|nuit|fin de semaine|semaine) ~~~ (seuls|seul|manger|enfants seuls)
      (expres|eau bouillante|eau chaude|pas un accident|un accident|cigarette|fer|briquet|mechamment|brule|brulee|brulees|brules|brulure|brulures|ebouillante|ebouillantee) ~~~ (brule|brulee|brulees|brules|brulure|brulures|ebouillante|casse|marque|marques|expres|eau bouillante|pas un accident|cigarette|pere|chum) ~~~ <young>
      (faire taire|qu il se taise|qu elle se taise|la ferme|arrete de pleurer|arrete de brailler|cesse de pleurer|qu il arrete|qu elle arrete) ~~~ (oreiller|main|tete|secoue|serre|bouche|frappe|tape|gravol|benadryl|etouffe|enfonce)
      (enfonce|plonge|cogne|tient|met|pousse) .. tete .. (oreiller|eau|mur|bol|toilette|bain|matelas|plancher) ~~~ <young>
      (donne|mets|met|donner) .. (gravol|benadryl|alcool|rhum|somnifere|melatonine|pilule|pot) ~ <young> ~ (dormir|dorme|tranquille|calmer|taise|dort)
      (oblige|force|demande|dit|fait) .. (deshabiller|toucher|embrasser|montrer|enlever|dormir avec lui|prendre sa douche|regarder de la porno|sucer|lecher) ~~~ (<young>|oncle|mononcle|papi|pere|cousin|coach|gardien|babysit|garde|fille|gars)
      (porno|pornographie|films cochons|films pour adultes) ~ <young>
      (peur|refuse|veut plus|veut pas|pleure|cache|supplie|pipi) .. (aller|retourner|rester|chez|seul avec|seule avec) ~~~ (pere|beau pere|oncle|mononcle|papi|gardien|gardienne|garderie|chum) ~~~ (bleus|bleu|touche|mal|frappe|culotte|marques|tape|sang|crie apres|ceinture|enferme)
      <young> ~~~ (je|j) .. (frappe|tape|gifle|fesse|secoue|serre|brasse|mord|pince|pousse|pogne|etouffe|garroche)
      (oublie|oublier|oubliait|oubliee) .. <young> .. (auto|char|bain|dehors|stationnement|froid|pyjama|garderie toute la nuit)
      <young> .. (dit|disait|raconte|avoue|confie|devoile|revele|parle) ~~~ (touche|touchait|main dans|mains|frappe|tape|bat|fait mal|embrasse|deshabille|lit|parties|culotte|secret|jeu|doigt|coups)
      <young> ~~~ (coach|oncle|mononcle|beau pere|papi|prof|chum|pretre|voisin|gardien|cousin|entraineur) ~~~ (main|mains|doigt|doigts|met|mettait) .. (culotte|pantalon|chandail|jupe|bobettes|robe|pyjama|maillot)
      <young> ~~~ (pere|mere|beau pere|belle mere|parents|oncle|chum|famille d accueil) .. (le|la|les|l) (frappe|bat|tape|gifle|brule|etrangle|enferme|pousse|fesse|brasse|secoue|bats|battent)
      (donne|donnent|donnait) [nous|me|leur|lui] [pas|rien|jamais] [a] (manger) ~ (parents|mere|pere|belle mere|famille d accueil|<young>)
      (pas|rien|jamais) a manger ~ (parents|mere|pere|belle mere|famille d accueil|<young>)
      (mere|pere|beau pere|belle mere|maman|papa) .. (me|m) .. (brule|bat|frappe|touche|enferme|affame|etrangle|gifle|fouette|pousse)
      (laisse|laissent|veut) [me|nous|le|la] (pas) (manger|boire|sortir de ma chambre) ~ (mere|pere|parents|belle mere|beau pere|<young>|punition|punir|jours|faim)
      (laisse|laissent|laissait) (nous|me|moi) [tout] (seul|seule|seuls|seules) ~ (mere|pere|parents|jours|nuit|soir|frere|soeur|fin de semaine)
      (nous|me|les) (laisse|laissent|laissait) [tout] (seul|seule|seuls|seules) ~ (mere|pere|parents|jours|nuit|soir|frere|soeur|fin de semaine|maman|papa)
      (prend sa douche|prend son bain|douche|dort|couche) avec (elle|lui|<young>) ~ (beau pere|oncle|grand pere|chum|pere|coach|papi)
      (gardienne|gardien|educatrice|ex|pere|mere|grand mere|chum|papa|maman) ~ (saoul|saoule|soul|soule|gele|gelee|chaudaille|endormi|endormie|knock out|boit) ~ <young>
      <young> .. (a ete|est|s est fait|fait|fut|ont ete) .. (touchee|touche|toucher|frappee|frappe|frapper|embrassee|agresse|pogner|battre|enfermer) .. (garderie|ecole|camp|par|arena|eglise|service de garde|oncle|grand|coach|prof|cousin)
      (donne|fait boire|offre) .. (biere|alcool|drogue|pot|vin|pilules|bonbons) ~ (touche|papa|oncle|mononcle|secret|beau pere|coach|cousin|dormir|bebe|<young>)
      <young> .. (dans sa couche|dans la meme couche|dans son lit|dans sa bassinette|dans sa chambre|dans l auto) .. (toute la journee|des heures|jours|a pleurer|seul|seule|hurle)
      (texte|ecrit|envoie|parle|sexte|drague|touche|embrasse|montre|montrer|exhibe) .. (penis|zizi|nudes|sexe|sexuel|sexuelles|photos|cochon|messages|parties) ~ <young>
      (prof|coach|homme|adulte|gars|inconnu|monsieur|voisin|entraineur) .. (texte|ecrit|embrasse|touche|drague|montre|envoie|suit|exhibe) .. <young>
      (pere|mere|papa|maman|beau pere|parents|belle mere) .. (boit|saoul|soul|drogue|fache|colere) .. (nous|me|m) .. (frappe|bat|bats|tape|frappent|battent|fesse)
    `,
  },
];
