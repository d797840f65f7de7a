import type { PhraseGroup } from '../../lexicon.ts';

export const SLEEP: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Sleep and Insomnia'] }],
  en: `
    (insomni*|sleep|sleeping|sleepless*|cbt i|cbti|sleep apnea|apnea|nightmare|night terrors|sleepwalk*|bad dreams|sleep problems|sleep disorder|sleep hygiene|restless legs|narcolepsy|melatonin|sleeping pills|circadian|shift work|jet lag)
    (can t|cannot|can not|cant|trouble|hard to|unable to|don t|not|difficulty|struggle to|won t|doesn t|never) (sleep|sleeping|fall asleep|falling asleep|stay asleep|staying asleep|get to sleep|get any sleep|sleep through the night|sleep at night)
    (wake|waking|wakes|awake|woke) (up|) [all|at|in] [the|] (night|3 am|4 am|middle of the night|every night|early|tired|screaming)
    (up all night|tossing and turning|lying awake|awake at night|no sleep|lack of sleep|sleep deprived|not sleeping|poor sleep|bad sleep|always tired|exhausted but can t sleep)
    <child> (won t sleep|doesn t sleep|has nightmares|wakes up|can t sleep|is afraid of the dark|has night terrors|won t sleep alone|sleeps in my bed)
    (insomnia*|insomiac|slept|sleep issues|sleep trouble|sleep doctor|sleep schedule|sleeplessness|sleep anxiety|sleep paralysis|restless nights|restless sleep|nightmare disorder|up at 3|up at 4|sleep coach|sleep specialist|night sweats and nightmares|night owl|grinding my teeth)
    (haven t|havent|hasn t|not|didn t|barely|never) (slept|sleep|sleeping|been sleeping) [well|properly|in days|in weeks|in months|right|good|much]
    (stare|staring) at the ceiling
    (3|4|2|three|four|two) (am|a m) [and] (awake|wide awake|again|can t sleep|still up|thoughts|every night)
    (toss|tossing) and (turn|turning)
    (sleep|slept|sleeping) (2|3|4|two|three|four|<number>) hours
    (only|maybe) <number> hours [of] sleep
    (brain|mind) won t let me sleep
    (scared|afraid|anxious) (to|of|about) (sleep|going to sleep|falling asleep|go to sleep|bedtime|sleeping alone)
    (wake|wakes|woke|waking) (up) (every|at|in a panic|in a sweat|sweating|crying|screaming|5 times|several times|too early|exhausted|all night)
    (sleeping|sleep) (pills|meds|aids|tablets)
    (need|want|get|wish for) [some|a good] (sleep|night s sleep|rest at night)
    (shift|night) (worker|work|shifts) [and] [can t] sleep*
    (bad|vivid|recurring) (dreams|dream|nightmares)
    (won t|doesn t|refuses to|can t) (sleep alone|sleep in his bed|sleep in her bed|sleep in own bed|sleep through|stay in bed|go to bed|go to sleep)
    (bedtime|night) (battles|terrors|problems|fears|waking|anxiety)
    (spouse|husband|wife|partner) snores
    (pacing|awake|up) [all] (at night|till 4|till dawn|until 5 am|all night)
    (cpap|restless legs|restless leg syndrome|obstructive sleep apnea)
  `,
  fr: `
    (insomni*|sommeil|dormir|dors|nuits blanches|cauchemar|terreur nocturne|somnambul*|apnee|apnee du sommeil|hygiene du sommeil|tcc i|somniferes|melatonine|travail de nuit|quart de nuit|trouble du sommeil|narcolepsie|jambes sans repos)
    (pas|plus|mal|peu|jamais|incapable de|n arrive pas a|n arrive plus a|arrive pas a|du mal a|de la misere a|difficulte a|capable de) (dormir|dors|m endormir|s endormir|me rendormir|trouver le sommeil|fermer l oeil|dormir la nuit)
    (je|il|elle|on) dors (pas|plus|mal|peu)
    (reveille|reveil|reveils|me reveille|se reveille|me leve) [la|en|au milieu de la|a|toutes les] (nuit|nuits|nocturnes|3 h|4 h|pleine nuit|matin fatigue)
    <child> (ne dort pas|dort mal|fait des cauchemars|se reveille|a peur du noir|ne veut pas dormir|fait ses nuits pas|dort pas)
    (tourne|tourner|tournant) dans mon lit
    (insomnie chronique|dort pas|dors pas|dormait|dormons|dormi|dorme|dorment|sommeil leger|sommeil perturbe|somnole|endormir|rendormir|s endort|m endors|paralysie du sommeil|reveils nocturnes|clinique du sommeil|nuits ecourtees|manque de sommeil|couche tard|grince des dents|horaire de nuit)
    (pas|plus|pu|jamais|a peine) (dormi|dormir|ferme l oeil|dors) [depuis|de la nuit|bien|assez]
    (dors|dort|dormir|dormi|dormais) (2|3|4|<number>|deux|trois|quatre) heures
    (compte|compter) les moutons
    (fixe|regarde|fixer) le plafond
    (3 h|4 h|trois heures|quatre heures|3 heures|4 heures) du (matin|mat)
    (yeux|oeil) (ouverts|grand ouverts|grands ouverts|ouvert) (la nuit|toute la nuit|a 3 h|a 4 h)
    (reveille|reveiller|reveil|debout) (a|aux|toutes|chaque|vers) (3|4|3 h|4 h|deux heures|nuit|trois heures|quatre heures)
    (pilules|medicaments|gouttes) pour dormir
    (peur|angoisse) (de|d) (dormir|m endormir|aller me coucher|me coucher|dormir seul|dormir seule)
    (cauchemars|reves|mauvais reves) (toutes les nuits|recurrents|chaque nuit|la nuit|de la guerre|violents)
    (veut|veux) (pas|plus) (dormir|se coucher|dormir seul|dormir seule|dormir dans son lit|dormir dans sa chambre)
    (passe|passer) (des|mes|la) (nuits|nuit) (blanches|blanche|debout|a penser|sans dormir)
    (mauvaises|courtes) nuits
    ronfle
  `,
};
