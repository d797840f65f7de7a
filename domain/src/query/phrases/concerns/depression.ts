import type { PhraseGroup } from '../../lexicon.ts';

export const DEPRESSION: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Depression'] }],
  en: `
    (depress*|sad|sadness|unhappy|miserable|hopeless|hopelessness|worthless|empty|emptiness|numb|numbness|melancholy|dysthymia|mdd|low mood|mood|moody|mood swings|mood disorder|seasonal affective|seasonal depression|winter blues|winter depression|blues|the blues|feeling blue|gloomy|joyless|anhedonia|despair|heavy heart)
    (feel|feeling|felt) (down|low|sad|empty|numb|hopeless|worthless|nothing|flat|dead inside|lost|stuck|like a failure|like giving up|like crap|like shit|alone|useless|helpless|overwhelmed and sad)
    (no|lost|lack of|zero|without) (energy|motivation|interest|joy|hope|drive|purpose|will|appetite)
    (can t|cannot|don t want to|don t|struggle to|hard to) (get out of bed|get up|shower|eat|enjoy anything|feel anything|be happy|care anymore|do anything|leave my bed|function|cope anymore)
    (crying|cry|cries|weep*|tearful|tears) [all the time|every day|for no reason|a lot|at night|constantly|non stop|easily]
    (nothing|everything) (matters|makes me happy|feels pointless|seems pointless|is pointless|interests me|is too much|sucks|brings me joy)
    (life|everything|it all) (is|feels|has) (meaningless|pointless|hopeless|empty|no meaning|grey|too hard|worthless|not worth it)
    (lost interest|losing interest|don t care anymore|given up|giving up|no point|what s the point|no reason to live)
    (sleep|sleeping) (all day|too much)
    (hate|tired of) (my life|everything|living like this)
    (lonely|loneliness|isolated|isolation|no friends|feel alone|all alone|withdrawn|withdrawing|cut off)
    (treatment resistant|major|clinical|postnatal|chronic|bipolar) depression
    (my|a) <child> (is sad|is depressed|cries all the time|is withdrawn|doesn t talk|stays in room|has no friends|is isolating)
    (dark place|dark hole|black hole|rock bottom|hit bottom|breaking point|breakdown|mental breakdown|falling apart|fall apart)
    (antidepressant|antidepressants|ssri|zoloft|prozac|cipralex|effexor|off my meds)
    (haven t|havent|can t|cannot|don t|won t|never|stopped|barely) (left|leave|leaving|get out of|getting out of|got out of) [my|the|his|her] (bed|room|house)
    (in|stay in|stuck in|stays in|lie in|lying in) bed (all day|for days|every day)
    (don t|dont|can t|do not|no longer) (see|find) (the|a|any) (point|purpose|reason|meaning)
    (just|she|he|only) (sits|lies|stares) there
    (feel|feeling|been) (so|really|pretty) (down|low)
    (nobody|no one) (cares|likes me|loves me|would notice|understands me)
    (don t|doesn t) (laugh|smile|talk|go out|see anyone) anymore
    (going|go) through the motions
    (everyday|every day) is the same
    (sleep|sleeps) all day
    (gave|given|giving) up on (life|everything|myself)
    (life|it) (is|s|has) (gone|dark|grey|over)
    a burden [to everyone|on my family]
    what s the point
  `,
  fr: `
    (depress*|deprim*|deprime|deprimee|triste|tristesse|malheureux|malheureuse|desespoir|desespere|desesperee|vide|vide interieur|melancoli*|morose|abattu|abattue|decourag*|dysthymi*|humeur|sautes d humeur|trouble de l humeur|trouble affectif saisonnier|depression saisonniere|blues|cafard|spleen|mal de vivre|mal etre|mal dans ma peau|idees sombres|antidepresseur*)
    (je me sens|se sent|me sens|sentiment d etre|sentir) (vide|triste|seul|seule|nul|nulle|inutile|perdu|perdue|mal|eteint|eteinte|a terre|bas|comme un echec|bon a rien|sans valeur)
    (pas|plus|manque|perte|aucune|perdu) [de|d|ma|mon|toute] (energie|motivation|interet|joie|espoir|gout a rien|gout de vivre|appetit|envie|plaisir|gout de rien)
    (plus|pas) (le gout|envie|de gout) [de|a] [rien|vivre|quoi que ce soit]
    (pas|plus|incapable|n arrive pas a|n arrive plus a|de la misere a) [capable|de|d] (sortir du lit|me lever|me laver|rien faire|fonctionner|ressentir|avoir du plaisir)
    (pleure|pleurer|pleurs|larmes|braille|brailler) [tout le temps|pour rien|sans raison|souvent|sans arret|tous les jours]
    (rien|tout) (ne me tente|m interesse|n a de sens|est gris|m ecoeure|va mal|est lourd|m est egal|me tente plus)
    (la vie|ma vie|tout) (n a pas de sens|n a plus de sens|est vide|est grise|est trop dure|ne vaut rien)
    (seul|seule|solitude|isole|isolee|isolement|pas d amis|personne a qui parler|renferme|renfermee|repli)
    (je file|filer|file) (pas|un mauvais coton|mal)
    (au fond du|touche le|le) (trou|fond|baril|gouffre)
    (dans le|au fond du) (trou|noir)
    (broyer|broie) du noir
    (mon|ma) <child> (est triste|est deprime|pleure tout le temps|s isole|ne parle plus|n a pas d amis|reste dans sa chambre)
    (effondre|effondree|je craque|craquer|je m effondre|a bout|au bout du rouleau moral)
    (pu|plus) envie de rien
    (plus|pas) [le|de] (gout de rien|gout de vivre|gout a rien|envie de rien|envie de sortir|gout de me lever)
    (dans|reste dans|toujours dans) (mon|son) lit
    (sors|sort|sortir|rit|ris|ri|souris) plus
    (je|il|elle) (sort|sors|rit|ris|parle|bouge) plus
    (me sens|sentir|se sent) (rien|comme de la marde|comme un moins que rien|de trop|a part|loin de tous)
    (a|au) (terre|plus bas|bout de mes forces|fond)
    (personne) (m aime|me comprend|tient a moi|s en rend compte)
    (je sers|sert) a (rien|quoi)
    (tourne|tourner|tourne en) rond
    (un poids|un fardeau) pour (tout le monde|ma famille|les autres)
    les journees sont (longues|toutes pareilles)
    (a quoi bon|ca sert a rien|ca donne rien|a quoi ca sert)
    (regarde|pense a) (la poutre|le pont|les rails|la corde)
    dettes jusqu au cou
  `,
};
