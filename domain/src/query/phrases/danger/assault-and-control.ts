import type { PhraseGroup } from '../../phrase-files.ts';

/** Sexual assault, and the control that goes with violence. */
export const ASSAULT_AND_CONTROL: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    isInferred: true,
    danger: ['violence'],
    en: `
      # Sexual assault
      (without my|non|didn t|against my) (consent|consensual|consented|will)
      (comes|coming|came|walks|walking|walked) in (while|when) i [m|am] (shower|showering|changing|undressing|naked|sleep|asleep|sleeping)
      (got|get) me (drunk|high|wasted) (and|then|so)
      groomed by [my|a|an|the|his|her] [old] (<somebody>|<relative>)
      groomed me (at|when|online|since|as)
      (teacher|coach|boss|priest|pastor|uncle|stepdad|doctor|manager|supervisor|tutor|cousin|brother|dad|stepfather|grandpa|therapist) (kissed|kisses|undressed|groped) me
      (date|he|guy|boyfriend|husband|man|boss) .. (wouldn t|didn t|won t) take no
      (flashed|exposed himself|exposing himself|masturbat*) ~ (at me|to me|front of me|front of my|my daughter|my son|my kids)
      (did|does|do|doing) (things|stuff|something|sexual things) to me ~ (when|kid|kids|child|little|night|never told|young|asleep|didn t want|bed)
      (woke|wake|waking) [up] ~ (on top of me|inside me|in my bed|touching me|hands on me|pants down|underwear off)
      (touched|molested|abused|raped|fondled|groped|beaten|whipped|assaulted) [sexually|repeatedly|for years|as a kid|as a child|as a boy|as a girl] by [my|a|the|an|our|his|her] [own|old|hockey|youth|family|camp|piano|foster|step] (<relative>|<somebody>|<partner>|scout leader|doctor|nun|nuns)
      (abused|molested|raped|touched|beaten|assaulted|groped|fondled) [me|sexually|us] (as a|when i was a|when i was|since i was|at age|at|when we were) [little|young|small] (kid|child|boy|girl|teen|teenager|little|young|kids|<small>|<teens>)
      (hand|hands|fingers) (up|in|under|down|inside|around) my (skirt|pants|shirt|bra|dress|underwear|thighs|privates|neck|throat)
      (force|forces|forced|forcing) (himself|herself|themselves|himself up) on (me|her|him)
      (force|coerce|pressure|made|makes) (me|her|him) [to|into] (have sex|having sex|sex|sleep with|touch|perform|do sexual)
      (touch|grab|grope|fondle|kissed) me (inappropriately|sexually|without|down there|in my sleep|while i|at night|when i|against|under)
      (spike|spiked|drugged) (my|her|his) drink
      (put|slipped) something in (my|her|his) drink
      woke up (and|to) (he|him|someone|somebody) [was] (having|on|in|inside|touching)
      (woke|wake) up (with no|naked|without my) [pants|clothes|underwear]
      (leak|leaking|leaked|post|posting|posted|share|sharing|send|sending|sell|selling|blackmail*) [me|with|my] (nudes|nude|naked|intimate|explicit) [pictures|pics|photos|videos]
      (won t|doesn t|didn t) stop when i (say|said) no
      (force|forces|forced|forcing|makes|made) me [to] do (stuff|things|sexual things|sexual stuff)
      (sex|sexual) (assault|assaulted|assaults)
      (force|forced|forces|forcing|make|makes|made|pressured|pressures|coerced) .. (sex|sleep with|touch him|oral|anal|have sex|do things in bed)
      (forced|forces|makes|made) (me|her|him) [to] (strip|undress)
      (sex|touch|touches|touched|touching|kiss|kissed|inside me|on top of me) ~ (said no|say no|i was asleep|i m asleep|passed out|too drunk|i was drunk|in my sleep|without asking|didn t want|don t want|wouldn t stop|against my will|woke up|i was sleeping|i m sleeping|i sleep|unconscious|couldn t move|no consent)
      (<somebody>|<partner>|uber driver|driver|date|massage|nurse|physio|manager|supervisor|employer|boss|landlord|host|coach|priest|pastor|doctor|teacher|uncle|stepdad|brother in law|father in law) .. (grope|groped|rub|rubs|touch|touched|touches|grab|grabbed|grabs|feel|felt|kiss|kissed|comes|kisses|sleep|lies) .. (me|my) .. (bum|butt|breast|breasts|boobs|thigh|crotch|ass|chest|private|privates|vagina|up|under|without|leg|inappropriately|night|room|bed|door|sleep|asleep|showering|alone|if i)
      (party|date|bar|club|tinder|frosh|dorm|uber) ~~~ (raped|rape|no consent|said no|drugged|roofied|forced|blacked out|woke up|pinned|held me down)
      (photos|pictures|nudes|pics|videos|video) ~ (post|posts|posted|share|shared|leak|leaked|threat*|blackmail*|send|everyone|online|pay) ~ (ex|he|me|of me|nudes|naked|guy|pay|money|if i)
      (say|said|saying|told him|says|told) .. (no|stop) ~ (kept|keep|continued|keeps|anyway|anyways|didn t stop|didnt stop|wouldn t stop|still did|didn t listen|forced|wouldn t)
      (war|soldiers|militia|camp|smuggler|traffickers|army) ~~~ (raped|rape|tortured|gang raped|assaulted|beat|violated)
      (touched|touch|touches|grabbed|grabs|groped|rubbed|squeezed|felt) [me on|up|on] my (breast|breasts|boob|boobs|butt|ass|bum|crotch|thigh|thighs|private parts|vagina|penis)
      (someone|man|guy|stranger|he|passenger|boss|coworker|customer|masseuse|dentist|doctor|nurse) [has|just|s] (touched|touches|grabbed|groped|rubbed|touch) me (on|in|at|without|when|while|again|and|inappropriately|there)
      (blackmail|blackmails|blackmailing|blackmailed|extort*|sextort*) ~ (me|video|nudes|photos|pictures|him|her|my)
      (recorded|filmed|recording|filming|videotaped|hidden camera|camera) ~ (without|consent|knowing|shower|bathroom|bedroom|naked|sex|us in bed|sleeping)
      (guy|man|he|boyfriend|date|husband|someone|dude) .. (wouldn t stop|wouldnt stop|didn t stop|kept going|wouldn t let me go|wouldn t get off|held me down|pinned me|climbed on top of me)
      (held|hold|holding|pinned|pins|holds) (me|her|him) down
      # Control and stalking
      <partner> .. (took|takes|hides|hid) my (phone|passport|bank card|car keys|keys|id)
      held [me] (hostage|captive|against my will|prisoner)
      (won t|doesn t|refuses to) give (me|us) [any] money for (food|groceries|diapers|medication|kids)
      (he|ex|stalker) [is|s] outside my (house|door|home|apartment|building|window|work)
      (monitors|checks|tracks|controls|reads) .. (phone|texts|money|messages) ~ (not allowed|won t let|can t have|isolates|scared|afraid|hits)
      (ask|asking|need) [his|her|for|my <partner>] permission (for everything|to go|to leave|to see|to call|to use|to eat|to sleep|to speak|to spend|to do anything)
      (dinner|supper|food|house|laundry) ~ (late|not ready|isn t ready|cold|not clean|isn t clean) ~ (get it|i pay|punish*|hits|i know what|coming to me|loses it|beats|throws)
      (locked|shut|tied|trapped|held|locks|traps) [me|us|her] [up] (in|inside) (basement|closet|bedroom|garage|shed|cabin|trunk|house|apartment|room|bathroom) ~ (by|husband|stepdad|dad|mom|boyfriend|partner|uncle|when he|until he|so i can t|won t let)
      followed me home
      (won t|doesn t|don t) let me (leave|go out|out of the house|see my friends|see my family|have my phone)
      (stalk|stalking|stalked|stalks) (me|us)
      stalker*
      (keep|keeps|kept) showing up at my
      (<partner>|stalker) [is|keeps|s] (follow|following|tracking|tracks|hunting|watching|stalking) (me|us)
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
      (marry|marriage|married) ~ (force|forced|forcing|against my will|by force|no choice|make me|making me|kill me)
      (send|sending|sent|take|taking|took) (me|her) back home ~ (marry|married|marriage)
      (held|hold|holding|kept|keeps|keeping|locked|tied|trapped|locks) .. (her|him|me|my daughter|my sister|my friend) .. (basement|against her will|against my will|against his will|days|hostage|captive|closet|cabin|for hours|bedroom)
      (send me back|deport|call immigration|report me|lose my status|cancel my papers|visa) .. (if i|unless i) (talk|tell|say|leave|complain|refuse|don t)
      (<partner>|ex|he|stalker|guy) .. (drives|driving|drove|walks|circles|cruises) (by|past|around) .. (house|work|home|place|apartment|school)
      (won t|wont|never|doesn t|refuses to) (stop|leave) (texting me|calling me|messaging me|following me|harassing me|me alone|contacting me) ~ (ex|he|him|guy|stalker|man|threat*|work|block|kill|hurt|police)
      (ex|husband|boyfriend|partner|he|stalker) .. (broke|breaks|break|breaking|climbed|snuck|sneaks) (into|in|through) [my|our|the] (house|home|apartment|place|window|condo|door)
      (someone|man|guy|stranger|car|he|dude|men) [has|was|is|s|keeps] (followed|follows|following|follow) (me|us|her) ~ (home|night|walking|bus|street|parking|everywhere|car|work|school|today|last|evening|store|gym)
      (grope*|fondled|gang raped|molester|prisoner in my own (home|house)|trapped with (him|my abuser|my husband))
      (won t|wont|doesn t|doesnt|don t|didn t|never) let (me|my mom|her|my sister) [even] (eat|sleep|work|drive|see|talk|call|leave|go|use|have|take|get|shower|out|touch) ~ (husband|he|boyfriend|partner|ex|wife|dad|family|in laws|phone|money|meds|locks|threat*|yells|hit|hits)
      (ex|he|stalker|someone|guy|man|stranger) .. (pictures|photos|photo|picture|video|videos|pics) of (my|our) (house|home|door|front door|car|window|street|kids|school|work|place|building)
      (<partner>|he|she) .. (controls|control|controlling|decides|takes) [all] (money|paycheque|bank|phone|what i wear|who i see|everything i do) ~ (checks|check|phone|allowed|let|leave|out|friends|family|scared|permission|see|money)
      (coworker|co worker|neighbour|neighbor|classmate|customer|client|guy|man|boss|roommate) (follows|following|followed|stalks|waits for) (me|us)
      (parents|family|father|mother|uncle|brothers) ... (marry|married|marriage|wedding) ~ (don t know|do not know|stranger|never met|old man|cousin|force|forced|no choice|passport|back home|don t want|refuse)
      (<partner>|<somebody>|he|she|parents) .. (lock|locks|locked|kick|kicks|throws|shuts|puts) .. (me|us) out ~ (cold|night|snow|winter|outside|naked|rain|house|barefoot|pills|meds)
      threat* [to|me] (take|taking|keep|keeping|kidnap) [away] (kids|children|daughter|son|baby)
    `,
    fr: `
      # Agression sexuelle
      (sans mon|non|pas) (accord|consentement|consenti|consentie|consenties)
      (oblige|obligeait|force|forcait|forcee|obligee) .. (porno|pornographie)
      (exhibe|masturbe) (devant|a cote de) (moi|ma|mon|nous|mes)
      (prof|coach|boss|patron|gerant|oncle|mononcle|pretre|entraineur|cousin|beau pere|medecin) (m|me) [a] (embrasse|embrassee|deshabillee|tripotee)
      (me|m|nous) [a] (faisait|fait|faisaient) [des|de] (choses|affaires) ~ (petite|petit|enfant|jeune|nuit|jamais dit|quand j|ans|voulais pas|lit)
      (reveillee|reveille|reveiller) .. (il etait|y etait|il est|quelqu un) .. (sur moi|dans mon lit|en moi|tout nu)
      (me|m|nous) [a] (met|mis|mettait|passe|passait|glisse) [la|une|sa|ses] (main|mains) (sur|dans|entre|sous) [les|le|la|mes|mon|ma|l] (fesses|seins|cuisses|cuisse|jupe|culotte|bobettes|pantalon|chandail|jambes|brassiere|robe)
      (m a|me|m|nous a|l a) (touche|touchee|tripote|tripotee|pogne|flatte|frotte|tate|caresse|colle) (les|le|la|une|l) (seins|fesses|cuisses|cuisse|sexe|entrejambe|parties|poitrine|cul|boules)
      (abuse|abusee|agresse|agressee|viole|violee|touche|touchee|tripote|tripotee|attouchements|battu|battue|frappe|frappee) [sexuellement] [par <relative>|par <somebody>] (quand j etais|enfant|dans mon enfance|petit|petite|a <age> ans|quand j avais|plus jeune|etant jeune|etant petite|au primaire|a l adolescence)
      (abuse|abuser|abusait) de moi
      contre (mon gre|ma volonte|son gre)
      (relation|relations|rapports|sexe) (force|forces|forcees)
      (me|m|l) [a] (force|forcee|oblige|obligee) [a] (coucher|avoir des relations|faire l amour|avoir du sexe|avoir une relation|sucer|faire des choses|faire des affaires|sexuellement)
      (drogue|mis quelque chose|mis de quoi|mis une pilule) [dans] [mon|ma|son|sa] (verre|drink|boisson|biere)
      (profite|profiter) de moi (quand|pendant|alors|parce que j etais)
      (il|elle|<partner>|<somebody>) (me|m) [a] saute dessus
      (diffuse|publie|partage|envoie|envoyer|publier|menace de publier) (mes|des) (nudes|photos intimes|photos nues|videos intimes)
      (force|forcee|oblige|obligee|forcait|obligeait|pression|contraint|contrainte) .. (sexe|coucher avec|relation|relations|faire l amour|le toucher|deshabiller|fellation|sexuel|sexuelles|sexuellement|au lit)
      (sexe|coucher avec|touche|touchee|embrasse|embrassee|relation) ~ (dit non|dis non|dormais|je dors|endormie|saoule|soule|voulais pas|sans me demander|sans mon|inconsciente|pas arrete|paquetee)
      (<partner>|<somebody>|chauffeur|masseur|gerant|superviseur|infirmier|physio|date|gars|patron|employeur|boss|proprietaire|coach|pretre|pasteur|medecin|prof|oncle|beau pere|beau frere|frere|coloc|cousin) .. (me|m) .. (pogne|touche|tripote|frotte|tate|colle|embrasse|caresse|flatte|touchait|touchee|rejoint) .. (fesses|seins|cuisse|cuisses|sexe|poitrine|entrejambe|cul|craque|boules|culotte|jambe|jambes|jupe|force|nuit|chambre|lit|porte|dors|douche|seule|dit rien|parle)
      (party|bar|date|tinder|fete|initiation|residence|soiree) ~~~ (viole|violee|viol|droguee|drogue|dit non|force|forcee|reveillee nue|black out|ghb|souviens)
      (photos|video|videos|nudes|images) ~ (publie|publier|partage|partager|envoyer|envoie|diffuse|menace|chantage|montre|affiche|payer) ~ (ex|il|y|moi|nue|nues|intimes|gars|argent|si je|chum|tout le monde)
      (dit|dis|disais|disait) .. (non|arrete|stop|d arreter) ~ (continue|continuait|quand meme|pareil|pas arrete|ecoute pas|force|pas ecoute)
      (oblige|force|forcee|fait) .. (prostituer|danser nue|clients|escorte|faire le trottoir|deshabiller|faire des affaires)
      (guerre|soldats|milice|camp|passeur|passeurs|rebelles) ~~~ (viol|violee|torture|torturee|torturé|agressee|battue)
      (quelqu un|homme|gars|inconnu|il|patron|collegue|client|medecin|masseur|dentiste) .. (m a|me|m) (touche|touchee|pogne|pognee|tripotee|tripote|frotte) (dans|sur|sans|quand|pendant|au|les|la)
      (chantage|faire chanter|fait chanter|extorque|extorsion|sextorsion) ~ (photos|video|videos|nudes|moi|me|m|argent|images|ex|il)
      (filme|filmee|filmait|enregistre|enregistree|camera cachee) ~ (insu|sans mon|sans le savoir|douche|chambre|nue|lit|relation|permission|dors|salle de bain)
      (gars|homme|il|y|chum|date|mari|inconnu) .. (me lachait pas|m a plaquee|m a plaque|m a tenue|m a coincee|m a coince|s est couche sur moi|embarque sur moi)
      (abuse|abusee|agresse|agressee|attaque|attaquee|touche|touchee|viole) (par) (pretre|cure|entraineur|coach|prof|oncle|cousin|medecin|gardien|policier|patron|inconnu|client|chauffeur|ami|homme|quelqu un|gars|coloc|frere|pere|mon|un|mes)
      # Contrôle et harcèlement
      (ex|ex mari|ex conjoint|ex chum) me suit
      (m|l|me) [a] coince* (dans|contre|derriere)
      (marie|mariee|mariage|marier) [de] force
      (me|nous) (suit|suivait) (en char|en auto|en voiture|a pied)
      (demander|demande) [sa|la|toujours|lui] permission (pour tout|pour sortir|pour manger|pour voir|pour appeler|pour aller|pour depenser)
      (souper|diner|manger|menage|maison) ~ (pas pret|en retard|pas prete|froid|pas propre) ~ (m attend|coups|paye|frappe|punit|crie et|mange une)
      (il|elle|y|<partner>|<somebody>) (m|me|nous|l|la|le) [a] (enferme|barre|embarre|enfermait|barrait|enfermes) [dans|a|clef|cle] [dans] (chambre|cave|sous sol|garde robe|maison|salle de bain|toilettes|appart|garage|placard|logement)
      (enferme|enfermee|barree|embarree|sequestre) [dans] (cave|sous sol|garde robe|garage|placard|cabanon|chambre) [par] (par|quand il|quand elle|mon|sans)
      (<partner>|<somebody>) (me|m|nous) [a] (enferme|sequestre|barre dans|retient|empeche de sortir|laisse pas sortir|suit partout|traque|poursuit)
      (<partner>) (me|m) harcele
      (me|m) (suit|suivait) (partout|dans la rue|jusque|jusqu)
      (passeport|papiers|cellulaire|telephone|argent|carte|cartes|cheque|pension|cles) ~ (pris|prend|garde|cache|confisque|controle|enleve|vole|prennent) ~~~ (sortir|partir|frappe|brasse|menace|enfermee|travaille|maison|droit|parler|expulser|renvoyer|bat)
      (pas le droit|pas droit|jamais le droit|empeche de|interdit de|laisse pas|laisse jamais|defend de|permet pas) .. (sortir|voir|parler|travailler|partir|quitter|appeler) ~~~ (mari|chum|conjoint|il|famille|patron|patronne|belle famille|ils|y)
      (gps|traceur|airtag|air tag|camera|cameras|logiciel espion|mouchard|piste|localise|espionne) ~ (ex|mari|chum|conjoint|auto|char|cell|telephone|il|chambre)
      (<partner>|ex|gars|homme|il|y|inconnu) .. (m attend|attend|rode|rodait|stationne|guette|surveille|suit|me suit|poursuit|passe devant|debarque|entre|apparait|retrouve|sait ou|espionne|achale) .. (stationnement|job|travail|maison|ecole|appart|logement|fenetre|chez|porte|partout|reste|j habite|autobus|bloc)
      (harcele|harcelee|harcelement|traque|traquee|stalke|stalker|epiee) ~ (ex|chum|mari|conjoint|homme|gars|client|voisin|inconnu)
      (810|ordonnance|interdit de contact|bris de condition|brise ses conditions|brise son|liberation|sorti de prison|sort de prison|sort de dedans|sorti de dedans) ~ (ex|mari|chum|conjoint|il|y|rode|encore|police|peur|sait)
      (mariage|epouser|me marier|la marier) ~ (force|forcee|forcer|de force|contre mon gre|oblige|obligee|au pays|cousin|me tuer|pas le choix)
      (tient|tenait|garde|gardee|attachee|sequestre|retient|retenue) .. (sous sol|chalet|contre son gre|jours|heures|sans manger|otage)
      (renvoyer|renvoie|deporter|expulser|immigration|papiers|visa|statut) .. (si je|sinon) [parle|dis|pars|refuse]
      (<partner>|ex|il|y|gars) .. (passe|driver|drive|circule|roule|tourne) [souvent|encore|tout le temps] (devant|autour) .. (maison|job|chez|appart|bloc|ecole|travail)
      (arrete pas|veut pas arreter|lache pas|arrete jamais) .. (texter|appeler|ecrire|suivre|harceler|achaler|driver) ~ (ex|il|y|gars|menace|police|tuer|bloque)
      <number> (textos|messages|appels) par (jour|nuit|heure) ~ (ex|il|y|gars|suit|suis|menace|homme)
      (ex|mari|chum|conjoint|il|y) .. (entre|rentre|introduit|defonce|debarque|force) .. (chez moi|chez nous|ma maison|mon appart|mon logement|ma porte|la porte|ma fenetre)
      (quelqu un|homme|gars|inconnu|auto|char|il|bonhomme) .. (m a|me|nous) (suivi|suivie|suit|suivait|poursuit|poursuivie|suivis) ~ (soir|nuit|rue|chez|maison|bus|autobus|stationnement|metro|partout|travail|ecole|hier|aujourd hui|auto)
      (prisonniere|prisonnier|otage) (chez|dans|de) (nous|moi|ma|mon|lui)
      (laisse|laissent) [me|nous] (pas|jamais) (manger|dormir|travailler|conduire|voir|parler|appeler|sortir|partir|prendre) ~ (mari|il|y|chum|conjoint|ex|famille|belle famille|telephone|argent|pilules|frappe|menace|crie)
      (ex|il|y|gars|inconnu|quelqu un) .. (photo|photos|video|videos) de (ma maison|ma porte|mon char|mon auto|ma fenetre|ma rue|chez nous|chez moi|mes enfants|mon ecole|ma job)
      (<partner>|il|y|elle) [me] (controle|controler|decide|prend) [tout|toute] (mon argent|ma paye|mon cell|mon telephone|mes sorties|mes comptes|ce que je porte|qui je vois)
      (parents|famille|pere|mere|oncle|freres) ... (marier|mariage|epouser|marie) ~ (connais pas|jamais vu|inconnu|cousin|force|pas le choix|passeport|au pays|veux pas|refuse)
      (<partner>|il|y|elle) .. (surveille|fouille|verifie|espionne|controle|regarde) .. (telephone|cell|messages|courriels|textos|deplacements|argent) ~ (peux pas|peux plus|droit|voir|sortir|amies|amis|peur|jaloux|permission|laisse)
    `,
  },
];
