import type { PhraseGroup } from '../../phrase-files.ts';

/** Overdose, poisoning and a body in danger. */
export const MEDICAL: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Substance Use'] }],
    isInferred: true,
    danger: ['medical'],
    en: `
      ((overdos*|overdoz*|ovrdos*|overdosed|overdosing|o d d|od ed|narcan|naloxone|alcohol poisoning)|(od|ods|od d|od s) [on] [<drug>]|too (many|much) <drug> (and|with|n) (alcohol|vodka|booze|wine|beer|<drug>))
      (<poison> (swallowed|ingested|avale|bu)|<many> <drug>|(took|taken|swallowed|drank) [my|the|his|her] (whole|entire) (prescription|bottle|box|pack|strip))
      ((took|taken|injected|smoked|snorted|after) <drug> and (passed|won t|can t|isn t|is not|is now|collapsed)|<drug> [all] (at once|in one go))
      (took|taken|swallowed|swallowing|take|taking|ate|downed|popped) (all|bunch|bunches|bottle|handful|box|pack|ton|tons|load|loads|whole bottle|whole box|entire bottle|entire box|full bottle|fistful|a lot) [of] [my|the|his|her|those|their|of] <drug>
      ((handful|fistful|handfuls) of <drug>|delirium tremens)
      (mix|mixed|mixing) [my|some|with] <drug> (and|with|n) [some|a lot of] (alcohol|vodka|booze|liquor|wine|whisky|rum|<drug>)
    `,
    fr: `
      ((surdos*|surdoz*|surdosage|coma ethylique|coma alcoolique|intoxication alcoolique|intoxication medicamenteuse|narcan|naloxone)|tout pris [mes|ses] <drug>|(poignee|poignees) (de|d) <drug>)
      (<drug> (d un coup|en meme temps|d une shot)|fait (od|o d))
    `,
  },
  {
    wants: [],
    isSettled: true,
    danger: ['medical'],
    en: `
      (poisoned|poisoning|poisons|carbon monoxide|anaphyla*)
      (<young>|<age> (year|yr|month) old|cat|dog) (swallowed|ate|eaten|drank|took|got into) [some|a|my|the] (<drug>|<poison>|something)
      (<partner>|<somebody>) [is|has|s|isn t|not|stopped|can t|has stopped] (not breathing|isn t breathing|stopped breathing|can t breathe|barely breathing|turning blue|unresponsive|unconscious|not responding|convulsing|seizing|foaming)
      ((isn t|not|barely|stopped|hardly) breathing|(no pulse|heart stopped|isn t moving and)|(<young>|<partner>|<somebody>|<relative>|<friend>) [is|s] choking|(<partner>|<somebody>) [is|s|has] passed out|(is|s|found|was|are|be) (unconscious|unresponsive))
      (passed out|unconscious|blacked out|collapsed) and (won t|not|isn t|can t)
      (he|she|they|baby|person|<relative>|<partner>|<friend>) (won t|can t|isn t|doesn t|is not|will not|does not) (wake|waking) up
      ((won t|can t|not|isn t|cannot) (wake|waking) (him|her|them|my <partner>|my <friend>|<relative>|<young>) up [after]|(coughing|coughed|vomiting|vomited|throwing|threw|spitting|puking|peeing) [up] blood)
      ((doubled|tripled) [my|his|her] <drug>|(turning|turned|lips|going) (blue|purple)|(stab wound|hemorrhag*|hemorag*)|(bleeding|bleed|bleeds) (out|to death|heavily|badly|so much|a lot|from my wrist|everywhere|profusely|won t stop))
      ((cut|cuts) [myself|my arm|my wrist] too deep|(loss|losing|lost) (lot|lots|so much|too much) [of] blood|(having|in the middle of) (a|heart) (heart attack|stroke|seizure|attack)|heart attack (right now|now))
      ((had|having|has) [a|an] (stroke|heart attack|seizure) (what do i do|right now|just now|minutes ago|help me)|(<partner>|<somebody>) [just|has] collapsed|(severe|bad|serious) allergic reaction)
      ((call|called|need|calling|dial) (911|9 1 1|an ambulance|ambulance|poison control)|911|unconscious)
    `,
    fr: `
      intoxication [medicamenteuse|au|aux|par|severe]
      (empoisonn*|empoison*|empoisonnement|empoisonne|intoxique|antipoison|anti poison|monoxyde de carbone|hemorragie|anaphyla*)
      (<young> (avale|mange|bu|a avale|a mange|a bu|a pris) [de|du|des|mes|les|un|une|eau de] (<drug>|<poison>|quelque chose)|(qui|il|elle|bebe|<young>|<relative>|<partner>|<friend>|coloc) (respire|respirent) (plus|pas))
      ((il|elle|bebe|<relative>|<partner>|<friend>) [a] arrete de respirer|(il|elle|bebe|<relative>|<partner>|<friend>) [ne] bouge plus|(reveille|reveiller|reagit) (plus|pas) [apres|depuis])
      (trop bu (et|pis|y|il|elle) [il|elle|y] (repond|reveille|bouge|reagit|est)|(saigne|saignement|saigner) (beaucoup|abondamment|sans arret|arrete pas|trop|partout|a mort)|(perd|perdu|perds) (beaucoup|trop|plein) de sang)
      ((<partner>|<somebody>) (convulse|fait des convulsions|fait une convulsion)|(crache|vomit|tousse|vomi) du sang|(appeler|appelez|appelle|besoin|composer) [d|de|l|le|une|un] (ambulance|911|9 1 1|centre antipoison))
    `,
  },
  {
    wants: [{ kind: 'concern', values: ['Depression'] }],
    isInferred: true,
    danger: ['medical', 'suicide'],
    en: `
      (swallowed|avale|avaler) [des|plein|my|the] (pills|pilules|<drug>)
    `,
    fr: `
    `,
  },
  {
    // Told in parts that stand near each other.
    wants: [],
    isInferred: true,
    danger: ['medical'],
    en: `
      # What was taken
      (took|taken|take|takes|taking|swallow|swallowed|ate|eaten|did|had|gave|given|snorted|injected|popped|downed|smoked|shot up|chugged|got into) .. (too many|too much|a lot of|lots of|bunch of|whole|entire|all|handful|bottle|box|double|twice|<many>|extra|wrong|triple) ~ <drug>
      (<drug>|<dope>) ~ (passed out|out cold|not waking|won t wake|wont wake|unresponsive|blue|gurgling|snoring weird|not moving|can t wake|limp|slumped|foaming|seizing|seizure|convuls*|not breathing|barely breathing|nodding off|grey|gray|cold and|choking|collapsed|chest pain|heart racing|throwing up|vomiting|puking|hallucinating|can t move|can t feel|twice|by mistake|by accident|double|hours ago|minutes ago|feel weird|going to pass out)
      (swallowed|ate|drank|licked|bit into|put in his mouth|put in her mouth|inhaled|sniffed) .. (<poison>|battery|magnet|magnets|coin|pen cap|berries|mushroom|mushrooms|cleaner|pod|pods|gummies|edibles|edible|nicotine|vape juice|cannabis|hand soap)
      (mixed|mixing|mix|mixes|together|with|on top of) .. (<drug>|<dope>) ~ (<drug>|xanax|ativan|benzos|vodka|alcohol|oxy|morphine|sleeping pills) ~ (dizzy|slow|sleepy|awake|weird|breath|breathing|scared|passed|heart|stay)
      # A body
      (think|might have|may have) [i|he|she] [have] (took|taken) too (much|many)
      (fell|fallen) .. (can t get up|won t get up|confused|hit her head|hit his head|hip|not responding|isn t responding|not answering|not waking)
      (won t|wont|isn t|isnt|not|can t|cant|stopped|barely|hardly|trouble|struggling|doesn t|difficulty|no longer|hard to) (breathe|breath|breathing|breaths) ~ (baby|help|now|blue|allerg*|chest|throat|swollen|swelling|he|she|son|daughter|mom|dad|husband|wife|ate|sting|stung|lips|chok*|fast|newborn|friend)
      (epipen|epi pen|hives all over|anaphylactic)
      (face|mouth|smile|side|arm|speech|words) .. (drooping|droopy|droops|drooped|slurred|slurring|slur|numb|crooked|weak|jumbled|gibberish|paralyzed|can t lift|won t move)
      (blood|bleeding|bleed|soaking|soaked|gushing|spurting|pouring|hemorrhaging) ~ (pad|pads|towel|towels|won t stop|wont stop|everywhere|not stopping|hours|heavy|heavily|gave birth|faint|dizzy|pregnant|artery|knife|deep|miscarriage|clots|head|ears|through|floor|nonstop|tourniquet|chainsaw|wound|stopping)
      (seizure|seizures|seizing|convulsion|convulsions|convulsing|fitting|shaking all over|jerking|eyes rolled|eyes rolling|foam|foaming) ~ (now|on the floor|won t stop|stop|first|minutes|mouth|back|help|fever|started|another|blue|baby|him|her|he|she|again|in a row|right|unresponsive|never had)
      (chest) .. (pain|pains|tight|tightness|crushing|pressure|heavy|hurts|squeezing|elephant) ~ (arm|jaw|sweating|breath|breathe|left|dad|husband|father|grandpa|mom|wife|sweaty|numb|nausea|grey|gray|now)
      (out cold|passed out|won t wake|wont wake|not waking|unresponsive|limp|unconscious|collapsed|not moving|isn t moving|no pulse|blue lips|lips are blue|floppy|lifeless|slumped) ~ (baby|friend|roommate|mom|dad|husband|wife|son|daughter|floor|bathroom|he|she|him|her|help|drunk|party|drank|vodka|grandma|grandpa|boyfriend|girlfriend|man|guy|someone|what do i do|brother|sister|toddler|car|bus|insulin|diabetic)
      (lithium|warfarin|digoxin|methadone|fentanyl|morphine) ~ (too much|vomiting|shaking|confused|toxic|toxicity|double|twice|blue|breathing)
      (pulled|boiling|scald|scalded|electrocuted|electric shock|drowned|drowning|underwater|bottom of the pool|in the pool) ~ (water on|unconscious|not breathing|skin peeling|pool|burned|blisters|breathe|bathtub)
      (going|gone|turning|turned|went|looks|is|are|skin|lips|face|fingers) .. (blue|grey|gray|purple|bluish) ~ (lips|breath|breathing|baby|fingers|face|help|cold|cough|choking|limp|he|she|son|daughter|drug|overdose|needle|floor)
      (snake|rabid|bat) bite
      (hypothermia|heat stroke|heatstroke|frostbite|electrocuted|septic|sepsis|stroke|aneurysm|meningitis) ~ (now|symptoms|confused|signs of|having a|having|shaking|unconscious)
      (breath|breathing|breaths|breathes) (strange|weird|funny|shallow|fast|noisy|gurgling|bad|hard|raspy|slow and|like a snore|wrong)
      (pulse|heart rate|heartrate|oxygen|blood pressure|sats) [is|at|of|was] (<number>|low|so low|weak|dropping|really low|way too high)
      (he|she|friend|mom|dad|husband|wife|son|daughter|diabetic|patient|baby|grandma|grandpa|roommate|brother|sister|kid) [is|s|isn t] (not|isn t|barely|is not|stopped) (responding|responsive|reacting|conscious|waking up|moving)
      (artery|tourniquet|arterial|spurting)
      # Two things near each other, in either language
      (tongue|lips|langue|levres|face|visage|hands|mains|feet|pieds) [is|are|went|turned|look|looks|sont|est|devient|deviennent] (blue|bluish|grey|gray|purple|bleu|bleue|bleues|mauve|mauves|grises|swelling|enfle|enflee|enflent)
      (worst headache|thunderclap|pire mal de tete|mal de tete de ma vie|headache of my life|explose dans ma tete)
      (double|doubled|twice|deux fois|en double|wrong|mauvaise|mauvais|trop|too much|too many) .. (insulin|insuline|dose|methadone|blood thinner|blood thinners|lithium|pills|pilules|pilule|medicament|medicaments|digoxin|heart pills|coumadin|warfarin|morphine|patch|timbre)
      (one|his|her|my) (pupil|pupils) [is|are|s] (big|bigger|huge|blown|different|tiny|pinpoint|larger)
    `,
    fr: `
      # Ce qui a été pris
      (pris|prise|prend|prendre|avale|avalee|bu|mange|donne|injecte|sniffe|fume|consomme|fait|cale|gobe|ingurgite|mis) .. (trop|plein|toute|toutes|tous|tout|beaucoup|double|poignee|bouteille|pot|boite|<many>|paquet|deux fois|mauvaise dose) ~ (<drug>|coke|ghb|speed|opioides|pills|peanuts)
      (<drug>|<dope>|pilule abortive|seringue|dose) ~ (tombe|reveille|reagit|bave|bleu|bleue|blanc|blanche|blanc comme|blême|coeur debat|coeur|sueurs|vois flou|flou|vomit|convulsions|inconscient|rester eveille|eveille|endormie|ronfle|respire|tremble|par erreur|par accident|trompe|trompee|deux fois|double|tantot|il y a une heure|mou|molle|etourdi|etourdie|hallucine|palpitations)
      (combien|melange|melanger|melangeait|ensemble) .. (<drug>|<dope>) ~ (dangereux|trop|danger|pris|tantot|avale|risque|urgence|toxique|mortel|<drug>|vin|alcool|somniferes|ativan|vodka|biere|boisson|morphine|eveille)
      (avale|mange|bu|mis dans sa bouche|leche|mordu|respire|inhale|sniffe|croque) .. (<poison>|une pile|des piles|aimant|aimants|produit|capsule|capsules|jujubes|jujube|capsule de lavage|pods|vapoteuse|baies|champignon|champignons|bouchon|essence)
      # Un corps
      (<relative>|<partner>|<friend>|<young>|il|elle|coloc) est [tout|toute|devenu|devenue] (bleu|bleue|mauve|gris|grise)
      (respire|respirer|respiration|souffle|respirait) ~ (mal|plus|pu|pas|a peine|difficile|vite|bizarre|siffle|faiblement|drole) ~ (bebe|bleu|bleue|aide|fils|fille|mari|mere|pere|levres|gorge|allergie|il|elle|y|enfle|bras|blanc|chum|ami|ami|coloc|soul|reveille)
      (epipen|choc anaphylactique|choc septique|arret cardiaque|arret respiratoire)
      (bouche|visage|face|sourire|levre|cote|bras|parole) .. (croche|tombe|tombante|affaisse|paralyse|paralysee|engourdi|engourdie|de travers|bouge plus|bouge pu|leve plus|mou|molle)
      (sang|saigne|saignement|saigner|saignements|trempe|trempee|pisse le sang) ~ (serviette|serviettes|arrete pas|arrete pu|arrete plus|partout|enceinte|accouche|faible|etourdie|etourdi|blême|bleme|garrot|profond|artere|couteau|plancher|heures|caillots|oreille|abondant|fort|fausse couche|giclait|gicle|minutes|arreter)
      (convulsion|convulsions|convulse|epilepsie|epileptique|yeux vires|yeux virent|yeux revulses|yeux a l envers|bave|ecume|raide comme|shake de partout|tremble de partout|secousses) ~ (fils|fille|bebe|il|elle|y|arrete|minutes|terre|yeux|ami|coloc|chum|premiere|fievre|reveille|repond|bouche|bave|mari|mere|pere|plancher|maintenant)
      (poitrine|thorax|coeur) ~ (serre|douleur|mal|oppression|pression|pesant|pince|ecrase|coup de poing|debat|serrement) ~ (bras|machoire|sueurs|sue|souffle|gauche|mari|pere|grand pere|engourdi|blanc|respire|respirer|tout blanc|gris|mere|nausee)
      (reveille|repond|reagit|bouge|reveiller) ~ (plus|pu|pas|sans|jamais|meme pas) ~ (fils|fille|bebe|mari|mere|pere|ami|coloc|chum|soul|saoul|saoule|bu|plancher|tombe|mou|molle|bleu|vomit|alcool|blonde|frere|soeur|grand pere|grand mere|pilules|drogue|gars|vodka|rouge|femme|bain|auto)
      (sans connaissance|inconscient|inconsciente|evanoui|evanouie|perdu connaissance|dans les vapes|ecrase par terre|etendu par terre|raide mort|sans reaction)
      (levres|visage|doigts|peau|ongles|face|devenu|devenue|vient|est) .. (bleu|bleue|bleues|bleus|gris|grise|violet|mauve|mauves) ~ (levres|respire|bebe|doigts|aide|froid|tousse|mou|molle|il|elle|surdose|seringue|plancher|etouffe|reveille)
      ((respire|respirer|respiration|souffle) (bizarre|drole|bizarrement|mal|fort|vite|difficilement|par coups|comme un ronflement|de travers|avec misere)|(misere|mal|difficulte|peine) a respirer)
      (pouls|tension|pression|oxygene|saturation) (<number>|a <number>|bas|basse|faible|trop bas|trop haute|au plancher)
      ((<young>|<partner>|<relative>|<friend>|il|elle) (s etouffe|etouffe|s est etouffe|suffoque|est en train de s etouffer|convulse|s est noye)|(trop|beaucoup trop) (pris|bu|consomme|fume|sniffe|avale) (de|d|du) (<drug>|<dope>))
      (je|il|elle|y|<relative>|<partner>|<friend>) .. (fais|fait|faire|en train de faire) [un|une] (avc|crise cardiaque|crise de coeur|infarctus|reaction allergique|crise d epilepsie|crise epileptique|crise convulsive|anevrisme|choc)
    `,
  },
];
