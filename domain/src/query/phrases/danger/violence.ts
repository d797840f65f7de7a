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
      ((violent|violently) (with|towards|toward|to) (me|us|my <partner>|my mom|my mother)|(raise|raises|raised) (fist|hand|arm|belt) (at|to|on) (me|us|her))
      ((jumped|attacked|beaten|robbed|mugged|assaulted) by (<number>|two|three|four|five|some|a group|guys|men|gang|strangers|teens)|<partner> (beats|hits|slaps|kicks|whips|chokes) (him|them))
      (<partner>|<somebody>) [keeps|has|is|just|always|also|often|sometimes|s] (hit|hits|beat|beats|slap|smack|smacked|smacks|punch|kick|choke|strangle|shove|push|grab|bite|hurt|attack|assault|burn|burns|burned|drag|drags|dragged|threaten|rape|molest|grope|stab|stabbed|whip|hold down) [on] (me|us)
      ((hit|hits|hitting) [on] (me|us)|(beat|beats|kick|kicks|attacked) (me|us))
      (strangle|choke|molest|grope|fondle|rape|punch|stab|stabbed|slap|smack|smacked|shove|assault|drug|drugged|drugging|whip|whipped) (me|us|her)
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
      (he|she|him|husband|wife|boyfriend|girlfriend|ex|partner|dad|mom|son|brother|stepdad|roommate|employer) .. (broke|breaks|fractured|dislocated|busted|cracked|twisted|snapped|knocked out) .. (my|her|me|mom s) <body>
      (get|gets|got|getting|turned|turns) physical (when|with|if|after|again|and|every)
      # Threats
      (threatening (messages|texts|calls|emails)|(getting|receiving|got|made) [death] threats|(said|says|told me) [that] i m next)
      (he s|husband is|ex is|he is) killing me
      (<partner>|<somebody>) [says|said|told me] [he|she|they] (will|ll|might|could|going to|gonna|s going to|is going to|wants to|wanted to|tries to|tried to|trying to|threat* to) (kill|murder|shoot|stab|strangle|burn|find) (me|us|her|my kids|the kids|my family|the house|house)
      (threat* [me] [to|with] (kill|hurt|shoot|stab|harm|burn|beat|rape|murder|gun|knife|weapon|violence|leak)|(after me|at me|to my|towards me|chased me) with (a|his|her|the) <weapon>)
      (pull|pulled|hold|held|point|pointed|aimed|came at me with|attacked me with|waving|waved|holding|grabbed) [out] (gun|knife|weapon|rifle|machete|axe|hammer) [on|at|to|to my]
      [<partner>|<somebody>|family|say they|says they|they] [will|would|ll|gonna|going to] kill me (if|if i|for|because i|when they find out i|if they find out i) [don t|m|am|ever|try to] (dishonour|honour|shame|gay|trans|pregnant|dating|marrying|leaving|marry|leave|divorce|refuse|disobey|say no|tell|go back|talk|call|report|run|don t marry|come back|go to the police|see|date|speak)
      ((if) (he|she) (can t|cant) have me|no (one|body) (will|else will|can|else can) have (me|you))
      (<partner>|<somebody>|he|they) .. (show|shows|showed|wave|waves|waved|clean|cleans|cleaned|load|loaded|loads|point|pointed|points|hold|holds|held|pull|pulled|pulls|put|puts|has|keeps|grab|grabbed|threat*|came|with|sleeps|got|owns|bought|carries) .. <weapon> ~ (me|us|head|throat|when|bed|divorce|leave|whenever|her|face|table|chased|threat*|angry|mad|drunk|scared|afraid|violent|leaving|when we|argue|fight|jealous)
      <weapon> .. (to|at|on|against) (me|us|my head|my throat|my neck|my face|my back|my chest|her head|her throat|her neck|her face)
      (run|ran|running|drive|drove|push|pushed) (me|us) (over|off|down)
      (swore|swears|vows|vowed|threatens|threatened|promised|promises|sworn|threat) .. (kill|shoot|stab|burn|hurt|beat|rape|murder|bury|cut) .. (me|her|him|us|my|sister|family|kids|mom)
      (knife|gun|bat|hammer|axe|machete|belt) ~ (chased|chase|chases|threat*|waiting for me|waits for me|after me|swung|swings|came at|says he|said he)
      ((we|us both|both of us|all of us|family) (would|will|ll|d|gonna|going to) (both|all) die|(kill|killing) (us both|both of us|us all|all of us|me and the kids|me and himself|himself and me|the kids and))
      (banging|pounding|kicking|kicks|kicked|breaking|smashing|beating) [on|at|down|in] [bathroom|bedroom|front|back|apartment] (door|doors|window|front door|bedroom door) ~ (he|him|ex|husband|boyfriend|dad|hiding|hide|locked|scared|let him in|drunk|get in|now)
      # What others see and hear
      (man|guy|husband|boyfriend|partner|ex|bf|someone|who|he) .. (beat|hit|choke|rape|strangle|slap|punch|hurt|abuse|threaten|kick|control) .. (her|my daughter|my sister|my mom|my mother|my friend|my client|my patient|my neighbour|my coworker|my aunt|my cousin|my granddaughter)
      (daughter|sister|mom|mother|friend|client|patient|neighbour|coworker|cousin|aunt|niece|grandma|granddaughter|roommate) .. (gets|getting|get|got|being|is|was|been) .. (beaten|hit|choked|raped|strangled|slapped|punched|abused|beat|attacked|threatened|stalked|assaulted|held)
      <mark> ~ (makeup|make up|concealer|sleeves|cover|covering|hide|hiding|sunglasses|work|husband|boyfriend|partner|ex|he|wife|sister|mom|daughter|fell|stairs|neighbour|coworker|client|again)
      (hear|hearing|heard|listen) .. (scream|screaming|screams|yelling|thumps|thuds|begging|hitting|crying for help|fighting|beating) ~ (neighbour|neighbor|next door|upstairs|apartment|wall|walls|downstairs|unit)
      (caregiver|caretaker|nurse|psw|staff|aide|worker|grandson) .. (hit|hits|slap|slaps|pinch|pinches|rough with|push|pushes|shove|steal|steals|tie|ties|hurt|hurts|grab|grabs) .. (me|grandma|grandpa|my mom|my mother|my dad|my father|residents|my pension|my cheque|patient)
      (son in law|her husband|her boyfriend|her partner|her ex|his wife|his girlfriend|brother in law|ex|<partner>|<somebody>) .. <hurt> .. (my daughter|my sister|my mom|my mother|her|him|my son|my brother|my friend|my mum|mom|my grandma|my grandmother|my aunt|my stepmom)
      # Fear and flight
      ((home|house) (isn t|is not|not) safe|<partner> [really] (scares|terrifies|frightens) me|shelter (for|with) (me|my kids|us|women|woman))
      ((escape|escaping|flee|fleeing|hiding from|hide from|run away from|get away from) (my <partner>|him)|(leave|leaving|escape|escaping|flee|fleeing|from|with) [my|her|an] (abuser|abusive))
      <partner> (is|s|becoming|getting) dangerous
      (afraid|scared|terrified|fear|fearing|frightened|scare) (of|for) (my <partner>|him|my life|our lives|her husband|her boyfriend|my (dad|father|stepdad|brother|roommate|stalker|son|uncle)|my safety|our safety|what he)
      (afraid|scared|terrified) to (go home|leave him|leave my <partner>|be alone with|be home with|sleep at home)
      ((not|don t feel|doesn t feel|never feel|didn t feel|isn t) safe (at home|in my home|in my house|with my <partner>|with him|around him|around my|here|in this house|going home)|unsafe (at home|in my home|in my house|with|around))
      (<relative>|<friend>|i m|i am|she is|he is|we are|she s|we re|they re) in danger
      # The wish to do it
      (murderous|violent) (urge|urges|impulses|thoughts)
      (<wants>|gonna|going|might|afraid i ll|scared i ll|about) [how|how to|how i would|how i d|to|of|about|i will|i might|i could] (kill|killing|hurt|hurting|stab|stabbing|shoot|shooting|murder|murdering|strangle|strangling|harm|harming|attack|attacking|choke|poison|beat|beating) (someone|somebody|people|him|her|them|others|everyone|everybody|my <partner>|my <relative>|boss|coworker|neighbour|neighbor|teacher|roommate|another person|this guy|women|men)
      ((could|and) (hurt|kill) (someone|somebody|people)|danger to (others|someone|my family)|(shoot up|shooting up|bomb|shoot) (my|the|a) (school|work|workplace|office|mall|church|mosque))
      i [just|keep|sometimes|almost|nearly|have|also] (hit|beat|choke|strangle|slap|punch|push|shove|kick) my <partner>
      (want|wanna|gonna|going to|could|might|will|thinking of|thinking about|fantasize about|urge|plan|plans|planning|ready) [to] (kill|hurt|stab|shoot|strangle|beat|attack|murder|burn|poison|bomb) .. (him|her|them|my|everyone|everybody|people|somebody|someone|kids|wife|husband|school|boss|coworkers|ex)
      i [just|almost|nearly|finally|have] (hit|hits|punched|slapped|choked|shoved|pushed|strangled|beat|grabbed|threw) [my|her|him] (<partner>|<relative>|her|him)
    `,
    fr: `
      # Ses noms
      (sequestr*|violee|violees|viol|violer*|violeur*|etrangl*|etranglement|homicidaire|feminicide|homicid*|poignarde*|sextorsion|harcelement criminel|controle coercitif|attouchement|attouchements|agression sexuelle|agressions sexuelles|agresse sexuellement|agressee sexuellement|abuse sexuellement|abusee sexuellement)
      (violence|violences) (conjugale|conjugales|domestique|familiale|familiales|sexuelle|sexuelles|physique|physiques|entre partenaires|amoureuse)
      (victime (de|d) [<thing>] (violence|violences|viol|agression|agressions|menaces|coups|traite|abus sexuel|abus sexuels)|(vis|vit|subis|subit) [de la|la|une] violence)
      ((femme|femmes|homme|conjoint|conjointe|mere) (battue|battues|battu|violente|violentee|violentees)|(<partner>|couple|relation|pere|beau pere|frere|homme) [est|devient|tres|de plus en plus] (violent|violente))
      ((menace|menaces) de mort|violence (a la maison|dans mon couple|dans le couple|chez nous|envers moi)|violent (avec moi|envers moi|avec nous|envers nous|physiquement))
      (maison d hebergement|maison de femmes|sos violence|traite des personnes|mariage force)
      # Les coups
      ((me|m|nous) [a] (donne|donnait|donnent) [des|un|de] (coups|coup)|(m a|on m a|nous a|me suis fait|ete) [fait] (droguer|droguee|drogue))
      (<partner> qui (frappe|bat|tape|viole|menace|etrangle)|(leve|levait) (poing|bras|ceinture) (sur|contre) (moi|nous|elle))
      (me|m|nous|la|l) [a] (tient|tenait|tenue|pogne|pris|prise|prend|serre|souleve|tire) par (cou|gorge|cheveux|collet|nuque|bras)
      (me|m|nous) [a|ont] (etrangle|viole|tabasse|poignarde|violente|frappe|gifle|fesse|bat|battu|varge|cogne|maltraite|agresse)
      (me|m|nous) [a|ont] (pousse|poussee|pitche|pitchee|projete|projetee|lance|lancee|garroche|garrochee|pogne) (dans|contre|en bas|par terre|au mur|a terre|sur le mur|par les cheveux|par le cou)
      ((coup|coups) de (poing|poings|pied|pieds)|(donne|fout|foutu|sacre|recu|mange) [m a] (une|des|la|ma) (claque|claques|gifle|gifles|volee|baffe|raclee))
      ((pogne|pognee|prend|pris|prise|serre|saisi|saisie|attrape) [a|par] [la|le] (gorge|cou)|(lance|lancer|garroche|pitche) [des|les] (affaires|objets|choses|assiettes|meubles) (dessus|apres|par la tete|sur moi))
      ((leve|levee|lever) la main (sur|dessus)|(fait|fais|faire) (violer|agresser|battre|frapper|tabasser|poignarder|etrangler|sauter dessus|droguer|toucher))
      (ete|etait|suis|est) (agressee|agresse|battue|battu|violee|tabasse|tabassee|poignarde|poignardee|etranglee|droguee) [par|hier|dans]
      ((agression|agressee|abusee|battue|frappee|violee) (hier|hier soir|cette nuit|aujourd hui|ce soir|ce matin|la semaine passee|en fin de semaine|la semaine derniere)|(brutalise*|malmene|malmenee))
      ((me suis fait|fait|ete) (attaquer|attaquee|attaque|tabasser)|(ete|suis|etais|etait) (attaquee|agressee) (dans|par|en|au|sur))
      (<partner>|<somebody>|il|elle|y|qui) .. (me|m|nous) [a|ont|a deja|fait|est|avait] <hurt>
      (main|mains|poing|poings|genou|oreiller|ceinture) (sur|autour|dans|a|contre|au) [du|de] (gorge|cou|face|visage|bouche|tete)
      (annees|ans|mois|an|annee) de (coups|violence|violences|claques|menaces|terreur|battage|brutalite)
      (des coups|ses coups|les coups|a coups|des claques|une claque|des gifles|une gifle|des baffes) ~ (menaces|chum|mari|ex|conjoint|pere|chaque|partie|quitte|entend|blonde|recois|mange)
      (il|elle|chum|mari|conjoint|conjointe|blonde|ex|partenaire|gars) [est|a ete|devient|etait|peut etre] [tres|physiquement|assez|vraiment|avec] (violent|violente|abusif|dangereux)
      # Les menaces
      (va|vas|veut|voulait|vont) (me|nous|m) (faire la peau|planter|casser les jambes|peter la yeule|faire disparaitre)
      (<partner>|gars|homme|il|y|quelqu un|un inconnu) [est] arme (devant|dehors|a la porte|chez|en bas|dans la rue|dans l entree)
      ((il|elle|y|<partner>|<somebody>) (sorti|sort|pointe|braque|brandi|brandit) [un|une|le|son] (couteau|fusil|arme|gun|hache|pistolet)|(il|elle) (me|nous) (tuera|tuerait))
      (il|elle|ils|quelqu un|<partner>) [veut|va|veulent|vont] me (faire|fait) [du] mal
      (a|as|ont|mis|met|met un|avec|un|son) <weapon> .. (gorge|cou|face|tete|sur la tempe|moi|me|m|visage|ventre|dos|nous|menace)
      (<partner>|<somebody>|il|elle|y) .. (montre|montrer|sort|sorti|pointe|nettoie|charge|cache|garde|menace|brandit|prend|pris|va chercher) .. <weapon> ~ (chicane|divorce|quitte|partir|laisse|me|moi|nous|quand|chaque fois|fache|lit|saoul|soul)
      [tu] (seras|sera|sois|serais) a personne
      (<partner>|<somebody>|il|y|elle|famille|pere|freres|ex) .. (me|nous|m|la|l) .. (tuer|tuera|tue|bruler|poignarder|tirer|egorger|enterrer|descendre) .. (si|quand|avant|sinon)
      si je (pars|le quitte|le laisse|parle|divorce|porte plainte|reviens pas) ~ (tue|tuer|tuera|mort|morte|retrouver|enfants|fusil|frappe|regretter|couteau)
      (jure|jurait|menace|menacait|promis|promet|promets|menaces) .. (tuer|poignarder|bruler|frapper|tirer|battre|violer|egorger|descendre|vitrioler|me retrouver)
      (il|y|elle|gars|<partner>|<somebody>) .. (va|veut|dit|disait|menace|vont) .. (m|me|nous|la) (tuer|tirer|poignarder|descendre|egorger|crisser une volee|casser les jambes|bruler|arranger le portrait)
      (couteau|fusil|bat|batte|marteau|hache|machette|gun|ceinture) ~ (couru apres|court apres|menace|m attend|apres moi|foncee dessus|foncé dessus|dit que|dit qu)
      (va|veut|vais|dit qu y va|dit qu il va) (me|nous|la|m) (shooter|defigurer|arracher la tete|casser la gueule|casser les dents|peter la gueule|peter la face|arracher la face|sauter dessus|faire disparaitre|faire payer|enterrer|retrouver)
      ((on|nous|tous) (va|vont|allait|allons|mourir|meurt) [tous|les deux|toutes] (mourir|y passer|les deux)|(nous tuer|tuer les deux|tuer tous les deux|tuer toute la famille|tuer les enfants|se tuer avec))
      # Ce que d’autres voient et entendent
      (battue|violentee|frappee|etranglee|maltraitee|menacee|abusee) par (mon|son|ma|sa) (<partner>|<somebody>)
      (<partner>|<somebody>|il|y|preposee|prepose|infirmiere|gardienne|aidante) .. (frappe|bat|gifle|pince|brasse|pousse|rudoie|maltraite|brusque|attache|crie|vole|menace|tape) .. (ma mere|mon pere|ma grand mere|mon grand pere|ma soeur|ma fille|mon amie|memere|pepere|grand maman|residents|sa blonde|sa femme|ma voisine|une cliente|ma cliente)
      (fille|soeur|mere|maman|amie|cliente|patiente|voisine|collegue|cousine|tante|niece|belle soeur|cousin|ami|grand mere) .. (fait|fasse|faire|faite) .. (battre|frapper|violer|menacer|agresser|brasser|etrangler|taper|abuser|violenter|harceler|suivre|brutaliser|tabasser|sequestrer|voler son cheque)
      <mark> ~ (manches|maquillage|cache|cacher|fond de teint|lunettes|chum|mari|conjoint|soeur|mere|fille|amie|voisine|collegue|tombee|cliente|patiente|bras|cou|blonde|ex)
      (entend|entends|entendu|entendons|j entends) .. (coups|crier|cris|hurler|pleurer|battre|frapper|crie) ~ (voisin|voisine|voisins|mur|en haut|en bas|soirs|nuit|a cote|appartement|logement)
      (<partner>|<somebody>) .. <hurt> .. (ma mere|maman|ma soeur|ma grand mere|ma tante|ma belle mere)
      # La peur et la fuite
      (peur de mon (fils|petit fils|neveu|gendre)|<partner> me fait peur|<partner> (est|devient|devenu) dangereux|(fuir|fuis|sauver de|cacher de|cache de) [mon|ma] <partner>)
      (peur (de|d) [mon|mes|sa|son|ma] (<partner>|lui|pere|frere|beau pere|coloc)|peur (pour ma vie|pour ma securite|pour notre securite|de rentrer chez|de rentrer a la maison|de ce qu il))
      peur (qu il|qu elle|que <partner>|que <somebody>) [va|me|nous|m|se] [va|me|nous] (tue|tuer|frappe|fasse mal|fasse du mal|batte|retrouve|revienne|blesse|tape|attaque|viole|trouve)
      ((pas|plus|jamais) [en] (securite|safe) (chez|a la maison|avec|dans|ici)|suis en danger)
      (peur|terrifiee|terrorisee|terrifie|terrorise|crains) .. (<partner>|lui|qu il|quand il) .. (tue|tuer|frappe|trouve|retrouve|revienne|boit|tape|fache|saoul|soul|fasse|colere|pete)
      (<relative>|<friend>|<partner>|je suis|elle est|il est|on est) [est] en danger
      (me suis|s est|m etre|suis) (sauve|sauvee|enfui|enfuie) de (chez|la maison|lui|mon|mari|son)
      # L’envie de le faire
      ((envie|gout|pulsion|pulsions|idees|pensees) de tuer|(pulsions|idees|pensees|envies) (meurtrieres|violentes|de meurtre)|(je|j ai|failli) [l] (frappe|frapper|battu|gifle|bouscule|etrangle|pousse) [ma|mon] <partner>)
      (veux|veut|vais|va|envie|gout|pense|pulsion|pulsions|idees|images|failli|hate|reve|planifie|peur|capable) .. (le|la|les|l) (tuer|frapper|poignarder|etrangler|battre|bruler|tirer|egorger|tabasser|descendre|crisser une volee)
      (veux|veut|vais|va|envie|gout|pense|pulsion|pulsions|idees|images|failli|hate|planifie|peur) .. (tuer|poignarder|etrangler|tirer sur|egorger|attaquer|faire du mal|faire mal|battre|frapper) .. (mon|ma|mes|quelqu un|gens|monde|eleves|collegues|patron|boss|voisin|ex|lui|autres|prof)
      (je|j) .. (frappe|gifle|bouscule|pousse|etrangle|battu|bat|tape|secoue|pogne|brasse|garroche|leve la main sur|cogne) .. (ma|mon) (<partner>|<relative>)
    `,
  },
];
