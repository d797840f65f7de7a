import type { PhraseGroup } from '../../phrase-files.ts';

/** Violence suffered, seen, feared, or felt coming. */
export const VIOLENCE: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    isInferred: true,
    danger: ['violence'],
    en: `
      # Its names
      (rape*|raping*|rapist*|roofied*|strangl*|strangulation|battered*|trafficked|sextortion|revenge porn|femicide|homicid*|ipv|stabbed|molest*|kidnap*|pimp|gunshot|wife beater|coerciv*)
      ((domestic|family|spousal|intimate partner|partner|dating|gender based|physical|sexual) violence|(domestic|spousal|elder|partner) (abuse|abuser)|(sexual|sexually|physically|violently) (assault|assaulted|assaulting))
      ((sexually|physically) abused|[sexually|sexual] assaulted (at|by|on|in|while|last|yesterday|and)|violence (at home|in my home|towards me|against me)|(sex|human) (trafficking|trafficked))
      (forced marriage|honour killing|honor killing|death threat|death threats|women s shelter|shelter for women)
      (abusive|violent) (husband|wife|partner|boyfriend|girlfriend|bf|gf|spouse|fiance|relationship|marriage|home|household|dad|father|stepdad|roommate)
      (<partner>|dad|father|stepdad|brother|relationship|marriage) [is|s|has been|turned|became|becomes|getting|gets|got|can be|is getting|is becoming|has become] [physically|very] (abusive|violent)
      # Blows
      (<partner>|<somebody>) .. ((spit|spits|spat) (in|on|at) (me|my)|(grab|grabs|grabbed|squeeze|squeezed|held|hold) my (throat|neck)|(smash|smashed|slam|slammed|bang|banged|hit) my (head|face)|(pull|pulls|pulled|yank|yanked) my hair)
      (<partner>|brother|dad|father|roommate|he|man|in law|of my (kids|children)) [is|s|gets|got|becomes|turned|can be|very|so|getting] [physically] (violent|abusive|dangerous)
      ((gay|queer|trans) bashed|bashed (me|him|her)|(slit|cut|slash|slice) (my|her|his|our|their) throat)
      (attacked|assaulted|beaten|harassed) (on|in|at|outside|behind|for|because of) [the|my|a|being|of] (bus|street|park|subway|metro|parking lot|bar|club|train|alley|hijab|veil|turban|skin|race|gay|trans|muslim|black|sikh|jewish)
      ((i m|i am|i get|i was|i ve been) [an|physically|getting|being|so] (abusive|violent|abuser)|(violent|violently) (with|towards|toward|to) (me|us|my <partner>|my mom|my mother)|(raise|raises|raised) (fist|hand|arm|belt) (at|to|on) (me|us|her))
      ((jumped|attacked|beaten|robbed|mugged|assaulted) by (<number>|two|three|four|five|some|a group|guys|men|gang|strangers|teens)|<partner> (beats|hits|slaps|kicks|whips|chokes) (him|them))
      (<partner>|<somebody>) [keeps|has|is|just|always|also|often|sometimes|s] (hit|hits|beat|beats|slap|smack|smacked|smacks|punch|kick|choke|strangle|shove|push|grab|bite|hurt|attack|assault|burn|burns|burned|drag|drags|dragged|threaten|rape|molest|grope|stab|stabbed|whip|hold down) [on] (me|us)
      ((hit|hits|hitting) [on] (me|us)|(beat|beats|kick|kicks|attacked) (me|us))
      (backhand*|headbutt*|elbowed|kneed|whacked|strangle|choke|molest|grope|fondle|rape|punch|stab|stabbed|slap|smack|smacked|shove|assault|drug|drugged|drugging|whip|whipped) (me|us|her)
      (slam|slammed|slams|smash|smashed|pinned|shoved|pushed|threw|thrown|throws|dragged|drags) (me|us|her|my head|my face) (against|into|down|onto|across|to the floor|to the ground|on the floor|out of|around)
      ((hit|beat|slap|punch|choke|strangle|attack|rape) [my|his|her] (mom|mum|mother|sister|wife|girlfriend)|(broke|broken|breaks) my (arm|nose|rib|ribs|jaw|wrist|finger|tooth|teeth)|black eye)
      ((put|puts|putting|lay|lays|laid) [his|her|their|a] (hand|hands) on (me|us|her)|(throw|throws|throwing|threw) (things|stuff|objects|plates|furniture) at (me|us)|(beaten|beat) up [by|at|last|on])
      (got|was|been|were|being|getting|get) (assaulted|beaten|beaten up|beat up|stabbed|jumped|raped|molested|drugged|strangled|choked)
      (being|am|i m|is|is being|still|are|keep getting|getting) (abused|beaten|beat|molested|raped|assaulted|stalked|trafficked) [by|at]
      (beaten|slapped|punched|kicked|choked|shoved|strangled) by [my|her|his|a|the] (<partner>|<somebody>)
      (abused|abuse|molested|assaulted|touched|hit|attacked) [me|her|him|us] [by] [my|the|a|her|his] [<somebody>|<partner>] (last night|yesterday|today|tonight|last week|this morning|right now|this week|last weekend|again)
      ((threw|throws|throwing|throw) [something|things|stuff|plates|dishes|knife|bottle|pan|phone|chair] at (me|my head|my face)|(pan|knife|bottle|plate|chair|phone|glass) at my (head|face))
      (<partner>|<somebody>) .. <hurt> (me|us)
      (<partner>|<somebody>|he) .. (hand|hands|fist|fists|arm|knee|foot|belt|pillow) .. (my|her|me) (neck|throat|face|head|mouth|windpipe)
      (pillow|bag|hand|hands|cord|belt) (over|around|on|against) (my|her) (face|head|neck|mouth|throat)
      (<partner>|<somebody>|he) .. (fist|fists|hole|holes|punch|punches|punched|kicked|kicks|smash|smashes|smashed|broke|breaks) .. (wall|walls|door|doors|drywall|windshield|phone|furniture|tv)
      (plate|plates|dishes|things|bottle|bottles|chair|phone|remote|furniture) ~ (flying|fly|flew|thrown|throws|threw) ~ (head|me|face|us)
      (he|she|him|husband|wife|boyfriend|girlfriend|ex|partner|dad|mom|son|brother|stepdad|roommate|employer) .. (broke|breaks|fractured|dislocated|busted|cracked|twisted|snapped|knocked out) .. (my|her|me|mom s) <body>
      (husband|boyfriend|ex|partner|he|wife|dad) .. (gets|get|is|so|turns|becomes|goes) .. (angry|violent|mad|aggressive|drunk|rage) .. (hit|hits|throw|throws|scared|afraid|hide|grab|grabs|push|pushes|break|breaks|fear|hurt|hurts|runs after|lock|locks)
      (punch|punched|hit|hits|slap|slapped|beaten|beat|kicked|choked) .. (while|when|because|in front of) .. (pregnant|kids|the kids|cooking|dinner|i said|baby|i didn t|sleeping)
      (pregnant) ~~~ (kick|kicked|kicks|punched|hit|hits|pushed|belly|stomach|choked|beats|beat) ~ (me|he|husband|boyfriend|belly|stomach|partner)
      (break|broke|breaks|breaking|smash|smashes|smashed|smashing|destroys|trashes|trashed) .. (everything|things|stuff|house|dishes|furniture|apartment|my phone|tv) ~ (scared|afraid|when he|drunk|hide|when my <partner>|gets mad|angry|rage|every time he)
      (threw|throws|throw|throwing|thrown|hurled|hurls) .. (chair|plate|bottle|phone|tv|lamp|glass|knife|dishes|cup|mug|ashtray|shoe|hammer|vase|rock) .. (at|on) (me|us|mom|my mom|my mother|her|him|my head|my sister|the kids|my face)
      (get|gets|got|getting|turned|turns) physical (when|with|if|after|again|and|every)
      (used|uses|using|grabbed|grab) .. (force|belt|cord|stick|bat|broom|pan|iron) .. (on|against|me|her|us)
      (killed|kills|kill|hurt|hurts|kick|kicks|kicked|threw) .. (my|our|the) (cat|dog|puppy|kitten|pet) ~ (he|husband|ex|boyfriend|partner|dad|if i|made me)
      # Threats
      (pointed|points|pointing|aimed|aims) [a|the|his|her|loaded] <weapon> (at|to|towards) (me|us|my|her|him)
      (brothers|uncles|family|husband|ex|boyfriend|cousins|in laws) (will|would|ll|are going to|is going to|going to|gonna) kill me if (they|he|she) (find|finds|found|know|knows|see|sees|learn|learns|catch|catches)
      (making|make|makes|building|built|build|fabrique|fabriquer|prepare) [a|une|pipe] (bomb|bombe|explosives|explosifs)
      (hit list|kill list|list of (people|students|names|kids) to kill|liste (de gens|de personnes|d eleves|de noms|de monde) a (tuer|eliminer|abattre))
      (brought|bring|brings|bringing|take|taking|took|apporte|apporter|amene|amener) .. <weapon> .. (school|work|class|ecole|travail|job|cegep|universite)
      (voice|voices|voix) ~ (stab|kill|attack|hurt|shoot|strangle|poignarder|tuer|attaquer|frapper|etrangler) ~ (mother|mom|dad|father|wife|husband|sister|brother|mere|pere|femme|mari|soeur|frere)
      (sell|sells|selling|vends|vend|vendre) (my|mon|her|son) (body|corps)
      (ex|husband|he|boyfriend|stalker|abuser) [is|s] (looking for|hunting for|searching for|trying to find) (me|us|her|my sister|my mom|my daughter)
      (blocks|blocking|blocked|block|bloque|bloquait) [la|the|my] (door|exit|doorway|way out|porte|sortie) .. (leave|out|parte|partir|sorte|sortir|let me)
      (threatening (messages|texts|calls|emails)|(getting|receiving|got|made) [death] threats|(said|says|told me) [that] i m next)
      <partner> .. (texted|texts|sent|sends|sending|posted|posts|showed|shows) .. <weapon>
      (ex|husband|boyfriend|man|guy|someone|he|stalker|dude) .. (armed|with <weapon>|has <weapon>|got <weapon>) ~ (outside|at my door|at the door|front door|driveway|in my yard|parking lot|downstairs|my house|my street|my work)
      (he s|husband is|ex is|he is) killing me
      (<partner>|<somebody>) [says|said|told me] [he|she|they] (will|ll|might|could|going to|gonna|s going to|is going to|wants to|wanted to|tries to|tried to|trying to|threat* to) (kill|murder|shoot|stab|strangle|burn|find) (me|us|her|my kids|the kids|my family|the house|house)
      (threat* [me] [to|with] (kill|hurt|shoot|stab|harm|burn|beat|rape|murder|gun|knife|weapon|violence|leak)|(after me|at me|to my|towards me|chased me) with (a|his|her|the) <weapon>)
      (pull|pulled|hold|held|point|pointed|aimed|came at me with|attacked me with|waving|waved|holding|grabbed) [out] (gun|knife|weapon|rifle|machete|axe|hammer) [on|at|to|to my]
      [<partner>|<somebody>|family|say they|says they|they] [will|would|ll|gonna|going to] kill me (if|if i|for|because i|when they find out i|if they find out i) [don t|m|am|ever|try to] (dishonour|honour|shame|gay|trans|pregnant|dating|marrying|leaving|marry|leave|divorce|refuse|disobey|say no|tell|go back|talk|call|report|run|don t marry|come back|go to the police|see|date|speak)
      ((if) (he|she) (can t|cant) have me|no (one|body) (will|else will|can|else can) have (me|you))
      (<partner>|<somebody>|he|family|they|dad|brother|brothers) .. (kill|murder|shoot|stab|burn|bury|strangle|acid) .. (me|us|her) .. (if|when|before|unless)
      (<partner>|<somebody>|he|they) .. (show|shows|showed|wave|waves|waved|clean|cleans|cleaned|load|loaded|loads|point|pointed|points|hold|holds|held|pull|pulled|pulls|put|puts|has|keeps|grab|grabbed|threat*|came|with|sleeps|got|owns|bought|carries) .. <weapon> ~ (my address|where i live|me|us|head|throat|when|bed|divorce|leave|whenever|her|face|table|chased|threat*|angry|mad|drunk|scared|afraid|violent|leaving|when we|argue|fight|jealous)
      <weapon> .. (to|at|on|against) (me|us|my head|my throat|my neck|my face|my back|my chest|her head|her throat|her neck|her face)
      (run|ran|running|drive|drove|push|pushed) (me|us) (over|off|down)
      (swore|swears|vows|vowed|threatens|threatened|promised|promises|sworn|threat) .. (kill|shoot|stab|burn|hurt|beat|rape|murder|bury|cut) .. (me|her|him|us|my|sister|family|kids|mom)
      (knife|gun|bat|hammer|axe|machete|belt) ~ (chased|chase|chases|threat*|waiting for me|waits for me|after me|swung|swings|came at|says he|said he)
      (honour|honor|shame|dishonour) .. (kill|beat|hurt|killed|locked) ~ (family|brothers|father|sister|cousin|me|her)
      ((we|us both|both of us|all of us|family) (would|will|ll|d|gonna|going to) (both|all) die|(kill|killing) (us both|both of us|us all|all of us|me and the kids|me and himself|himself and me|the kids and))
      (burn|burns|burned|blow up|set fire) .. (house|home|place|car|apartment) ~ (us|me|inside|down|with us|kids) ~ (husband|ex|he|boyfriend|says|said|threat*|dad|partner)
      (banging|pounding|kicking|kicks|kicked|breaking|smashing|beating) [on|at|down|in] [bathroom|bedroom|front|back|apartment] (door|doors|window|front door|bedroom door) ~ (he|him|ex|husband|boyfriend|dad|hiding|hide|locked|scared|let him in|drunk|get in|now)
      # What others see and hear
      (nurse|psw|caregiver|staff|aide|care home|nursing home) ~ (rough with|bruise|bruises|hits|slaps|hurting) ~ (grandma|grandmother|grandpa|mom|mother|dad|father|her|him|residents)
      (broken|busted|fractured|swollen) <body> ~~~ (husband did|he did|boyfriend did|partner did|ex did|did this|did it to|hit me|hit her)
      (man|guy|husband|boyfriend|partner|ex|bf|someone|who|he) .. (beat|hit|choke|rape|strangle|slap|punch|hurt|abuse|threaten|kick|control) .. (her|my daughter|my sister|my mom|my mother|my friend|my client|my patient|my neighbour|my coworker|my aunt|my cousin|my granddaughter)
      (daughter|sister|mom|mother|friend|client|patient|neighbour|coworker|cousin|aunt|niece|grandma|granddaughter|roommate) .. (gets|getting|get|got|being|is|was|been) .. (beaten|hit|choked|raped|strangled|slapped|punched|abused|beat|attacked|threatened|stalked|assaulted|held)
      (<partner>|<somebody>|he|never|only) .. (hit|hits|hurt|hurts|punch|bruise) .. (where|so|nobody|doesn t|don t) .. (show|shows|see|sees|notice|know|knows|tell)
      <mark> ~ (makeup|make up|concealer|sleeves|cover|covering|hide|hiding|sunglasses|work|husband|boyfriend|partner|ex|he|wife|sister|mom|daughter|fell|stairs|neighbour|coworker|client|again)
      (hear|hearing|heard|listen) .. (scream|screaming|screams|yelling|thumps|thuds|begging|hitting|crying for help|fighting|beating) ~ (neighbour|neighbor|next door|upstairs|apartment|wall|walls|downstairs|unit)
      (neighbour|neighbor|next door|upstairs|downstairs) ~~~ (scream|screaming|screams|begging|help|hitting|beating|thud|thuds) ~ (her|she|woman|wife|him|every night|night)
      (caregiver|caretaker|nurse|psw|staff|aide|worker|grandson) .. (hit|hits|slap|slaps|pinch|pinches|rough with|push|pushes|shove|steal|steals|tie|ties|hurt|hurts|grab|grabs) .. (me|grandma|grandpa|my mom|my mother|my dad|my father|residents|my pension|my cheque|patient)
      (long sleeves|sleeves|sunglasses|turtleneck|scarf|makeup|concealer|foundation) ~~~ (he does|he did|he left|husband|boyfriend|bruise|bruises|what he|from last night|marks he|he grabbed|he hit)
      (son in law|her husband|her boyfriend|her partner|her ex|his wife|his girlfriend|brother in law|ex|<partner>|<somebody>) .. <hurt> .. (my daughter|my sister|my mom|my mother|her|him|my son|my brother|my friend|my mum|mom|my grandma|my grandmother|my aunt|my stepmom)
      (takes|took|stole|stealing|steals|taking) .. (my pension|my money|her pension|grandma s money|my cheques|my bank card) ~ (hit|hits|push|pushes|threat*|scared|yells|afraid|shoves|grandson|son|daughter|caregiver)
      # Fear and flight
      (gang|dealer|dealers|bikers|loan shark|loan sharks|cartel|mob) [is|are|s] (after|hunting|looking for|coming for) (me|us)
      (<partner>|he) .. (spit|spits|spat|yank|yanks|yanked|pull|pulls|pulled) .. (on me|me by|my hair|by hair)
      ((home|house) (isn t|is not|not) safe|<partner> [really] (scares|terrifies|frightens) me|shelter (for|with) (me|my kids|us|women|woman))
      ((escape|escaping|flee|fleeing|hiding from|hide from|run away from|get away from) (my <partner>|him)|(leave|leaving|escape|escaping|flee|fleeing|from|with) [my|her|an|a] (abuser|abusive|violent|dangerous))
      <partner> [is|s|becoming|getting|very] dangerous
      (afraid|scared|terrified|fear|fearing|frightened|scare) (of|for) (my <partner>|him|my life|our lives|her husband|her boyfriend|my (dad|father|stepdad|brother|roommate|stalker|son|uncle)|my safety|our safety|what he)
      (afraid|scared|terrified) to (go home|leave him|leave my <partner>|be alone with|be home with|sleep at home)
      ((not|don t feel|doesn t feel|never feel|didn t feel|isn t) safe (at home|in my [own] (home|house|apartment|bed)|with my <partner>|with him|around him|around my|here|in this house|going home)|unsafe (at home|in my home|in my house|with|around))
      (sleep|slept|sleeping|hide|hid|hiding|locked|lock) ~ (car|bathroom|closet|door|knife|doors|bedroom|chair) ~~~ (from him|from my <partner>|because of him|because of my <partner>|until he|till he|when he|before he|so he|in case he|so my <partner>|when my <partner>|afraid of|my dad|stepdad|son hits)
      walk on eggshells ~~~ (hit|hits|plates|flying|fist|throws|scared|afraid|hurt|rage|kill)
      (afraid|scared|terrified|frightened) .. (<partner>|him|he) .. (kill|hurt|hit|find|finds|come|comes|do|does|get|snap|shoot|take|out|rage|angry)
      (delete|hide|erase|clear|incognito|deleting|clearing) .. (search|history|browser|browsing|this page|tracks) ~~~ (he|husband|him|boyfriend|partner|wife|dad|comes|gets home|sees)
      (call|called|calling) .. (police|cops|911|rcmp) .. (on him|on my husband|again|he|husband|boyfriend|took my phone) ~~~ (hit|hits|beat|hurt|phone|kill|threat*|drunk|afraid|scared|leave)
      (pack|packed|packing|bag|shelter|escape plan|safety plan|go bag|safe house|hotel|transition house) ~ (leave him|leaving him|escape|get away|husband|kids and|he finds|abus*|tonight|flee|before he)
      (<relative>|<friend>|i m|i am|she is|he is|we are|she s|we re|they re) in danger
      (i|we|my kids and i) (hide|hid|locked myself|lock myself|ran|run|fled|escape|escaped) .. (him|husband|boyfriend|dad|ex|stepdad|partner|bathroom|closet|neighbours|shelter) ~ (drunk|angry|hit|hits|rage|beat|scared|screaming|violent|knife|afraid|kill|door)
      # The wish to do it
      (murderous|violent) (urge|urges|impulses|thoughts)
      (<wants>|gonna|going|might|afraid i ll|scared i ll|about) [how|how to|how i would|how i d|to|of|about|i will|i might|i could] (kill|killing|hurt|hurting|stab|stabbing|shoot|shooting|murder|murdering|strangle|strangling|harm|harming|attack|attacking|choke|poison|beat|beating) (someone|somebody|people|him|her|them|others|everyone|everybody|my <partner>|my <relative>|boss|coworker|neighbour|neighbor|teacher|roommate|another person|this guy|women|men)
      ((could|and) (hurt|kill) (someone|somebody|people)|danger to (others|someone|my family)|(shoot up|shooting up|bomb|shoot) (my|the|a) (school|work|workplace|office|mall|church|mosque))
      i [just|keep|sometimes|almost|nearly|have|also] (hit|beat|choke|strangle|slap|punch|push|shove|kick) my <partner>
      (want|wanna|gonna|going to|could|might|will|thinking of|thinking about|fantasize about|urge|plan|plans|planning|ready) [to] (kill|hurt|stab|shoot|strangle|beat|attack|murder|burn|poison|bomb) .. (him|her|them|my|everyone|everybody|people|somebody|someone|kids|wife|husband|school|boss|coworkers|ex)
      i [just|almost|nearly|finally|have] (hit|hits|punched|slapped|choked|shoved|pushed|strangled|beat|grabbed|threw) [my|her|him] (<partner>|<relative>|her|him)
      (snap|snapping|lose it|losing it|lose control|losing control|explode|black out|blow up) ~ (hurt|hit|kill|harm|strangle|choke|beat|stab) ~ (<partner>|<relative>|him|her|them|someone|somebody|people|coworker|boss)
    `,
    fr: `
      # Ses noms
      (sequestr*|violee|violees|viol|violer*|violeur*|etrangl*|etranglement|homicidaire|feminicide|homicid*|poignarde*|sextorsion|harcelement criminel|controle coercitif|attouchement|attouchements|agression sexuelle|agressions sexuelles|agresse sexuellement|agressee sexuellement|abuse sexuellement|abusee sexuellement)
      (violence|violences) (conjugale|conjugales|domestique|familiale|familiales|sexuelle|sexuelles|physique|physiques|entre partenaires|amoureuse)
      (victime (de|d) [<thing>] (violence|violences|viol|agression|agressions|menaces|coups|traite|abus sexuel|abus sexuels)|(vis|vit|subis|subit) [de la|la|une] violence)
      ((femme|femmes|homme|conjoint|conjointe|mere) (battue|battues|battu|violente|violentee|violentees)|(<partner>|couple|relation|pere|beau pere|frere|homme) [est|devient|tres|de plus en plus] (violent|violente))
      ((menace|menaces) de mort|violence (a la maison|dans mon couple|dans le couple|chez nous|envers moi)|violent (avec moi|envers moi|avec nous|envers nous|physiquement))
      # Les coups
      (<partner> qui (frappe|bat|tape|viole|menace|etrangle)|(leve|levait) (poing|bras|ceinture) (sur|contre) (moi|nous|elle))
      (me|m|nous|la|l) [a] (tient|tenait|tenue|pogne|pris|prise|prend|serre|souleve|tire) par (cou|gorge|cheveux|collet|nuque|bras)
      (casse|cassee|fracture|fracturee) ~ (c est son mari|c est mon mari|c est son chum|c est mon chum|lui a fait|m a fait ca)
      (me|m|nous) [a|ont] (etrangle|viole|tabasse|poignarde|violente|frappe|gifle|fesse|bat|battu|varge|cogne|maltraite|agresse)
      (me|m|nous) [a|ont] (pousse|poussee|pitche|pitchee|projete|projetee|lance|lancee|garroche|garrochee|pogne) (dans|contre|en bas|par terre|au mur|a terre|sur le mur|par les cheveux|par le cou)
      ((coup|coups) de (poing|poings|pied|pieds|revers|genou|coude|ceinture|baton)|(donne|fout|foutu|sacre|recu|mange) [m a] (une|des|la|ma) (claque|claques|gifle|gifles|volee|baffe|raclee))
      ((pogne|pognee|prend|pris|prise|serre|saisi|saisie|attrape) [a|par] [la|le] (gorge|cou)|(lance|lancer|garroche|pitche) [des|les] (affaires|objets|choses|assiettes|meubles) [dessus|apres|par la tete])
      ((leve|levee|lever) la main (sur|dessus)|(fait|fais|faire) (violer|agresser|battre|frapper|tabasser|poignarder|etrangler|sauter dessus|droguer|toucher))
      (ete|etait|suis|est) (agressee|agresse|battue|battu|violee|tabasse|tabassee|poignarde|poignardee|etranglee|droguee) [par|hier|dans]
      ((agression|agressee|abusee|battue|frappee|violee) (hier|hier soir|cette nuit|aujourd hui|ce soir|ce matin|la semaine passee|en fin de semaine|la semaine derniere)|(brutalise*|malmene|malmenee))
      ((me suis fait|fait|ete) (attaquer|attaquee|attaque|tabasser)|(attaquee|agressee) (dans|par|en|au|sur))
      (<partner>|<somebody>|il|elle|y|qui) .. (me|m|nous) [a|ont|a deja|fait|est|avait] <hurt>
      (main|mains|poing|poings|genou|oreiller|ceinture) (sur|autour|dans|a|contre|au) [du|de] (gorge|cou|face|visage|bouche|tete)
      (trou|trous|poing|poings|coup de poing|coups) .. (mur|murs|porte|portes|gyproc)
      (annees|ans|mois|an|annee) de (coups|violence|violences|claques|menaces|terreur|battage|brutalite)
      (des coups|ses coups|les coups|a coups|des claques|une claque|des gifles|une gifle|des baffes) ~ (menaces|chum|mari|ex|conjoint|pere|chaque|partie|quitte|entend|blonde|recois|mange)
      (defonce|defoncer|casse|brise|pete) .. (porte|mur|fenetre|vitre|cell|telephone) ~~~ (il|y|boit|saoul|soul|chum|mari|conjoint|ex|peur|barre|fache)
      (m|me|lui|il|elle|chum|mari|conjoint|fils|ex|frere|pere|garcon) .. (pete|casse|brise|fracture|disloque|tordu|demis) .. <body>
      (mari|chum|conjoint|ex|il|y|pere|beau pere|conjointe|blonde) .. (fache|colere|boit|bu|saoul|soul|chaud|jaloux|pogne les nerfs|pete sa coche|violent) .. (frappe|lance|garroche|peur|cache|pogne|pousse|casse|brise|brasse|tape|serre|enferme|cogne|sauve)
      (enceinte) ~~~ (frappe|frappee|coups|pousse|poussee|ventre|battue|bat|brasse)
      (frappe|battu|battue|gifle|coups|claque|claques|tape) .. (devant|parce que|pendant|quand|alors que) .. (enfants|enceinte|souper|je dis|j ai dit|bebe|refuse|reponds|dors)
      (il|elle|chum|mari|conjoint|conjointe|blonde|ex|partenaire|gars) [est|a ete|devient|etait|peut etre] [tres|physiquement|assez|vraiment|avec] (violent|violente|abusif|dangereux)
      (brise|casse|pete|defonce|fracasse|detruit) .. (tout|affaires|meubles|vaisselle|tele|maison|appart) ~ (peur|chum|mari|conjoint|saoul|soul|cache|pere)
      (lance|garroche|pitche|tire) .. (chaise|assiette|bouteille|telephone|verre|couteau|lampe|tasse|cendrier|vase|soulier|marteau|cell|roche) .. (a ma mere|a ma soeur|ma mere|sur moi|apres moi|par la tete|a la tete|sur nous|apres nous|sur ma mere|sur elle|vers moi)
      (me|m|nous) [a|lance|garroche|pitche] (lance|garroche|pitche|tire) .. (chaise|assiette|bouteille|telephone|verre|couteau|lampe|tasse|vase|soulier|cell|affaires|objets)
      # Les menaces
      (essaye|voulu|tente|failli|menace) [de|d] (m|me|nous) (ecraser|rouler dessus|passer dessus|foncer dessus|renverser|noyer|etouffer|pousser|bruler|poignarder|frapper|etrangler|jeter)
      (me|m|nous) [a] (pointe|vise|braque|pointee|visee) [avec] [un|une|son|le] <weapon>
      (<partner>|<somebody>|il|elle|y) (me|m|nous) [a] (crache|craché|drogue|droguee)
      (<partner>|frere|pere|coloc|gendre|il|belle mere|de mes enfants) (est|devient|rendu|etait) [tres|de plus en plus] (dangereux|dangereuse|violent|violente|abusif|abusive)
      (<partner>|frere|fils|coloc|il|pere|beau pere|gendre|neveu) me (fait|faisait) [du] mal
      (frere|pere|beau pere|fils|coloc|voisin|il|gars) (va|veut|voulait) me tuer
      (freres|oncles|famille|mari|conjoint|ex|cousins|belle famille|chum) (va|vont|vas) me tuer
      ((trancher*|tranchera|tranchait|couper|ouvrir) la gorge|(veut|veulent|avoir) ma peau|oeil au beurre noir|yeux au beurre noir|mon (proxenete|souteneur))
      (ex|il|y|mari|chum|conjoint) (me|nous|la|les) (cherche|cherchait|pourchasse|traque)
      (frappe|cogne|tape|bat) .. (pas|jamais) .. (face|visage|ou) .. (paraisse|parait|voie|voit|marques|traces|sache)
      (crime|crimes|tuer|tuee|menacee) d honneur
      (<partner>|<somebody>|il|elle|y|qui|on) ma [deja] <hurt>
      (va|vas|veut|voulait|vont) (me|nous|m) (faire la peau|planter|casser les jambes|peter la yeule|faire disparaitre)
      <partner> .. (texte|envoye|envoie|montre|publie) .. (fusil|carabine|pistolet|gun|arme a feu|couteau|machette)
      (<partner>|gars|homme|il|y|quelqu un|un inconnu) [est] arme (devant|dehors|a la porte|chez|en bas|dans la rue|dans l entree)
      ((il|elle|y|<partner>|<somebody>) (sorti|sort|pointe|braque|brandi|brandit) [un|une|le|son] (couteau|fusil|arme|gun|hache|pistolet)|(il|elle) (me|nous) (tuera|tuerait))
      (il|elle|ils|quelqu un|<partner>) [veut|va|veulent|vont] me (faire|fait) [du] mal
      (a|as|ont|mis|met|met un|avec|un|son) <weapon> .. (gorge|cou|face|tete|sur la tempe|moi|me|m|visage|ventre|dos|nous|menace)
      (<partner>|<somebody>|il|elle|y) .. (montre|montrer|sort|sorti|pointe|nettoie|charge|cache|garde|menace|brandit|prend|pris|va chercher) .. <weapon> ~ (chicane|divorce|quitte|partir|laisse|me|moi|nous|quand|chaque fois|fache|lit|saoul|soul)
      (t es|tu es|si tu es|si t es|suis) [pas] a moi ~ (personne|seras|sera|il|dit)
      [tu] (seras|sera|sois|serais) a personne
      (<partner>|<somebody>|il|y|elle|famille|pere|freres|ex) .. (me|nous|m|la|l) .. (tuer|tuera|tue|bruler|poignarder|tirer|egorger|enterrer|descendre) .. (si|quand|avant|sinon)
      si je (pars|le quitte|le laisse|parle|divorce|porte plainte|reviens pas) ~ (tue|tuer|tuera|mort|morte|retrouver|enfants|fusil|frappe|regretter|couteau)
      (jure|jurait|menace|menacait|promis|promet|promets|menaces) .. (tuer|poignarder|bruler|frapper|tirer|battre|violer|egorger|descendre|vitrioler|me retrouver)
      (il|y|elle|gars|<partner>|homme|pere|beau pere|frere|fils|voisin|coloc|quelqu un|famille|parents) .. (va|veut|dit|disait|menace|vont) .. (m|me|nous|la) (tuer|tirer|poignarder|descendre|egorger|crisser une volee|casser les jambes|bruler|arranger le portrait)
      (couteau|fusil|bat|batte|marteau|hache|machette|gun|ceinture) ~ (couru apres|court apres|menace|m attend|apres moi|foncee dessus|foncé dessus|dit que|dit qu)
      (honneur|honte) .. (tuer|battre|frapper|enfermee) ~ (famille|freres|pere|soeur|moi|me)
      (va|veut|vais|dit qu y va|dit qu il va) (me|nous|la|m) (shooter|defigurer|arracher la tete|casser la gueule|casser les dents|peter la gueule|peter la face|arracher la face|sauter dessus|faire disparaitre|faire payer|enterrer|retrouver)
      ((on|nous|tous) (va|vont|allait|allons|mourir|meurt) [tous|les deux|toutes] (mourir|y passer|les deux)|(nous tuer|tuer les deux|tuer tous les deux|tuer toute la famille|tuer les enfants|se tuer avec))
      (bruler|brule|mettre le feu|feu) .. (maison|appart|auto|char|chalet) ~ (nous|moi|enfants|dedans|avec) ~ (mari|ex|il|y|chum|dit|menace|pere|conjoint)
      (tue|frappe|lance|kick|botte|blesse) .. (mon|notre|le) (chat|chien|chiot) ~ (il|y|mari|ex|chum|conjoint|pere|si je|devant)
      (il|y|<partner>) [a] (a|possede|achete|garde) .. <weapon> ~ (adresse|sait ou|me|moi|nous|menace|fache|saoul|soul|peur|violent|divorce|quitte|chicane|jaloux)
      (cogne|frappe|fesse|varge|defonce|kick|kicke) [dans|sur|a] (porte|portes|fenetre|vitre) ~ (il|y|ex|mari|chum|pere|cache|cachee|barree|peur|saoul|soul|en ce moment|la la)
      # Ce que d’autres voient et entendent
      (battue|violentee|frappee|etranglee|maltraitee|menacee|abusee) par (mon|son|ma|sa) (<partner>|<somebody>)
      (<partner>|<somebody>|gars|homme|il|y|qui) .. (la|l|lui) [a|a deja|avait] (bat|battu|battue|frappe|frappee|etrangle|etranglee|viole|violee|gifle|menace|menacee|brasse|agresse|agressee|violente|pousse|poussee|pogne|controle|cogne|sacre une volee|fesse dessus)
      (<partner>|<somebody>|il|y|preposee|prepose|infirmiere|gardienne|aidante) .. (frappe|bat|gifle|pince|brasse|pousse|rudoie|maltraite|brusque|attache|vole|menace|tape) .. (ma mere|mon pere|ma grand mere|mon grand pere|ma soeur|ma fille|mon amie|memere|pepere|grand maman|residents|sa blonde|sa femme|ma voisine|une cliente|ma cliente)
      (fille|soeur|mere|maman|amie|cliente|patiente|voisine|collegue|cousine|tante|niece|belle soeur|cousin|ami|grand mere) .. (fait|fasse|faire|faite) .. (battre|frapper|violer|menacer|agresser|brasser|etrangler|taper|abuser|violenter|harceler|suivre|brutaliser|tabasser|sequestrer|voler son cheque)
      <mark> ~ (manches|maquillage|cache|cacher|fond de teint|lunettes|chum|mari|conjoint|soeur|mere|fille|amie|voisine|collegue|tombee|cliente|patiente|bras|cou|blonde|ex)
      (entend|entends|entendu|entendons|j entends) .. (coups|crier|cris|hurler|pleurer|battre|frapper|crie) ~ (voisin|voisine|voisins|mur|en haut|en bas|soirs|nuit|a cote|appartement|logement)
      (voisin|voisine|voisins) ~~~ (crie|crier|cris|hurle|coups|bat|frappe|supplie) ~ (entend|entends|soirs|nuit|coups|battre|femme|blonde)
      (cache|cacher|maquille|maquiller|fond de teint|manches longues|manches|lunettes|foulard|col roule) ~~~ (des coups|les coups|ses coups|des marques|mes bleus|des bleus|ses bleus|les bleus|traces|ce qu il me fait|ce qu il m a fait)
      (gendre|son mari|son chum|son conjoint|son ex|sa blonde|sa femme|beau frere|beau fils) .. <hurt> .. (ma fille|ma soeur|ma mere|mon fils|mon frere|mon amie|elle|lui)
      (prend|vole|pris|prennent|volent|vide) .. (ma pension|mon cheque|mon argent|sa pension|son argent|ma carte) ~ (frappe|pousse|menace|peur|crie|brasse|petit fils|fils|fille|niece|aidante|voisin)
      (<partner>|<somebody>) .. <hurt> .. (ma mere|maman|ma soeur|ma grand mere|ma tante|ma belle mere)
      # La peur et la fuite
      (peur de mon (fils|petit fils|neveu|gendre)|<partner> me fait peur|<partner> [est|devient|devenu|tres] dangereux|(fuir|fuis|sauver de|cacher de|cache de) [mon|ma] <partner>)
      (peur (de|d) [mon|mes|sa|son|ma] (<partner>|lui|pere|frere|beau pere|coloc)|(crains|craint|peur) pour (ma|sa|notre) (vie|securite)|peur (pour ma vie|pour ma securite|pour notre securite|de rentrer chez|de rentrer a la maison|de ce qu il))
      peur (qu il|qu elle|que <partner>|que <somebody>) [va|me|nous|m|se] [va|me|nous] (tue|tuer|frappe|fasse mal|fasse du mal|batte|retrouve|revienne|blesse|tape|attaque|viole|trouve)
      ((pas|plus|jamais) [en] (securite|safe) (chez|a la maison|avec|dans|ici)|suis en danger)
      (dors|dormi|dormir|cache|cachee|enfermee|barre|barree|couche) ~ (auto|char|chaise|porte|salle de bain|toilette|couteau|garde robe|chambre) ~~~ (quand il|quand mon <partner>|jusqu a ce qu|a cause de lui|a cause de mon <partner>|pour pas qu|loin de lui|parce que mon <partner>|parce qu il|beau pere|peur de lui|peur qu)
      (peur|terrifiee|terrorisee|terrifie|terrorise|crains) .. (<partner>|lui|qu il|quand il) .. (tue|tuer|frappe|trouve|retrouve|revienne|boit|tape|fache|saoul|soul|fasse|colere|pete)
      (efface|effacer|cacher|cache|supprimer|vider) .. (recherche|recherches|historique|navigateur|page) ~~~ (il|mari|chum|conjoint|lui|pere|arrive|rentre|voit)
      (police|911) .. (mari|chum|conjoint|ex|lui|cell|telephone) ~~~ (frappe|peur|menace|battre|tuer|boit|violent)
      (valise prete|valises pretes|sac de depart|refuge|maison d hebergement|me sauver|fuir|me suis sauvee|me suis enfuie|partir en cachette) ~ (mari|chum|conjoint|ex|enfants|lui|retrouve|violent)
      (<relative>|<friend>|<partner>|je suis|elle est|il est|on est) [est] en danger
      (je|on|me|m) .. (cache|cachee|enfermee|barree|sauve|sauvee|enfuie|refugiee) .. (lui|mari|chum|pere|ex|conjoint|salle de bain|toilettes|garde robe|voisine|refuge) ~ (saoul|soul|fache|frappe|bat|peur|crie|violent|couteau|tuer|porte)
      (me suis|s est|m etre|suis) (sauve|sauvee|enfui|enfuie) de (chez|la maison|lui|mon|mari|son)
      # L’envie de le faire
      ((envie|gout|pulsion|pulsions|idees|pensees) de tuer|(pulsions|idees|pensees|envies) (meurtrieres|violentes|de meurtre)|(je|j ai|failli) [l] (frappe|frapper|battu|gifle|bouscule|etrangle|pousse) [ma|mon] <partner>)
      (veux|veut|vais|va|envie|gout|pense|pulsion|pulsions|idees|images|failli|hate|reve|planifie|peur|capable) .. (le|la|les|l) (tuer|frapper|poignarder|etrangler|battre|bruler|tirer|egorger|tabasser|descendre|crisser une volee)
      (veux|veut|vais|va|envie|gout|pense|pulsion|pulsions|idees|images|failli|hate|planifie|peur) .. (tuer|poignarder|etrangler|tirer sur|egorger|attaquer|faire du mal|faire mal|battre|frapper) .. (mon|ma|mes|quelqu un|gens|gars|type|celui|ceux|monde|eleves|collegues|patron|boss|voisin|ex|lui|autres|prof)
      (va|vais|veut|veux|menace de|parle de) (tirer sur|tirer dans|faire une tuerie|faire un massacre|faire une fusillade|faire sauter)
      (va|veut|menace de) (tuer|poignarder|etrangler|egorger) (sa|son|ses|notre|votre) (<relative>|<partner>|eleves|camarades|classe|profs|collegues)
      (fusil|arme|couteau|gun) dans (son|mon) (sac|casier) [d ecole|a dos]
      (je|j) .. (frappe|gifle|bouscule|pousse|etrangle|battu|bat|tape|secoue|pogne|brasse|garroche|leve la main sur|cogne) .. (ma|mon) (<partner>|<relative>)
    `,
  },
];
