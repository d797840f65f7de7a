import type { PhraseGroup } from '../../phrase-files.ts';

/** Overdose, poisoning and a body in danger. */
export const MEDICAL: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Substance Use'] }],
    isInferred: true,
    danger: ['medical'],
    en: `
      ((overdos*|overdoz*|ovrdos*|overdosed|overdosing|o d d|od ed|narcan|naloxone|alcohol poisoning)|(od|ods|od d|od s) [on] [<drug>]|too (many|much) <drug> (and|with|n) (alcohol|vodka|booze|wine|beer|<drug>))
      (<poison> (swallowed|ingested|avale|bu)|<many> <drug>|(took|taken|swallowed|drank) [my|the|his|her] (whole|entire) (prescription|bottle|box|pack|strip)|(took|taken|injected|smoked|snorted|after) <drug> and (passed|won t|can t|isn t|is not|is now|collapsed)|<drug> [all] (at once|in one go))
      ((took|taken|swallowed|swallowing|take|taking|ate|downed|popped) (all|bunch|bunches|bottle|handful|box|pack|ton|tons|load|loads|whole bottle|whole box|entire bottle|entire box|full bottle|fistful|a lot) [of] [my|the|his|her|those|their|of] <drug>|(handful|fistful|handfuls) of <drug>|delirium tremens)
      (mix|mixed|mixing|melange|mele|combine) [my|some|with|mes|du|de l|des] (<drug>|<dope>) (and|with|n|et|pis|avec) [some|a lot of|mes|du|de l|de la|des] (<drug>|<dope>)
    `,
    fr: `
      ((surdos*|surdoz*|surdosage|coma ethylique|coma alcoolique|intoxication alcoolique|intoxication medicamenteuse|narcan|naloxone)|tout pris [mes|ses] <drug>|(poignee|poignees) (de|d) <drug>|<drug> (d un coup|en meme temps|d une shot)|fait (od|o d))
    `,
  },
  {
    wants: [],
    isSettled: true,
    danger: ['medical'],
    en: `
      (poisoned|poisoning|poisons|carbon monoxide|anaphyla*|electrocut*|heat stroke|heatstroke|coup de chaleur|(choking|chokes) on|(s etouffe|s etouffer|etouffe) avec|(<young>|<age> (year|yr|month) old|cat|dog) (swallowed|ate|eaten|drank|took|got into) [some|a|my|the] (<drug>|<poison>|something))
      (<partner>|<somebody>) [is|has|s|isn t|not|stopped|can t|has stopped] (not breathing|isn t breathing|stopped breathing|can t breathe|barely breathing|turning blue|unresponsive|unconscious|not responding|convulsing|seizing|foaming)
      ((isn t|not|barely|stopped|hardly) breathing|(no pulse|heart stopped|isn t moving and)|(<young>|<partner>|<somebody>|i) (is|s|m|am) choking|(<partner>|<somebody>) [is|s|has] passed out|(is|s|found|was|are|be) (unconscious|unresponsive)|(passed out|unconscious|blacked out|collapsed) and (won t|not|isn t|can t))
      (he|she|they|baby|person|<relative>|<partner>|<friend>) (won t|can t|isn t|doesn t|is not|will not|does not) (wake|waking) up
      ((won t|can t|not|isn t|cannot) (wake|waking) (him|her|them|my <partner>|my <friend>|<relative>|<young>) up [after]|(coughing|coughed|vomiting|vomited|throwing|threw|spitting|puking|peeing) [up] blood)
      ((doubled|tripled) [my|his|her] <drug>|(turning|turned|lips|going) (blue|purple)|(stab wound|hemorrhag*|hemorag*)|(bleeding|bleed|bleeds) (out|to death|heavily|bad|badly|so much|a lot|from my wrist|everywhere|profusely|won t stop))
      ((cut|cuts) [myself|my arm|my wrist] too deep|(loss|losing|lost) (lot|lots|so much|too much) [of] blood|(having|in the middle of) (a|heart) (heart attack|stroke|seizure|attack)|heart attack (right now|now))
      ((had|having|has) [a|an] (stroke|heart attack|seizure) (what do i do|right now|just now|minutes ago|help me)|(i|<partner>|<friend>|<somebody>) [just|has|have] collapsed|(severe|bad|serious) allergic reaction|(call|called|need|calling|dial) (911|9 1 1|an ambulance|ambulance|poison control)|911|unconscious)
    `,
    fr: `
      (intoxication [medicamenteuse|au|aux|par|severe]|empoisonn*|empoison*|empoisonnement|empoisonne|intoxique|antipoison|anti poison|monoxyde de carbone|hemorragie|anaphyla*)
      (<young> (avale|mange|bu|a avale|a mange|a bu|a pris) [de|du|des|mes|les|un|une|eau de] (<drug>|<poison>|quelque chose)|(qui|il|elle|bebe|<young>|<relative>|<partner>|<friend>|coloc) (respire|respirent) (plus|pas))
      ((il|elle|bebe|<relative>|<partner>|<friend>) [a] arrete de respirer|(il|elle|bebe|<relative>|<partner>|<friend>) [ne] bouge plus|(reveille|reveiller|reagit) (plus|pas) [apres|depuis])
      (trop bu (et|pis|y|il|elle) [il|elle|y] (repond|reveille|bouge|reagit|est)|(saigne|saignement|saigner) (beaucoup|abondamment|sans arret|arrete pas|trop|partout|a mort)|(perd|perdu|perds) (beaucoup|trop|plein) de sang)
      ((<partner>|<somebody>|<friend>|quelqu un) (convulse|fait des convulsions|fait une convulsion|fait [un|une] (avc|crise cardiaque|infarctus)|respire (plus|pas))|(crache|vomit|tousse|vomi) du sang|(appeler|appelez|appelle|besoin|composer) [d|de|l|le|une|un] (ambulance|911|9 1 1|centre antipoison))
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
      (stabbed|shot|poignarde|poignardee|tire) ~ (bleeding|bleed|blood|saigne|sang)
      (bottle|bottles|mickey|twenty sixer|bouteille|bouteilles|26 oz|quarante onces|flasque) (of|de) <dope> ~~~ <drug>
      (hasn t|haven t|not|didn t|won t|can t|without) [been] (eat|eaten|eating|drunk water|drank water|had water|keep down) .. (<number>|several|many|few) (days|weeks)
      (pas|rien|plus|sans) (mange|manger|bu|boire|avale) .. (<number>|plusieurs|quelques|des) (jours|semaines)
      (tombe|tombee|chute|chutee) .. (peut|capable|arrive) (pas|plus) [de|a] (se|me) (relever|lever)
      (took|taken|take|takes|taking|swallow|swallowed|ate|eaten|did|had|gave|given|snorted|injected|popped|downed|smoked|shot up|chugged|got into) .. (too many|too much|a lot of|lots of|bunch of|whole|entire|all|handful|bottle|box|double|twice|<many>|extra|wrong|triple) ~ <drug>
      (<drug>|<dope>) ~ (passed out|out cold|not waking|won t wake|wont wake|unresponsive|blue|gurgling|snoring weird|not moving|can t wake|limp|slumped|foaming|seizing|seizure|convuls*|not breathing|barely breathing|nodding off|grey|gray|cold and|choking|collapsed|chest pain|heart racing|throwing up|vomiting|puking|hallucinating|can t move|can t feel|twice|by mistake|by accident|double|hours ago|minutes ago|feel weird|going to pass out)
      how many .. <drug> ~ (too many|dangerous|overdose|swallowed|ago|lethal)
      (swallowed|ate|drank|licked|bit into|put in his mouth|put in her mouth|inhaled|sniffed) .. (<poison>|battery|magnet|magnets|coin|pen cap|berries|mushroom|mushrooms|cleaner|pod|pods|gummies|edibles|edible|nicotine|vape juice|cannabis|hand soap)
      (mixed|mixing|mix|mixes|together|with|on top of) .. (<drug>|<dope>) ~ (<drug>|xanax|ativan|benzos|vodka|alcohol|oxy|morphine|sleeping pills) ~ (dizzy|slow|sleepy|awake|weird|breath|breathing|scared|passed|heart|stay)
      # Withdrawal
      (<poison>|chemical|chemicals|sprayed) ~~~ (throwing up|vomit*|twitching|seizing|drooling|passed out|collapsed|can t see|convulsing)
      (haven t had a drink|havent had a drink|not had a drink|without drinking|since i quit drinking|withdrawal|withdrawals|detox|detoxing|quit drinking|stopped drinking|quit cold turkey|cold turkey|off benzos|dts|dt s|without a drink|no drink|stop drinking|off the booze|off booze|last drink) ~~~ (shake|shaking|shakes|seizure|seizures|seeing|seeing things|hallucinat*|sweating|sweats|heart|trembling|tremors|confused|vomiting|bugs|hearing|hearing things|fever|racing)
      # A body
      (shot up|inject*|needle|fentanyl|heroin|heroine|pique|s est pique|drugs|drogue) ~~~ (blue|bleu|bleue|purple|grey|gray|gris|mauve)
      (bebe|baby|newborn|nourrisson|infant) .. (mou|molle|limp|floppy|lethargic|lethargique|amorphe)
      ((coupure|entaille) [tres|assez] (profonde|ouverte|beante)|deep (cut|gash)|(repond|reagit) (plus|pas) (aux stimulations|a la douleur|a son nom))
      (choking|choke) ~ (can t talk|can t speak|stuck in)
      (think|might have|may have) [i|he|she] [have] (took|taken) too (much|many)
      (grey|gray|pale|sweating|clammy|sweaty) ~ (arm|jaw|chest|shoulder) ~ (hurts|hurt|pain|numb|tight|sore)
      (too much to drink|drank too much|so drunk|blackout drunk|very drunk|drank a whole|drank a bottle) ~ (cold|answering|wake|waking|blue|vomit*|breathing|responding|limp)
      (fell|fallen) .. (can t get up|won t get up|confused|hit her head|hit his head|hip|not responding|isn t responding|not answering|not waking)
      (won t|wont|isn t|isnt|not|can t|cant|stopped|barely|hardly|trouble|struggling|doesn t|difficulty|no longer|hard to) (breathe|breath|breathing|breaths) ~ (baby|help|now|blue|allerg*|chest|throat|swollen|swelling|he|she|son|daughter|mom|dad|husband|wife|ate|sting|stung|lips|chok*|fast|newborn|friend)
      (throat|tongue|face|lips|mouth|airway) .. (swelling|swollen|swell|closing|tight|swells|itchy|closed|puffing) ~ (peanut|peanuts|bee|sting|stung|allerg*|ate|eating|wasp|shrimp|nuts|hives|after|breath|breathe|epipen|medication|antibiotic)
      (epipen|epi pen|hives all over|anaphylactic)
      (face|mouth|smile|side|arm|speech|words) .. (drooping|droopy|droops|drooped|slurred|slurring|slur|numb|crooked|weak|jumbled|gibberish|paralyzed|can t lift|won t move)
      (slurred|slurring|gibberish|can t speak|cant speak|can t talk properly|talking nonsense|not making sense|makes no sense|speaking funny|talking funny) ~~~ (arm|face|side|head|suddenly|fell|numb|drooping|sudden|mom|dad|husband|wife|grandpa|grandma|insulin|keeps falling)
      (hit|bumped|banged|cracked|smashed|knocked|landed on|fell|fallen|fall|falls|falling) .. (head|stairs|roof|ladder|balcony|window|horse|bed) .. (vomit*|throwing up|threw up|puking|confused|sleepy|falling asleep|passed out|unconscious|doesn t know|won t wake|bleeding|blood|fluid|pupils|makes no sense|blacked out|seizure|can t move|cant move|not moving|can t feel|sense|asleep|limp)
      (blood|bleeding|bleed|soaking|soaked|gushing|spurting|pouring|hemorrhaging) ~ (pad|pads|towel|towels|won t stop|wont stop|everywhere|not stopping|hours|heavy|heavily|gave birth|faint|dizzy|pregnant|artery|knife|deep|miscarriage|clots|head|ears|through|floor|nonstop|tourniquet|chainsaw|wound|stopping)
      (cut|sliced|slashed|severed|gash) .. (deep|artery|bone|wrist|finger off|vein|hand) ~ (blood|bleeding|stop|tourniquet|er|everywhere)
      (seizure|seizures|seizing|convulsion|convulsions|convulsing|fitting|shaking all over|jerking|eyes rolled|eyes rolling|foam|foaming) ~ (now|on the floor|won t stop|stop|first|minutes|mouth|back|help|fever|started|another|blue|baby|him|her|he|she|again|in a row|right|unresponsive|never had)
      (eyes) .. (rolled|rolling|rolled back|back of his head|back in)
      (chest) .. (pain|pains|tight|tightness|crush*|crushing|pressure|heavy|hurts|squeezing|elephant) ~ (arm|jaw|sweating|breath|breathe|left|dad|husband|father|grandpa|mom|wife|sweaty|numb|nausea|grey|gray|now)
      (out cold|passed out|won t wake|wont wake|not waking|unresponsive|limp|unconscious|collapsed|not moving|isn t moving|no pulse|blue lips|lips are blue|floppy|lifeless|slumped) ~ (baby|friend|roommate|mom|dad|husband|wife|son|daughter|floor|bathroom|he|she|him|her|help|drunk|party|drank|vodka|grandma|grandpa|boyfriend|girlfriend|man|guy|someone|what do i do|brother|sister|toddler|car|bus|insulin|diabetic)
      (diabetic|insulin|blood sugar|glucose|hypo|hypoglycemia) ~ (shaking|confused|sweating|passed out|unconscious|too much|low|double|twice|won t wake|wrong|can t swallow|slurring|fruity|vomiting|not making sense|unresponsive)
      (lithium|warfarin|digoxin|methadone|fentanyl|morphine) ~ (too much|vomiting|shaking|confused|toxic|toxicity|double|twice|blue|breathing)
      (fever|temperature|stiff neck) ~ (seizure|limp|rash|purple|won t wake|confused|stiff neck|newborn|floppy|convuls*|40|41|104|105) ~ (baby|neck|rash|newborn|son|daughter|toddler|he|she|week|fever)
      (choking|choke|chokes) ~ (baby|food|toddler|grape|hot dog|son|daughter|blue|heimlich|can t breathe|stuck|him|newborn|restaurant|on a) ~ (help|now|blue|breathe|stuck|what|face|turning|throat|grape|food|hot dog|coin)
      (pulled|boiling|scald|scalded|electrocuted|electric shock|drowned|drowning|underwater|bottom of the pool|in the pool) ~ (water on|unconscious|not breathing|skin peeling|pool|burned|blisters|breathe|bathtub)
      (drank|drink|drinks|drunk|swallow|swallowed|ate|eats|inhaled) .. (by mistake|by accident|accidentally|thinking it was|mouth burns|burn her mouth|burned) ~~~ (liquid|bottle|cleaner|mouth|throat|mother|kid|son|daughter|water|chemical|product|fluid)
      (put something in|spiked|roofied|drugged) ~~~ (can t feel|blacking out|passing out|can t move|dizzy|legs|can t stay awake|vision|fading)
      (can t feel|cant feel|lost feeling|can t move|numb) .. (legs|arm|face|left side|right side|one side|body) ~ (suddenly|sudden|now|fell|accident|stroke|all of a sudden|help|worse|drink|speech|vision)
      (heart) .. (racing|pounding|stopped|stop|skipping|fluttering|attack) ~ (coke|cocaine|meth|speed|pills|energy drinks|faint|passing out|passed out|chest|blue|overdose|adderall|can t breathe|withdrawal|collapsed)
      (going|gone|turning|turned|went|looks|is|are|skin|lips|face|fingers) .. (blue|grey|gray|purple|bluish) ~ (lips|breath|breathing|baby|fingers|face|help|cold|cough|choking|limp|he|she|son|daughter|drug|overdose|needle|floor)
      (needle|syringe|pipe|foil) ~ (arm|floor|bathroom|passed out|blue|unresponsive|found him|found her|not moving)
      (found) .. (him|her|my|friend|son|daughter|roommate|mom|dad|brother) .. (unconscious|not moving|on the floor|cold|blue|unresponsive|passed out|pills|empty bottle|foam|needle)
      empty (bottle|pill bottle|bottles|blister|blisters|pack|packs|pill bottles) ~ (beside|next to|floor|bed|pill|pills|<drug>|sleeping|won t wake|found|unconscious)
      (call|calling|need|get|send) .. (ambulance|paramedics|911|poison control)
      (stung|bitten|bit) ~ (swelling|swollen|breathe|throat|epipen|hives|dizzy|face)
      (snake|rabid|bat) bite
      (hypothermia|heat stroke|heatstroke|frostbite|electrocuted|septic|sepsis|stroke|aneurysm|meningitis) ~ (now|symptoms|confused|signs of|having a|having|shaking|unconscious)
      (no|not|never|can t|cannot|don t) wake [up] ~ (breath|breathing|fall|fell|help|baby|drink|drank|pills|cold|strange|husband|wife|friend)
      (breath|breathing|breaths|breathes) (strange|weird|funny|shallow|fast|noisy|gurgling|bad|hard|raspy|slow and|like a snore|wrong)
      (gas|fumes|smoke|chemicals|chemical|chlorine|manure pit|silo|grain bin|tank|septic) ~ (collapsed|passed out|unconscious|fell|coughing|breathe|breathing|dizzy|lungs|down)
      (bleach|ammonia|cleaner|toilet cleaner|chlorine|chemicals|pesticide|spray) ~~~ (cough|coughing|lungs|breathe|fumes|dizzy|throat|eyes burn|mixed)
      (anorexia|anorexic|laxatives|purging|throwing up|hasn t eaten|haven t eaten|not eaten|bulimia) ~~~ (faint|fainted|fainting|pulse|collapsed|blue|blood|heart rate|passed out|passing out|potassium|chest)
      ((pulse|heart rate|heartrate|oxygen|blood pressure|sats) (is|at|of|was) <number>|(pulse|heart rate|heartrate|oxygen|blood pressure|sats) [is|at|of|was] (low|so low|weak|dropping|really low|way too high))
      (quit|stopped|stop|quitting|stopping) .. (yesterday|today|days ago|two days|<number> days|last night|monday|sunday|hours ago|suddenly|cold turkey|on my own|all at once|this morning) ~~~ (shake|shaking|shakes|seizure|hallucinat*|seeing things|sweating|sweats|tremors|trembling|confused|seeing)
      (pulled|dragged|fell) .. (water|lake|pool|river|ice|tub|bathtub) ~ (breath|breathing|blue|unconscious|cold|pulse|help|not moving|coughing|won t)
      (suddenly|sudden|worst) .. (headache|blind|vision|confused|weakness|numb|numbness) ~ (worst|life|vision|speech|arm|face|can t see|stroke|talk|vomit*|stiff)
      (pregnant|weeks pregnant|gave birth|postpartum|after birth) ~~~ (bleeding|blood|seizure|faint|baby not moving|stopped moving|contractions|water broke|fever|vision|headache and)
      (he|she|friend|mom|dad|husband|wife|son|daughter|diabetic|patient|baby|grandma|grandpa|roommate|brother|sister|kid) [is|s|isn t] (not|isn t|barely|is not|stopped) (responding|responsive|reacting|conscious|waking up|moving)
      (snorted|smoked|injected|took|popped|drank|huffed|sniffed|vaped) .. (something|stuff|powder|unknown|idk what|pill|pills|line|lines) ~ (shaking|seizing|passed|blue|breath|breathing|foaming|won t|collapsed|heart|unconscious|weird|freaking|hallucinating|throwing up)
      (<number>|two|three|double|triple|twice|four) [times] [my|the|his|her|normal|regular|usual] (dose|doses|dosage) ~ (took|taken|gave|accidentally|accident|mistake|<drug>|pills|meds)
      (took|taken|gave|give|swallowed) .. (<number>|two|three|four|twice|double|triple|wrong) [times] [my|the|his|her|normal|usual] (dose|doses|dosage|amount|meds|medication|pills)
      (i|he|she|dad|mom|husband|wife|<relative>|<partner>) .. (having|has|have|think|might be having) [a|an] (stroke|heart attack|seizure|allergic reaction|brain bleed|aneurysm) (now|right now|and|help|what|today|symptoms|in front)
      (coming off|withdrawing from|detoxing from|stopped taking|ran out of|quit) .. (alcohol|booze|benzos|xanax|ativan|valium|vodka|klonopin|drinking|drugs|opioids|heroin|fentanyl|methadone) ~~~ (shake|shaking|shakes|seizure|hearing voices|hearing|seeing|sweating|hallucinat*|fever|confused|vomiting|heart)
      (took|did|dropped|snorted|smoked|had|ate) .. (<drug>|<dope>) ~ (heart|breathe|breath|chest|can t calm|overheating|numb|vision|legs|collapse|faint|blacking out|puking)
      (mushroom|mushrooms|berry|berries|plant|plants|leaves) ~ (poisonous|toxic|wild|ate|eaten) ~ (vomit*|sick|throwing|ate|kid|son|daughter|stomach|now)
      (can t|cant|cannot|lost|suddenly) (speak|talk|move|see|swallow|feel) .. (arm|leg|side|face|weak|mouth|eye|drool|droop)
      (artery|tourniquet|arterial|spurting)
      (hives|rash|swelling|swollen|itchy) ~ (swallow|breathe|throat|tongue|lips)
      # Two things near each other, in either language
      (tongue|lips|langue|levres|face|visage|hands|mains|feet|pieds) [is|are|went|turned|look|looks|sont|est|devient|deviennent] (blue|bluish|grey|gray|purple|bleu|bleue|bleues|mauve|mauves|grises|swelling|enfle|enflee|enflent)
      (pressure|pression|tension|bp) ~ (200|210|220|230|over 200|plus de 200)
      (eat|eaten|ate|mange|avale|swallow*|put|mis) ~ (button battery|pile bouton|battery|batterie|magnet*|aimant*|coin|piece de|screw|vis|needle|aiguille|glass|vitre|verre|pod|capsule de lessive|mushroom*|champignon*|berries|petits fruits|mothball*|edible*|gummies|jujube*|vape|nicotine|cannabis|pot brownie) ~~~ (<young>|baby|bebe|toddler|kid|son|daughter|fils|fille|petit|petite|he|she|il|elle|dog|chien)
      <young> ~~~ (button battery|pile bouton|battery|magnet*|aimant*|coin|gummies|edible*|jujube*|vape juice|nicotine|cannabis|mushroom*|champignon*|laundry pod|capsule de lessive|javel|bleach|nettoyant|cleaner|antifreeze|meds|pilules|pills|medicaments|tylenol|advil|iron pills|pilules de fer) ~~~ (ate|eaten|swallow*|mouth|bouche|avale|mange|drool*|vomit*|vomi|missing|manque|found|trouve|bu|drank|opened|ouvert|got into|open)
      (hypoglyc*|hyperglyc*|low sugar|sugar crash|diabet*|insulin|insuline) ~~~ (won t wake|confus*|sweating|shak*|seizure|convuls*|unrespons*|reveille pas|reveille plus|drowsy|endormi|fruity|can t keep|vomit*|breath*|respire|passing out|passed out|tombe dans les pommes|no more insulin|plus d insuline|ran out|can t afford|pas les moyens)
      (heat|chaleur|canicule|sauna|hot car|snow|neige|froid|cold|frozen|lake|lac) ~~~ (stopped shivering|arrete de grelotter|grelotte plus|stopped sweating|sue plus|mumbling|marmonne|hypotherm*|heat stroke|coup de chaleur|frostbite|engelure*|black toes|doigts noirs|doigts blancs|fingers white|unconscious|inconscient)
      (husband|wife|dad|mom|grandpa|grandma|father|mother|coworker|mari|femme|pere|mere|papa|maman|grand pere|grand mere|collegue|voisin|he|she|il|elle) ~~~ (one side|un cote|left side|cote gauche|cote droit|right side|half of|moitie) ~~~ (face|visage|arm|bras|droop*|numb|engourdi*|weak|faible|body|corps|words|mots|speech|can t move|bouge plus|smile|sourire)
      (vomit*|throw* up|threw up|puk*|vomi) ~~~ (blood|sang|green|vert|coffee|cafe|black|noir|can t keep water|garde rien|head injury|commotion|since he hit|since she hit|stiff|confus*|dose|<drug>)
      (worst headache|thunderclap|pire mal de tete|mal de tete de ma vie|headache of my life|explose dans ma tete)
      (can t|cant|couldn t|peux plus|capable de|plus capable) .. (feel|move|bouger|sentir|see|voir|speak|parler|swallow|avaler) .. (legs|jambes|arm|bras|one eye|un oeil|side|cote|saliva|salive) ~~~ (suddenly|soudain|tout d un coup|since the fall|depuis la chute|fell|tombe|accident|this morning|ce matin|back pain|mal de dos)
      (son|daughter|husband|wife|mom|dad|grandma|grandpa|friend|roommate|brother|sister|baby|neighbour|coworker|boyfriend|girlfriend|he|she|mari|femme|chum|blonde|fils|fille|mere|pere|bebe|coloc|ami|amie|frere|soeur|collegue|il|elle|grand mere|grand pere|meme|pepe|voisin|voisine) ~~~ (gasping|gurgling|gargouille|rale|foaming|foam at|mousse a la bouche|ecume|eyes rolled|s est effondre|devient bleu|devient bleue|devenu bleu|devenue bleue|turned blue|turning blue|rolled back|yeux revires|yeux a l envers|yeux virent|floppy|limp|mou comme|toute molle|tout mou|unresponsive|inconsciente|inconscient|evanoui|evanouie|no pulse|pas de pouls|jerking|stiff all over|tout raide|lips are blue|blue lips|levres bleues|convulse|seizure*|convulsions|drooping|slurring|can t lift|bouche croche|leve plus son bras|parle mou|cold and clammy|reveille pas|reveille plus|hard to wake|dur a reveiller|barely awake|electrocuted|electrocute|hypothermi*|collapsed|swollen tongue|langue enflee)
      (<drug>|<dope>|<poison>) ~~~ (gasping|gurgling|foaming|mousse|eyes rolled|yeux revires|limp|mou|molle|unresponsive|inconscient|inconsciente|no pulse|bleue|convuls*|seizure|lips blue|levres bleues|hard to wake|reveille pas|reveille plus|repond plus|repond pas|won t respond|slurring|slurred|stumbling|can t stand|tient plus debout|vomit|vomi|throwing up|vomiting|hallucinat*|heart racing|coeur debat|coeur bat|drowsy|somnolent|somnolente|confused|confus|confuse|stomach pain|mal au ventre|ringing in|can t pee|yeux jaunes)
      (took|taken|takes|swallowed|ate|drank|downed|gave|given|popped|pris|prise|avale|avalee|bu|mange|donne|cale|gobe) ~~~ (<drug>|<poison>|bottle of|pot de|bouteille de|whole bottle|toute la bouteille|tout le pot|boite de) ~~~ (hour ago|hours ago|minutes ago|an hour|y a une heure|y a deux heures|il y a une heure|tantot|last night|hier soir|hier|tonight|ce soir|just now|tout de suite|regret|regrette|don t tell|dis pas|scared now|j ai peur la|now what|what do i do|normal|dangerous|dangereux|hopital|hospital|feel nothing yet|feel sick|me sens bizarre|feel weird|par accident|by accident|by mistake|par erreur|en double|twice)
      (double|doubled|twice|deux fois|en double|wrong|mauvaise|mauvais|trop|too much|too many) .. (insulin|insuline|dose|methadone|blood thinner|blood thinners|lithium|pills|pilules|pilule|medicament|medicaments|digoxin|heart pills|coumadin|warfarin|morphine|patch|timbre)
      (sugar|glucose|glycemie|sucre) [is|at|est|a|was|of|level] (1|2|3|25|26|27|28|29|30|31|32|33|34|35|high|hi) ~~~ (confus*|sweat*|vomit*|thirst*|soif|tremble|shak*|breath*|respire|fruity|drowsy|endormi|tired|diabet*)
      (fever|fievre) ~~~ (stiff|raide|rash|taches|limp|mou|newborn|weeks old|semaines|seizure|convuls*|won t drink|boit plus|boit pas|drowsy|endormi|confus*|breath*|respire|41|42|chemo|chimio|purple)
      (bleed|bleeding|saigne|saignement|blood|sang) ~~~ (soaked|trempe|pad|serviette|towel|serviettes|clots|caillots|won t stop|arrete pas|arrete plus|dizzy|etourdi*|pregnant|enceinte|gave birth|accouche|accouchement|surgery|operation|tooth|nose|nez|hour|heure|puddle|flaque|floor|plancher|everywhere|partout|pale|blanc|blanche)
      (chest|poitrine) ~~~ (left arm|bras gauche|jaw|machoire|elephant|down my arm|down his arm|dans le bras)
      (baby|bebe|fetus|foetus) ~ (not moving|stopped moving|hasn t moved|bouge plus|bouge pas|not kicking|moves less|bouge moins)
      (water broke|waters broke|creve mes eaux|perdu mes eaux|cord|cordon|contractions) ~~~ (weeks|semaines|green|verte|vert|blood|sang|early|alone|seule|coming out|sort|head|push)
      (carbon monoxide|monoxyde|co alarm|co detector|detecteur|gas smell|smell gas|sent le gaz|odeur de gaz|generator|generatrice|propane|bbq inside|heater) ~~~ (headache|headaches|mal de tete|dizzy|etourdi*|vomit*|sleepy|endormi*|all of us|tout le monde|nausea|nauseous|mal au coeur|dog|chien|confus*|faint)
      (sting|stung|bee|wasp|peanut*|nuts|shrimp|guepe|abeille|arachide*|noix|crevette*|pique|piqure|antibiotic|antibiotique) ~~~ (swell*|enfle*|throat|gorge|hives|urticaire|plaques|breath*|respire*|wheez*|siffle|lips|levres|tongue|langue|face|visage)
      (drank|drink|drinking|bu|boit|cale) ~~~ (antifreeze|antigel|javel|bleach|windshield|lave glace|hand sanitizer|desinfectant|rubbing alcohol|methyl hydrate|alcool a friction|mouthwash|cleaner|nettoyant|gasoline|essence)
      (hit|hits|fell|falls|banged|bumped|cogne|tombe|frappe) ~~~ (head|tete|crane|skull) ~~~ (vomit*|vomi|sleepy|dort|endormi*|confus*|confused|repeats|repete|blurry|pupil*|blood|sang|ear|oreille|seizure|unconscious|evanoui*|knocked out|blacked out|memory|souvient|not himself|bizarre|mixed up|blood thinners|anticoagulant*)
      (withdrawal|sevrage|stopped drinking|quit drinking|arrete de boire|arrete l alcool|no drink|pas bu|stopped my benzos|arrete mes ativan|cold turkey) ~~~ (shak*|tremble|tremblements|seeing things|vois des|bibittes|bugs|sweat*|seizure*|convuls*|hallucin*|voices|voix|heart|coeur|fever|confus*)
      (fell|fallen|fall|tombe|tombee|crash|accident|hit|rollover|scaffold|ladder|echelle|echafaud) ~~~ (vomiting|throwing up|pupil|pupils|pupille|pupilles|going pale|vomit|vomi|still in her|still in his|still in my|dort tout le temps|keeps sleeping|clear fluid|can t feel)
      (rebar|knife|nail|branch|stick|pole|glass|blade|fork|pitchfork|antler|screwdriver|fish hook|metal|tige|clou|branche|couteau|vitre|fourche|tournevis|barre) .. (still in|stuck in|sticking out|went through|through|lodged in|encore dans|plante dans|reste dans|a travers) .. (her|his|my|side|leg|eye|belly|chest|neck|arm|ventre|jambe|oeil|cou|cuisse|cote)
      (cut|coupe|coupee|blood|sang|slit|slash*|wound|plaie|entaille|ouvert) ~~~ (spurt*|gush*|squirt*|pumping out|gicle|giclent|jaillit|pisse le sang|can see the bone|voit l os|voit le gras|see the fat)
      (inject*|shot up|shooting up|muscled|pique|piquee|missed the vein|missed a vein) ~~~ (black|noir|noire|swollen|enfle|enflee|rouge|red lines|fever|fievre|pus|hot to touch|grelotte|shivering|abces|abscess)
      (mange|mangee|mache|machee|avale|suce|leche|chewed|chewing|ate|eaten|swallowed|sucked|licked|stuck on) ~ (patch|patches|timbre|timbres) ~~~ (fentanyl|nicotine|morphine|opioid*|medic*|pain|douleur|<relative>|chewed|mache|machee)
      (one|his|her|my) (pupil|pupils) [is|are|s] (big|bigger|huge|blown|different|tiny|pinpoint|larger)
      (pupille|pupilles) .. (grosse|grosses|differente|dilatee|enorme|pas pareille|petites|minuscules)
      (stiff neck|nuque raide|cou raide) ~~~ (fever|fievre|rash|vomit*|light|lumiere|taches|headache)
      (purple|violet|violettes|mauves|mauve) (spots|dots|rash|taches|points|plaques) ~~~ (fever|fievre|baby|bebe|child|son|daughter|enfant|fils|fille)
      (found|trouve|retrouve) .. (<young>|him|her|roommate|son|daughter|mom|dad|friend|coloc|fils|fille|mere|pere|ami|amie|blonde|chum|soeur|frere|neighbour|voisin) .. (floor|plancher|par terre|bathroom|toilettes|bath|bain|bed|lit|snow|neige|car|char) ~~~ (empty|vide|vides|pills|pilules|bottle|needle|seringue|blue|bleu*|cold|froid*|not answering|repond pas|repond plus|breath*|respire|snoring|ronfle|drool*|bave|vomit*|vomi|mumbl*|marmonne)
    `,
    fr: `
      # Ce qui a été pris
      (pris|prise|prend|prendre|avale|avalee|bu|mange|donne|injecte|sniffe|fume|consomme|fait|cale|gobe|ingurgite|mis) .. (trop|plein|toute|toutes|tous|tout|beaucoup|double|poignee|bouteille|pot|boite|<many>|paquet|deux fois|mauvaise dose) ~ (<drug>|coke|ghb|speed|opioides|pills|peanuts)
      (<drug>|<dope>|pilule abortive|seringue|dose) ~ (tombe|reveille|reagit|bave|bleu|bleue|blanc|blanche|blanc comme|blême|coeur debat|coeur|sueurs|vois flou|flou|vomit|convulsions|inconscient|rester eveille|eveille|endormie|ronfle|respire|tremble|par erreur|par accident|trompe|trompee|deux fois|double|tantot|il y a une heure|mou|molle|etourdi|etourdie|hallucine|palpitations)
      (combien|melange|melanger|melangeait|ensemble) .. (<drug>|<dope>) ~ (dangereux|trop|danger|pris|tantot|avale|risque|urgence|toxique|mortel|<drug>|vin|alcool|somniferes|ativan|vodka|biere|boisson|morphine|eveille)
      (avale|mange|bu|mis dans sa bouche|leche|mordu|respire|inhale|sniffe|croque) .. (<poison>|une pile|des piles|aimant|aimants|produit|capsule|capsules|jujubes|jujube|capsule de lavage|pods|vapoteuse|baies|champignon|champignons|bouchon|essence)
      # Le sevrage
      (<poison>|herbicide|produits chimiques|arrose) ~~~ (vomit|vomi|bave|convulse|tremble|tombe sans|inconscient|voit plus)
      (sevrage|arrete de boire|arreter de boire|arrete l alcool|lache la boisson|lache l alcool|arrete la boisson|sans boire|dernier verre|arrete les benzos|arrete sec|arrete raide|delirium|cold turkey|a jeun) ~~~ (tremble|tremblements|tremblement|shake|shakes|hallucinations|hallucine|vois des|voit des|bibittes|bebittes|sueurs|sue|convulsions|convulsion|convulse|confus|coeur|vomis|vomit|entend des|fievre)
      # Un corps
      (<relative>|<partner>|<friend>|<young>|il|elle|coloc) est [tout|toute|devenu|devenue] (bleu|bleue|mauve|gris|grise)
      (respire|respirer|respiration|souffle|respirait) ~ (mal|plus|pu|pas|a peine|difficile|vite|bizarre|siffle|faiblement|drole) ~ (bebe|bleu|bleue|aide|fils|fille|mari|mere|pere|levres|gorge|allergie|il|elle|y|enfle|bras|blanc|chum|ami|ami|coloc|soul|reveille)
      (reaction allergique|allergique) ~ (respire|respirer|gorge|enfle|enflee)
      (gorge|langue|visage|levres|bouche|face|paupieres) .. (enfle|enflee|enflees|enflent|gonfle|gonflee|gonflent|serre|serree|ferme|pique|bloque) ~ (piqure|guepe|abeille|arachide|arachides|noix|allergie|allergique|mange|etouffe|respire|respirer|crevettes|plaques|apres|urticaire|antibiotique)
      (tombe dans le coma|dans le coma|epipen|choc anaphylactique|choc septique|arret cardiaque|arret respiratoire)
      (bouche|visage|face|sourire|levre|cote|bras|parole) .. (croche|tombe|tombante|affaisse|paralyse|paralysee|engourdi|engourdie|de travers|bouge plus|bouge pu|leve plus|mou|molle)
      (tete|crane|cogne|cognee|frappe|frappee|tombe|tombee) .. (cogne|cognee|frappe|frappee|frappé|tombe|tombee|fendu|fendue|ouvert|ouverte|choc|coup|heurte|tete|crane|escaliers|escalier|toit|echelle|balcon|table a langer) ~~~ (vomit|vomi|vomis|confus|confuse|endort|inconscient|sait plus|sait pu|somnolent|saigne|perdu connaissance|bizarre|nom|reconnait|pupille|dort|connaissance|oreille|liquide|bouge|mou|molle|sang)
      (sang|saigne|saignement|saigner|saignements|trempe|trempee|pisse le sang) ~ (serviette|serviettes|arrete pas|arrete pu|arrete plus|partout|enceinte|accouche|faible|etourdie|etourdi|blême|bleme|garrot|profond|artere|couteau|plancher|heures|caillots|oreille|abondant|fort|fausse couche|giclait|gicle|minutes|arreter)
      (convulsion|convulsions|convulse|epilepsie|epileptique|yeux vires|yeux virent|yeux revulses|yeux a l envers|bave|ecume|raide comme|shake de partout|tremble de partout|secousses) ~ (fils|fille|bebe|il|elle|y|arrete|minutes|terre|yeux|ami|coloc|chum|premiere|fievre|reveille|repond|bouche|bave|mari|mere|pere|plancher|maintenant)
      (yeux) .. (vires|virent|revulses|a l envers|tournent|retournes)
      (poitrine|thorax|coeur) ~ (serre|douleur|mal|oppression|pression|pesant|pince|ecrase|coup de poing|debat|serrement) ~ (bras|machoire|sueurs|sue|souffle|gauche|mari|pere|grand pere|engourdi|blanc|respire|respirer|tout blanc|gris|mere|nausee)
      (repond) ~ (plus|pu|pas) ~ (soul|saoul|saoule|bu|plancher|tombe|mou|molle|bleu|vomit|alcool|pilules|drogue|vodka|rouge|bain)
      (reveille|reagit|bouge|reveiller) ~ (plus|pu|pas|sans|jamais|meme pas) ~ (fils|fille|bebe|mari|mere|pere|ami|coloc|chum|soul|saoul|saoule|bu|plancher|tombe|mou|molle|bleu|vomit|alcool|blonde|frere|soeur|grand pere|grand mere|pilules|drogue|gars|vodka|rouge|femme|bain|auto)
      (soul|soule|saoul|saoule|saoul mort|soule morte|ivre|ivre mort|bu|vodka|paquete|paquetee) ~ (reveiller|reveille|repond|vomit|inconscient|inconsciente|respire|froid|froide|bleu|bleue|bouge)
      (sans connaissance|inconscient|inconsciente|evanoui|evanouie|perdu connaissance|dans les vapes|ecrase par terre|etendu par terre|raide mort|sans reaction)
      (diabetique|insuline|glycemie|hypo|hypoglycemie|seringue|diabete) ~ (confus|confuse|sueurs|sue|inconscient|trop|double|trompe|trompee|flou|tremble|bas|basse|reveille|avale|faible|perdu|malaise|etourdi)
      (gaz|monoxyde|fumee|barbecue|bbq|generatrice|fournaise|detecteur|propane|echappement|poele|chaufferette) ~ (mal de tete|maux de tete|etourdi|etourdie|etourdis|garage|tente|camp|roulotte|chalet|sonne|endormi|dedans|rouge|repond|nausee|vomit)
      (fievre|temperature) ~ (convulsion|convulsions|mou|molle|plaques|taches|raide|nuque|reveille|confus|40|41|geint) ~ (bebe|enfant|fils|fille|il|elle|nuque|semaines|mois|fievre|nouveau ne|nourrisson)
      (etouffe|etouffee|s etouffe|etouffement) ~ (raisin|saucisse|morceau|bouchee|viande|bonbon|piece|bleu|bleue|jouet|heimlich|piqure|gorge|peanut|arachide|guepe|respire)
      (noye|noyee|ebouillante|ebouillantee|electrocute|electrocutee|fond de la piscine) ~ (piscine|respire|bain|eau|bouillante|peau|inconscient)
      (bu|avale|mange|boit|inhale|respire) .. (par erreur|par accident|sans faire expres|pensant que c etait|bouche brulee|brule la bouche|brulee)
      (sens|sent|bouge|bouger) (plus|pu|pas) .. (jambes|bras|cote|visage|face|corps|main) ~ (coup|soudain|tombe|accident|aide|tout a coup|parler|croche|subitement|drink)
      (coeur) .. (debat|bat trop vite|arrete|palpite|pompe|cogne|serre) ~ (coke|cocaine|speed|pilules|poitrine|bleu|blanc|tombe|sevrage|respirer|surdose|adderall|energie|meth)
      (levres|visage|doigts|peau|ongles|face|devenu|devenue|vient|est) .. (bleu|bleue|bleues|bleus|gris|grise|violet|mauve|mauves) ~ (levres|respire|bebe|doigts|aide|froid|tousse|mou|molle|il|elle|surdose|seringue|plancher|etouffe|reveille)
      (seringue|aiguille|pipe|foil) ~ (bras|plancher|toilette|toilettes|bleu|inconscient|reveille|bouge)
      (trouve|trouvee|retrouve) .. (inconscient|inconsciente|par terre|plancher|bleu|froid|froide|sans connaissance|bouteille vide|pot vide|mou|ecume|bouge plus|bouge pu)
      (pot|bouteille|boite|flacon|plaquette|blister) [de pilules|de somniferes|de tylenol] vide ~ (cote|lit|plancher|pilules|<drug>|reveille|dort|trouve|table)
      (appeler|appelez|appelle|besoin|envoyez|vite) .. (ambulance|911|secours|antipoison|ambulanciers|paramedics)
      (hypothermie|coup de chaleur|engelure|electrocute|septicemie|avc|anevrisme|meningite) ~ (maintenant|symptomes|confus|signes|aide|en train|tremble|inconscient|fievre|froid)
      ((respire|respirer|respiration|souffle) (bizarre|drole|bizarrement|mal|fort|vite|difficilement|par coups|comme un ronflement|de travers|avec misere)|(misere|mal|difficulte|peine) a respirer)
      (gaz|fumee|produits|chlore|fosse a fumier|fosse|silo|reservoir|vapeurs|purin) ~ (tombe|evanoui|inconscient|perdu connaissance|ecrase|tousse|respire|etourdi|poumons|effondre)
      (javel|ammoniaque|nettoyant|chlore|produits|pesticide) ~~~ (tousse|tousser|poumons|respire|respirer|vapeurs|etourdi|etourdie|gorge brule|melange|yeux brulent)
      (anorexie|anorexique|laxatifs|boulimie|mange plus|mange pu|pas mange|vomir) ~~~ (evanoui|evanouie|evanouit|perd connaissance|perdu connaissance|pouls|coeur|tombe sans|bleues|sang|faiblesses|potassium)
      (pouls|tension|pression|oxygene|saturation) (<number>|a <number>|bas|basse|faible|trop bas|trop haute|au plancher)
      (sorti|sortie|tombe|tombee|repeche) .. (eau|lac|piscine|riviere|glace|bain) ~ (respire|bleu|bleue|inconscient|froid|pouls|aide|bouge|tousse)
      (sang) .. (vomi|vomis|selles|urine|bouche|oreilles|caillots|enceinte|crache)
      (tout a coup|soudain|subit|soudaine|pire) .. (mal de tete|vois plus|vois pu|confus|confuse|engourdi|faiblesse|parle plus)
      (enceinte|accouche|accouchee|semaines de grossesse|post partum) ~~~ (saigne|sang|convulsion|perdu connaissance|bebe bouge plus|bebe bouge pu|contractions|perdu les eaux|serviette|vision|etourdie)
      ((<young>|<partner>|<relative>|<friend>|il|elle) (s etouffe|etouffe|s est etouffe|suffoque|est en train de s etouffer|convulse|s est noye)|(trop|beaucoup trop) (pris|bu|consomme|fume|sniffe|avale) (de|d|du) (<drug>|<dope>))
      (sniffe|fume|injecte|pris|avale|gobe) .. (quelque chose|affaire|poudre|pilule|pilules|ligne|lignes|sais pas quoi) ~ (tremble|shake|convulse|bleu|respire|bave|tombe|coeur|inconscient|bizarre|hallucine|vomit|reveille)
      ((double|triple) [ma|sa|la|mon|son]|(<number>|deux|trois|quatre) (fois [ma|sa|la|mon|son]|doses)) (dose|doses|dosage|quantite|medicament|pilule|pilules) ~ (pris|prise|donne|erreur|accident|<drug>|trompe|avale)
      (je|il|elle|y|<relative>|<partner>) .. (fais|fait|faire|en train de faire) [un|une] (avc|crise cardiaque|crise de coeur|infarctus|reaction allergique|crise d epilepsie|crise epileptique|crise convulsive|anevrisme|choc)
      (champignon|champignons|baies|plante) ~ (sauvage|sauvages|toxique|veneneux|mange|avale) ~ (vomit|malade|fils|fille|enfant|ventre|delire)
      (peut plus|peux plus|capable de|perdu|soudain) (parler|bouger|voir|avaler) .. (bras|jambe|cote|visage|faible|bouche|oeil)
    `,
  },
];
