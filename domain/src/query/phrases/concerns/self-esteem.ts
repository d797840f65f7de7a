import type { PhraseGroup } from '../../lexicon.ts';

export const SELF_ESTEEM: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Self-Esteem'] }],
  en: `
    (self esteem|self worth|self confidence|confidence|confident|low self esteem|insecure|insecurity|self image|self love|self acceptance|inferiority|inferior|imposter syndrome|impostor syndrome|imposter|impostor|perfection*|self critic*|inner critic|shame|ashamed|guilt|assertive*|assertion|self doubt|doubt myself|worthless*|self respect|self hatred|self loathing|personal growth|self discovery|self improvement|body confidence)
    (hate|hates|hating|don t like|dislike|disgusted with) (myself|himself|herself|themselves|who i am|the way i look)
    (not|never) (good enough|smart enough|enough|confident|pretty enough|worthy)
    (feel|feeling|feels|think i m) (inferior|like a fraud|like a loser|like a failure|ugly|stupid|worthless|not good enough|unlovable|insecure|inadequate|judged|ashamed)
    (believe in|love|accept|trust|find) myself
    (no|lack of|low|boost|build|gain|zero) (confidence|self esteem|self confidence|self worth)
    <child> (has no confidence|lacks confidence|has low self esteem|thinks he is stupid|thinks she is stupid|hates himself|hates herself)
    (compare|comparing) myself [to others]
    (hate|hates|dislike|can t stand) (how|the way) (i|she|he) (look|looks|am|is)
    (see|saw) (garbage|a monster|someone ugly|nothing) [in the mirror]
    (look|looking) in the mirror
    (everyone|everybody|nobody|people|they) [at school] (hates|hate|likes|laugh at|make fun of) me
    (self esteme|self asteem|selfesteem|selfworth|self concept|low confidence|underconfident|unconfident|insecur*|self critical|self conscious about my looks|inferiority complex|impostor*|perfectionist|perfectionism|perfectionnist|people pleasing and guilt|shameful|ashamed of|not worthy|unworthy|inadequate|inadequacy|loser|a failure|disappointment|fat and ugly|ugly|hideous|unattractive|ugly duckling|acne|small penis|jealous of everyone|comparing|instagram makes me feel|inner child|harsh on myself|hard on myself|beat myself up|beating myself up|second guess*)
    (hate|hates|hating|loathe|can t stand|disgusted by|don t like|doesn t like|despise) (myself|herself|himself|themself|my life and myself|my face|my nose|my skin|what i see in the mirror|who i am|who i ve become|how i look|how she looks|how he looks|my reflection|the way i look|the mirror|being me|looking in the mirror)
    (feel|feeling|feels|felt|think|thinks|believe|i m|im|she s|he s|am) [like] [i m|i am|he s|she s|he is|she is] [so|not] (a failure|a fraud|a loser|a disappointment|an imposter|an impostor|ugly|stupid|dumb|worthless|inferior|inadequate|not enough|good enough|not good enough|never enough|unlovable|unworthy|too much|not smart|fake|insecure|less than|beneath everyone|a fake|a burden to others|weird looking)
    (never|not|nothing i do is|don t feel) (good enough|enough|pretty enough|smart enough|thin enough|man enough|worthy|deserving|confident)
    (no|low|zero|lost|losing|lack|lacking|lacks|build|building|boost|rebuild|regain|improve|gain|increase|poor) [my|of|in|all|her|his] (confidence|self esteem|self confidence|self worth|self respect|self belief|faith in myself)
    (love|accept|accepting|believe in|be kind to|forgive|trust|value|respect|stand up for|assert|find|know) (myself|yourself|who i am)
    (compare|comparing|compares) (myself|herself|himself) [to|with] [everyone|others|other girls|people]
    (stand|standing|speak|speaking) up for (myself|himself|herself)
    (need|needing|seek|seeking|crave) (validation|approval|reassurance) [from]
    (guilt|shame) (about|over|for|all the time|is eating me)
    (pass|look in|see|avoid|avoiding|stand) [a|the|any] (mirror|mirrors)
    (new job|promotion|at work) (imposter|impostor) [syndrome]
    (jealous|envious) of (my friends|my sister|her sister|everyone|other girls|other women)
    (lost|losing|no|zero|lack|low|gain|build|rebuild) [my|all|of|his|her] (confidence|self confidence|self worth)
    (compare|compares|comparing) (myself|herself|himself) (to|with)
    (feel|feeling) like (a fraud|an imposter|an impostor|a phony|a loser|a fake)
    (i|he|she) (lie|lies|lied|lying) about (everything|small stuff|little things|who i am)
  `,
  fr: `
    (estime de soi|confiance en soi|confiance en moi|amour de soi|acceptation de soi|affirmation de soi|m affirmer|s affirmer|estime|insecure|insecurite|complexe|complexe d inferiorite|syndrome de l imposteur|imposteur|perfectionn*|autocritique|honte|culpabilite|culpabilise|coupable|gene de moi|doute de moi|douter|me devalorise|devalorisation|haine de soi|image de soi|connaissance de soi|croissance personnelle|developpement personnel)
    (me|se) (deteste|hais|trouve nul|trouve nulle|trouve laid|trouve laide|devalorise|compare aux autres|sens nul|sens inferieur|trouve moche|trouve pas bon)
    (manque|pas|perte|aucune|perdu|plus) [de|d|ma] (confiance|estime|confiance en moi|confiance en soi)
    (pas|jamais) (assez bon|assez bonne|a la hauteur|assez bien|a ma place)
    (croire en|m aimer|m accepter|me faire confiance|avoir confiance) [moi|comme je suis]
    <child> (manque de confiance|n a pas confiance|se trouve nul|se trouve nulle|se devalorise|a une faible estime)
    (haïs|hais|deteste|aime pas) (ma face|mon visage|mon physique|comment je suis|de quoi j ai l air|ce que je suis)
    (me regarde|regarder) dans le miroir
    (tout le monde|les autres|personne) (rit|rient|m haït|me deteste|m aime|niaise) (de moi|moi|pas)
    (hais|haïs|aime pas|deteste) [la|ma|mon|le] (face|corps|visage|physique)
    (confiance|estime de moi|faible estime|manque d estime|manque de confiance|doute de soi|doutes|je doute de moi|jamais satisfait|imposture|syndrome d imposteur|perfectionnisme|perfectionniste|exigeant avec moi meme|culpabilis*|coupable de tout|honteux|honte de moi|complexe*|complexes physiques|inferieur|moins que rien|bon a rien|pas belle|laide|moche|affreuse|acne|pas assez bonne|jamais assez|pas a la hauteur|minable|nul|poche en tout|m accepter|s accepter|me juge|me critique sans arret|trop dure envers moi|trop dur avec moi|dure avec moi meme|mes insecurites|enfant interieur)
    (je|me|m|se|s) [me|m] (trouve|trouvais|sens|sent|vois|pense|crois|juge) [toujours|tellement|vraiment|trop|pas] (laide|laid|nul|nulle|poche|moche|inferieur|inferieure|pas belle|pas beau|pas bon|pas bonne|incompetent|incompetente|stupide|niaiseux|niaiseuse|pas a ma place|pas assez|pas a la hauteur|comme une merde|comme un imposteur|ridicule|bon a rien|bonne a rien|plate|insignifiante|inutile au travail)
    (deteste|hais|deteste|aime pas|haïs|haïr|degoutee|degoute|supporte plus|honte de) (me voir|moi meme|mon reflet|qui je suis|ma face|mon nez|ma peau|me regarder|me voir dans le miroir|ce que je vois|mon visage|ma personne|comment je suis)
    (reprendre|retrouver|avoir|manquer|manque|batir|gagner|regagner|perdu|perdre|zero|aucune|developper|augmenter|ameliorer|rebatir|travailler) [de|en|ma|mon|sa|un peu|plus de] (confiance|estime|estime de soi|estime de moi|confiance en moi|confiance en soi|assurance|confiance en elle|confiance en lui)
    (me|se) (compare|comparer|rabaisse|rabaisser|critique|juge|sous estime|devalorise|denigre|mepriser|tape sur la tete) [aux|a] [autres|tout le monde]
    (prendre|occuper) (ma place|sa place)
    (apprendre|arriver|reussir|capable) [a|de] (m aimer|m accepter|me pardonner|me respecter|croire en moi|me faire confiance|m affirmer|dire ce que je pense|me choisir|prendre ma place)
    (peur|crainte) (de|d) (decevoir|ne pas etre a la hauteur|pas etre a la hauteur|pas etre assez|mal faire|me tromper)
    (evite|eviter|regarde|passe devant) (les|le|un) (miroirs|miroir)
    (jaloux|jalouse) de (ma soeur|mon frere|mes amies|mes amis|tout le monde)
    (perd|perds|perdu|perdre|manque|manques|aucune|zero|plus|retrouver|reprendre) [de|ma|toute] confiance [en] [moi|lui|elle]
    (me|se) compare (a|aux|avec|tout le temps|sans arret)
    (me|se) (trouve|vois|sens) (laid|laide|moche|nul|nulle|poche|stupide|conne|bete|incompetent|incompetente|imposteur)
  `,
};
