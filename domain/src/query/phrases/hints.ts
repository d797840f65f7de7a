import type { PhraseGroup } from '../lexicon.ts';

/**
 * Words that only hint at what troubles somebody. They count where a text names no concern and no therapy: the more often a concern is
 * hinted at, and the further in front it stands, the more likely it is meant. What stands first is what the words most often lead to.
 */
const hint = (concerns: string, en: string, fr: string): PhraseGroup => ({
  wants: [{ kind: 'concern', values: concerns.split(', ') }],
  isHint: true,
  en,
  fr,
});

export const HINTS: readonly PhraseGroup[] = [
  hint(
    'Relationship Issues, Couples',
    `
    <partner>
    (date|dating|romance|romantic|tinder|bumble|hinge|crush|soulmate|in love|single|proposal|wedding|engaged|honeymoon|anniversary|newlywed|marry|married|vows|roommates not lovers|jealous|jealousy|snoop|trust|flirt|flirting|sexting|spark|intimacy|affection|cold to me|distant|silent treatment|walk on eggshells|move in together|long distance|open relationship|polyamory|poly|cheater|lies to me|he lies|she lies|red flags|toxic|clingy|needy|love)
    (he|she) (left|leaves|ignores|ignored|doesn t|won t|never|always|wants|keeps|says|said|changed)
    `,
    `
    <partner>
    (date|rencontres en ligne|sites de rencontre|tinder|bumble|celibataire|amour|amoureux|amoureuse|rupture|noces|marier|fiancailles|jaloux|jalouse|jalousie|fidele|confiance|flirter|intimite|distance|distant|distante|silence|toxique|dependant|dependante|belle mere|emmenager|poly|polyamour|red flags|couple)
    (il|elle) (est parti|est partie|part|m ignore|veut|dit|veut plus|m ecoute|change)
    `,
  ),
  hint(
    'Family Conflict, Relationship Issues',
    `
    <relative>
    (in laws|relatives|siblings|household|estranged|inheritance|will|thanksgiving|christmas dinner|family dinner|holidays with|black sheep|favourite child|golden child|favouritism|caretaker|adult children|kicked out|disowned|blended|custody|moved back home|generations|enmeshed|family secrets)
    `,
    `
    <relative>
    (beaux parents|belle famille|parente|fratrie|heritage|testament|temps des fetes|souper de famille|reveillon|mouton noir|enfants adultes|mis a la porte|recomposee|garde|retourner vivre|generations|secrets de famille|chicane|chicanes)
    `,
  ),
  hint(
    'Parenting, Family Conflict',
    `
    <child>
    (bedtime|screen time|chores|homework|discipline|rules|sneak out|sneaking out|runs away|ran away|lies to us|talks back|backtalk|rude|disrespectful|listen|listens|attitude|daycare|babysitter|principal called|suspended|skipping class|skips class|cutting class|vaping at school|bully|potty|toilet|diapers|picky|spoiled|co parent|single mom|single dad|stepkids|stepkid|curfew|puberty|phone all day|xbox|playstation|ipad)
    `,
    `
    <child>
    (dodo|heure du coucher|temps d ecran|taches|devoirs|discipline|regles|fugue|fuguer|ment|mentir|repond|impoli|ecoute pas|ecoute rien|attitude|garderie|direction de l ecole|suspendu|seche ses cours|foxer|pot|toilette|couches|difficile a table|gate|coparentalite|monoparental|monoparentale|couvre feu|puberte|ipad|console|cellulaire)
    `,
  ),
  hint(
    'Anxiety, Stress Management',
    `
    (nervous|scared|afraid|fear|worry|worried|stress|stressed|stressful|tense|shaking|shaky|pressure|deadline|exams|exam|finals|quiz|presentation|future|what if|decisions|decide|indecisive|perfect|mistake|mistakes|control|uncertain|news|bills|debt|debts|money|rent|mortgage|interview|driving test|stomach|heart|breathe|breath|chest|dizzy|sweat|sweating|nails|hair pulling|reassurance|check|checking|avoid|avoiding|cancel plans|overwhelmed|overwhelming|busy|rush|juggling|too much|can t handle|on my plate|no time|freaked|panicking|brain|thoughts|thinking|head spinning|calm|relax|peace|quiet|sensitive|hypersensitive)
    `,
    `
    (nerveux|nerveuse|peur|craintes|inquiet|inquiete|stress|stresse|stressee|stressant|tension|tremble|trembler|pression|echeance|examen|examens|exam|exams|expose|avenir|futur|et si|decision|decisions|indecis|parfait|erreur|erreurs|controle|incertain|nouvelles|factures|dettes|dette|argent|loyer|hypotheque|entrevue|permis de conduire|ventre|estomac|coeur|souffle|respirer|poitrine|etourdi|sueurs|ongles|rassurer|verifie|verifier|evite|eviter|annule|deborde|debordee|courir|trop|charge mentale|pas le temps|capote|cerveau|pensees|penser|tete|calme|paix|hypersensible|sensible)
    `,
  ),
  hint(
    'Depression, Self-Esteem',
    `
    (sad|cry|crying|tears|tired|exhausted|energy|motivation|motivated|unmotivated|bed|dark|darkness|winter|alone|lonely|empty|numb|hopeless|hope|happy|unhappy|happiness|joy|fun|smile|nothing|pointless|purpose|meaning|meaningless|lost|stuck|give up|giving up|gave up|failure|fail|failing|useless|worthless|hate myself|hate my|guilt|guilty|ashamed|shame|regret|regrets|robot|autopilot|fake|pretend|mask|invisible|nobody|no one|friends|friendless|birthday|fat|ugly|mirror|looks|heavy|weight|dull|bored|drained|broken|falling|sinking|drowning|low|down|mood|moods|hurts|pain inside|suffer)
    (don t|can t|cannot|no longer) (care|laugh|enjoy|feel|cope|function|go on like this|do it)
    (sick|tired) of
    `,
    `
    (triste|pleure|pleurer|larmes|fatigue|fatiguee|epuise|epuisee|energie|motivation|motive|motivee|lit|noir|noirceur|hiver|seul|seule|solitude|vide|espoir|heureux|heureuse|malheureux|bonheur|joie|plaisir|sourire|rien|sens|but|perdu|perdue|bloque|bloquee|abandonner|echec|echecs|inutile|nul|nulle|me deteste|honte|coupable|culpabilite|regret|regrets|robot|pilote automatique|semblant|masque|invisible|personne ne|amis|ami|fete|grosse|gros|laid|laide|corps|miroir|lourd|poids|plate|ennui|vide|brise|brisee|sombre|coule|bas|moral|humeur|mal|souffre|tanne|tannee|ecoeure|ecoeuree|force|forces)
    (suis|me sens|me sent|file|feel) (pas|plus|mal|down|poche)
    `,
  ),
  hint(
    'Workplace Issues, Stress Management',
    `
    (work|job|boss|manager|supervisor|coworker|coworkers|colleague|colleagues|office|shift|shifts|overtime|career|promotion|layoffs|layoff|hr|meeting|meetings|emails|employer|employee|hospital staff|union|grievance|business|company|customers|teaching|nursing|retire|retiring|workload|hours|salary|commute|career change|resign|resigned|internship|articling|residency|startup|self employed|freelance|corporate)
    `,
    `
    (travail|travailler|job|boss|patron|patronne|gestionnaire|superviseur|collegue|collegues|bureau|quart|quarts|horaire|carriere|promotion|coupures|rh|reunion|reunions|courriels|employeur|employe|employee|equipe|syndicat|grief syndical|entreprise|compagnie|commerce|enseigner|usine|shop|chantier|retraite|charge de travail|heures|salaire|trafic|demission|demissionner|stage|pigiste|travailleur autonome)
    `,
  ),
  hint(
    'Trauma, PTSD',
    `
    (accident|crash|fire|flood|tornado|earthquake|wildfire|shooting|gun|knife|stabbed|robbed|robbery|mugged|break in|burglary|hostage|kidnapped|attack|attacked|assault|assaulted|rape|raped|abuse|abused|abusive|abuser|violence|violent|beaten|beat|hit me|hits|molested|touched|touching|cult|prison|jail|war|bomb|tour|tours|overseas|blood|died in front|witness|witnessed|childhood|memories|flashback|flashbacks|nightmare|nightmares|jumpy|startle|triggered|triggers|trigger|narcissist|narcissistic|controlling|gaslight|gaslighting|manipulative|stalker|stalking|stalked|trafficked|foster care|orphanage|survivor|past|haunts|victim|scar|scars|betrayed|bullied|bullies)
    `,
    `
    (accident|incendie|feu|inondation|tornade|tremblement de terre|fusillade|arme|couteau|poignarde|vol|volee|cambriolage|otage|attaque|attaquee|agression|agresse|agressee|viol|violee|abus|abuse|abusee|violence|violent|battu|battue|frappe|frappee|touche|attouchements|secte|prison|guerre|bombe|sang|mort devant|temoin|enfance|souvenirs|flashback|flashbacks|cauchemar|cauchemars|sursaut|sursaute|declencheur|narcissique|controlant|manipulateur|manipulatrice|pervers|harceleur|harcele|famille d accueil|orphelinat|survivant|survivante|passe|hante|victime|cicatrices|trahi|trahie|intimide|intimidee)
    `,
  ),
  hint(
    'Grief and Loss, Depression',
    `
    (dead|death|dying|died|passed|passed away|gone|funeral|cemetery|grave|ashes|obituary|palliative|hospice|terminal|anniversary of|widow|widower|widowed|stillborn|miscarried|lost him|lost her|goodbye|missing him|missing her|miss him|miss her|without him|without her|put down|vet)
    `,
    `
    (mort|morte|morts|deces|decede|decedee|mourant|mourir|funerailles|cimetiere|tombe|cendres|palliatif|palliatifs|fin de vie|veuf|veuve|mort ne|perdu mon|perdu ma|adieu|s ennuie de|m ennuie de|sans lui|sans elle|euthanasie)
    `,
  ),
  hint(
    'Substance Use',
    `
    (drink|drinks|drinking|drunk|drinker|sober|sobriety|bottle|bottles|bar|pub|hangover|blackout|wine|beer|vodka|high|stoned|smoke|smokes|smoking|joint|dealer|pills|pill|needle|using again|clean|rehab|detox|relapse|addict|addicts|hooked|bet|bets|casino|scratch tickets|online slots|gamble|gambles|porn|gaming|gamer|phone addict|scrolling)
    `,
    `
    (boit|boire|boisson|soul|saoul|sobre|sobriete|bouteille|bouteilles|bar|lendemain de veille|vin|biere|gele|gelee|fume|fumer|joint|pusher|pilules|pilule|seringue|consomme|consommer|cure|desintox|rechute|accro|accros|parie|parier|casino|gratteux|machines|porno|gamer|gaming|scrolle)
    `,
  ),
  hint(
    'Sleep and Insomnia',
    `
    (sleep|asleep|awake|wake|waking|insomniac|3 am|4 am|2 am|3 a m|4 a m|night|nights|bedtime|dreams|dream|snoring|nap|naps|melatonin|pillow|ceiling|midnight|dawn)
    `,
    `
    (dormir|dors|dort|sommeil|reveille|reveiller|nuit|nuits|3 h|4 h|2 h|3 heures du matin|4 heures du matin|coucher|reves|reve|sieste|melatonine|oreiller|plafond|minuit|aube)
    `,
  ),
  hint(
    'Anger Management, Relationship Issues',
    `
    (mad|angry|anger|rage|temper|furious|explode|explodes|exploding|yell|yells|yelling|scream|screams|screaming|shout|shouts|shouting|throw|throws|punch|punches|wall|fists|road rage|swear|swears|swearing|hot head|hothead|irritable|annoyed|snap|snapping|blow up|blows up|lose it|loses it|fight|fights|fighting|violent)
    `,
    `
    (fache|fachee|colere|rage|enrage|furieux|furieuse|explose|exploser|crie|crier|hurle|hurler|lance|lancer|coup de poing|mur|poings|rage au volant|sacre|sacrer|irritable|impatient|impatiente|saute|pete|peter|bataille|batailles|se bat|bagarre|violent|engueule)
    `,
  ),
  hint(
    'Eating Disorders',
    `
    (eat|eats|eating|ate|food|foods|meal|meals|calories|calorie|diet|dieting|weight|skinny|thin|scale|throw up|puke|gym|snack|snacks|sugar|hungry|appetite|starve|full|chew|lunch|fridge|carbs|thigh gap|ozempic)
    `,
    `
    (mange|manger|nourriture|repas|calories|calorie|diete|regime|poids|maigre|mince|balance|vomir|vomit|gym|collation|sucre|faim|appetit|affame|lunch|frigo|glucides|ozempic)
    `,
  ),
  hint(
    'Social Anxiety',
    `
    (shy|awkward|crowd|crowds|party|parties|strangers|people|small talk|blush|blushing|public|speaking|presentation|group|groups|lunch alone|judged|judge|judging|judges|embarrassed|embarrassing|camera on|phone calls|eye contact|stutter|introvert|friends|fit in|popular|classmates|left out|excluded|lunch table)
    `,
    `
    (gene|genee|timide|foule|foules|party|partys|inconnus|monde|gens|rougir|rougis|public|oral|expose|groupe|groupes|juge|jugee|jugent|regard des autres|gener|yeux|begaie|introverti|amis|exclu|exclue|rejete|rejetee|a part|cafeteria)
    `,
  ),
  hint(
    'ADHD, Psychoeducational Assessment',
    `
    (focus|concentrate|concentration|distracted|attention|forget|forgets|forgetful|forgetting|organized|disorganized|messy|mess|late|procrastinate|procrastination|unfinished|finish anything|fidget|fidgety|hyper|impulsive|blurts|daydream|daydreams|zone out|zones out|zoning out|sit still|losing things|scatterbrained|scattered|multitask|time blindness|ritalin|vyvanse|concerta|adderall|strattera)
    `,
    `
    (concentrer|concentration|concentre|distrait|distraite|attention|oublie|oublier|oublis|organise|desorganise|bordel|retard|procrastine|procrastination|finit rien|finir|bouge|bouger|hyper|hyperactif|impulsif|impulsive|lunatique|dans la lune|reveur|tient pas en place|perd tout|eparpille|ritalin|vyvanse|concerta|strattera)
    `,
  ),
  hint(
    'Psychoeducational Assessment, Learning Disabilities, ADHD',
    `
    (school|teacher|teachers|grades|grade|class|classes|reading|read|reads|writing|spelling|spell|math|maths|iep|learning|learn|learns|slow learner|behind|report card|tutor|tutoring|iq|testing|assessment|assess|assessed|evaluation|evaluated|tested|diagnosis|diagnosed|speech|letters|handwriting|memory test|repeat a year|failing classes)
    `,
    `
    (ecole|prof|professeur|enseignante|notes|classe|classes|lecture|lire|ecriture|ecrire|orthographe|maths|math|plan d intervention|apprendre|apprentissage|lent|retard|bulletin|tuteur|tutorat|qi|test|tests|evaluation|evaluer|evalue|bilan|diagnostic|lettres|redouble|redoubler|dictee|langage)
    `,
  ),
  hint(
    'Health Psychology, Chronic Pain',
    `
    (sick|sickness|illness|ill|disease|diagnosis|cancer|chemo|tumour|tumor|diabetes|diabetic|heart attack|stroke|surgery|operation|transplant|dialysis|ms|lupus|crohn|ibs|asthma|copd|migraine|migraines|headache|headaches|pain|pains|hurts|ache|aches|back|knee|hospital|symptoms|chronic|fatigue|covid|autoimmune|medical|disability|disabled|wheelchair|amputee|amputation|hearing loss|vision loss|blind|epilepsy|seizures|parkinson|als|menopause|hot flashes|hormones)
    `,
    `
    (malade|maladie|maladies|cancer|chimio|tumeur|diabete|diabetique|crise cardiaque|infarctus|avc|chirurgie|operation|greffe|dialyse|sclerose|lupus|crohn|asthme|mpoc|migraine|migraines|mal de tete|douleur|douleurs|mal au dos|dos|genou|hopital|symptomes|chronique|fatigue|covid|autoimmune|handicap|handicape|fauteuil roulant|amputation|surdite|aveugle|epilepsie|parkinson|sla|menopause|hormones)
    `,
  ),
  hint(
    'Life Transitions, Stress Management',
    `
    (change|changes|changing|moved|moving|move|new city|new country|transition|retired|retirement|graduated|graduating|graduation|empty nest|midlife|turning 30|turning 40|turning 50|quarter life|crossroads|starting over|new chapter|next step|next steps|direction|identity|who i am|faith|church|religion|religious|left the church|believe|god|spiritual|meaning of life|divorced|divorce|separated|separation)
    `,
    `
    (changement|changements|changer|demenage|demenager|demenagement|nouvelle ville|nouveau pays|transition|retraite|diplome|nid vide|mi vie|trentaine|quarantaine|cinquantaine|croisee des chemins|recommencer|repartir|nouveau chapitre|prochaine etape|direction|identite|qui je suis|foi|eglise|religion|religieux|croire|dieu|spirituel|divorce|separation|separe|separee)
    `,
  ),
  hint(
    'Perinatal Mental Health, Parenting',
    `
    (baby|newborn|infant|pregnant|pregnancy|birth|gave birth|delivery|c section|csection|breastfeeding|breastfeed|nursing|formula|midwife|ultrasound|due|trimester|colic|nicu|abortion|ivf|fertility|ovulation|trying to conceive|new mother|new mom|new dad|mat leave|maternity)
    `,
    `
    (bebe|nouveau ne|nourrisson|enceinte|grossesse|accouchement|accouche|cesarienne|allaitement|allaiter|sage femme|echographie|trimestre|coliques|neonatologie|avortement|fiv|fertilite|tomber enceinte|nouvelle maman|jeune maman|conge de maternite|relevailles)
    `,
  ),
  hint(
    'Obsessive-Compulsive Disorder',
    `
    (germs|germ|clean|cleaning|wash|washing|hands|contamination|stove|lock|locks|door|doors|check|checking|count|counting|rituals|ritual|routine|symmetry|order|even numbers|intrusive|bad thoughts|repeat|repeating|lists|hoard|clutter|cluttered|stuff|junk|newspapers|boxes|garbage|throw anything out|skin|picking|pick|pulling|hair|basement full|house full)
    `,
    `
    (microbes|microbe|menage|laver|lave|mains|contamination|poele|rond du poele|serrure|porte|portes|verifier|compter|compte|rituels|rituel|routine|symetrie|ordre|intrusif|intrusives|repeter|listes|accumule|accumuler|encombre|bordel|journaux|boites|jeter|peau|gratter|cheveux|arracher|pleine de|plein de cossins|cossins)
    `,
  ),
  hint(
    'Phobias',
    `
    (fly|flying|plane|planes|airplane|spider|spiders|dog|dogs|bees|wasp|snake|snakes|heights|bridge|bridges|elevator|elevators|highway|driving|drive|drives|needle|needles|dentist|blood test|vaccine|storms|thunder|clowns|tunnels|mri|water|swimming|bugs|insects|mice|rats|birds|vomiting|closed spaces|small spaces)
    `,
    `
    (avion|avions|voler en avion|araignee|araignees|chien|chiens|abeilles|guepes|serpent|serpents|hauteur|hauteurs|vertige|pont|ponts|ascenseur|ascenseurs|autoroute|conduire|volant|aiguille|aiguilles|dentiste|prise de sang|vaccin|orages|tonnerre|clowns|tunnels|irm|eau|nager|insectes|souris|rats|oiseaux|espaces clos)
    `,
  ),
  hint(
    'Neuropsychology',
    `
    (memory|remember|forgets everything|confused|confusion|dementia|alzheimer|concussion|head injury|brain|cognitive|words|finding words|lost driving|mild cognitive|stroke)
    `,
    `
    (memoire|souvenir|confus|confuse|confusion|demence|alzheimer|commotion|cerveau|cognitif|cognitive|cherche ses mots|avc)
    `,
  ),
  hint(
    'Sexual Health',
    `
    (sex|sexual|sexually|libido|desire|erection|erections|orgasm|orgasms|bedroom|intercourse|viagra|virgin|virginity|kink|fetish|porn|naked|turned on|intimate|arousal)
    `,
    `
    (sexe|sexuel|sexuelle|libido|desir|erection|erections|orgasme|orgasmes|au lit|penetration|viagra|vierge|virginite|fetiche|porno|excitation|intime)
    `,
  ),
  hint(
    'Forensic Psychology',
    `
    (court|judge|lawyer|lawyers|legal|charges|charged|probation|parole|bail|custody|cas|child welfare|crown|sentence|sentencing|arrested|police record|mediation|expert witness|capacity|guardianship|immigration lawyer)
    `,
    `
    (cour|tribunal|juge|avocat|avocats|legal|accusations|accuse|probation|liberation conditionnelle|caution|garde|dpj|procureur|sentence|arrete par la police|casier|mediation|temoin expert|aptitude|inaptitude|mandat|curatelle|tutelle)
    `,
  ),
];
