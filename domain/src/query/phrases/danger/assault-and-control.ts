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
      ((comes|coming|came|walks|walking|walked) in (while|when) i [m|am] (shower|showering|changing|undressing|naked|sleep|asleep|sleeping)|(got|get) me (drunk|high|wasted) (and|then|so))
      (groomed by [my|a|an|the|his|her] [old] (<somebody>|<relative>)|groomed me (at|when|online|since|as))
      (teacher|coach|boss|priest|pastor|uncle|stepdad|doctor|manager|supervisor|tutor|cousin|brother|dad|stepfather|grandpa|therapist) (kissed|kisses|undressed|groped) me
      (molested|abused|raped|fondled|groped|beaten|whipped|assaulted) [sexually|repeatedly|for years|as a kid|as a child|as a boy|as a girl] by [my|a|the|an|our|his|her] [own|old|hockey|youth|family|camp|piano|foster|step] (<relative>|<somebody>|<partner>|scout leader|doctor|nun|nuns)
      (abused|molested|raped|touched|beaten|assaulted|groped|fondled) [me|sexually|us] (as a|when i was a|when i was|since i was|at age|at|when we were) [little|young|small] (kid|child|boy|girl|teen|teenager|little|young|kids|<small>|<teens>)
      ((hand|hands|fingers) (up|in|under|down|inside|around) my (skirt|pants|shirt|bra|dress|underwear|thighs|privates|neck|throat)|(force|forces|forced|forcing) (himself|herself|themselves|himself up) on (me|her|him))
      (force|coerce|pressure|made|makes) (me|her|him) [to|into] (have sex|having sex|sex|sleep with|touch|perform|do sexual)
      ((touch|grab|grope|fondle|kissed) me (inappropriately|sexually|without|down there|in my sleep|while i|at night|when i|against|under)|(spike|spiked|drugged) (my|her|his) drink|(put|slipped) something in (my|her|his) drink)
      (woke up (and|to) (he|him|someone|somebody) [was] (having|on|in|inside|touching)|(woke|wake) up (with no|naked|without my) [pants|clothes|underwear])
      (leak|leaking|leaked|post|posting|posted|share|sharing|send|sending|sell|selling|blackmail*) [me|with|my] (nudes|nude|naked|intimate|explicit) [pictures|pics|photos|videos]
      ((force|forces|forced|forcing|makes|made) me [to] do (stuff|things|sexual things|sexual stuff)|(sex|sexual) (assault|assaulted|assaults))
      (force|forced|forces|forcing|make|makes|made|pressured|pressures|coerced) .. (sex|sleep with|touch him|oral|anal|have sex|do things in bed)
      (forced|forces|makes|made) (me|her|him) [to] (strip|undress)
      (<somebody>|<partner>|uber driver|driver|date|massage|nurse|physio|manager|supervisor|employer|boss|landlord|host|coach|priest|pastor|doctor|teacher|uncle|stepdad|brother in law|father in law) .. (grope|groped|rub|rubs|touch|touched|touches|grab|grabbed|grabs|feel|felt|kiss|kissed|comes|kisses|sleep|lies) .. (me|my) .. (bum|butt|breast|breasts|boobs|thigh|crotch|ass|chest|private|privates|vagina|up|under|without|leg|inappropriately|night|room|bed|door|sleep|asleep|showering|alone|if i)
      (photos|pictures|nudes|pics|videos|video) ~ (post|posts|posted|share|shared|leak|leaked|threat*|blackmail*|send|everyone|online|pay) ~ (ex|he|me|of me|nudes|naked|guy|pay|money|if i)
      (say|said|saying|told him|says|told) .. (no|stop) ~ (kept|keep|continued|keeps|anyway|anyways|didn t stop|didnt stop|wouldn t stop|still did|didn t listen|forced|wouldn t)
      (touched|touch|touches|grabbed|grabs|groped|rubbed|squeezed|felt) [me on|up|on] my (breast|breasts|boob|boobs|butt|ass|bum|crotch|thigh|thighs|private parts|vagina|penis)
      (held|hold|holding|pinned|pins|holds) (me|her|him) down
      # Control and stalking
      (held [me] (hostage|captive|against my will|prisoner)|(won t|doesn t|refuses to) give (me|us) [any] money for (food|groceries|diapers|medication|kids))
      (he|ex|stalker) [is|s] outside my (house|door|home|apartment|building|window|work)
      (ask|asking|need) [his|her|for|my <partner>] permission (for everything|to go|to leave|to see|to call|to use|to eat|to sleep|to speak|to spend|to do anything)
      (followed me home|(won t|doesn t|don t) let me (leave|go out|out of the house|see my friends|see my family|have my phone)|(stalk|stalking|stalked|stalks) (me|us)|stalker*|(keep|keeps|kept) showing up at my)
      (<partner>|stalker) [is|keeps|s] (follow|following|tracking|tracks|hunting|watching|stalking) (me|us)
      (gps|tracker|airtag|air tag|spyware|hidden camera|hidden cameras|tracking|stalkerware) ~ (ex|husband|boyfriend|partner|him|stalker|my car|my phone|on me)
      (put|puts|installed|installs|planted|hid) .. (camera|cameras|tracker|gps|app) .. (my car|my phone|my purse|bedroom|house|on me|bathroom|shower)
      (marry|marriage|married) ~ (force|forced|forcing|against my will|by force|no choice|make me|making me|kill me)
      (held|hold|holding|kept|keeps|keeping|locked|tied|trapped|locks) .. (her|him|me|my daughter|my sister|my friend) .. (basement|against her will|against my will|against his will|days|hostage|captive|closet|cabin|for hours|bedroom)
      (grope*|fondled|gang raped|molester|prisoner in my own (home|house)|trapped with (him|my abuser|my husband))
      (won t|wont|doesn t|doesnt|don t|didn t|never) let (me|my mom|her|my sister) [even] (eat|sleep|work|drive|see|talk|call|leave|go|use|have|take|get|shower|out|touch) ~ (husband|he|boyfriend|partner|ex|wife|dad|family|in laws|phone|money|meds|locks|threat*|yells|hit|hits)
      (ex|he|stalker|someone|guy|man|stranger) .. (pictures|photos|photo|picture|video|videos|pics) of (my|our) (house|home|door|front door|car|window|street|kids|school|work|place|building)
      (coworker|co worker|neighbour|neighbor|classmate|customer|client|guy|man|boss|roommate) (follows|following|followed|stalks|waits for) (me|us)
      threat* [to|me] (take|taking|keep|keeping|kidnap) [away] (kids|children|daughter|son|baby)
    `,
    fr: `
      # Agression sexuelle
      (sans mon|non|pas) (accord|consentement|consenti|consentie|consenties)
      (exhibe|masturbe) (devant|a cote de) (moi|ma|mon|nous|mes)
      (prof|coach|boss|patron|gerant|oncle|mononcle|pretre|entraineur|cousin|beau pere|medecin) (m|me) [a] (embrasse|embrassee|deshabillee|tripotee)
      (me|m|nous) [a] (met|mis|mettait|passe|passait|glisse) [la|une|sa|ses] (main|mains) (sur|dans|entre|sous) [les|le|la|mes|mon|ma|l] (fesses|seins|cuisses|cuisse|jupe|culotte|bobettes|pantalon|chandail|jambes|brassiere|robe)
      (m a|me|m|nous a|l a) (touche|touchee|tripote|tripotee|pogne|flatte|frotte|tate|caresse|colle) (les|le|la|une|l) (seins|fesses|cuisses|cuisse|sexe|entrejambe|parties|poitrine|cul|boules)
      (abuse|abusee|agresse|agressee|viole|violee|touche|touchee|tripote|tripotee|attouchements|battu|battue|frappe|frappee) [sexuellement] [par <relative>|par <somebody>] (quand j etais|enfant|dans mon enfance|petit|petite|a <age> ans|quand j avais|plus jeune|etant jeune|etant petite|au primaire|a l adolescence)
      ((abuse|abuser|abusait) de moi|contre (mon gre|ma volonte|son gre)|(relation|relations|rapports|sexe) (force|forces|forcees))
      (me|m|l) [a] (force|forcee|oblige|obligee) [a] (coucher|avoir des relations|faire l amour|avoir du sexe|avoir une relation|sucer|faire des choses|faire des affaires|sexuellement)
      ((drogue|mis quelque chose|mis de quoi|mis une pilule) [dans] [mon|ma|son|sa] (verre|drink|boisson|biere)|(profite|profiter) de moi (quand|pendant|alors|parce que j etais)|(il|elle|<partner>|<somebody>) (me|m) [a] saute dessus)
      (force|forcee|oblige|obligee|forcait|obligeait|pression|contraint|contrainte) .. (sexe|coucher avec|relation|relations|faire l amour|le toucher|deshabiller|fellation|sexuel|sexuelles|sexuellement|au lit)
      (<partner>|<somebody>|chauffeur|masseur|gerant|superviseur|infirmier|physio|date|gars|patron|employeur|boss|proprietaire|coach|pretre|pasteur|medecin|prof|oncle|beau pere|beau frere|frere|coloc|cousin) .. (me|m) .. (pogne|touche|tripote|frotte|tate|colle|embrasse|caresse|flatte|touchait|touchee|rejoint) .. (fesses|seins|cuisse|cuisses|sexe|poitrine|entrejambe|cul|craque|boules|culotte|jambe|jambes|jupe|force|nuit|chambre|lit|porte|dors|douche|seule|dit rien|parle)
      (photos|video|videos|nudes|images) ~ (publie|publier|partage|partager|envoyer|envoie|diffuse|menace|chantage|montre|affiche|payer) ~ (ex|il|y|moi|nue|nues|intimes|gars|argent|si je|chum|tout le monde)
      (abuse|abusee|agresse|agressee|attaque|attaquee|touche|touchee|viole) (par) (pretre|cure|entraineur|coach|prof|oncle|cousin|medecin|gardien|policier|patron|inconnu|client|chauffeur|ami|homme|quelqu un|gars|coloc|frere|pere|mon|un|mes)
      # Contrôle et harcèlement
      ((ex|ex mari|ex conjoint|ex chum) me suit|(m|l|me) [a] coince* (dans|contre|derriere)|(marie|mariee|mariage|marier) [de] force|(me|nous) (suit|suivait) (en char|en auto|en voiture|a pied))
      (demander|demande) [sa|la|toujours|lui] permission (pour tout|pour sortir|pour manger|pour voir|pour appeler|pour aller|pour depenser)
      (il|elle|y|<partner>|<somebody>) (m|me|nous|l|la|le) [a] (enferme|barre|embarre|enfermait|barrait|enfermes) [dans|a|clef|cle] [dans] (chambre|cave|sous sol|garde robe|maison|salle de bain|toilettes|appart|garage|placard|logement)
      (enferme|enfermee|barree|embarree|sequestre) [dans] (cave|sous sol|garde robe|garage|placard|cabanon|chambre) [par] (par|quand il|quand elle|mon|sans)
      ((<partner>|<somebody>) (me|m|nous) [a] (enferme|sequestre|barre dans|retient|empeche de sortir|laisse pas sortir|suit partout|traque|poursuit)|(<partner>) (me|m) harcele)
      (<partner>|<somebody>) [ex] (me|m|nous|la) (suit|suivait) (partout|dans la rue|jusque|jusqu)
      (gps|traceur|airtag|air tag|camera|cameras|logiciel espion|mouchard|piste|localise|espionne) ~ (ex|mari|chum|conjoint|auto|char|cell|telephone|il|chambre)
      (<partner>|ex|gars|homme|il|y|inconnu) .. (m attend|attend|rode|rodait|stationne|guette|surveille|suit|me suit|poursuit|passe devant|debarque|entre|apparait|retrouve|sait ou|espionne|achale) .. (stationnement|job|travail|maison|ecole|appart|logement|fenetre|chez|porte|partout|reste|j habite|autobus|bloc)
      (harcele|harcelee|harcelement|traque|traquee|stalke|stalker|epiee) ~ (ex|chum|mari|conjoint|homme|gars|client|voisin|inconnu)
      (mariage|epouser|me marier|la marier) ~ (force|forcee|forcer|de force|contre mon gre|oblige|obligee|au pays|cousin|me tuer|pas le choix)
      (prisonniere|prisonnier|otage) (chez|dans|de) (nous|moi|ma|mon|lui)
      (<partner>|il|y|elle) [me] (controle|controler|decide|prend) [tout|toute] (mon argent|ma paye|mon cell|mon telephone|mes sorties|mes comptes|ce que je porte|qui je vois)
      (<partner>|il|y|elle) .. (surveille|fouille|verifie|espionne|controle|regarde) .. (telephone|cell|messages|courriels|textos|deplacements|argent) ~ (peux pas|peux plus|droit|voir|sortir|amies|amis|peur|jaloux|permission|laisse)
    `,
  },
];
