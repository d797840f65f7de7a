import type { PhraseGroup } from '../../phrase-files.ts';

/** Violence and sexual assault, suffered, feared, or felt coming. */
export const VIOLENCE: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    isInferred: true,
    danger: ['violence'],
    en: `
      # Its names
      (rape*|raping*|rapist*|roofied*|strangl*|strangulation|battered*|trafficked|sextortion|revenge porn|femicide|homicid*|ipv|stabbed|molest*|kidnap*|pimp|gunshot|wife beater|coercive control)
      (domestic|family|spousal|intimate partner|partner|dating|gender based|physical|sexual) violence
      (domestic|spousal|elder|partner) (abuse|abuser)
      (sexual|sexually|physically|violently) (assault|assaulted|assaulting)
      (sexually|physically) abused
      [sexually|sexual] assaulted (at|by|on|in|while|last|yesterday|and)
      violence (at home|in my home|towards me|against me)
      (violent|violently) (with|towards|toward|to) (me|us|my <partner>|my mom|my mother)
      (home|house) (isn t|is not|not) safe
      (murderous|violent) (urge|urges|impulses|thoughts)
      threatening (messages|texts|calls|emails)
      (getting|receiving|got|made) [death] threats
      (sex|human) (trafficking|trafficked)
      (forced marriage|honour killing|honor killing|death threat|death threats|women s shelter|shelter for women)
      (without my|non|didn t|against my) (consent|consensual|consented|will)
      (abusive|violent) (husband|wife|partner|boyfriend|girlfriend|bf|gf|spouse|fiance|relationship|marriage|home|household|dad|father|stepdad|roommate)
      (<partner>|dad|father|stepdad|brother|relationship|marriage) [is|s|has been|turned|became|becomes|getting|gets|got|can be|is getting|is becoming|has become] [physically|very] (abusive|violent)
      <partner> [really] (scares|terrifies|frightens) me
      # Somebody does it
      <partner> .. (took|takes|hides|hid) my (phone|passport|bank card|car keys|keys|id)
      held [me] (hostage|captive|against my will|prisoner)
      (raise|raises|raised) (fist|hand|arm|belt) (at|to|on) (me|us|her)
      (won t|doesn t|refuses to) give (me|us) [any] money for (food|groceries|diapers|medication|kids)
      (comes|coming|came|walks|walking|walked) in (while|when) i [m|am] (shower|showering|changing|undressing|naked|sleep|asleep|sleeping)
      (got|get) me (drunk|high|wasted) (and|then|so)
      groomed by [my|a|an|the|his|her] [old] (<somebody>|<relative>)
      groomed me (at|when|online|since|as)
      (he|ex|stalker) [is|s] outside my (house|door|home|apartment|building|window|work)
      (teacher|coach|boss|priest|pastor|uncle|stepdad|doctor|manager|supervisor|tutor|cousin|brother|dad|stepfather|grandpa|therapist) (kissed|kisses|undressed|groped) me
      (he|she|<partner>|they|guy|man|stalker) [now|keeps] (threatens|threatened|threatening) (my family|my kids|my parents|my sister|my mom|me|us)
      (said|says|told me) [that] i m next
      shelter (for|with) (me|my kids|us|women|woman)
      (monitors|checks|tracks|controls|reads) .. (phone|texts|money|messages) ~ (not allowed|won t let|can t have|isolates|scared|afraid|hits)
      (nurse|psw|caregiver|staff|aide|care home|nursing home) ~ (rough with|bruise|bruises|hits|slaps|hurting) ~ (grandma|grandmother|grandpa|mom|mother|dad|father|her|him|residents)
      (jumped|attacked|beaten|robbed|mugged|assaulted) by (<number>|two|three|four|five|some|a group|guys|men|gang|strangers|teens)
      (date|he|guy|boyfriend|husband|man|boss) .. (wouldn t|didn t|won t) take no
      (flashed|exposed himself|exposing himself|masturbat*) ~ (at me|to me|front of me|front of my|my daughter|my son|my kids)
      <partner> (beats|hits|slaps|kicks|whips|chokes) (him|them)
      (did|does|do|doing) (things|stuff|something|sexual things) to me ~ (when|kid|kids|child|little|night|never told|young|asleep|didn t want|bed)
      (woke|wake|waking) [up] ~ (on top of me|inside me|in my bed|touching me|hands on me|pants down|underwear off)
      (broken|busted|fractured|swollen) <body> ~~~ (husband did|he did|boyfriend did|partner did|ex did|did this|did it to|hit me|hit her)
      (ask|asking|need) [his|her|for|my <partner>] permission (for everything|to go|to leave|to see|to call|to use|to eat|to sleep|to speak|to spend|to do anything)
      (dinner|supper|food|house|laundry) ~ (late|not ready|isn t ready|cold|not clean|isn t clean) ~ (get it|i pay|punish*|hits|i know what|coming to me|loses it|beats|throws)
      (locked|shut|tied|trapped|held|locks|traps) [me|us|her] [up] (in|inside) (basement|closet|bedroom|garage|shed|cabin|trunk|house|apartment|room|bathroom) ~ (by|husband|stepdad|dad|mom|boyfriend|partner|uncle|when he|until he|so i can t|won t let)
      <partner> .. (texted|texts|sent|sends|sending|posted|posts|showed|shows) .. <weapon>
      (ex|husband|boyfriend|man|guy|someone|he|stalker|dude) .. (armed|with <weapon>|has <weapon>|got <weapon>) ~ (outside|at my door|at the door|front door|driveway|in my yard|parking lot|downstairs|my house|my street|my work)
      (touched|molested|abused|raped|fondled|groped|beaten|whipped|assaulted) [sexually|repeatedly|for years|as a kid|as a child|as a boy|as a girl] by [my|a|the|an|our|his|her] [own|old|hockey|youth|family|camp|piano|foster|step] (<relative>|<somebody>|<partner>|scout leader|doctor|nun|nuns)
      (abused|molested|raped|touched|beaten|assaulted|groped|fondled) [me|sexually|us] (as a|when i was a|when i was|since i was|at age|at|when we were) [little|young|small] (kid|child|boy|girl|teen|teenager|little|young|kids|<small>|<teens>)
      (<relative>|<somebody>) [used to|would|had|has|ve] (touch|touched|molest|molested|fondle|fondled|rape|raped|grope|groped|beat|whip|whipped|abuse|abused|beats) (me|us|my sister|my brother)
      (<partner>|<somebody>) [keeps|has|is|just|always|also|often|sometimes|s] (hit|hits|beat|beats|slap|smack|smacked|smacks|punch|kick|choke|strangle|shove|push|grab|bite|hurt|attack|assault|burn|burns|burned|drag|drags|dragged|threaten|rape|molest|grope|stab|stabbed|whip|hold down) [on] (me|us)
      (<partner>|he|dad|father|stepdad|stepfather|brother|uncle) [keeps|has|is|just|always|often|sometimes|s] (hit|hits|beat|beats|slap|smack|smacked|smacks|punch|kick|choke|strangle|shove|rape|threaten to kill) (her|my mom|my mother|my sister|my mum)
      (hit|hits|hitting) [on] (me|us)
      (beat|beats|kick|kicks|attacked) (me|us)
      (strangle|choke|molest|grope|fondle|rape|punch|stab|stabbed|slap|smack|smacked|shove|assault|drug|drugged|drugging|whip|whipped) (me|us|her)
      (slam|slammed|slams|smash|smashed|pinned|shoved|pushed|threw|thrown|throws|dragged|drags) (me|us|her|my head|my face) (against|into|down|onto|across|to the floor|to the ground|on the floor|out of|around)
      (hit|beat|slap|punch|choke|strangle|attack|rape) [my|his|her] (mom|mum|mother|sister|wife|girlfriend)
      (spit|spits|spat) on me
      (<partner>|<somebody>) (pull|pulled|pulls|yank|grab|grabbed|drag|dragged) [me] [by] my (hair|neck|throat)
      (broke|broken|breaks) my (arm|nose|rib|ribs|jaw|wrist|finger|tooth|teeth)
      black eye
      (put|puts|putting|lay|lays|laid) [his|her|their|a] (hand|hands) on (me|us|her)
      (gets|got|get|getting) physical with me
      (hand|hands|fingers) (up|in|under|down|inside|around) my (skirt|pants|shirt|bra|dress|underwear|thighs|privates|neck|throat)
      (escape|escaping|flee|fleeing|hiding from|hide from|run away from|get away from) (my <partner>|him)
      (leave|leaving|escape|escaping|flee|fleeing|from|with) [my|her|an] (abuser|abusive)
      <partner> (is|s|becoming|getting) dangerous
      (he s|husband is|ex is|he is) killing me
      followed me home
      (throw|throws|throwing|threw) (things|stuff|objects|plates|furniture) at (me|us)
      (beat|beaten|beating) (me|us|her|him|my mom) up
      (beaten|beat) up [by|at|last|on]
      (attacked|robbed|jumped) and (beaten|beat|stabbed|raped)
      (got|was|been|were|being|getting|get) (assaulted|beaten|beaten up|beat up|stabbed|jumped|raped|molested|drugged|strangled|choked)
      (being|am|i m|is|is being|still|are|keep getting|getting) (abused|beaten|beat|molested|raped|assaulted|stalked|trafficked) [by|at]
      (abused|hit|assaulted|threatened|attacked|stalked) by [my|her|his|a|the] (<partner>|roommate|stranger|group)
      (beaten|slapped|punched|kicked|choked|shoved|strangled) by [my|her|his|a|the] (<partner>|<somebody>)
      (beaten|raped|strangled|stabbed|molested|sexually abused) by
      (abused|abuse|molested|assaulted|touched|hit|attacked) [me|her|him|us] [by] [my|the|a|her|his] [<somebody>|<partner>] (last night|yesterday|today|tonight|last week|this morning|right now|this week|last weekend|again)
      (force|forces|forced|forcing) (himself|herself|themselves|himself up) on (me|her|him)
      (force|coerce|pressure|made|makes) (me|her|him) [to|into] (have sex|having sex|sex|sleep with|touch|perform|do sexual)
      (touch|grab|grope|fondle|kissed) me (inappropriately|sexually|without|down there|in my sleep|while i|at night|when i|against|under)
      (spike|spiked|drugged) (my|her|his) drink
      (put|slipped) something in (my|her|his) drink
      (forced|coerced) (to|into) (have sex|sex|prostitution|sex work|marry|marriage)
      (drugged|roofied) me
      woke up (and|to) (he|him|someone|somebody) [was] (having|on|in|inside|touching)
      (woke|wake) up (with no|naked|without my) [pants|clothes|underwear]
      (leak|leaking|leaked|post|posting|posted|share|sharing|send|sending|sell|selling|blackmail*) [me|with|my] (nudes|nude|naked|intimate|explicit) [pictures|pics|photos|videos]
      (won t|doesn t|don t) let me (leave|go out|out of the house|see my friends|see my family|have my phone)
      (won t|doesn t|didn t) stop when i (say|said) no
      (<partner>|<somebody>) [has|is|keeps] (lock|locks|locked|trap|holding|holds) me (in|inside|up|hostage|captive|in the)
      (stalk|stalking|stalked|stalks) (me|us)
      stalker*
      (keep|keeps|kept) showing up at my
      (<partner>|stalker) [is|keeps|s] (follow|following|tracking|tracks|hunting|watching|stalking) (me|us)
      # Somebody threatens it
      (<partner>|<somebody>) [says|said|told me] [he|she|they] (will|ll|might|could|going to|gonna|s going to|is going to|wants to|wanted to|tries to|tried to|trying to|threat* to) (kill|murder|shoot|stab|strangle|burn|find) (me|us|her|my kids|the kids|my family|the house|house)
      threat* [me] [to|with] (kill|hurt|shoot|stab|harm|burn|beat|rape|murder|gun|knife|weapon|violence|leak)
      (gun|knife) (pointed at|to my|at me|pulled on me)
      (after me|at me|to my|towards me|chased me) with (a|his|her|the) <weapon>
      (pull|pulled|hold|held|point|pointed|aimed|came at me with|attacked me with|waving|waved|holding|grabbed) [out] (gun|knife|weapon|rifle|machete|axe|hammer) [on|at|to|to my]
      (<partner>|<somebody>) [has|got|owns|bought] (gun|guns|knife|weapon)
      (afraid|scared|terrified|fear|fearing|frightened|scare) (of|for) (my <partner>|him|my life|our lives|her husband|her boyfriend|my (dad|father|stepdad|brother|roommate|stalker|son|uncle)|my safety|our safety|what he)
      (afraid|scared|terrified) to (go home|leave him|leave my <partner>|be alone with|be home with|sleep at home)
      (afraid|scared|terrified|worried) [that|of|my] [<partner>|<somebody>] [ll|will|might|is going to|going to|s going to] (kill|hurt|hit|find|beat) (me|us|her)
      (not|don t feel|doesn t feel|never feel|didn t feel|isn t) safe (at home|in my home|in my house|with my <partner>|with him|around him|around my|here|in this house|going home)
      unsafe (at home|in my home|in my house|with|around)
      # The wish to do it
      (<wants>|gonna|going|might|afraid i ll|scared i ll|voices telling me|voices tell me|about) [to|of|about|i will|i might|i could] (kill|killing|hurt|hurting|stab|stabbing|shoot|shooting|murder|murdering|strangle|strangling|harm|harming|attack|attacking|choke|poison|beat|beating) (someone|somebody|people|him|her|them|others|everyone|everybody|my <partner>|my <relative>|boss|coworker|neighbour|neighbor|teacher|roommate|another person|this guy|women|men)
      (could|and) (hurt|kill) (someone|somebody|people)
      danger to (others|someone|my family)
      (shoot up|shooting up|bomb|shoot) (my|the|a) (school|work|workplace|office|mall|church|mosque)
      i [just|keep|sometimes|almost|nearly|have|also] (hit|beat|choke|strangle|slap|punch|push|shove|kick) my <partner>
      (force|forces|forced|forcing|makes|made) me [to] do (stuff|things|sexual things|sexual stuff)
      (threw|throws|throwing|throw) [something|things|stuff|plates|dishes|knife|bottle|pan|phone|chair] at (me|my head|my face)
      (pan|knife|bottle|plate|chair|phone|glass) at my (head|face)
      (sex|sexual) (assault|assaulted|assaults)
    `,
    fr: `
      # Ses noms
      (sequestr*|violee|violees|viol|violer*|violeur*|etrangl*|etranglement|homicidaire|feminicide|homicid*|poignarde*|sextorsion|harcelement criminel|controle coercitif|attouchement|attouchements|agression sexuelle|agressions sexuelles|agresse sexuellement|agressee sexuellement|abuse sexuellement|abusee sexuellement)
      (violence|violences) (conjugale|conjugales|domestique|familiale|familiales|sexuelle|sexuelles|physique|physiques|entre partenaires|amoureuse)
      victime (de|d) [<thing>] (violence|violences|viol|agression|agressions|menaces|coups|traite|abus sexuel|abus sexuels)
      (vis|vit|subis|subit) [de la|la|une] violence
      (battue|violentee|frappee|etranglee|maltraitee|menacee|abusee) par (mon|son|ma|sa) (<partner>|<somebody>)
      <partner> qui (frappe|bat|tape|viole|menace|etrangle)
      (ex|ex mari|ex conjoint|ex chum) me suit
      (envie|gout|pulsion|pulsions|idees|pensees) de tuer
      (femme|femmes|homme|conjoint|conjointe|mere) (battue|battues|battu|violente|violentee|violentees)
      (<partner>|couple|relation|pere|beau pere|frere|homme) [est|devient|tres|de plus en plus] (violent|violente)
      (menace|menaces) de mort
      violence (a la maison|dans mon couple|dans le couple|chez nous|envers moi)
      violent (avec moi|envers moi|avec nous|envers nous|physiquement)
      (pulsions|idees|pensees|envies) (meurtrieres|violentes|de meurtre)
      (maison d hebergement|maison de femmes|sos violence|traite des personnes|mariage force)
      (sans mon|non|pas) (accord|consentement|consenti|consentie|consenties)
      # Quelqu'un le fait
      (leve|levait) (poing|bras|ceinture) (sur|contre) (moi|nous|elle)
      (oblige|obligeait|force|forcait|forcee|obligee) .. (porno|pornographie)
      (m|l|me) [a] coince* (dans|contre|derriere)
      (marie|mariee|mariage|marier) [de] force
      (exhibe|masturbe) (devant|a cote de) (moi|ma|mon|nous|mes)
      (me|nous) (suit|suivait) (en char|en auto|en voiture|a pied)
      (me|m|nous|la|l) [a] (tient|tenait|tenue|pogne|pris|prise|prend|serre|souleve|tire) par (cou|gorge|cheveux|collet|nuque|bras)
      (prof|coach|boss|patron|gerant|oncle|mononcle|pretre|entraineur|cousin|beau pere|medecin) (m|me) [a] (embrasse|embrassee|deshabillee|tripotee)
      (me|m|nous) [a] (faisait|fait|faisaient) [des|de] (choses|affaires) ~ (petite|petit|enfant|jeune|nuit|jamais dit|quand j|ans|voulais pas|lit)
      (reveillee|reveille|reveiller) .. (il etait|y etait|il est|quelqu un) .. (sur moi|dans mon lit|en moi|tout nu)
      (va|vas|veut|voulait|vont) (me|nous|m) (faire la peau|planter|casser les jambes|peter la yeule|faire disparaitre)
      (me|m|nous) [a] (met|mis|mettait|passe|passait|glisse) [la|une|sa|ses] (main|mains) (sur|dans|entre|sous) [les|le|la|mes|mon|ma|l] (fesses|seins|cuisses|cuisse|jupe|culotte|bobettes|pantalon|chandail|jambes|brassiere|robe)
      peur de mon (fils|petit fils|neveu|gendre)
      (casse|cassee|fracture|fracturee) ~ (c est son mari|c est mon mari|c est son chum|c est mon chum|lui a fait|m a fait ca)
      (demander|demande) [sa|la|toujours|lui] permission (pour tout|pour sortir|pour manger|pour voir|pour appeler|pour aller|pour depenser)
      (souper|diner|manger|menage|maison) ~ (pas pret|en retard|pas prete|froid|pas propre) ~ (m attend|coups|paye|frappe|punit|crie et|mange une)
      (il|elle|y|<partner>|<somebody>) (m|me|nous|l|la|le) [a] (enferme|barre|embarre|enfermait|barrait|enfermes) [dans|a|clef|cle] [dans] (chambre|cave|sous sol|garde robe|maison|salle de bain|toilettes|appart|garage|placard|logement)
      (enferme|enfermee|barree|embarree|sequestre) [dans] (cave|sous sol|garde robe|garage|placard|cabanon|chambre) [par] (par|quand il|quand elle|mon|sans)
      <partner> .. (texte|envoye|envoie|montre|publie) .. (fusil|carabine|pistolet|gun|arme a feu|couteau|machette)
      (<partner>|gars|homme|il|y|quelqu un|un inconnu) [est] arme (devant|dehors|a la porte|chez|en bas|dans la rue|dans l entree)
      (m a|me|m|nous a|l a) (touche|touchee|tripote|tripotee|pogne|flatte|frotte|tate|caresse|colle) (les|le|la|une|l) (seins|fesses|cuisses|cuisse|sexe|entrejambe|parties|poitrine|cul|boules)
      (abuse|abusee|agresse|agressee|viole|violee|touche|touchee|tripote|tripotee|attouchements|battu|battue|frappe|frappee) [sexuellement] [par <relative>|par <somebody>] (quand j etais|enfant|dans mon enfance|petit|petite|a <age> ans|quand j avais|plus jeune|etant jeune|etant petite|au primaire|a l adolescence)
      (<relative>|il|homme|gars|coach|entraineur|prof|pretre|cure|voisin|gardien|gardienne|patron|boss) (me|nous|m) (battait|battaient|frappait|frappaient|touchait|tripotait|violait|violentait|maltraitait|fouettait|agressait|abusait|tapait)
      (<partner>|<somebody>) [me|m|nous] [a|ont|encore] (frappe|tape|fesse|cogne|varge|crache|lance) (moi|nous) [dessus]
      (me|m|nous) [a|ont] (etrangle|viole|tabasse|poignarde|violente|frappe|gifle|fesse|bat|battu|varge|cogne|maltraite|agresse)
      (me|m|nous) [a|ont] (pousse|poussee|pitche|pitchee|projete|projetee|lance|lancee|garroche|garrochee|pogne) (dans|contre|en bas|par terre|au mur|a terre|sur le mur|par les cheveux|par le cou)
      (il|elle|et|pis|<partner>|<somebody>) (me|m) [a] (crache dessus|tire les cheveux|tord le bras|etouffe avec|casse le bras|casse le nez)
      (coup|coups) de (poing|poings|pied|pieds)
      (donne|fout|foutu|sacre|recu|mange) [m a] (une|des|la|ma) (claque|claques|gifle|gifles|volee|baffe|raclee)
      <partner> me fait peur
      <partner> (est|devient|devenu) dangereux
      (abuse|abuser|abusait) de moi
      contre (mon gre|ma volonte|son gre)
      (fuir|fuis|sauver de|cacher de|cache de) [mon|ma] <partner>
      (relation|relations|rapports|sexe) (force|forces|forcees)
      (<partner>|<somebody>) [a] (frappe|bat|battu|tape|etrangle|viole|menace de tuer) (ma mere|ma soeur|sa femme|sa blonde|ma fille|sa conjointe)
      (pogne|pognee|prend|pris|prise|serre|saisi|saisie|attrape) [a|par] [la|le] (gorge|cou)
      (lance|lancer|garroche|pitche) [des|les] (affaires|objets|choses|assiettes|meubles) [dessus|apres|par la tete]
      (leve|levee|lever) la main (sur|dessus)
      (fait|fais|faire) (violer|agresser|battre|frapper|tabasser|poignarder|etrangler|sauter dessus|droguer|toucher)
      (ete|etait|suis|est) (agressee|agresse|battue|battu|violee|tabasse|tabassee|poignarde|poignardee|etranglee|droguee) [par|hier|dans]
      (agression|agressee|abusee|battue|frappee|violee) (hier|hier soir|cette nuit|aujourd hui|ce soir|ce matin|la semaine passee|en fin de semaine|la semaine derniere)
      (me|m|l) [a] (force|forcee|oblige|obligee) [a] (coucher|avoir des relations|faire l amour|avoir du sexe|avoir une relation|sucer|faire des choses|faire des affaires|sexuellement)
      (drogue|mis quelque chose|mis de quoi|mis une pilule) [dans] [mon|ma|son|sa] (verre|drink|boisson|biere)
      (profite|profiter) de moi (quand|pendant|alors|parce que j etais)
      (<partner>|<somebody>) (me|m|nous) [a] (enferme|sequestre|barre dans|retient|empeche de sortir|laisse pas sortir|suit partout|traque|poursuit)
      (me|m|nous) sequestre
      (il|elle|<partner>|<somebody>) (me|m) [a] saute dessus
      <somebody> l [a] (touchee|violee|frappee|battue|agressee|etranglee|frappe|battu|agresse|tabasse|etrangle)
      (<partner>) (me|m) harcele
      (me|m) (suit|suivait) (partout|dans la rue|jusque|jusqu)
      (<relative>|prof|entraineur|coach|boss|patron|medecin|pretre|voisin|gardien|masseur|physio) (me|m) [a] (touche|touchee|tripote|pogne les|embrasse de force)
      (diffuse|publie|partage|envoie|envoyer|publier|menace de publier) (mes|des) (nudes|photos intimes|photos nues|videos intimes)
      # Quelqu'un en menace
      (<partner>|famille|freres|pere|oncle|parents|il|elle) [disent|dit] [qu ils|qu il] (va|vont) me tuer si je [me] (refuse|marie|pars|quitte|parle|porte|divorce|reviens|denonce|couche)
      (<partner>|<somebody>) [va|veut|essaye de|essaie de|a essaye de|tente de|menace de|dit qu il va|pourrait|peut|a voulu] (me|nous|la|m) (tuer|poignarder|tirer|battre a mort|bruler)
      (menace|menaces|menacer|menacee|menacait) [me|m|nous] (de me|de nous|de|avec|d) [un|une|me|nous|le] (tuer|frapper|battre|couteau|fusil|arme|bruler|hache)
      (sorti|sort|pointe|braque|brandi|brandit) [un|une|le|son] (couteau|fusil|arme|gun|hache|pistolet)
      (il|elle) (me|nous) (tuera|tuerait)
      (il|elle|ils|quelqu un|<partner>) [veut|va|veulent|vont] me (faire|fait) [du] mal
      (il|<partner>) (a|possede|achete) (un fusil|une arme|des armes|des fusils|un gun)
      peur (de|d) [mon|mes|sa|son|ma] (<partner>|lui|pere|frere|beau pere|coloc)
      peur (pour ma vie|pour ma securite|pour notre securite|de rentrer chez|de rentrer a la maison|de ce qu il)
      peur (qu il|qu elle|que <partner>|que <somebody>) [va|me|nous|m|se] [va|me|nous] (tue|tuer|frappe|fasse mal|fasse du mal|batte|retrouve|revienne|blesse|tape|attaque|viole|trouve)
      (pas|plus|jamais) [en] (securite|safe) (chez|a la maison|avec|dans|ici)
      femme en danger
      suis en danger
      # L'envie de le faire
      (<wants>|vais|peur|voix qui me disent|failli|va) [de|d|juste|a] (tuer|frapper|poignarder|blesser|etrangler|battre|faire du mal a|faire mal a|tirer sur|attaquer) (quelqu un|qqn|le monde|les gens|du monde|mon <partner>|ma <partner>|mon <relative>|ma <relative>|mes parents|boss|patron|voisin|prof|tout le monde|une personne)
      (<wants>|vais|peur) [de|d] faire [du] mal (aux|a d) (autres|gens)
      (<wants>|vais|failli) [de] (le|la|les|l) (tuer|frapper|etrangler|poignarder|battre)
      (je|j ai|failli) [l] (frappe|frapper|battu|gifle|bouscule|etrangle|pousse) [ma|mon] <partner>
      (brutalise*|malmene|malmenee)
      (me suis fait|fait|ete) (attaquer|attaquee|attaque|tabasser)
      (attaquee|agressee) (dans|par|en|au|sur)
    `,
  },
  {
    // Told in parts that stand near each other.
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    isInferred: true,
    danger: ['violence'],
    en: `
      # Somebody does it, in the same breath
      [<partner>|he] [never|only] (hit|hits|punch|punches|beat|beats|kick|kicks) me where
      [<partner>|<somebody>|family|say they|says they|they] [will|would|ll|gonna|going to] kill me (if|if i|for|because i|when they find out i|if they find out i) [don t|m|am|ever|try to] (dishonour|honour|shame|gay|trans|pregnant|dating|marrying|leaving|marry|leave|divorce|refuse|disobey|say no|tell|go back|talk|call|report|run|don t marry|come back|go to the police|see|date|speak)
      (<partner>|<somebody>) .. <hurt> (me|us)
      (<partner>|<somebody>) .. <hurt> .. (me|us) .. (against|into|down|around|across|so hard|until|when he|in front|again|onto|by the)
      (man|guy|husband|boyfriend|partner|ex|bf|someone|who|he) .. (beat|hit|choke|rape|strangle|slap|punch|hurt|abuse|threaten|kick|control) .. (her|my daughter|my sister|my mom|my mother|my friend|my client|my patient|my neighbour|my coworker|my aunt|my cousin|my granddaughter)
      (daughter|sister|mom|mother|friend|client|patient|neighbour|coworker|cousin|aunt|niece|grandma|granddaughter|roommate) .. (gets|getting|get|got|being|is|was|been) .. (beaten|hit|choked|raped|strangled|slapped|punched|abused|beat|attacked|threatened|stalked|assaulted|held)
      (<partner>|<somebody>|he) .. (hand|hands|fist|fists|arm|knee|foot|belt|pillow) .. (my|her|me) (neck|throat|face|head|mouth|windpipe)
      (pillow|bag|hand|hands|cord|belt) (over|around|on|against) (my|her) (face|head|neck|mouth|throat)
      (<partner>|<somebody>|he) .. (fist|fists|hole|holes|punch|punches|punched|kicked|kicks|smash|smashes|smashed|broke|breaks) .. (wall|walls|door|doors|drywall|windshield|phone|furniture|tv)
      (plate|plates|dishes|things|bottle|bottles|chair|phone|remote|furniture) ~ (flying|fly|flew|thrown|throws|threw) ~ (head|me|face|us)
      (<partner>|<somebody>|he|never|only) .. (hit|hits|hurt|hurts|punch|bruise) .. (where|so|nobody|doesn t|don t) .. (show|shows|see|sees|notice)
      # What is seen and heard of it
      <mark> ~ (makeup|make up|concealer|sleeves|cover|covering|hide|hiding|sunglasses|work|husband|boyfriend|partner|ex|he|wife|sister|mom|daughter|fell|stairs|neighbour|coworker|client|again)
      (hear|hearing|heard|listen) .. (scream|screaming|screams|yelling|thumps|thuds|begging|hitting|crying for help|fighting|beating) ~ (neighbour|neighbor|next door|upstairs|apartment|wall|walls|downstairs|unit)
      (neighbour|neighbor|next door|upstairs|downstairs) ~~~ (scream|screaming|screams|begging|help|hitting|beating|thud|thuds) ~ (her|she|woman|wife|him|every night|night)
      (sleep|slept|sleeping|hide|hid|hiding|locked|lock) ~ (car|bathroom|closet|door|knife|doors|bedroom|chair) ~~~ (from him|from my <partner>|because of him|because of my <partner>|until he|till he|when he|before he|so he|in case he|so my <partner>|when my <partner>|afraid of|my dad|stepdad|son hits)
      walk on eggshells ~~~ (hit|hits|plates|flying|fist|throws|scared|afraid|hurt|rage|kill)
      # Control
      (passport|papers|documents|visa|status|phone|money|bank card|id|paycheque|pension|cheque|keys) ~ (took|takes|taken|take|hides|hid|hide|keeps|kept|holds|controls|steals) ~~~ (not allowed|can t leave|out|work|beat|hit|hits|threat|deport|deported|locked|leave|scared|shoves|kill)
      (not allowed|isn t allowed|never allowed|won t let me|doesn t let me|won t let her) .. (leave|go out|see|talk to|outside|work) ~~~ (husband|he|boyfriend|partner|employer|family|in laws)
      (<partner>|<somebody>|employer) (say|says|said|threat*|will|ll|going to|is going to|keeps saying) .. (deport|deported|take my kids|take the kids|report me|call immigration|cancel my visa)
      (gps|tracker|airtag|air tag|spyware|hidden camera|hidden cameras|tracking|stalkerware) ~ (ex|husband|boyfriend|partner|him|stalker|my car|my phone|on me)
      (put|puts|installed|installs|planted|hid) .. (camera|cameras|tracker|gps|app) .. (my car|my phone|my purse|bedroom|house|on me|bathroom|shower)
      (<partner>|stalker|he|guy|man) .. (knows|found|find|finding|out) where (i|we) (live|lives|work|m staying)
      (<partner>|stalker|guy|man|he) .. (waits|waiting|waited|shows up|showed up|parked|sits|sitting|parks|lurking|drives by|watching) .. (outside|house|work|car|parking|home|apartment|door|window|school|me)
      (restraining order|protection order|no contact order|peace bond|emergency protection|810|breached his|breach of his) ~ (ex|husband|boyfriend|partner|he|him|my|violated|broke|again|need|get|against)
      (out of|released from|gets out of|got out of|back from) (jail|prison|custody) ~ (he|ex|him|husband|knows|where|scared|me|find)
      <number> (texts|calls|messages) (a day|per day|a night|every day) ~ (ex|he|him|stalker|guy|man|stop)
      (if) (he|she) (can t|cant) have me
      no (one|body) (will|else will|can|else can) have (me|you)
      (<partner>|<somebody>|he|family|they|dad|brother|brothers) .. (kill|murder|shoot|stab|burn|bury|strangle|acid) .. (me|us|her) .. (if|when|before|unless)
      (<partner>|<somebody>|he|they) .. (show|shows|showed|wave|waves|waved|clean|cleans|cleaned|load|loaded|loads|point|pointed|points|hold|holds|held|pull|pulled|pulls|put|puts|has|keeps|grab|grabbed|threat*|came|with|sleeps) .. <weapon> ~ (me|my|us|head|throat|when|bed|divorce|leave|whenever|her|face|table|chased)
      <weapon> .. (to|at|on|against) (my|her|me|us) [head|throat|neck|face|back|chest]
      (run|ran|running|drive|drove|push|pushed) (me|us) (over|off|down)
      (marry|marriage|married) ~ (force|forced|forcing|against my will|by force|no choice|make me|making me|kill me)
      (send|sending|sent|take|taking|took) (me|her) back home ~ (marry|married|marriage)
      (afraid|scared|terrified|frightened) .. (<partner>|him|he) .. (kill|hurt|hit|find|finds|come|comes|do|does|get|snap|shoot|take|out|rage|angry)
      # Sexual violence
      (force|forced|forces|forcing|make|makes|made|pressured|pressures|coerced) .. (sex|sleep with|touch him|oral|anal|have sex|do things in bed)
      (forced|forces|makes|made) (me|her|him) [to] (strip|undress)
      (sex|touch|touches|touched|touching|kiss|kissed|inside me|on top of me) ~ (said no|say no|i was asleep|i m asleep|passed out|too drunk|i was drunk|in my sleep|without asking|didn t want|don t want|wouldn t stop|against my will|woke up|i was sleeping|i m sleeping|i sleep|unconscious|couldn t move|no consent)
      (<somebody>|<partner>|uber driver|driver|date|massage|nurse|physio|manager|supervisor) .. (grope|groped|rub|rubs|touch|touched|touches|grab|grabbed|grabs|feel|felt|kiss|kissed) .. (me|my) .. (bum|butt|breast|breasts|boobs|thigh|crotch|ass|chest|private|privates|vagina|up|under|without|leg|inappropriately)
      (party|date|bar|club|tinder|frosh|dorm|uber) ~~~ (raped|rape|no consent|said no|drugged|roofied|forced|blacked out|woke up|pinned|held me down)
      (photos|pictures|nudes|pics|videos|video) ~ (post|posts|posted|share|shared|leak|leaked|threat*|blackmail*|send|everyone|online|pay) ~ (ex|he|me|of me|nudes|naked|guy|pay|money|if i)
      # Those who are cared for, and those who care
      (caregiver|caretaker|nurse|psw|staff|aide|worker|grandson) .. (hit|hits|slap|slaps|pinch|pinches|rough with|push|pushes|shove|steal|steals|tie|ties|hurt|hurts|grab|grabs) .. (me|grandma|grandpa|my mom|my mother|my dad|my father|residents|my pension|my cheque|patient)
      # The wish to do it
      (want|wanna|gonna|going to|could|might|will|thinking of|thinking about|fantasize about|urge|plan|plans|planning|ready) [to] (kill|hurt|stab|shoot|strangle|beat|attack|murder|burn|poison|bomb) .. (him|her|them|my|everyone|everybody|people|somebody|someone|kids|wife|husband|school|boss|coworkers|ex)
      i [just|almost|nearly|finally|have] (hit|hits|punched|slapped|choked|shoved|pushed|strangled|beat|grabbed|threw) [my|her|him] (<partner>|<relative>|her|him) 
      (voices|voice) ~ (kill|hurt|stab|attack|harm) ~ (people|them|him|her|my|someone|family|everyone|tell|telling|say)
      (delete|hide|erase|clear|incognito|deleting|clearing) .. (search|history|browser|browsing|this page|tracks) ~~~ (he|husband|him|boyfriend|partner|wife|dad|comes|gets home|sees)
      (long sleeves|sleeves|sunglasses|turtleneck|scarf|makeup|concealer|foundation) ~~~ (he does|he did|he left|husband|boyfriend|bruise|bruises|what he|from last night|marks he|he grabbed|he hit)
      (say|said|saying|told him|says|told) .. (no|stop) ~ (kept|keep|continued|keeps|anyway|anyways|didn t stop|didnt stop|wouldn t stop|still did|didn t listen|forced|wouldn t)
      (held|hold|holding|kept|keeps|keeping|locked|tied|trapped|locks) .. (her|him|me|my daughter|my sister|my friend) .. (basement|against her will|against my will|against his will|days|hostage|captive|closet|cabin|for hours|bedroom)
      (he|she|him|husband|wife|boyfriend|girlfriend|ex|partner|dad|mom|son|brother|stepdad|roommate|employer) .. (broke|breaks|fractured|dislocated|busted|cracked|twisted|snapped|knocked out) .. (my|her|me|mom s) <body>
      (swore|swears|vows|vowed|threatens|threatened|promised|promises|sworn|threat) .. (kill|shoot|stab|burn|hurt|beat|rape|murder|bury|cut) .. (me|her|him|us|my|sister|family|kids|mom)
      (send me back|deport|call immigration|report me|lose my status|cancel my papers|visa) .. (if i|unless i) (talk|tell|say|leave|complain|refuse|don t)
      (employer|boss|landlord|host|supervisor|manager|coach|priest|pastor|doctor|driver|teacher|uncle|stepdad|brother in law|father in law) .. (touch|touches|touched|grab|grabs|rub|rubs|comes|kiss|kisses|sleep|lies) .. (me|my) .. (night|room|bed|door|sleep|asleep|showering|alone|if i)
      (knife|gun|bat|hammer|axe|machete|belt) ~ (chased|chase|chases|threat*|waiting for me|waits for me|after me|swung|swings|came at|says he|said he)
      (honour|honor|shame|dishonour) .. (kill|beat|hurt|killed|locked) ~ (family|brothers|father|sister|cousin|me|her)
      (husband|boyfriend|ex|partner|he|wife|dad) .. (gets|get|is|so|turns|becomes|goes) .. (angry|violent|mad|aggressive|drunk|rage) .. (hit|hits|throw|throws|scared|afraid|hide|grab|grabs|push|pushes|break|breaks|fear|hurt|hurts|runs after|lock|locks)
      (call|called|calling) .. (police|cops|911|rcmp) .. (on him|on my husband|again|he|husband|boyfriend|took my phone) ~~~ (hit|hits|beat|hurt|phone|kill|threat*|drunk|afraid|scared|leave)
      (pack|packed|packing|bag|shelter|escape plan|safety plan|go bag|safe house|hotel|transition house) ~ (leave him|leaving him|escape|get away|husband|kids and|he finds|abus*|tonight|flee|before he)
      (punch|punched|hit|hits|slap|slapped|beaten|beat|kicked|choked) .. (while|when|because|in front of) .. (pregnant|kids|the kids|cooking|dinner|i said|baby|i didn t|sleeping)
      (pregnant) ~~~ (kick|kicked|kicks|punched|hit|hits|pushed|belly|stomach|choked|beats|beat) ~ (me|he|husband|boyfriend|belly|stomach|partner)
      (son in law|her husband|her boyfriend|her partner|her ex|his wife|his girlfriend|brother in law|ex) .. <hurt> .. (my daughter|my sister|my mom|my mother|her|him|my son|my brother|my friend)
      (<partner>|ex|he|stalker|guy) .. (drives|driving|drove|walks|circles|cruises) (by|past|around) .. (house|work|home|place|apartment|school)
      (won t|wont|never|doesn t|refuses to) (stop|leave) (texting me|calling me|messaging me|following me|harassing me|me alone|contacting me) ~ (ex|he|him|guy|stalker|man|threat*|work|block|kill|hurt|police)
      (war|soldiers|militia|camp|smuggler|traffickers|army) ~~~ (raped|rape|tortured|gang raped|assaulted|beat|violated)
      (touched|touch|touches|grabbed|grabs|groped|rubbed|squeezed|felt) [me on|up|on] my (breast|breasts|boob|boobs|butt|ass|bum|crotch|thigh|thighs|private parts|vagina|penis)
      (someone|man|guy|stranger|he|passenger|boss|coworker|customer|masseuse|dentist|doctor|nurse) [has|just|s] (touched|touches|grabbed|groped|rubbed|touch) me (on|in|at|without|when|while|again|and|inappropriately|there)
      (he|she|they|husband|wife|boyfriend|girlfriend|ex|partner) (is|was|s|gets|got|has been|can be) [being|very|physically] (violent|abusive)
      (<relative>|<friend>|i m|i am|she is|he is|we are|she s|we re|they re) in danger
      (break|broke|breaks|breaking|smash|smashes|smashed|smashing|destroys|trashes|trashed) .. (everything|things|stuff|house|dishes|furniture|apartment|my phone|tv) ~ (scared|afraid|when he|drunk|hide|when my <partner>|gets mad|angry|rage|every time he)
      (threw|throws|throw|throwing|thrown|hurled|hurls) .. (chair|plate|bottle|phone|tv|lamp|glass|knife|dishes|cup|mug|ashtray|shoe|hammer|vase|rock) .. (at|on) (me|us|mom|my mom|my mother|her|him|my head|my sister|the kids|my face)
      (ex|husband|boyfriend|partner|he|stalker) .. (broke|breaks|break|breaking|climbed|snuck|sneaks) (into|in|through) [my|our|the] (house|home|apartment|place|window|condo|door)
      (get|gets|got|getting|turned|turns) physical (when|with|if|after|again|and|every)
      (blackmail|blackmails|blackmailing|blackmailed|extort*|sextort*) ~ (me|video|nudes|photos|pictures|him|her|my)
      (recorded|filmed|recording|filming|videotaped|hidden camera|camera) ~ (without|consent|knowing|shower|bathroom|bedroom|naked|sex|us in bed|sleeping)
      (we|us both|both of us|all of us|family) (would|will|ll|d|gonna|going to) (both|all) die
      (kill|killing) (us both|both of us|us all|all of us|me and the kids|me and himself|himself and me|the kids and)
      (someone|man|guy|stranger|car|he|dude|men) [has|was|is|s|keeps] (followed|follows|following|follow) (me|us|her) ~ (home|night|walking|bus|street|parking|everywhere|car|work|school|today|last|evening|store|gym)
      (used|uses|using|grabbed|grab) .. (force|belt|cord|stick|bat|broom|pan|iron) .. (on|against|me|her|us)
      (takes|took|stole|stealing|steals|taking) .. (my pension|my money|her pension|grandma s money|my cheques|my bank card) ~ (hit|hits|push|pushes|threat*|scared|yells|afraid|shoves|grandson|son|daughter|caregiver)
      (<partner>|<somebody>) .. <hurt> .. (my mom|my mother|my mum|mom|my sister|my grandma|my grandmother|my aunt|my stepmom)
      (grope*|fondled|gang raped|molester|prisoner in my own (home|house)|trapped with (him|my abuser|my husband))
      (burn|burns|burned|blow up|set fire) .. (house|home|place|car|apartment) ~ (us|me|inside|down|with us|kids) ~ (husband|ex|he|boyfriend|says|said|threat*|dad|partner)
      (guy|man|he|boyfriend|date|husband|someone|dude) .. (wouldn t stop|wouldnt stop|didn t stop|kept going|wouldn t let me go|wouldn t get off|held me down|pinned me|climbed on top of me) 
      (killed|kills|kill|hurt|hurts|kick|kicks|kicked|threw) .. (my|our|the) (cat|dog|puppy|kitten|pet) ~ (he|husband|ex|boyfriend|partner|dad|if i|made me)
      (won t|wont|doesn t|doesnt|don t|didn t|never) let (me|my mom|her|my sister) [even] (eat|sleep|work|drive|see|talk|call|leave|go|use|have|take|get|shower|out|touch) ~ (husband|he|boyfriend|partner|ex|wife|dad|family|in laws|phone|money|meds|locks|threat*|yells|hit|hits)
      (i|we|my kids and i) (hide|hid|locked myself|lock myself|ran|run|fled|escape|escaped) .. (him|husband|boyfriend|dad|ex|stepdad|partner|bathroom|closet|neighbours|shelter) ~ (drunk|angry|hit|hits|rage|beat|scared|screaming|violent|knife|afraid|kill|door)
      (abused|assaulted|attacked|touched|raped) (by) (priest|pastor|coach|teacher|uncle|cousin|doctor|guard|officer|boss|manager|stranger|client|driver|nurse|friend|man|someone|guy|roommate|brother|father|my)
    `,
    fr: `
      # Quelqu'un le fait, d'un souffle
      (<partner>|<somebody>|il|elle|y|qui) .. (me|m|nous) [a|ont|a deja|fait|est|avait] <hurt>
      (<partner>|<somebody>|gars|homme|il|y|qui) .. (la|l|lui) [a|a deja|avait] (bat|battu|battue|frappe|frappee|etrangle|etranglee|viole|violee|gifle|menace|menacee|brasse|agresse|agressee|violente|pousse|poussee|pogne|controle|cogne|sacre une volee|fesse dessus)
      (<partner>|<somebody>|il|y|preposee|prepose|infirmiere|gardienne|aidante) .. (frappe|bat|gifle|pince|brasse|pousse|rudoie|maltraite|brusque|attache|crie|vole|menace|tape) .. (ma mere|mon pere|ma grand mere|mon grand pere|ma soeur|ma fille|mon amie|memere|pepere|grand maman|residents|sa blonde|sa femme|ma voisine|une cliente|ma cliente)
      (fille|soeur|mere|maman|amie|cliente|patiente|voisine|collegue|cousine|tante|niece|belle soeur|cousin|ami|grand mere) .. (fait|fasse|faire|faite) .. (battre|frapper|violer|menacer|agresser|brasser|etrangler|taper|abuser|violenter|harceler|suivre|brutaliser|tabasser|sequestrer|voler son cheque)
      (main|mains|poing|poings|genou|oreiller|ceinture) (sur|autour|dans|a|contre|au) [du|de] (gorge|cou|face|visage|bouche|tete)
      (a|as|ont|mis|met|met un|avec|un|son) <weapon> .. (gorge|cou|face|tete|sur la tempe|moi|me|m|visage|ventre|dos|nous|menace)
      (montre|montrer|sort|sorti|pointe|nettoie|charge|cache|garde|menace|brandit|sortir|prend|pris|va chercher) .. <weapon> ~ (chicane|divorce|quitte|partir|laisse|me|moi|nous|quand|chaque fois|fache|lit|saoul|soul)
      (trou|trous|poing|poings|coup de poing|coups) .. (mur|murs|porte|portes|gyproc)
      (assiette|assiettes|vaisselle|objets|affaires|telephone|chaise|bouteille) ~ (vole|volent|lance|lancee|garroche|garrochee|pitche|revole) ~ (tete|me|moi|nous|face|dessus)
      (annees|ans|mois|an|annee) de (coups|violence|violences|claques|menaces|terreur|battage|brutalite)
      (des coups|ses coups|les coups|a coups|des claques|une claque|des gifles|une gifle|des baffes) ~ (menaces|chum|mari|ex|conjoint|pere|chaque|partie|quitte|entend|blonde|recois|mange)
      # Ce qu'on en voit et entend
      <mark> ~ (manches|maquillage|cache|cacher|fond de teint|lunettes|chum|mari|conjoint|soeur|mere|fille|amie|voisine|collegue|tombee|cliente|patiente|bras|cou|blonde|ex)
      (entend|entends|entendu|entendons|j entends) .. (coups|crier|cris|hurler|pleurer|battre|frapper|crie) ~ (voisin|voisine|voisins|mur|en haut|en bas|soirs|nuit|a cote|appartement|logement)
      (voisin|voisine|voisins) ~~~ (crie|crier|cris|hurle|coups|bat|frappe|supplie) ~ (entend|entends|soirs|nuit|coups|battre|femme|blonde)
      (dors|dormi|dormir|cache|cachee|enfermee|barre|barree|couche) ~ (auto|char|chaise|porte|salle de bain|toilette|couteau|garde robe|chambre) ~~~ (quand il|quand mon <partner>|jusqu a ce qu|a cause de lui|a cause de mon <partner>|pour pas qu|loin de lui|parce que mon <partner>|parce qu il|beau pere|peur de lui|peur qu)
      # Le contrôle
      (passeport|papiers|cellulaire|telephone|argent|carte|cartes|cheque|pension|cles) ~ (pris|prend|garde|cache|confisque|controle|enleve|vole|prennent) ~~~ (sortir|partir|frappe|brasse|menace|enfermee|travaille|maison|droit|parler|expulser|renvoyer|bat)
      (pas le droit|pas droit|jamais le droit|empeche de|interdit de|laisse pas|laisse jamais|defend de|permet pas) .. (sortir|voir|parler|travailler|partir|quitter|appeler) ~~~ (mari|chum|conjoint|il|famille|patron|patronne|belle famille|ils|y)
      (gps|traceur|airtag|air tag|camera|cameras|logiciel espion|mouchard|piste|localise|espionne) ~ (ex|mari|chum|conjoint|auto|char|cell|telephone|il|chambre)
      (<partner>|ex|gars|homme|il|y|inconnu) .. (m attend|attend|rode|rodait|stationne|guette|surveille|suit|me suit|poursuit|passe devant|debarque|entre|apparait|retrouve|sait ou|espionne|achale) .. (stationnement|job|travail|maison|ecole|appart|logement|fenetre|chez|porte|partout|reste|j habite|autobus|bloc)
      (harcele|harcelee|harcelement|traque|traquee|stalke|stalker|epiee) ~ (ex|chum|mari|conjoint|homme|gars|client|voisin|inconnu)
      (810|ordonnance|interdit de contact|bris de condition|brise ses conditions|brise son|liberation|sorti de prison|sort de prison|sort de dedans|sorti de dedans) ~ (ex|mari|chum|conjoint|il|y|rode|encore|police|peur|sait)
      (t es|tu es|si tu es|si t es|suis) [pas] a moi ~ (personne|seras|sera|il|dit)
      [tu] (seras|sera|sois|serais) a personne
      (mariage|epouser|me marier|la marier) ~ (force|forcee|forcer|de force|contre mon gre|oblige|obligee|au pays|cousin|me tuer|pas le choix)
      (<partner>|<somebody>|il|y|elle|famille|pere|freres|ex) .. (me|nous|m|la|l) .. (tuer|tuera|tue|bruler|poignarder|tirer|egorger|enterrer|descendre) .. (si|quand|avant|sinon)
      si je (pars|le quitte|le laisse|parle|divorce|porte plainte|reviens pas) ~ (tue|tuer|tuera|mort|morte|retrouver|enfants|fusil|frappe|regretter|couteau)
      (peur|terrifiee|terrorisee|terrifie|terrorise|crains) .. (<partner>|lui|qu il|quand il) .. (tue|tuer|frappe|trouve|retrouve|revienne|boit|tape|fache|saoul|soul|fasse|colere|pete)
      # Violence sexuelle
      (force|forcee|oblige|obligee|forcait|obligeait|pression|contraint|contrainte) .. (sexe|coucher avec|relation|relations|faire l amour|le toucher|deshabiller|fellation|sexuel|sexuelles|sexuellement|au lit)
      (sexe|coucher avec|touche|touchee|embrasse|embrassee|relation) ~ (dit non|dis non|dormais|je dors|endormie|saoule|soule|voulais pas|sans me demander|sans mon|inconsciente|pas arrete|paquetee)
      (<partner>|<somebody>|chauffeur|masseur|gerant|superviseur|infirmier|physio|date|gars) .. (me|m) .. (pogne|touche|tripote|frotte|tate|colle|embrasse|caresse|flatte) .. (fesses|seins|cuisse|cuisses|sexe|poitrine|entrejambe|cul|craque|boules|culotte|jambe|jambes|jupe|force)
      (party|bar|date|tinder|fete|initiation|residence|soiree) ~~~ (viole|violee|viol|droguee|drogue|dit non|force|forcee|reveillee nue|black out|ghb|souviens)
      (photos|video|videos|nudes|images) ~ (publie|publier|partage|partager|envoyer|envoie|diffuse|menace|chantage|montre|affiche|payer) ~ (ex|il|y|moi|nue|nues|intimes|gars|argent|si je|chum|tout le monde)
      # L'envie de le faire
      (veux|veut|vais|va|envie|gout|pense|pulsion|pulsions|idees|images|failli|hate|reve|planifie|peur|capable) .. (le|la|les|l) (tuer|frapper|poignarder|etrangler|battre|bruler|tirer|egorger|tabasser|descendre|crisser une volee)
      (veux|veut|vais|va|envie|gout|pense|pulsion|pulsions|idees|images|failli|hate|planifie|peur) .. (tuer|poignarder|etrangler|tirer sur|egorger|attaquer|faire du mal|faire mal|battre|frapper) .. (mon|ma|mes|quelqu un|gens|monde|eleves|collegues|patron|boss|voisin|ex|lui|autres|prof)
      (je|j) .. (frappe|gifle|bouscule|pousse|etrangle|battu|bat|tape|secoue|pogne|brasse|garroche|leve la main sur|cogne) .. (ma|mon) (<partner>|<relative>)
      (voix) ~ (tuer|attaquer|frapper|poignarder|mal) ~ (disent|dit|gens|monde|quelqu un|famille|mere|voisin)
      (efface|effacer|cacher|cache|supprimer|vider) .. (recherche|recherches|historique|navigateur|page) ~~~ (il|mari|chum|conjoint|lui|pere|arrive|rentre|voit)
      (cache|cacher|maquille|maquiller|fond de teint|manches longues|manches|lunettes|foulard|col roule) ~~~ (des coups|les coups|ses coups|des marques|mes bleus|des bleus|ses bleus|les bleus|traces|ce qu il me fait|ce qu il m a fait)
      (dit|dis|disais|disait) .. (non|arrete|stop|d arreter) ~ (continue|continuait|quand meme|pareil|pas arrete|ecoute pas|force|pas ecoute)
      (defonce|defoncer|casse|brise|pete) .. (porte|mur|fenetre|vitre|cell|telephone) ~~~ (il|y|boit|saoul|soul|chum|mari|conjoint|ex|peur|barre|fache)
      (tient|tenait|garde|gardee|attachee|sequestre|retient|retenue) .. (sous sol|chalet|contre son gre|jours|heures|sans manger|otage)
      (m|me|lui|il|elle|chum|mari|conjoint|fils|ex|frere|pere|garcon) .. (pete|casse|brise|fracture|disloque|tordu|demis) .. <body>
      (jure|jurait|menace|menacait|promis|promet|promets|menaces) .. (tuer|poignarder|bruler|frapper|tirer|battre|violer|egorger|descendre|vitrioler|me retrouver) 
      (renvoyer|renvoie|deporter|expulser|immigration|papiers|visa|statut) .. (si je|sinon) [parle|dis|pars|refuse]
      (patron|employeur|boss|proprietaire|coach|pretre|pasteur|medecin|chauffeur|prof|oncle|beau pere|beau frere|frere|coloc|cousin) .. (me|m) .. (touche|touchait|touchee|pogne|embrasse|colle|frotte|caresse|rejoint) .. (nuit|chambre|lit|porte|dors|douche|seule|dit rien|parle)
      (il|y|elle|gars|<partner>|<somebody>) .. (va|veut|dit|disait|menace|vont) .. (m|me|nous|la) (tuer|tirer|poignarder|descendre|egorger|crisser une volee|casser les jambes|bruler|arranger le portrait)
      (couteau|fusil|bat|batte|marteau|hache|machette|gun|ceinture) ~ (couru apres|court apres|menace|m attend|apres moi|foncee dessus|foncé dessus|dit que|dit qu)
      (honneur|honte) .. (tuer|battre|frapper|enfermee) ~ (famille|freres|pere|soeur|moi|me)
      (mari|chum|conjoint|ex|il|y|pere|beau pere|conjointe|blonde) .. (fache|colere|boit|bu|saoul|soul|chaud|jaloux|pogne les nerfs|pete sa coche|violent) .. (frappe|lance|garroche|peur|cache|pogne|pousse|casse|brise|brasse|tape|serre|enferme|cogne|sauve)
      (police|911) .. (mari|chum|conjoint|ex|lui|cell|telephone) ~~~ (frappe|peur|menace|battre|tuer|boit|violent)
      (valise prete|valises pretes|sac de depart|refuge|maison d hebergement|me sauver|fuir|me suis sauvee|me suis enfuie|partir en cachette) ~ (mari|chum|conjoint|ex|enfants|lui|retrouve|violent)
      (enceinte) ~~~ (frappe|frappee|coups|pousse|poussee|ventre|battue|bat|brasse) 
      (frappe|battu|battue|gifle|coups|claque|claques|tape) .. (devant|parce que|pendant|quand|alors que) .. (enfants|enceinte|souper|je dis|j ai dit|bebe|refuse|reponds|dors)
      (oblige|force|forcee|fait) .. (prostituer|danser nue|clients|escorte|faire le trottoir|deshabiller|faire des affaires)
      (gendre|son mari|son chum|son conjoint|son ex|sa blonde|sa femme|beau frere|beau fils) .. <hurt> .. (ma fille|ma soeur|ma mere|mon fils|mon frere|mon amie|elle|lui)
      (<partner>|ex|il|y|gars) .. (passe|driver|drive|circule|roule|tourne) [souvent|encore|tout le temps] (devant|autour) .. (maison|job|chez|appart|bloc|ecole|travail)
      (arrete pas|veut pas arreter|lache pas|arrete jamais) .. (texter|appeler|ecrire|suivre|harceler|achaler|driver) ~ (ex|il|y|gars|menace|police|tuer|bloque)
      (va|veut|vais|dit qu y va|dit qu il va) (me|nous|la|m) (shooter|defigurer|arracher la tete|casser la gueule|casser les dents|peter la gueule|peter la face|arracher la face|sauter dessus|faire disparaitre|faire payer|enterrer|retrouver)
      <number> (textos|messages|appels) par (jour|nuit|heure) ~ (ex|il|y|gars|suit|suis|menace|homme)
      (guerre|soldats|milice|camp|passeur|passeurs|rebelles) ~~~ (viol|violee|torture|torturee|torturé|agressee|battue)
      (quelqu un|homme|gars|inconnu|il|patron|collegue|client|medecin|masseur|dentiste) .. (m a|me|m) (touche|touchee|pogne|pognee|tripotee|tripote|frotte) (dans|sur|sans|quand|pendant|au|les|la)
      (il|elle|chum|mari|conjoint|conjointe|blonde|ex|partenaire|gars) [est|a ete|devient|etait|peut etre] [tres|physiquement|assez|vraiment|avec] (violent|violente|abusif|dangereux)
      (<relative>|<friend>|<partner>|je suis|elle est|il est|on est) [est] en danger
      (brise|casse|pete|defonce|fracasse|detruit) .. (tout|affaires|meubles|vaisselle|tele|maison|appart) ~ (peur|chum|mari|conjoint|saoul|soul|cache|pere)
      (lance|garroche|pitche|tire) .. (chaise|assiette|bouteille|telephone|verre|couteau|lampe|tasse|cendrier|vase|soulier|marteau|cell|roche) .. (a ma mere|a ma soeur|ma mere|sur moi|apres moi|par la tete|a la tete|sur nous|apres nous|sur ma mere|sur elle|vers moi)
      (me|m|nous) [a|lance|garroche|pitche] (lance|garroche|pitche|tire) .. (chaise|assiette|bouteille|telephone|verre|couteau|lampe|tasse|vase|soulier|cell|affaires|objets)
      (ex|mari|chum|conjoint|il|y) .. (entre|rentre|introduit|defonce|debarque|force) .. (chez moi|chez nous|ma maison|mon appart|mon logement|ma porte|la porte|ma fenetre)
      (chantage|faire chanter|fait chanter|extorque|extorsion|sextorsion) ~ (photos|video|videos|nudes|moi|me|m|argent|images|ex|il)
      (filme|filmee|filmait|enregistre|enregistree|camera cachee) ~ (insu|sans mon|sans le savoir|douche|chambre|nue|lit|relation|permission|dors|salle de bain)
      (on|nous|tous) (va|vont|allait|allons|mourir|meurt) [tous|les deux|toutes] (mourir|y passer|les deux)
      (nous tuer|tuer les deux|tuer tous les deux|tuer toute la famille|tuer les enfants|se tuer avec)
      (quelqu un|homme|gars|inconnu|auto|char|il|bonhomme) .. (m a|me|nous) (suivi|suivie|suit|suivait|poursuit|poursuivie|suivis) ~ (soir|nuit|rue|chez|maison|bus|autobus|stationnement|metro|partout|travail|ecole|hier|aujourd hui|auto)
      (prend|vole|pris|prennent|volent|vide) .. (ma pension|mon cheque|mon argent|sa pension|son argent|ma carte) ~ (frappe|pousse|menace|peur|crie|brasse|petit fils|fils|fille|niece|aidante|voisin)
      (<partner>|<somebody>) .. <hurt> .. (ma mere|maman|ma soeur|ma grand mere|ma tante|ma belle mere)
      (prisonniere|prisonnier|otage) (chez|dans|de) (nous|moi|ma|mon|lui)
      (bruler|brule|mettre le feu|feu) .. (maison|appart|auto|char|chalet) ~ (nous|moi|enfants|dedans|avec) ~ (mari|ex|il|y|chum|dit|menace|pere|conjoint)
      (gars|homme|il|y|chum|date|mari|inconnu) .. (me lachait pas|m a plaquee|m a plaque|m a tenue|m a coincee|m a coince|s est couche sur moi|embarque sur moi)
      (tue|frappe|lance|kick|botte|blesse) .. (mon|notre|le) (chat|chien|chiot) ~ (il|y|mari|ex|chum|conjoint|pere|si je|devant)
      (laisse|laissent) [me|nous] (pas|jamais) (manger|dormir|travailler|conduire|voir|parler|appeler|sortir|partir|prendre) ~ (mari|il|y|chum|conjoint|ex|famille|belle famille|telephone|argent|pilules|frappe|menace|crie)
      (je|on|me|m) .. (cache|cachee|enfermee|barree|sauve|sauvee|enfuie|refugiee) .. (lui|mari|chum|pere|ex|conjoint|salle de bain|toilettes|garde robe|voisine|refuge) ~ (saoul|soul|fache|frappe|bat|peur|crie|violent|couteau|tuer|porte)
      (abuse|abusee|agresse|agressee|attaque|attaquee|touche|touchee|viole) (par) (pretre|cure|entraineur|coach|prof|oncle|cousin|medecin|gardien|policier|patron|inconnu|client|chauffeur|ami|homme|quelqu un|gars|coloc|frere|pere|mon|un|mes)
    `,
  },
];
