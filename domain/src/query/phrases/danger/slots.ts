import { anyWord, numberBetween } from '../../lexicon.ts';
import type { Slot } from '../../phrase-tree.ts';

/** How the names of substances end that are prescribed. */
const MEDICINE =
  /.{2}(oxetine|traline|azepine|apine|azepam|azolam|zepam|prazole|peridone|codone|morphone|profen|aminophen|phetamine|phenidate|triptyline|bital|zodone|faxine|piprazole|prolol|pril|sartan|statin|gabalin|pentin|formin|olanzapine|pezil|clone|pidem|barbital|caine|xepin|iapine)s?$/;

const medicine: Slot = (words, start) =>
  MEDICINE.test(words[start]?.folded ?? '') && !words[start]?.quoted ? [{ end: start + 1 }] : [];

/** `La petite` is a child where no name of something else follows: `le petit appartement`. */
const tiny: Slot = (words, start) => {
  const [article, noun, next] = words.slice(start, start + 3).map(({ folded }) => folded);
  return /^(mon|ma|mes|son|sa|ses|leurs?|notre|nos|le|la|les)$/.test(article ?? '') &&
    /^petite?s?$/.test(noun ?? '') &&
    (next === undefined || AFTER_TINY.has(next))
    ? [{ end: start + 2 }]
    : [];
};
const AFTER_TINY = new Set(
  'a ont est etait sont s se m me l le la qui que et pis ou dans avec chez par sur de du d au en y ne n il elle ils je j tout toute tous seul seule seuls pleure dort mange boit dit parle tombe mais pour quand parce sans depuis hier encore plus pas trop hurle tremble vomit respire arrete vient veut crie braille convulse'.split(
    ' ',
  ),
);

/** What stands again and again in words of danger: who, to whom, what is wished. */
export const DANGER_SLOTS = {
  // Those that others are made of come first.
  /** So many at once are too many. */
  many: numberBetween(8, 500),
  medicine,
  tiny,
  /** The age of who hits without meaning harm. */
  small: numberBetween(1, 9),
  teens: numberBetween(10, 17),
  adults: numberBetween(19, 90),
  /** Any word but what would make it life itself that is too much. */
  trouble: anyWord(
    'life living vie vivre jours tout ca existence exister souffrir souffrance etre mourir continuer rien everything existing being medicaments pilules comprimes corde fusil couteau arme lame pont meds pills mon ma mes',
  ),
  self: `
    (myself|himself|herself|themselves|themself|yourself|urself|ourselves)
    (my|him|her|them) self
  `,
  wants: `
    (want|wants|wanted|wanting|wanna|wana|wnat|wish|wishes|wishing|hope|hopes|hoping|pray|praying|ready|rather|prefer|plan|plans|planned|planning|tempted|decided|deserve|deserves)
    (urge|urges|impulse|idea|ideas|think|thinks|thinking|thought|thoughts|fantasy|fantasies|fantasize|fantasizing|dream|dreams|dreaming|daydream|obsessed|obsessing|considering|contemplating|imagine|imagining|images|visions|picturing)
    (talk|talks|talked|talking|speaks|speaking) (of|about)
    (feel|feels|feeling|felt) like
    (keep|keeps) (thinking|imagining|saying|talking)
    (veux|veut|voudrais|voudrait|aimerais|aimerait|envie|envies|gout|hate|pense|penser|songe|songer|prefere|prefererais|reve|imagine|prie|souhaite|espere|desir|idee|idees|pensee|pensees|image|images|pulsion|pulsions|impulsion)
    (parle|parler) [tout le temps|souvent|juste|sans arret|sans cesse] de
  `,
  /** Who is not who writes, and no partner: whoever may do violence, or be in need. */
  somebody: `
    (employer|landlady|in laws|mother in law|supervisor|manager|driver|pastor|imam|uncle s|he|she|they|somebody|someone|man|guy|men|boss|coach|teacher|tutor|priest|pastor|roommate|roomate|room mate|flatmate|neighbour|neighbor|landlord|stranger|caregiver|date|client|pimp|stalker|babysitter|sitter|nanny|daycare|adult|friend|coworker|colleague|classmate|doctor|counsellor)
    (father|mother|dad|mom) of (my|our|her) (kids|children|baby|son|daughter|child)
    (stepdad|step dad|stepfather|stepmom|step mom|stepmother|dad|daddy|father|mom|mother|mum|parents|foster parents|foster mom|foster dad|brother|sister|stepbrother|uncle|aunt|cousin|grandpa|grandfather|grandma|grandmother|son|daughter|grandson|nephew|brother in law|father in law|son in law|teen|teenager)
    (employeur|patronne|belle famille|gerant|superviseur|propio|proprio|proprietaire|cousine|grands parents|garcon|gars|il|elle|ils|qui|quelqu un|qqn|homme|gars|inconnu|coloc|voisin|boss|patron|prof|professeur|entraineur|coach|pretre|gardienne|gardien|educatrice|prepose|client|proxenete|adulte|ami|amie|collegue|intervenant|moniteur|enseignant|medecin)
    (pere|mere) (de|a) (mes|nos|mon|ma|notre|ses) (enfants|enfant|fille|fils|bebe|flos)
    (pere|mere|papa|maman|papi|papy|pepere|parents|beau pere|belle mere|frere|soeur|beau frere|oncle|mononcle|tante|cousin|grand pere|grand mere|fils|fille|petit fils|neveu|ado)
  `,
  /** A child, however it is called. */
  young: `
    <age> (month|months|mo|mth|mths) old
    [my|our|her|his|a|the] <small> (year|years|yr|yrs|yo|y) (old|o)
    [my|our|her|his|a|the] <small> yo
    [my|our|her|his|a|the] <teens> (year old|years old|yr old|yo|y o)
    (j ai|a|bebe|bb|enfant|enfants|garcon|gars|fille|fils|neveu|niece|soeur|frere|ado|eleve|petit|petite|jumeaux|un|une) [de|a] (<small>|<teens>) ans
    (my|the|a|our) (student|pupil|students|pupils|boys|girls)
    (un|une|mes|les|mon|mon|cet|cette|l|d) (eleve|eleves)
    [my|the|a|our] (schoolboy|schoolgirl|grade schooler|preschooler)
    (a|the|this) (girl|boy)
    (girl|boy) (in|from) [my|grade|kindergarten]
    [young|little|lil|wee|the|my|a] (fella|lad|tot|bub|lil one|wee one|little guy|schoolkid|schoolkids|minors|preteen|tween)
    [un|une|le|la|les|mon|ma|mes|des|deux|nos] (p tit|p tite|p tits|p tites|ptit|ptite|ptits|ptites|ti cul|ti gars|gamin|gamine|gamins|poupon|flo|flos|bambin|petiote|morveux|petit bout)
    (le|la|les|un|une|deux|trois|des) (petit|petite|petits|petites) [du|de|d] [la] (voisin|voisine|voisins|a cote|en face|en haut)
    (petite|petit|little) (voisine|voisin|neighbour|neighbor)
    (little|baby|younger|big|older|lil) (brother|sister|bro|sis)
    (petit|petite|grand|grande) (frere|soeur)
    [my|our|the|a|her|his|their|this|your] [own|little|newborn|new|infant|young|twin|foster|step] (baby|babies|newborn|infant|child|children|kid|kids|toddler|twins|stepson|stepdaughter|grandson|granddaughter|grandchild|grandkids|niece|nephew|little one|little girl|little boy)
    (my|our|her|his|their|this|your) [own|little|young|foster|step|teenage|adopted|disabled] (son|sons|daughter|daughters|boy|boys|girl|girls|teen|teenager)
    [mon|ma|mes|le|la|les|l|nos|notre|un|une|son|sa|ses|au|aux|leur|leurs] [petit|petite|propre|propres|nouveau|jeune|jeunes] (bebe|bebes|bb|nouveau ne|nourrisson|enfant|enfants|fillette|jumeaux|kids|tout petit|petits enfants)
    (mon|ma|mes|notre|nos|son|sa|ses|leur|leurs) [petit|petite|propre|jeune|belle|beau|grand|grande] (fils|fille|filles|gars|garcon|garcons|ado|ados|flo|flos|niece|neveu)
    <tiny>
  `,
  /** Acts that hurt whoever suffers them. */
  hurt: `
    (hit|hits|beat|beats|beaten|slap|smack|punch|kick|choke|strangle|shove|push|grab|bite|shake|burn|burns|stab|whip|spank|throw|drag|pin|pinch|squeeze|slam|smother|suffocate|drown|poison|starve|molest|rape|grope|fondle|abuse|assault|batter|hurt|harm|attack|torture|dangle|yank|twist|headbutt|knock|throttle|drug|stomp|belt|paddle|cuff|clock|wallop|whack|thrash|tie|lock|trap|force|kill|murder|shoot|threaten|scratch|scratches|claw|elbow|headlock|smothered)
    (knock|knocks|knocked) (down|out|over|around|about)
    (frappe|bat|battu|tape|gifle|fesse|etrangle|pousse|brasse|pogne|serre|mord|secoue|brule|poignarde|fouette|lance|garroche|pitche|crisse|pince|etouffe|noie|noyer|empoisonne|abuse|viole|agresse|tripote|attaque|maltraite|cogne|varge|tabasse|rudoie|malmene|bouscule|projete|tire|attache|enferme|barre|sequestre|menace|tue|torture|claque|brutalise|rentre dedans|sacre une volee|sacre des coups)
  `,
  /** Who looks after children, or is let near them. */
  keeper: `
    (coach|camp counsellor|camp leader|counsellor|scout leader|trainer|instructor|choir director|tutor|teacher|priest|pastor|deacon|imam|babysitter|sitter|nanny|daycare|uncle|stepdad|stepfather|grandpa|cousin|neighbour|neighbor|boyfriend|music teacher|bus driver|foster dad|family friend)
    (entraineur|moniteur|chef du camp|animateur|chef scout|prof|professeur|directeur|pretre|cure|gardien|gardienne|garderie|oncle|mononcle|beau pere|grand pere|papi|cousin|voisin|chauffeur|ami de la famille|nouveau chum)
  `,
  /** How a child comes back from there. */
  shaken: `
    (came|comes|come|coming) (home|back) (bleeding|shaking|trembling|bruised|wet|limping|sore|terrified|with blood|without her|without his)
    (scared|terrified|afraid) to (go back|go there|be alone with|see him)
    (revient|rentre|revenu|revenue|arrive) [de la|y|il|elle|en|tout|toute] (tremblant|tremblante|tremble|trembler|saigne|saignant|en sang|terrorise|terrorisee|sans sa culotte|sans ses bobettes)
    (en tremblant|en saignant|du sang dans (sa culotte|ses culottes|ses bobettes)|blood in (her|his) (underwear|panties|pants))
    (peur d y retourner|veut plus y retourner|veut pu y retourner|peur de lui)
  `,
  elder: `
    (grown|adult|much older) (man|men|guy|guys|woman|dude)
    [a|some] <adults> [year old|years old|yr old|yo] (man|guy|dude|men|woman)
    (man|guy|dude|men|he) [is|who is|s|of|in his] (<adults>|forties|fifties|thirties)
    (homme|gars|quelqu un|adulte|monsieur|bonhomme|il|type) [qui a|de|a] <adults> [ans]
  `,
  /** What no child is punished with. */
  cruelty: `
    (ice bath|ice water|icy water|freezing water|cold water|freezing shower|cold shower|boiling water|scalding water|burner|hot stove|stove burner|dog crate|dog cage|dog kennel|duct tape|duct taped|zip ties|zip tied|tied to|tied up|chained|handcuffed|locked outside|locked out|in the freezer|head under water|head underwater|face in the toilet|head in the toilet|kneel on rice|kneel on|hot iron|cigarette burns)
    (eau glacee|eau froide|eau bouillante|douche froide|douche glacee|rond de poele|rond du poele|cage|attache au|attachee au|attache a|attachee a|attache apres|ruban adhesif|tape gris|enferme dehors|barre dehors|dehors a moins|balcon a moins|tete sous l eau|tete dans l eau|tete dans la toilette|a genoux sur|garde robe barre|fer a repasser)
  `,
  body: `
    (arm|wrist|rib|ribs|nose|jaw|tooth|teeth|finger|fingers|leg|collarbone|eardrum|skull|cheekbone|ankle|shoulder|hand|eye socket|neck|hip)
    (bras|poignet|cote|cotes|nez|machoire|dent|dents|doigt|doigts|jambe|clavicule|tympan|crane|cheville|epaule|pommette|hanche)
  `,
  /** What a baby does and has. */
  cradle: `
    (crying|cry|cries|colic|colicky|crib|bassinet|diaper|bottle|breastfeeding|nap|screaming|wailing|fussy|won t settle|newborn|baby|infant|car seat|bouncer)
    (pleure|pleurs|pleurait|pleurer|braille|braillait|hurle|hurlait|hurler|colique|coliques|bassinette|couche|couches|biberon|allaite|sieste|poussette|bebe|nourrisson)
  `,
  /** No longer being there. */
  gone: `
    (i|he|she) (was|were|am|is|wasn t|weren t|wouldn t be|didn t|don t|stopped|could|would|just|weren t) [just|not] [be|been] (dead|gone|not here|here|alive|around|exist|existing|born|disappear|disappeared|vanish|vanished)
    (being dead|to be dead|be dead|not existing|not exist|stopped existing|stop existing|not being here|not be here|not being alive|not being around|never born|out of the picture|six feet under|in the ground|in my grave|my funeral|end my life|life to be over|life to end|life was over|life over)
    (j existais|je n existais|j etais|je serais|je sois|j existe|exister|exist|etre|n etais) [etais] (plus|pas|pu) [la|ici|icitte|en vie|de ce monde|ne|nee]
    (plus|pas|pu) (exister|etre la|etre ici|etre icitte|etre en vie|vivre)
    (etre mort|etre morte|j etais mort|j etais morte|serais mort|serais morte|six pieds sous terre|dans ma tombe|mes funerailles|ne plus etre|pas ne|pas nee|jamais ne|jamais nee|je disparaissais|je disparais|je mourais)
  `,
  /** What is left of it. */
  mark: `
    (bruise|bruises|bruised|bruising|black eye|black eyes|welt|welts|fat lip|busted lip|split lip|cigarette burns|burn marks|handprint|hand print|finger marks|belt marks|bite marks|choke marks|broken rib|broken ribs)
    ([avec|plein|couvert] (un|des|mes|ses|les|de|gros) (bleu|bleus)|ecchymose|ecchymoses|oeil au beurre noir|yeux au beurre noir|beurre noir|des marques|marques de|marques sur|marques au|brulure|brulures|levre fendue|cotes cassees|poque|poques|poquee)
  `,
  /** What kills when it is used. */
  weapon: `
    (gun|guns|rifle|shotgun|pistol|handgun|firearm|barrel|machete|knife|knives|axe|blade|crossbow|hammer|baseball bat|crowbar|weapon|weapons)
    (fusil|fusils|carabine|pistolet|gun|une arme|son arme|mon arme|arme a feu|armes a feu|des armes|d armes|couteau|couteaux|hache|machette|canon|lame|barre de fer|marteau|bat de baseball|bat de base ball)
  `,
  /** Who has been hurt cannot name it in other words. */
  parts: `
    (private|privates|private parts|private area|down there|underwear|undies|panties|vagina|penis|genitals|pee pee|peepee|bum|crotch|butt|diaper|breasts|boobs|chest)
    (parties|parties intimes|parties privees|culotte|culottes|bobettes|sous vetements|zizi|vulve|vagin|penis|fesses|entre les jambes|pipi|pyjama|pantalon|seins)
  `,
  /** What may be swallowed and kill. */
  drug: `
    <medicine>
    (tabs|prozac|celexa|cipralex|lexapro|wellbutrin|paxil|adderall|concerta|ritalin|vyvanse|klonopin|ambien|t3s|blood thinners|blood pressure pills|heart pills|pill|pills|tablet|tablets|capsules|meds|medication|medications|medicine|painkiller|painkillers|sleeping pills|antidepressants|antidepressant|tylenol|advil|aspirin|acetaminophen|ibuprofen|benadryl|gravol|melatonin|insulin|lithium|xanax|ativan|valium|benzos|zopiclone|trazodone|seroquel|zoloft|oxy|percocet|morphine|codeine|fentanyl|heroin|meth|cocaine|coke|ghb|ketamine|methadone|nyquil|motrin|aleve|naproxen|dilaudid|hydromorphone|gabapentin|lyrica|clonazepam|rivotril|lorazepam|effexor|lithium|cymbalta|cough syrup|fentanyl patches|mdma|molly|opioids|drugs)
    (pilule|pilules|comprime|comprimes|medicament|medicaments|medoc|medocs|somniferes|somnifere|gelules|sirop|anxiolytiques|antipsychotiques|antidepresseurs|antidepresseur|antidouleurs|calmants|drogue|heroine|insuline)
  `,
  /** What is drunk, smoked or injected, and of which too much is a danger. */
  dope: `
    (alcohol|booze|liquor|wine|vodka|whisky|whiskey|rum|beer|tequila|weed|edibles|edible|gummies|cocaine|coke|crack|meth|crystal meth|heroin|fentanyl|fent|opioids|opiates|oxy|ketamine|mdma|molly|ecstasy|ghb|lsd|shrooms|mushrooms|purple down|pills|drugs)
    (alcool|boisson|biere|vin|rhum|coke|crystal|heroine|opioides|opiaces|drogue|drogues|peanuts|champignons|jujubes)
  `,
  /** What is made up, played or studied. */
  made: `
    (essay|novel|film|films|movie|movies|theme|themes|class|exam|book|books|play|song|songs|lyrics|series|show|shows|podcast|podcasts|documentary|paper|poem|poetry|character|characters|episode|season|netflix|author|writer|chapter|script|scene|actor|actress|cast|opera|telenovela|soap|sitcom|theatre|fiction|thriller|crime drama|trailer|band|album|lyrics|museum|exhibit|history|homework|project|presentation|quiz)
    (roman|romans|livre|livres|film|films|serie|series|theme|cours|examen|piece|chanson|chansons|paroles|balado|documentaire|poeme|poesie|personnage|personnages|episode|saison|auteur|auteure|chapitre|scene|acteur|actrice|theatre|fiction|telenovela|teleroman|teleserie|drame coreen|manga|anime|polar|expo|exposition|musee|histoire|devoir|travail de session|expose|tele realite|a la tele)
  `,
  game: `
    (game|games|gaming|fortnite|minecraft|roblox|mario|mario kart|chess|scrabble|cards|poker|hockey|soccer|basketball|football|tennis|golf|baseball|volleyball|rugby|ringette|lacrosse|team|match|tournament|league|playoffs|playoff|championship|score|goalie|puck|race|level|xbox|playstation|nintendo|call of duty|gta|monopoly|bowling|karate|judo|boxing|mma|wrestling|jiu jitsu|coach says|leafs|habs|canadiens|oilers|video game)
    (jeu|jeux|jeux video|echecs|cartes|tennis|golf|equipe|match|tournoi|ligue|series eliminatoires|champion|championnat|pointage|gardien de but|rondelle|ballon|niveau|lutte|boxe|judo|karate|joueur|joueurs|quilles|patin)
  `,
  poison: `
    (windshield fluid|washer fluid|coolant|lighter fluid|diesel|paint|super glue|hair dye|perfume|cologne|essential oil|eucalyptus oil|tea tree oil|fertilizer|insecticide|bug spray|furniture polish|sunscreen|fabric softener|nail polish|acetone|chlorine tablets|pool chlorine)
    (diesel|peinture|parfum|huile essentielle|engrais|insecticide|assouplissant|decapant|acetone|liquide vaisselle|liquide a frein|vernis a ongles|chlore|lave vaisselle|tablette de lave vaisselle|poudre a lessive)
    (prestone|cleaning liquid|cleaning fluid|cleaning spray|dishwasher pod|toilet cleaner|oven cleaner|brake fluid|poison|rat poison|mouse poison|mothballs|weed killer|roundup|hand sanitiser|nail polish remover|lamp oil|lighter fluid|cleaner|bleach|antifreeze|windshield washer|detergent|drain cleaner|pesticide|batteries|battery|laundry pods|tide pod|cleaning product|hand sanitizer|drano|lysol|windex|pine sol|ammonia|gasoline|gas|paint thinner|mouthwash|rubbing alcohol|dish soap|soap)
    (prestone|produit a vaisselle|produit a plancher|liquide a nettoyer|liquide de|vernis|eau de javel|javel|mort aux rats|mort a rats|boule a mites|boules a mites|pouche|herbicide|dissolvant|huile a lampe|desinfectant|javellisant|antigel|lave vitre|lave glace|detergent|pesticide|produit menager|produit nettoyant|nettoyant|debouche tuyau|essence|ammoniaque|rince bouche|savon a vaisselle|savon|alcool a friction)
  `,
  /** What there are courses, reports and films about. */
  topic: `
    (suicidal (clients|patients|clients|youth|students|teens|callers|risk|ideation in)|suicide risk|non fatal strangulation|elder abuse|overdose response|naloxone kit|suicide|self injury|child protection|crisis intervention|assault|abuse|violence|neglect|homicide|poisoning|self harm|overdose|naloxone|rape|incest|human trafficking|domestic violence|domestic abuse|family violence|sexual violence|sexual assault|intimate partner violence|elder abuse|child exploitation|child abuse|child neglect|child sexual abuse|child trafficking)
    ((personnes|clients|clientele|patients|jeunes|eleves|ados) suicidaires|crise suicidaire|risque suicidaire|suicide|agressions sexuelles|abus|violence|violences|homicide|maltraitance enfants|dpj|signalement|intoxication|automutilation|viol|surdose|surdoses|inceste|exploitation sexuelle [des|d] enfants|violence conjugale|violence familiale|violences sexuelles|violence sexuelle|agression|agressions|agression sexuelle|agressions sexuelles|maltraitance)
  `,
  study: `
    (continuing education|ceu|cpd|pdf|durkheim|statistics|stats|definition|policy|protocol|obligations|reporting|guidelines|assignment|curriculum|seminar|volunteer|summary|worksheet|screening tool|literature review|study|phd|masters|supervision|practicum|internship|internships|placement|specialist|specializing|licensed|laws|legislation|awareness|fundraiser|walk for|month|week of|poster|posters|history of|training|trains|trained|course|courses|workshop|certificate|certification|certified|research|thesis|webinar|conference|lecture|expert|expertise|program|programs|witness|book|books|movie|film|documentary|podcast)
    (formation continue|resume|pdf|durkheim|statistiques|definition|politique|protocole|obligations|maitrise|doctorat|stage|supervision|benevole|semaine de|journee|affiche|loi|lois|depistage|etude|etudes|formation|formations|cours|atelier|conference|colloque|recherche|memoire de|memoire sur|these de|certificat|attestation|expertise|programme|livre|documentaire|trousse|intervenant|intervenante|intervenants)
  `,
  /** Who gives medicine to others at work. */
  care: `
    (intern|pharmacy|pharmacist|nurse|nursing|paramedic|psw|resident|veterinary)
    (stagiaire|interne|pharmacie|pharmacien|pharmacienne|infirmier|infirmiere|prepose|preposee|ambulancier|ambulanciere|soins infirmiers)
  `,
  /** Who works with knives. */
  kitchen: `
    (cook|chef|butcher|kitchen|restaurant|carpenter|hairdresser|barber)
    (cuisinier|cuisiniere|boucher|bouchere|cuisine|restauration|poissonnier|coiffeur|coiffeuse|menuisier|ebeniste)
  `,
} as const;
